import { afterEach, expect, test } from '@jest/globals'
import { actDecisionSchema, messageReadingSchema, planSchema, routeSchema } from '@alfred/contracts'
import { z } from 'zod'
import { createPrompts } from '../load-prompts.ts'
import type { Model, ModelRequest, TextRequest } from '../model.ts'
import { modelTable } from '../model-table.ts'
import { parsePrompt } from '../parse-prompt.ts'
import { prices } from '../prices.ts'
import { startFakeOpenAi, type FakeAnswer, type FakeOpenAi } from '../testing.ts'
import { answerFormat } from './answer-format.ts'
import { createOpenAiModel } from './openai-model.ts'

const prompts = createPrompts(
  new Map([
    [
      'room/ask',
      parsePrompt('room/ask', '---\nvariables: [message]\n---\nBe exact.\n=== input ===\n{{message}}'),
    ],
  ]),
)
const schema = z.object({ count: z.int().nonnegative(), note: z.string().max(5).nullable() })
const good: FakeAnswer = { json: { count: 3, note: null } }

const open: FakeOpenAi[] = []
afterEach(() => Promise.all(open.splice(0).map((fake) => fake.close())))

/** A model on a fake server that gives these answers in order, the last one repeatedly. */
async function modelWith(
  answers: readonly FakeAnswer[],
  timeoutMs = 2_000,
): Promise<{ model: Model; fake: FakeOpenAi }> {
  const fake = await startFakeOpenAi(({ call }) => answers[Math.min(call, answers.length) - 1] ?? {})
  open.push(fake)
  const model = createOpenAiModel({
    apiKey: 'key',
    baseUrl: fake.url,
    table: modelTable,
    prices,
    timeoutMs,
    prompts,
  })
  return { model, fake }
}

function textRequest(change: Partial<TextRequest> = {}): TextRequest {
  const signal = new AbortController().signal
  const variables = { message: 'How many eggs?' }
  return { node: 'act', prompt: 'room/ask', variables, situation: {}, complexity: 'low', signal, ...change }
}

function request(change: Partial<TextRequest> = {}): ModelRequest<z.infer<typeof schema>> {
  return { ...textRequest(change), schema }
}

async function read(model: Model, change?: Partial<TextRequest>): Promise<{ text: string; ended: boolean }> {
  let text = ''
  let ended = false
  for await (const part of model.stream(textRequest(change))) {
    if (part.type === 'delta') text += part.text
    else ended = true
  }
  return { text, ended }
}

test('the OpenAI model uses a strict schema, stores nothing, and prices the call by the table', async () => {
  const { model, fake } = await modelWith([good])
  const { output, call } = await model.generate(request())
  expect(output).toEqual({ count: 3, note: null })
  const body = fake.requests[0]?.body
  expect(body).toMatchObject({ store: false, model: 'gpt-4.1-mini', temperature: 0.25, stream: true })
  expect(JSON.stringify(body?.['text'])).toContain('"strict":true')
  expect(fake.requests[0]).toMatchObject({ prompt: 'room/ask', input: 'How many eggs?' })
  expect(call.cost_usd).toBeCloseTo((call.input_tokens * 0.4 + call.output_tokens * 1.6) / 1e6, 12)
  expect(call.cost_usd).toBeGreaterThan(0)
})

test('the OpenAI model reuses connections', async () => {
  const { model, fake } = await modelWith([good])
  for (let count = 0; count < 8; count += 1) await model.generate(request())
  expect(await read(model)).toMatchObject({ ended: true })
  // The next request may begin before the last socket is back in the pool, hence not exactly one.
  expect(fake.connections()).toBeLessThan(4)
})

test('a reasoning model is asked with an effort and without a temperature', async () => {
  const { model, fake } = await modelWith([good])
  await model.generate(request({ node: 'think', complexity: 'high' }))
  expect(fake.requests[0]?.body).toMatchObject({ model: 'o4-mini', reasoning: { effort: 'medium' } })
  expect(fake.requests[0]?.body).not.toHaveProperty('temperature')
})

test('a model is shown what was wrong with its answer and repairs it', async () => {
  const { model, fake } = await modelWith([
    { text: '```json {' },
    { json: { count: -1, note: 'too long' } },
    good,
  ])
  const { output, call } = await model.generate(request())
  expect(output.count).toBe(3)
  expect(call.repairs).toBe(2)
  expect(JSON.stringify(fake.requests[1]?.body['input'])).toContain('not valid JSON')
  expect(JSON.stringify(fake.requests[2]?.body['input'])).toContain('note')
})

test('a model that stays wrong is given up after two repairs', async () => {
  const { model, fake } = await modelWith([{ text: 'no' }])
  await expect(model.generate(request())).rejects.toMatchObject({ code: 'MODEL_OUTPUT_INVALID' })
  expect(fake.requests).toHaveLength(3)
})

test('a refusal throws MODEL_REFUSED and no other model is asked', async () => {
  const { model, fake } = await modelWith([{ refusal: 'I will not.' }])
  await expect(model.generate(request())).rejects.toMatchObject({ code: 'MODEL_REFUSED', retryable: false })
  await expect(read(model)).rejects.toMatchObject({ code: 'MODEL_REFUSED' })
  expect(fake.requests).toHaveLength(2)
})

test('a truncated answer and a filtered answer give different errors', async () => {
  const cut = await modelWith([{ text: '{"count":', incomplete: 'max_output_tokens' }])
  await expect(cut.model.generate(request())).rejects.toMatchObject({ code: 'MODEL_OUTPUT_INVALID' })
  const filtered = await modelWith([{ text: '', incomplete: 'content_filter' }])
  await expect(filtered.model.generate(request())).rejects.toMatchObject({ code: 'MODEL_REFUSED' })
})

test('a rate-limited request is repeated after the Retry-After time', async () => {
  const busy: FakeAnswer = { http: { status: 429, headers: { 'retry-after-ms': '5' } } }
  const { model, fake } = await modelWith([
    busy,
    { http: { status: 500, headers: { 'retry-after-ms': '5' } } },
    good,
  ])
  expect((await model.generate(request())).call.repairs).toBe(0)
  expect(fake.requests).toHaveLength(3)
})

test('the next model is asked when the first one stays away', async () => {
  const away: FakeAnswer = { http: { status: 503, headers: { 'retry-after-ms': '1' } } }
  const { model, fake } = await modelWith([away, away, away, good])
  const { call } = await model.generate(request())
  expect(fake.requests.map(({ body }) => body['model'])).toEqual([
    'gpt-4.1-mini',
    'gpt-4.1-mini',
    'gpt-4.1-mini',
    'gpt-4.1',
  ])
  expect(call).toMatchObject({ model: 'gpt-4.1', repairs: 1 })
})

test('MODEL_UNAVAILABLE is thrown when no model of the chain answers', async () => {
  const { model } = await modelWith([{ http: { status: 401 } }])
  await expect(model.generate(request())).rejects.toMatchObject({
    code: 'MODEL_UNAVAILABLE',
    retryable: true,
  })
})

const kinds = ['socket', 'error_event', 'bad_json', 'clean_eof'] as const
test.each(kinds)('a stream that breaks (%s) before its first piece is repeated', async (kind) => {
  const { model, fake } = await modelWith([
    { text: 'lost', fault: { kind, afterDeltas: 0 } },
    { text: 'All is well.' },
  ])
  expect(await read(model)).toEqual({ text: 'All is well.', ended: true })
  expect(fake.requests).toHaveLength(2)
})

test.each(kinds)('a stream that breaks (%s) after a piece throws a retryable error', async (kind) => {
  const { model, fake } = await modelWith([{ text: 'Half of a sentence', fault: { kind, afterDeltas: 3 } }])
  await expect(read(model)).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE', retryable: true })
  expect(fake.requests).toHaveLength(1)
})

test.each(kinds)('a structured answer is requested again wherever its stream breaks (%s)', async (kind) => {
  const { model } = await modelWith([{ ...good, deltas: 6, fault: { kind, afterDeltas: 3 } }, good])
  expect((await model.generate(request())).output.count).toBe(3)
})

test('a response that fails as a whole is requested again', async () => {
  const { model } = await modelWith([{ failed: { code: 'server_error', message: 'sorry' } }, good])
  expect((await model.generate(request())).output.count).toBe(3)
})

test('a first or next piece that does not come times out', async () => {
  const silent: FakeAnswer = { text: 'Never comes', fault: { kind: 'hang', afterDeltas: 0 } }
  const before = await modelWith([silent, { text: 'Here I am.' }], 100)
  expect((await read(before.model)).text).toBe('Here I am.')
  expect(await before.fake.requests[0]?.closed).toBe('aborted')
  const between = await modelWith([{ text: 'Half of it', fault: { kind: 'hang', afterDeltas: 2 } }], 100)
  await expect(read(between.model)).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' })
})

test('a slow first piece is waited for', async () => {
  const { model, fake } = await modelWith([{ text: 'Slow but sure.', firstDeltaDelayMs: 150 }])
  expect((await read(model)).text).toBe('Slow but sure.')
  expect(fake.requests).toHaveLength(1)
})

test('the socket is closed when the caller aborts', async () => {
  const { model, fake } = await modelWith([{ text: 'Never ends', fault: { kind: 'hang', afterDeltas: 1 } }])
  const controller = new AbortController()
  const reading = (async () => {
    for await (const part of model.stream(textRequest({ signal: controller.signal }))) {
      if (part.type === 'delta') controller.abort(new DOMException('cancelled', 'AbortError'))
    }
  })()
  await expect(reading).rejects.toThrow('cancelled')
  expect(await fake.requests[0]?.closed).toBe('aborted')
})

test('the socket is closed when the reader leaves', async () => {
  const { model, fake } = await modelWith([{ text: 'Never ends', fault: { kind: 'hang', afterDeltas: 1 } }])
  for await (const part of model.stream(textRequest())) if (part.type === 'delta') break
  expect(await fake.requests[0]?.closed).toBe('aborted')
})

test('every contract that a model answers compiles to a strict schema, once', () => {
  for (const contract of [messageReadingSchema, routeSchema, planSchema, actDecisionSchema]) {
    const format = answerFormat('room/ask', contract)
    expect(answerFormat('room/ask', contract)).toBe(format)
    const text = JSON.stringify(format)
    expect(text).not.toContain('maxLength')
    expect(text).not.toContain('"default"')
    expect(text).not.toContain('oneOf')
    expect(text).toContain('"additionalProperties":false')
  }
})
