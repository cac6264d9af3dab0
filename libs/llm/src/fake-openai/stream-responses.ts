import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FakeAnswer } from './fake-answer.ts'
import { outputItem, responseObject, type Content, type Told } from './response-object.ts'
import { cut, sendComments, strike } from './stream-pieces.ts'

/** Streams the answer as events of the Responses API, in their order, until it ends or its fault happens. */
export async function streamResponses(
  response: ServerResponse,
  told: Told,
  answer: FakeAnswer,
): Promise<void> {
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
  await sendComments(response, answer)
  if (answer.firstDeltaDelayMs !== undefined) await sleep(answer.firstDeltaDelayMs)
  if (
    told.content !== undefined &&
    !(await sendContent(response, send, { ...told, content: told.content, answer }))
  ) {
    return
  }
  send(`response.${told.ending.status}`, {
    response: responseObject(told.id, told.body, { ...told, hasNoUsage: answer.hasNoUsage === true }),
  })
  response.end()
}

type Send = (type: string, fields: object) => void

/** Streams the content. False when the fault happened and nothing may follow. */
async function sendContent(
  response: ServerResponse,
  send: Send,
  { id, content, tool, answer }: Told & { content: Content; answer: FakeAnswer },
): Promise<boolean> {
  const item = outputItem({ id, content, tool }, 'completed')
  const place = { item_id: item.id, output_index: 0, content_index: 0 }
  const [type, text] = eventsOf(content, tool)
  send('response.output_item.added', {
    output_index: 0,
    item: { ...item, status: 'in_progress', content: [] },
  })
  if (tool === undefined)
    send('response.content_part.added', { ...place, part: { type: content.type, annotations: [] } })
  const pieces = cut(text, answer.deltas ?? (answer.text === undefined ? 1 : 8))
  for (const [index, delta] of pieces.entries()) {
    if (answer.fault?.afterDeltas === index) return strike(response, 'responses', answer.fault.kind)
    send(`${type}.delta`, { ...place, delta, logprobs: [] })
    if (answer.deltaDelayMs !== undefined) await sleep(answer.deltaDelayMs)
  }
  if (answer.fault !== undefined) return strike(response, 'responses', answer.fault.kind)
  send(`${type}.done`, { ...place, text })
  send('response.output_item.done', { output_index: 0, item })
  return true
}

function eventsOf(content: Content, tool: string | undefined): [type: string, text: string] {
  if (content.type === 'refusal') return ['response.refusal', content.refusal]
  return [tool === undefined ? 'response.output_text' : 'response.function_call_arguments', content.text]
}
