import { afterEach, describe, expect, test } from '@jest/globals'
import { actDecisionSchema, messageReadingSchema, planSchema, routeSchema } from '@alfred/contracts'
import {
  startTestModel,
  goodAnswer as good,
  textRequest,
  dataRequest as request,
  readText as read,
} from '../testing/start-test-model.ts'
import type { TestModel } from '../testing/start-test-model.ts'
import type { FakeAnswer, FakeOpenAi } from '../testing.ts'
import { z } from 'zod'
import { whyRefused } from '../fake-openai/strict-schema.ts'
import { answerFormat } from './answer-format.ts'

const open: FakeOpenAi[] = []
afterEach(() => Promise.all(open.splice(0).map((fake) => fake.close())))

describe.each(['responses', 'chat'] as const)('a model behind the door %s', (door) => {
  /** A model on a fake server that gives these answers in order, the last one repeatedly. */
  async function modelWith(answers: readonly FakeAnswer[], timeoutMs = 2_000): Promise<TestModel> {
    const made = await startTestModel(answers, { door, timeoutMs })
    open.push(made.fake)
    return made
  }

  test('is asked with a strict schema, nothing is stored, and the call is priced by the table', async () => {
    const { model, fake } = await modelWith([good])
    const { output, call } = await model.generate(request())
    expect(output).toEqual({ count: 3, note: null })
    const body = fake.requests[0]?.body
    expect(body).toMatchObject({ model: 'gpt-4.1-mini', temperature: 0.25, stream: true })
    // Only OpenAI keeps what it was asked, unless told otherwise.
    expect(body?.['store']).toBe(door === 'responses' ? false : undefined)
    expect(JSON.stringify(body)).toContain('"strict":true')
    expect(fake.requests[0]).toMatchObject({ door, form: 'schema', input: 'How many eggs?' })
    expect(call.cost_usd).toBeCloseTo((call.input_tokens * 0.4 + call.output_tokens * 1.6) / 1e6, 12)
    expect(call.cost_usd).toBeGreaterThan(0)
    expect(call).not.toHaveProperty('cost_known')
  })

  test('reuses connections', async () => {
    const { model, fake } = await modelWith([good])
    for (let count = 0; count < 8; count += 1) await model.generate(request())
    expect(await read(model)).toMatchObject({ ended: true })
    // The next request may begin before the last socket is back in the pool, hence not exactly one.
    expect(fake.connections()).toBeLessThan(4)
  })

  test('that thinks is asked with an effort and without a temperature', async () => {
    const { model, fake } = await modelWith([good])
    await model.generate(request({ node: 'think', complexity: 'high' }))
    const effort = door === 'chat' ? { reasoning_effort: 'medium' } : { reasoning: { effort: 'medium' } }
    expect(fake.requests[0]?.body).toMatchObject({ model: 'o4-mini', ...effort })
    expect(fake.requests[0]?.body).not.toHaveProperty('temperature')
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
    const { model } = await modelWith([{ http: { status: 400 } }])
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

  test('a stream that is alive without a word is waited for', async () => {
    const quiet: FakeAnswer = { text: 'I thought of it.', comments: { count: 6, everyMs: 50 } }
    const { model, fake } = await modelWith([quiet], 150)
    expect((await read(model)).text).toBe('I thought of it.')
    expect(fake.requests).toHaveLength(1)
  })

  test('an answer that takes longer than a call may, with all its attempts, is given up with a reason', async () => {
    const slow: FakeAnswer = { ...good, headersDelayMs: 60_000 }
    const { model, fake } = await startTestModel([slow], { door, timeoutMs: 1_500, callTimeoutMs: 2_500 })
    open.push(fake)
    await expect(model.generate(request())).rejects.toMatchObject({
      code: 'MODEL_UNAVAILABLE',
      message: 'The language model took too long to answer.',
    })
    expect(fake.requests).toHaveLength(2)
  })

  test('a server that says nothing at all is asked once more, then the next model', async () => {
    const { model, fake } = await modelWith(
      [{ ...good, headersDelayMs: 60_000 }, { ...good, headersDelayMs: 60_000 }, good],
      100,
    )
    expect((await model.generate(request())).call).toMatchObject({ model: 'gpt-4.1', repairs: 2 })
    expect(fake.requests).toHaveLength(3)
  })
})

const contracts = { messageReadingSchema, routeSchema, planSchema, actDecisionSchema }
test.each(Object.entries(contracts))(
  '%s compiles once, to what strict structured outputs take',
  (_, contract) => {
    const format = answerFormat('room/ask', contract)
    expect(answerFormat('room/ask', contract)).toBe(format)
    expect(whyRefused(format.schema)).toBeUndefined()
  },
)

test('a field that is called like a keyword is sent', () => {
  const { schema } = answerFormat('room/ask', z.object({ default: z.string().max(5), maxLength: z.int() }))
  expect(schema).toMatchObject({
    required: ['default', 'maxLength'],
    properties: { default: { type: 'string' } },
  })
  expect(JSON.stringify(schema)).not.toContain('"maxLength":5')
})
