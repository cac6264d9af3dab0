import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { messageItem, responseObject, type Content, type Ending } from './response-object.ts'
import type { FakeAnswer } from './fake-answer.ts'

type Told = { id: string; body: Record<string, unknown>; ending: Ending; content: Content | undefined }

/** Streams the answer as events of the Responses API, in their order, until it ends or its fault happens. */
export async function streamAnswer(response: ServerResponse, told: Told, answer: FakeAnswer): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  let number = 0
  const send = (type: string, fields: object): void => {
    if (response.destroyed) return
    response.write(
      `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: number++, ...fields })}\n\n`,
    )
  }
  const started = responseObject(told.id, told.body)
  send('response.created', { response: started })
  send('response.in_progress', { response: started })
  if (answer.firstDeltaDelayMs !== undefined) await sleep(answer.firstDeltaDelayMs)
  if (
    told.content !== undefined &&
    !(await sendContent(response, send, { ...told, content: told.content, answer }))
  ) {
    return
  }
  send(`response.${told.ending.status}`, {
    response: responseObject(told.id, told.body, told),
  })
  response.end()
}

type Send = (type: string, fields: object) => void

/** Streams the content. False when the fault happened and nothing may follow. */
async function sendContent(
  response: ServerResponse,
  send: Send,
  { id, content, answer }: { id: string; content: Content; answer: FakeAnswer },
): Promise<boolean> {
  const item = messageItem(id, content, 'completed')
  const place = { item_id: item.id, output_index: 0, content_index: 0 }
  const [type, text] =
    content.type === 'output_text'
      ? ['response.output_text', content.text]
      : ['response.refusal', content.refusal]
  send('response.output_item.added', {
    output_index: 0,
    item: { ...item, status: 'in_progress', content: [] },
  })
  send('response.content_part.added', { ...place, part: { type: content.type, annotations: [] } })
  const pieces = cut(text, answer.deltas ?? (answer.text === undefined ? 1 : 8))
  for (const [index, delta] of pieces.entries()) {
    if (answer.fault?.afterDeltas === index) return strike(response, answer.fault.kind)
    send(`${type}.delta`, { ...place, delta, logprobs: [] })
    if (answer.deltaDelayMs !== undefined) await sleep(answer.deltaDelayMs)
  }
  if (answer.fault !== undefined) return strike(response, answer.fault.kind)
  send(`${type}.done`, { ...place, text })
  send('response.content_part.done', { ...place, part: item.content[0] })
  send('response.output_item.done', { output_index: 0, item })
  return true
}

async function strike(
  response: ServerResponse,
  kind: NonNullable<FakeAnswer['fault']>['kind'],
): Promise<false> {
  const errorEvent = { type: 'error', code: 'server_error', message: 'injected', param: null }
  if (kind === 'socket') {
    // The earlier events must be sent first, or the client would see a refused connection instead.
    await new Promise((resolve) => response.write(': \n\n', resolve))
    await sleep(5)
    response.destroy()
  }
  if (kind === 'clean_eof') response.end()
  if (kind === 'error_event') response.end(`event: error\ndata: ${JSON.stringify(errorEvent)}\n\n`)
  if (kind === 'bad_json') response.end('event: response.output_text.delta\ndata: {"type":"respo\n\n')
  // A hang sends nothing more and keeps the socket open: the client has to notice.
  return false
}

function cut(text: string, pieces: number): string[] {
  const length = Math.max(1, Math.ceil(text.length / pieces))
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  )
}
