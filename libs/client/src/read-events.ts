import { turnEventCatalog, turnEventSchema, type TurnEvent } from '@alfred/contracts'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { messageInvalid } from './errors.ts'

const BUFFER_LENGTH_MAX = 4 * 1024 * 1024

/**
 * Yields the events of one response. An event that was cut off is never yielded, and unknown types are skipped,
 * since a newer gateway may send them ('ping' is one). `onBytes` is called for each chunk of bytes, so that silence
 * can be noticed. Throws MESSAGE_INVALID for an invalid event.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<TurnEvent> {
  const arrived: EventSourceMessage[] = []
  const parser = createParser({
    maxBufferSize: BUFFER_LENGTH_MAX,
    onEvent: (message) => void arrived.push(message),
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      onBytes()
      parser.feed(decoder.decode(read.value, { stream: true }))
      for (const message of arrived.splice(0)) {
        const event = toTurnEvent(message)
        if (event !== undefined) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function toTurnEvent({ id, event: type = 'message', data }: EventSourceMessage): TurnEvent | undefined {
  if (!Object.hasOwn(turnEventCatalog, type)) return undefined
  let payload: unknown
  try {
    payload = JSON.parse(data)
  } catch (error) {
    throw messageInvalid(`a ${type} event`, error)
  }
  const parsed = turnEventSchema.safeParse({ id, type, data: payload })
  if (!parsed.success) throw messageInvalid(`a ${type} event`, parsed.error)
  return parsed.data
}
