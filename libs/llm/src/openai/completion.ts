import type { Response, ResponseStreamEvent } from 'openai/resources/responses/responses'
import type { AlfredError } from '@alfred/contracts'
import { BrokenStreamError, modelOutputInvalid, modelRefused, modelUnavailable } from '../errors.ts'
import type { TokenCount } from '../prices.ts'

/** The whole text and token counts of a stream, known after its terminal event. */
export type Completion = { text: string; tokens: TokenCount }

/** A part of an answer: pieces of text, then the final value once. */
export type Piece<Value> = { type: 'delta'; text: string } | { type: 'end'; value: Value }

/** What one event means to us; all other events are ignored. */
export type StreamNews =
  | { type: 'delta'; text: string }
  | { type: 'refusal' }
  | { type: 'end'; response: Response }
  | { type: 'error'; error: AlfredError }

/**
 * Reads an event leniently: other servers leave out indexes and ids, and send types of their own. The SDK's stream
 * helper requires all of them and is therefore not used.
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

/** The answer of a finished response, or the error that it stands for. */
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

/** The text of a response, for servers that send no deltas but the whole text at the end. */
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
