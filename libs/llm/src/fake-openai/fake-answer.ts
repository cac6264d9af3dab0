/** What to answer: exactly one of json, text, refusal, failed or http, and how it may go wrong. */
export type FakeAnswer = {
  json?: unknown
  text?: string
  refusal?: string
  failed?: { code: string; message: string }
  http?: { status: number; headers?: Record<string, string>; message?: string }
  incomplete?: 'max_output_tokens' | 'content_filter'
  fault?: { kind: 'socket' | 'error_event' | 'bad_json' | 'clean_eof' | 'hang'; afterDeltas: number }
  /** In how many pieces the text is streamed: 1 for json, 8 for text, unless told. */
  deltas?: number
  headersDelayMs?: number
  firstDeltaDelayMs?: number
  deltaDelayMs?: number
}
