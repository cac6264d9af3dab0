import { AlfredError, isErrorCode, type TurnEvent, type TurnEventData } from '@alfred/contracts'

/**
 * Applies a chunk to the reply's text by its offset, so that a resume or takeover neither loses nor repeats text.
 */
export function applyChunk(text: string, chunk: TurnEventData<'chunk'>): string {
  return text.slice(0, chunk.at) + chunk.content
}

/** The reply; `done` is null when the events ended without it. */
export type Reply = { text: string; done: TurnEventData<'done'> | null }

/** Reads a turn's events to the end. The stored response of `done` counts; a failed turn throws its error. */
export async function collectReply(events: AsyncIterable<TurnEvent>): Promise<Reply> {
  let text = ''
  for await (const event of events) {
    if (event.type === 'chunk') text = applyChunk(text, event.data)
    if (event.type === 'done') return { text: event.data.response, done: event.data }
    if (event.type === 'error') throw turnError(event.data)
  }
  return { text, done: null }
}

function turnError({ code, error, retryable }: TurnEventData<'error'>): AlfredError {
  return new AlfredError(isErrorCode(code) ? code : 'INTERNAL', error, { retryable })
}
