/** What to answer: exactly one of json, text, refusal, failed or http, with optional faults and delays. */
export type FakeAnswer = {
  json?: unknown
  text?: string
  refusal?: string
  failed?: { code: string; message: string }
  http?: FakeRefusal
  incomplete?: 'max_output_tokens' | 'content_filter'
  fault?: { kind: 'socket' | 'error_event' | 'bad_json' | 'clean_eof' | 'hang'; afterDeltas: number }
  /** How many pieces the text is streamed in: by default 1 for json and 8 for text. */
  deltas?: number
  headersDelayMs?: number
  firstDeltaDelayMs?: number
  deltaDelayMs?: number
  /** Comments before the first piece, each after this time (ms): signs of life without a word. */
  comments?: { count: number; everyMs: number }
  /** Thoughts before the answer, in the field that the door has for them. */
  thoughts?: string
  /** True when the server tells no tokens. */
  hasNoUsage?: boolean
}

/** A request that is refused; the body is OpenAI's, unless another is given. */
export type FakeRefusal = {
  status: number
  headers?: Record<string, string>
  message?: string
  code?: string
  param?: string
  body?: unknown
}

export type FaultKind = NonNullable<FakeAnswer['fault']>['kind']
