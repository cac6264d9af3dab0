import type { Complexity, ModelCall } from '@alfred/contracts'
import type { z } from 'zod'

/** The nodes of a turn that ask a model; each has its own models, temperature and verbosity. */
export const modelNodes = [
  'understand',
  'route',
  'think',
  'act',
  'reply',
  'cook',
  'brainstorm',
  'handoff',
  'gather',
] as const
export type ModelNode = (typeof modelNodes)[number]

/** A request for structured data. */
export type ModelRequest<Output> = {
  node: ModelNode
  /** The name of a prompt, by its room, e.g. 'orchestrator/understand'. */
  prompt: string
  /** Exactly the prompt's declared variables, already rendered as text. */
  variables: Record<string, string>
  /** The same facts as data: offline rules and scripted models read these instead of the text. */
  situation: unknown
  /** Must suit strict structured output: nullable instead of optional, an object at the root. */
  schema: z.ZodType<Output>
  /** The form that a model is asked for, where `schema` reads other forms as well. It must suit strict output instead. */
  form?: z.ZodType
  complexity: Complexity
  signal: AbortSignal
  /** The name under which prompt and answer are logged, if the person asked for it. */
  logAs?: string | undefined
}

/** The answer, parsed by the request's schema, and its usage. */
export type ModelAnswer<Output> = { output: Output; call: ModelCall }

/** A request for prose. */
export type TextRequest = Omit<ModelRequest<unknown>, 'schema' | 'form'>

export type TextPart = { type: 'delta'; text: string } | { type: 'end'; call: ModelCall }

/** The interface to language models. Every adapter passes the suite in conformance.ts. */
export type Model = {
  /** 'openai', 'offline' or 'scripted': shown to the person, so that rules never pose as a model. */
  readonly provider: string
  /** True when prompts are logged on request. */
  readonly logsPrompts?: boolean
  generate<Output>(request: ModelRequest<Output>): Promise<ModelAnswer<Output>>
  /** Streams the text; ends with exactly one 'end' part, or throws. */
  stream(request: TextRequest): AsyncIterable<TextPart>
}

/** The part of a pino logger that this room uses. */
export type ModelLogger = { warn(fields: Record<string, unknown>, message: string): void }
