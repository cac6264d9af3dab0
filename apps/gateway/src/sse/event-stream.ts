import type { ServerResponse } from 'node:http'
import type { TurnEvent } from '@alfred/contracts'

/** A client with this much unread data is disconnected; it can resume where it was. */
const UNREAD_BYTES_MAX = 256 * 1024
const PING_MS = 15_000

/** An event as it is written: a name, data, and an id that a client may send back. */
type SentEvent = { id: string; type: string; data: unknown }

/** One open SSE response. Nothing ever waits for the client to read, so a client that vanishes blocks nothing. */
export type EventStream<Event extends SentEvent = TurnEvent> = {
  send(event: Event): void
  end(): void
  isOpen(): boolean
  onClose(listener: () => void): void
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
  connection: 'keep-alive',
}

/**
 * Opens the stream: sends the headers, including `more`, and keeps the connection alive with pings, which have no
 * id (ruling R26).
 */
export function openEventStream<Event extends SentEvent = TurnEvent>(
  response: ServerResponse,
  more: Record<string, number | string | string[] | undefined>,
): EventStream<Event> {
  for (const [name, value] of Object.entries(more)) if (value !== undefined) response.setHeader(name, value)
  response.writeHead(200, headers)
  response.write('retry: 500\n\n')
  const listeners: (() => void)[] = []
  // The client may have disconnected while its turn was being recorded, before anyone listened for `close` here.
  let isOpen = !response.destroyed
  const ping = isOpen ? setInterval(() => write('event: ping\ndata: ""\n\n'), PING_MS).unref() : undefined
  response.once('close', () => {
    isOpen = false
    clearInterval(ping)
    for (const listener of listeners) listener()
  })
  response.on('error', () => response.destroy())

  const write = (text: string): void => {
    if (!isOpen) return
    response.write(text)
    if (response.writableLength > UNREAD_BYTES_MAX) response.destroy()
  }
  return {
    // Ids are digits and a dot, names come from the catalog and JSON has no line breaks: nothing can break the
    // frame.
    send: ({ id, type, data }) => write(`id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => {
      if (isOpen) response.end()
    },
    isOpen: () => isOpen,
    onClose: (listener) => {
      if (isOpen) listeners.push(listener)
      else listener()
    },
  }
}
