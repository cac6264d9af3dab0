import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FakeAnswer } from './fake-answer.ts'
import { countTokens, type Told } from './response-object.ts'
import { cut, sendComments, strike } from './stream-pieces.ts'

/** Streams the answer as chunks of Chat Completions, until it ends or its fault happens. */
export async function streamChat(response: ServerResponse, told: Told, answer: FakeAnswer): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  const send = (fields: object): void => {
    const chunk = { id: `chatcmpl-${told.id}`, created: 1_700_000_000 }
    if (!response.destroyed)
      response.write(`data: ${JSON.stringify({ ...chunk, model: told.body['model'], ...fields })}\n\n`)
  }
  const sendDelta = (delta: object, reason: string | null = null): void =>
    send({ choices: [{ index: 0, delta, finish_reason: reason }] })
  await sendComments(response, answer)
  if (answer.firstDeltaDelayMs !== undefined) await sleep(answer.firstDeltaDelayMs)
  if (told.ending.status === 'failed') {
    send({ error: { message: told.ending.error.message, code: told.ending.error.code } })
    return void response.end()
  }
  sendDelta({ role: 'assistant', content: '' })
  if (answer.thoughts !== undefined) sendDelta({ reasoning_content: answer.thoughts })
  if (!(await sendPieces(response, sendDelta, { told, answer }))) return
  sendDelta({}, finishReason(told))
  if (asksForUsage(told.body) && answer.hasNoUsage !== true) send({ choices: [], usage: usageOf(told) })
  response.end('data: [DONE]\n\n')
}

type Sending = { told: Told; answer: FakeAnswer }

/** Streams the content. False when the fault happened and nothing may follow. */
async function sendPieces(
  response: ServerResponse,
  sendDelta: (delta: object) => void,
  { told, answer }: Sending,
): Promise<boolean> {
  const text = said(told)
  for (const [index, piece] of cut(text, answer.deltas ?? (answer.text === undefined ? 1 : 8)).entries()) {
    if (answer.fault?.afterDeltas === index) return strike(response, 'chat', answer.fault.kind)
    sendDelta(deltaOf(told, { piece, isFirst: index === 0 }))
    if (answer.deltaDelayMs !== undefined) await sleep(answer.deltaDelayMs)
  }
  return answer.fault === undefined || strike(response, 'chat', answer.fault.kind)
}

function deltaOf({ content, tool }: Told, { piece, isFirst }: { piece: string; isFirst: boolean }): object {
  if (content?.type === 'refusal') return { refusal: piece }
  if (tool === undefined) return { content: piece }
  const begun = isFirst
    ? { id: 'call_1', type: 'function', function: { name: tool, arguments: piece } }
    : undefined
  return { tool_calls: [{ index: 0, ...(begun ?? { function: { arguments: piece } }) }] }
}

function finishReason({ ending, tool }: Told): string {
  if (ending.status === 'incomplete') return ending.reason === 'content_filter' ? 'content_filter' : 'length'
  return tool === undefined ? 'stop' : 'tool_calls'
}

function said({ content }: Told): string {
  if (content === undefined) return ''
  return content.type === 'refusal' ? content.refusal : content.text
}

function asksForUsage({ stream_options: options }: Record<string, unknown>): boolean {
  return typeof options === 'object' && options !== null && 'include_usage' in options
}

function usageOf(told: Told): object {
  const input = countTokens(JSON.stringify(told.body['messages'] ?? ''))
  const output = countTokens(said(told))
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output }
}
