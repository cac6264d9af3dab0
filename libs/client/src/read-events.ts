import { feedEventCatalog, feedEventSchema, turnEventCatalog, turnEventSchema } from '@alfred/contracts'
import type { FeedEvent, TurnEvent } from '@alfred/contracts'
import type { z } from 'zod'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { messageInvalid } from './errors.ts'

const BUFFER_LENGTH_MAX = 4 * 1024 * 1024

/**
 * Yields the events of one response. An event that was cut off is never yielded, and unknown types are skipped,
 * since a newer gateway may send them ('ping' is one). `onBytes` is called for each chunk of bytes, so that silence
 * can be noticed. Throws MESSAGE_INVALID for an invalid event.
 */
export const readEvents = (
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<TurnEvent> =>
  readStream(body, { onBytes, catalog: turnEventCatalog, schema: turnEventSchema })

/** Yields the events of one response of the feed, likewise. */
export const readFeed = (body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<FeedEvent> =>
  readStream(body, { onBytes, catalog: feedEventCatalog, schema: feedEventSchema })

type Reading<Event> = { onBytes: () => void; catalog: object; schema: z.ZodType<Event> }

async function* readStream<Event>(
  body: ReadableStream<Uint8Array>,
  { onBytes, ...reading }: Reading<Event>,
): AsyncGenerator<Event> {
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
        const event = toEvent(message, reading)
        if (event !== undefined) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function toEvent<Event>(
  { id, event: type = 'message', data }: EventSourceMessage,
  { catalog, schema }: Omit<Reading<Event>, 'onBytes'>,
): Event | undefined {
  if (!Object.hasOwn(catalog, type)) return undefined
  let payload: unknown
  try {
    payload = JSON.parse(data)
  } catch (error) {
    throw messageInvalid(`a ${type} event`, error)
  }
  const parsed = schema.safeParse({ id, type, data: payload })
  if (!parsed.success) throw messageInvalid(`a ${type} event`, parsed.error)
  return parsed.data
}
