/** What to answer: exactly one of json, text, refusal, failed or http, with optional faults and delays. */
export type FakeAnswer = {
  json?: unknown
  text?: string
  refusal?: string
  failed?: { code: string; message: string }
  http?: { status: number; headers?: Record<string, string>; message?: string }
  incomplete?: 'max_output_tokens' | 'content_filter'
  fault?: { kind: 'socket' | 'error_event' | 'bad_json' | 'clean_eof' | 'hang'; afterDeltas: number }
  /** How many pieces the text is streamed in: by default 1 for json and 8 for text. */
  deltas?: number
  headersDelayMs?: number
  firstDeltaDelayMs?: number
  deltaDelayMs?: number
}
