import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startPeerModel } from './peer-model.ts'

let model: Awaited<ReturnType<typeof startPeerModel>>
beforeAll(async () => {
  model = await startPeerModel()
})
afterAll(() => model.close())

const question = { role: 'user', content: 'I bought 2 eggs.' }
const tools = [{ type: 'function', name: 'add_item' }]

async function ask(body: Record<string, unknown>): Promise<string> {
  const request = { method: 'POST', body: JSON.stringify({ input: [question], ...body }) }
  return (await fetch(`${model.url}/responses`, request)).text()
}

test('the model of the peers answers a schema with data', async () => {
  const answer = await ask({ text: { format: { type: 'json_schema' } } })
  expect(JSON.parse(answer)).toMatchObject({
    output: [{ content: [{ text: '{"agent":"pantry","goal":"eggs"}' }] }],
  })
})

test('the model of the peers answers tools with two calls, and their results with words', async () => {
  const thought = JSON.parse(await ask({ tools })) as { output: { type: string; name: string }[] }
  expect(thought.output.map(({ type, name }) => `${type} ${name}`)).toEqual([
    'function_call add_item',
    'function_call use_item',
  ])
  const results = thought.output.map(() => ({ type: 'function_call_output', output: 'done' }))
  const events = await ask({ tools, stream: true, input: [question, ...thought.output, ...results] })
  expect(events.match(/^event: response\.output_text\.delta$/gm)).toHaveLength(32)
  expect(events).toContain('event: response.completed')
})
