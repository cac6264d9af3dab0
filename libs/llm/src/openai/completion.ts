import type { Response, ResponseStreamEvent } from 'openai/resources/responses/responses'
import type { AlfredError } from '@alfred/contracts'
import { BrokenStreamError, modelOutputInvalid, modelRefused, modelUnavailable } from '../errors.ts'
import type { TokenCount } from '../prices.ts'

/** What a stream amounted to, once its terminal event was seen. */
export type Completion = { text: string; tokens: TokenCount }

/** The answer on its way: pieces of text, then once what it amounted to. */
export type Piece<Value> = { type: 'delta'; text: string } | { type: 'end'; value: Value }

/** What one event says to us. Everything else a server may send is none of our business. */
export type StreamNews =
  | { type: 'delta'; text: string }
  | { type: 'refusal' }
  | { type: 'end'; response: Response }
  | { type: 'error'; error: AlfredError }

/**
 * Reads an event as tolerantly as possible: other servers leave out indexes and ids, and send types of
 * their own. That is why the SDK's stream helper, which insists on all of them, is not used.
 */
export function readEvent(event: ResponseStreamEvent): StreamNews | undefined {
  switch (event.type) {
    case 'response.output_text.delta':
      return { type: 'delta', text: event.delta }
    case 'response.refusal.delta':
    case 'response.refusal.done':
      return { type: 'refusal' }
    case 'response.completed':
    case 'response.incomplete':
    case 'response.failed':
      return { type: 'end', response: event.response }
    case 'error':
      return { type: 'error', error: modelUnavailable(new BrokenStreamError(event.message)) }
    default:
      return undefined
  }
}

/** The answer that a finished response holds, or the coded error that it is. */
export function completionOf(response: Response, streamed: string): Completion | AlfredError {
  if (response.status === 'failed') {
    return modelUnavailable(new BrokenStreamError(response.error?.message ?? 'the response failed'))
  }
  if (response.status === 'incomplete') {
    const reason = response.incomplete_details?.reason ?? 'unknown'
    return reason === 'content_filter' ? modelRefused() : modelOutputInvalid(`it stopped early (${reason})`)
  }
  return { text: streamed === '' ? textOf(response) : streamed, tokens: tokensOf(response) }
}

/** For servers that send no deltas but the whole text in the end. */
function textOf(response: Response): string {
  const parts = (response.output ?? []).flatMap((item) => (item.type === 'message' ? item.content : []))
  return parts.map((part) => (part.type === 'output_text' ? part.text : '')).join('')
}

function tokensOf(response: Response): TokenCount {
  const usage = response.usage
  return {
    input: usage?.input_tokens ?? 0,
    cached: usage?.input_tokens_details?.cached_tokens ?? 0,
    output: usage?.output_tokens ?? 0,
  }
}
