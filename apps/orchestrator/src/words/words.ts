import type { Change, ErrorCode } from '@alfred/contracts'

/** The errors that may end a turn and that a person can do something with; others are told as they were thrown. */
export type ToldError = Extract<
  ErrorCode,
  | 'ATTEMPTS_EXHAUSTED'
  | 'DAY_BUDGET_EXCEEDED'
  | 'INTERNAL'
  | 'MODEL_OUTPUT_INVALID'
  | 'MODEL_REFUSED'
  | 'MODEL_UNAVAILABLE'
  | 'NO_AGENT'
  | 'RECIPE_NOT_FOUND'
  | 'TIMEOUT'
  | 'TURN_BUDGET_EXCEEDED'
  | 'UNAVAILABLE'
>

/** A thing that was changed: with its amount, the place where a person finds it, and what is other than before. */
export type ToldChange = { thing: string; isMany: boolean; place: string; difference: string }

/** Everything that the orchestrator says to a person in one language. What an agent did, the agent says. */
export type TurnWords = {
  talk: {
    welcome: string
    goodbye: string
    greeting(example: string | undefined): string
  }
  answering: {
    noLongerOpen: string
    noSuchOption: string
    /** What an edit of a plan takes, for one that takes something else. */
    editsOfPlan: string
    nothingForYes: string
    nothingOpen: string
    tooEarly(asked: string): string
    choose(labels: readonly string[]): string
    left: string
    sayYes(asked: string): string
    letGo(asked: string): string
    replaces(asked: string): string
  }
  asking: {
    /** Of a pack that was opened. */
    opened: string
    changes(what: string, count: number): string
    /** Before something is taken or changed that nobody spoke of. */
    unspoken(things: readonly string[]): string
    save(count: number): string
    undo: string
    redo: string
    /** A request that Alfred suggests, such as what a session of cooking left to be done. */
    doThis(request: string): string
  }
  reply: {
    stopped: string
    notDone(failures: string): string
    unsaved(count: number): string
    options(labels: readonly string[]): string
    nothingChanged: string
    nothingToTell: string
    byTheWay(suggestions: string): string
    notBegun(goal: string): string
    /** A part of the message that was not understood, beside others that were. */
    notUnderstood(part: string): string
    takeCare(objection: string): string
    /** A question that had to wait behind another one. */
    stillOpen(asked: string): string
  }
  /** What was changed, shown or taken back. A thing is told with its amount and what else is told of it. */
  changes: {
    nothingLately: string
    /** What led to changes: a request, a yes, an undo. */
    request(said: string): string
    earlierRequest: string
    yourYes: string
    theUndo: string
    last(by: string, list: string, isUndo: boolean): string
    tookBack(what: string, list: string): string
    takenBackSince: string
    cannotTakeBack(things: readonly string[]): string
    howToUndo: string
    howToRedo: string
    more(count: number): string
    made: Readonly<Record<Change['op'], (change: ToldChange) => string>>
    /** The changes once they were taken back: what was created is gone. */
    undone: Readonly<Record<Change['op'], (change: ToldChange) => string>>
    column(name: string): string
    value(column: string, value: unknown): string
    changed(from: string, to: string): string
    insteadOf(from: string, to: string): string
  }
  failing: {
    notKept(label: string, reason: string): string
    itemNotDone: string
    notCarriedOut: string
    nothingCalled(refs: readonly string[]): string
    stepsNamedAlike: string
    nobodyToWrite: string
    /** A part of the message that no agent does. */
    nobodyFor: (goal: string) => string
    uncertain: string
    overBudget(of: 'steps' | 'decisions'): string
    wentWrong(isSomethingDone: boolean): string
    wentWrongAtEnd: string
    storedChange(label: string, op: 'created' | 'updated' | 'deleted'): string
    /** Of errors that are thrown with an English sentence; null in English, where that sentence is told. */
    errors: Readonly<Record<ToldError, string>> | null
  }
  progress: {
    understand: string
    keep: string
    route: string
    think: string
    act: string
    reply: string
    resumed: string
    escalated: string
    waiting: string
  }
}
