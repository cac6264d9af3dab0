import type { AgentContext, Announcement, FastPath, EntityRef, Plan, ToolOutcome } from '@alfred/contracts'
import type { z } from 'zod'

/** The moment and place a turn was asked at: what "Friday" is counted from. */
export type Moment = { askedAt: string; timeZone: string; locale: string }

export type Prepared =
  | { ok: true; arguments: Record<string, unknown> }
  | { ok: false; error: { code: string; message: string; retryable: boolean } }

export type ToolDefinition = {
  kind: 'read' | 'write' | 'propose'
  /** A tool of `policy` carries out what a person confirmed; models neither see nor call it. */
  caller?: 'model' | 'policy'
  description: string
  arguments: z.ZodObject
}

/** A call before it is prepared. `artifacts` holds the whole content behind each `gen_` ref in the arguments. */
export type CallToPrepare = {
  tool: string
  arguments: Record<string, unknown>
  artifacts: Readonly<Record<string, Record<string, unknown>>>
  moment: Moment
}

/** Content that the agent can generate: what it must look like, and how a person reads it. */
export type ArtifactDefinition = {
  description: string
  /** The subdomain whose steps generate it. */
  subdomain: string
  schema: z.ZodObject
  tell(content: Record<string, unknown>): string
}

/** What a person must not be offered, found in content or texts: a sentence for the person. */
export type RuleCheck = {
  /** One answer for each content; null where nothing speaks against it. */
  artifacts(
    token: string,
    artifacts: readonly { type: string; content: Record<string, unknown> }[],
  ): Promise<(string | null)[]>
  texts(token: string, texts: readonly string[]): Promise<string | null>
}

/** What the agent is asked to tell of a person's data before anything is planned. */
export type ContextQuestion = {
  token: string
  wants: readonly string[]
  /** What `detail` is wanted of. */
  about: Pick<EntityRef, 'type' | 'id'> | null
  message: string
  moment: Moment
}

/** Everything that makes one agent different from another. */
export type AgentDefinition = {
  domain: string
  version: number
  description: string
  subdomains: { name: string; description: string; batchPolicy?: 'partial' | 'all_or_nothing' }[]
  examples: string[]
  harderExamples?: Announcement['harder_examples']
  tools: Record<string, ToolDefinition>
  /** The tools that one call of can be all that a simple message wants. */
  quickTools?: readonly string[]
  artifacts?: Record<string, ArtifactDefinition>
  prompts: { think: string; act: string }
  /** How this agent speaks and what it likes to point out: shown to planning and to the reply. */
  persona?: string
  providers?: {
    dashboard?: boolean
    constraints?: boolean
    background?: boolean
    context?: { name: string; description: string }[]
    /** The types of things that `readContext` can tell in full. */
    details?: string[]
    fastPaths?: FastPath[]
  }
  /** Reads what is wanted as the person that the token names, in one composed read. */
  readContext(question: ContextQuestion): Promise<Partial<AgentContext>>
  /** Holds what is made or proposed against the person's rules, whatever a model answered (ruling R18). */
  rules?: RuleCheck
  /** Mends or refuses a plan that breaks a rule of the domain; a text is a reason to plan anew. */
  checkPlan?(plan: Plan): string | null
  /** Turns valid arguments into what the database function takes. Pure: a repeat gives the same. */
  prepareArguments(call: CallToPrepare): Prepared
  /** Tells a call's outcome in sentences that its data bears out. */
  describeResult(tool: string, outcome: ToolOutcome, moment: Moment): string[]
}
