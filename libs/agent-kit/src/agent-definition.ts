import type {
  ActDecision,
  ActRequest,
  AgentContext,
  Announcement,
  Conflict,
  FastPath,
  EntityRef,
  Plan,
  ToolOutcome,
} from '@alfred/contracts'
import type { z } from 'zod'

/** When and where a message was sent: "Friday" is resolved from it. */
export type Moment = {
  askedAt: string
  timeZone: string
  locale: string
  /** What the person said lately; null or none where that is not told. */
  said?: readonly string[] | null
}

export type Prepared =
  | { ok: true; arguments: Record<string, unknown> }
  | {
      ok: false
      /** `details` is what the refusal is about, as data, for whoever goes on from it. */
      error: { code: string; message: string; retryable: boolean; details?: Record<string, unknown> }
    }

export type ToolDefinition = {
  kind: 'read' | 'write' | 'propose'
  /** A tool of `policy` carries out what a person confirmed; models neither see nor call it. */
  caller?: 'model' | 'policy'
  description: string
  arguments: z.ZodObject
  /** Whether its call can follow from a simple message alone. */
  isQuick?: boolean
  /** Whether it takes things away: which one must be certain. */
  isRemoving?: boolean
  /** The arguments that name the thing which it takes from or changes: one that nobody spoke of is asked about. */
  touches?: readonly string[]
}

/** A call before it is prepared. `artifacts` holds the whole content behind each `gen_` ref in the arguments. */
export type CallToPrepare = {
  tool: string
  arguments: Record<string, unknown>
  artifacts: Readonly<Record<string, Record<string, unknown>>>
  moment: Moment
}

/** Content that the agent can generate: its schema, and how to render it as text for people. */
export type ArtifactDefinition = {
  description: string
  /** The subdomain whose steps generate it. */
  subdomain: string
  schema: z.ZodObject
  /** The tool that saves it, and the argument that takes its ref. */
  savedBy?: { tool: string; argument: string }
  tell(content: Record<string, unknown>): string
  /** What is told below it, read as the person of the token. */
  tellBeside?(token: string, content: Record<string, unknown>, locale: string): Promise<string>
}

/** Why content is refused: a sentence for the person, and what it is about. */
export type Objection = { reason: string; conflict?: Conflict }

/** What the goal excludes, and the locale in which an objection is worded. */
export type Checking = { without: readonly string[]; locale: string }

/**
 * Checks content or texts against the person's rules and what the goal excludes; an objection is a sentence for the
 * person.
 */
export type RuleCheck = {
  /** One result per artifact: the objection, or null. */
  artifacts(
    token: string,
    artifacts: readonly { type: string; content: Record<string, unknown> }[],
    how: Checking,
  ): Promise<(Objection | null)[]>
  /** The objection as a sentence, or null. */
  texts(token: string, texts: readonly string[], how: Checking): Promise<string | null>
}

/** A request for context about a person, before anything is planned. */
export type ContextQuestion = {
  token: string
  wants: readonly string[]
  /** The entity that `detail` is wanted for. */
  about: Pick<EntityRef, 'type' | 'id'> | null
  message: string
  moment: Moment
}

/** Everything that makes one agent different from another. */
export type AgentDefinition = {
  domain: string
  version: number
  /**
   * Earlier versions of the questions that it answers like its own, so that turns which began with an instance of one of them end
   * when that instance is replaced.
   */
  answersToo?: readonly number[]
  description: string
  subdomains: { name: string; description: string; batchPolicy?: 'partial' | 'all_or_nothing' }[]
  examples: string[]
  harderExamples?: Announcement['harder_examples']
  /** How its messages are worded, for turns without a model. */
  wording?: Announcement['wording']
  tools: Record<string, ToolDefinition>
  /** The tools of a subdomain, which its steps are told whole; none when it has no tools of its own. */
  toolsOf?(subdomain: string): readonly string[]
  artifacts?: Record<string, ArtifactDefinition>
  prompts: { think: string; act: string }
  /** How this agent speaks and what it likes to point out; shown to planning and to the reply. */
  persona?: string
  providers?: {
    dashboard?: boolean
    constraints?: boolean
    background?: boolean
    context?: { name: string; description: string }[]
    /** The entity types that `readContext` can describe in full. */
    details?: string[]
    fastPaths?: FastPath[]
    /** The tool that keeps what a person says of themselves, by kind and value. */
    keeps?: { tool: string; kinds: string[] }
  }
  /** Reads the wanted context as the person of the token, in one combined read. */
  readContext(question: ContextQuestion): Promise<Partial<AgentContext>>
  /**
   * Decides a step that takes content from elsewhere as it stands there, such as a page, or saves it; null for any other step.
   * A model neither sees such content nor writes it.
   */
  takeContent?(request: ActRequest): Promise<ActDecision | null>
  /** Checks generated or proposed food against the person's rules, whatever a model answered (ruling R18). */
  rules?: RuleCheck
  /** Mends what a model often gets wrong in a plan, before it is checked. */
  mendPlan?(plan: Plan): Plan
  /** Checks a plan against the rules of the domain: null, or the reason to plan again. */
  checkPlan?(plan: Plan): string | null
  /** Turns valid arguments into those of the database function. Pure: equal calls give equal arguments. */
  prepareArguments(call: CallToPrepare): Prepared
  /** What waits for the person's yes, in one line; null for data of another version. */
  sayOffer?(data: Record<string, unknown>, moment: Moment): string | null
  /** Describes a call's outcome in sentences that its data supports. */
  describeResult(tool: string, outcome: ToolOutcome, moment: Moment): string[]
  /** Describes several successful calls of one tool together; null where each is told alone. */
  describeTogether?(tool: string, outcomes: readonly ToolOutcome[], moment: Moment): string[] | null
  /** The language in which it is described, as a code such as "de"; English where an agent has no other. */
  languageOf?(tool: string, outcome: ToolOutcome, moment: Moment): string
}
