import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerDoor } from '../server-settings.ts'
import type { FakeAnswer, FaultKind } from './fake-answer.ts'

/** Cuts a text into so many pieces. */
export function cut(text: string, pieces: number): string[] {
  const length = Math.max(1, Math.ceil(text.length / pieces))
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  )
}

/** Sends comments, which are no events. */
export async function sendComments(response: ServerResponse, { comments }: FakeAnswer): Promise<void> {
  for (let count = 0; count < (comments?.count ?? 0); count += 1) {
    await sleep(comments?.everyMs ?? 0)
    if (!response.destroyed) response.write(': still at it\n\n')
  }
}

const errorEvents: Record<ServerDoor, string> = {
  responses: `event: error\ndata: ${JSON.stringify({ type: 'error', code: 'server_error', message: 'injected', param: null })}\n\n`,
  chat: `data: ${JSON.stringify({ error: { message: 'injected', code: 500 } })}\n\n`,
}

/** Lets the stream break. False, as nothing may follow. */
export async function strike(response: ServerResponse, door: ServerDoor, kind: FaultKind): Promise<false> {
  if (kind === 'socket') {
    // The earlier events must be sent first, or the client would see a refused connection instead.
    await new Promise((resolve) => response.write(': \n\n', resolve))
    await sleep(5)
    response.destroy()
  }
  if (kind === 'clean_eof') response.end()
  if (kind === 'error_event') response.end(errorEvents[door])
  if (kind === 'bad_json') response.end('data: {"type":"respo\n\n')
  // A hang sends nothing more and keeps the socket open: the client has to notice.
  return false
}
