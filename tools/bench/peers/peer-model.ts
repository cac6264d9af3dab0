import { createServer } from 'node:http'
import { z } from 'zod'
import { listenOnLoopback } from '@alfred/testing'

// A scripted model for the peers, behind OpenAI's Responses API. What it answers follows from the request, so that every peer gets the same.

const requestSchema = z.looseObject({
  stream: z.boolean().default(false),
  input: z.union([z.string(), z.array(z.looseObject({ type: z.string().optional() }))]).default([]),
  text: z.looseObject({ format: z.looseObject({ type: z.string() }).optional() }).optional(),
  tools: z.array(z.unknown()).default([]),
})
type Request = z.infer<typeof requestSchema>

type Item = Readonly<Record<string, unknown>> & { id: string; type: string }

const WORDS = Array.from({ length: 32 }, (_, index) => (index === 31 ? 'so.' : 'word '))
const usage = {
  ...{ input_tokens: 120, output_tokens: 40, total_tokens: 160 },
  input_tokens_details: { cached_tokens: 0 },
  output_tokens_details: { reasoning_tokens: 0 },
}

/** Starts the model. The URL is the base URL of its API. */
export async function startPeerModel(): Promise<{ url: string; close(): Promise<void> }> {
  let answered = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const asked = requestSchema.parse(JSON.parse(Buffer.concat(chunks).toString()))
      const items = itemsFor(asked, (answered += 1))
      const type = asked.stream ? 'text/event-stream' : 'application/json'
      response.writeHead(200, { 'content-type': type })
      response.end(asked.stream ? eventsOf(items, answered) : JSON.stringify(answerOf(items, answered)))
    })
  })
  server.keepAliveTimeout = 60_000
  const port = await listenOnLoopback(server)
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}/v1`, close }
}

/** A reading where an answer of a schema is asked for; two calls where tools are there and none was called yet; else a reply. */
function itemsFor({ text, tools, input }: Request, number: number): Item[] {
  const wantsData = text?.format !== undefined && text.format.type !== 'text'
  if (wantsData) return [message(number, JSON.stringify({ agent: 'pantry', goal: 'eggs' }))]
  const given = Array.isArray(input) ? input : []
  const asked = given.findLastIndex(({ role }) => role === 'user')
  const isAnswered = given.slice(asked + 1).some(({ type }) => type === 'function_call_output')
  return tools.length > 0 && !isAnswered
    ? [call(number, 'add_item'), call(number, 'use_item')]
    : [message(number, WORDS.join(''))]
}

const message = (number: number, text: string): Item => ({
  ...{ id: `msg_${number}`, type: 'message', role: 'assistant', status: 'completed' },
  content: [{ type: 'output_text', text, annotations: [], logprobs: [] }],
})

const call = (number: number, name: string): Item => ({
  ...{ id: `fc_${number}_${name}`, type: 'function_call', status: 'completed', name },
  ...{ call_id: `call_${number}_${name}`, arguments: JSON.stringify({ food: 'eggs', quantity: 2 }) },
})

function answerOf(output: readonly Item[], number: number): Record<string, unknown> {
  return {
    ...{ id: `resp_${number}`, object: 'response', created_at: 1_760_000_000, status: 'completed' },
    ...{ model: 'scripted', output, usage, error: null, incomplete_details: null, instructions: null },
    ...{ metadata: {}, parallel_tool_calls: true, temperature: 1, tool_choice: 'auto', tools: [], top_p: 1 },
  }
}

/** The events of a streamed answer in one text: the model itself is to cost as little as can be. */
function eventsOf(items: readonly Item[], number: number): string {
  const events: Record<string, unknown>[] = [
    {
      type: 'response.created',
      response: { ...answerOf([], number), status: 'in_progress', usage: null },
    },
    ...items.flatMap(eventsOfItem),
    { type: 'response.completed', response: answerOf(items, number) },
  ]
  return events
    .map(
      (event, sequence_number) =>
        `event: ${String(event['type'])}\ndata: ${JSON.stringify({ ...event, sequence_number })}\n\n`,
    )
    .join('')
}

function eventsOfItem(item: Item, output_index: number): Record<string, unknown>[] {
  const begun = {
    ...item,
    status: 'in_progress',
    ...(item.type === 'message' ? { content: [] } : { arguments: '' }),
  }
  const added = { type: 'response.output_item.added', output_index, item: begun }
  const done = { type: 'response.output_item.done', output_index, item }
  return [
    added,
    ...(item.type === 'message' ? textEvents(item, output_index) : callEvents(item, output_index)),
    done,
  ]
}

function callEvents(item: Item, output_index: number): Record<string, unknown>[] {
  const at = { item_id: item.id, output_index }
  return [
    { type: 'response.function_call_arguments.delta', ...at, delta: item['arguments'] },
    {
      type: 'response.function_call_arguments.done',
      ...at,
      name: item['name'],
      arguments: item['arguments'],
    },
  ]
}

function textEvents(item: Item, output_index: number): Record<string, unknown>[] {
  const [part] = item['content'] as { text: string }[]
  const at = { item_id: item.id, output_index, content_index: 0, logprobs: [] }
  const words = part?.text === WORDS.join('') ? WORDS : [part?.text]
  return [
    { type: 'response.content_part.added', ...at, part: { ...part, text: '' } },
    ...words.map((delta) => ({ type: 'response.output_text.delta', ...at, delta })),
    { type: 'response.output_text.done', ...at, text: part?.text },
    { type: 'response.content_part.done', ...at, part },
  ]
}
