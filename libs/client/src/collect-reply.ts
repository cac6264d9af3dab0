import { AlfredError, isErrorCode, type TurnEvent, type TurnEventData } from '@alfred/contracts'

/** The reply's text with a chunk applied: a resume or a takeover can neither lose nor double text. */
export function applyChunk(text: string, chunk: TurnEventData<'chunk'>): string {
  return text.slice(0, chunk.at) + chunk.content
}

/** `done` is null when the events ended without it. */
export type Reply = { text: string; done: TurnEventData<'done'> | null }

/** Reads a turn to its end. Its stored response is what counts; a failed turn is thrown as its error. */
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
