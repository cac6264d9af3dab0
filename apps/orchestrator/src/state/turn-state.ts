import type {
  AgentContext,
  Handoff,
  Mode,
  ModelCall,
  Plan,
  Assignment,
  ShownEntity,
  TurnBrief,
  TurnStatus,
  Understanding,
  WireError,
} from '@alfred/contracts'
import type { z } from 'zod'
import type { KeptArtifact } from '../memory/artifacts.ts'
import type { Goal } from '../memory/constraints.ts'
import type { Session } from '../memory/session.ts'
import type { ConversationState } from '../memory/conversation-state.ts'
import type { RefRegistry } from '../memory/registry.ts'
import type {
  agentAddressSchema,
  frameSchema,
  Offer,
  openDecisionSchema,
  StoredPending,
  stepStateSchema,
} from '../memory/stored-pending.ts'
import type { Node } from './transitions.ts'
import type { LookBack, ReadWork, TurnRecord } from './turn-record.ts'

/**
 * A sentence about what happened: a success or a failure, a change or only a read. `isKept`: it says what was kept of the
 * person.
 */
export type Fact = { text: string; isFailure: boolean; isChange: boolean; isKept?: boolean }

export type { Offer }
export type AgentAddress = z.infer<typeof agentAddressSchema>
export type OpenDecision = z.infer<typeof openDecisionSchema>
export type StepState = z.infer<typeof stepStateSchema>
export type Frame = z.infer<typeof frameSchema>

/** How a turn ended; the reply reports it and the commit stores it. */
export type Ending = {
  status: Extract<TurnStatus, 'done' | 'partial' | 'blocked' | 'failed' | 'cancelled'>
  error: WireError | null
  /**
   * True for a technical failure of ours, as opposed to a decision that it cannot be done. Reported as an error
   * event when nothing was changed.
   */
  isBreakdown: boolean
  /** A fixed text that code says, such as small talk or a cancelled proposal. */
  said: string | null
  questions: string[]
  options: string[]
  proposal: string | null
  offer: Offer | null
  /** What else was offered, by another agent: it waits behind the offer. */
  behind: readonly Offer[]
}

/** What a part of the message asked, which is put to the person once all parts are done. */
export type Asked = Pick<Ending, 'questions' | 'options'> & { offer: Offer }

/** The state of a running turn. It is made from records alone, so equal records give equal states. */
export type TurnState = {
  /** The mode that the turn runs in: the request's, or plan after an escalation. */
  readonly mode: Mode
  readonly node: Node
  readonly recordsFolded: number
  /** The language in which this turn is worded, as a locale: that of the message once it was read. */
  readonly locale: string
  /** The person's own locale. */
  readonly ownLocale: string
  /** The message to answer: this turn's, or the earlier one that this turn's message answers. */
  readonly message: string
  /** The message of the turn before, where that changed something. */
  readonly changedBefore: string | null
  readonly pending: StoredPending | null
  /** The pending item was answered, dropped or replaced, and ends with this turn. */
  readonly isPendingClosed: boolean
  readonly answered: TurnBrief['answered']
  readonly understanding: Understanding | null
  /** What was read from the message, from which the turn goes on once what it says of the person is kept. */
  readonly understood: Extract<TurnRecord, { kind: 'understood' }> | null
  /** Parts of the message that have not begun, in order. */
  readonly queue: readonly ReadWork[]
  /** What an earlier part of the message asked. */
  readonly asked: Asked | null
  /** A further request behind a yes: it is read once what the yes was for is done. */
  readonly rest: string | null
  /** True while all of the turn's calls were read from the message itself, without a plan. */
  readonly isDirect: boolean
  readonly gathered: Readonly<Record<string, AgentContext>>
  readonly goal: Goal | null
  readonly route: Assignment | null
  readonly agent: AgentAddress | null
  readonly plan: Plan | null
  readonly steps: readonly StepState[]
  /** Suspended plans that called another agent, the outermost first. */
  readonly frames: readonly Frame[]
  readonly agentCalls: number
  readonly replans: number
  /** How often each blocked code came up. */
  readonly blockedTimes: Readonly<Record<string, number>>
  readonly replanBecause: string | null
  /** Failures of a plan that was replaced; the next applied decision clears them, otherwise they are reported. */
  readonly carriedFailures: readonly string[]
  readonly stepsCompleted: number
  readonly stepsPlanned: number
  readonly decisions: number
  readonly facts: readonly Fact[]
  /** The languages in which agents told them. */
  readonly factLanguages: readonly string[]
  /** What steps of kind analyze found: a model's words for later steps, never told as facts. */
  readonly findings: readonly string[]
  /** Sentences that code adds to the reply, whatever a model writes: what was dropped or refused. */
  readonly notes: readonly string[]
  readonly toolsCalled: readonly string[]
  readonly changes: readonly { entity: ShownEntity; op: 'created' | 'updated' | 'deleted' }[]
  readonly artifacts: readonly KeptArtifact[]
  /** The artifacts generated in this turn, and those saved in it. */
  readonly generated: readonly { ref: string; type: string }[]
  readonly savedArtifacts: readonly { ref: string; type: string }[]
  readonly offer: Offer | null
  /** Offers of other agents before that one, which no single yes can answer with it. */
  readonly offersBehind: readonly Offer[]
  /** The cook or brainstorm session, and the handoff when it was left. */
  readonly session: Session | null
  readonly handoff: Handoff | null
  readonly registry: RefRegistry
  readonly modelCalls: readonly ModelCall[]
  /** The request to show or undo earlier changes, if this turn is one; `thenAsk` asks whether what is shown shall be undone. */
  readonly lookBack: (LookBack & { readonly thenAsk?: boolean }) | null
  readonly ending: Ending | null
}

/** The state in which a turn begins: its message and the conversation's state. */
export function initialTurnState(
  { message, mode, locale, ownLocale }: Pick<TurnState, 'message' | 'mode' | 'locale' | 'ownLocale'>,
  conversation: Pick<ConversationState, 'registry' | 'goal' | 'artifacts' | 'pending' | 'session'> &
    Partial<Pick<ConversationState, 'recent_turns'>>,
): TurnState {
  const before = conversation.recent_turns?.at(-1)
  return {
    mode,
    node: 'receive',
    recordsFolded: 0,
    locale,
    ownLocale,
    message,
    changedBefore: (before?.changed?.length ?? 0) > 0 ? (before?.message ?? null) : null,
    pending: conversation.pending,
    isPendingClosed: false,
    answered: null,
    understanding: null,
    understood: null,
    queue: [],
    asked: null,
    isDirect: false,
    rest: null,
    gathered: {},
    goal: conversation.goal,
    route: null,
    agent: null,
    plan: null,
    steps: [],
    frames: [],
    agentCalls: 0,
    replans: 0,
    blockedTimes: {},
    replanBecause: null,
    carriedFailures: [],
    stepsCompleted: 0,
    stepsPlanned: 0,
    decisions: 0,
    facts: [],
    factLanguages: [],
    findings: [],
    notes: [],
    toolsCalled: [],
    changes: [],
    artifacts: conversation.artifacts,
    generated: [],
    savedArtifacts: [],
    offer: null,
    offersBehind: [],
    session: conversation.session,
    handoff: null,
    registry: conversation.registry,
    modelCalls: [],
    lookBack: null,
    ending: null,
  }
}
