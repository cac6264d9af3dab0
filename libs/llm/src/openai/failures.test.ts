import { afterEach, describe, expect, test } from '@jest/globals'
import type { FakeAnswer, FakeOpenAi, FakeOptions } from '../testing.ts'
import {
  dataRequest,
  goodAnswer as good,
  readText,
  startTestModel,
  type TestModel,
} from '../testing/start-test-model.ts'

const open: FakeOpenAi[] = []
afterEach(() => Promise.all(open.splice(0).map((fake) => fake.close())))
const key = 'canary/0123456789'

describe.each(['responses', 'chat'] as const)('a server asked through %s', (door) => {
  async function modelWith(
    answers: readonly FakeAnswer[],
    server: FakeOptions = {},
    given: Parameters<typeof startTestModel>[1] = {},
  ): Promise<TestModel> {
    // Far more than any answer takes: what is tested is how a server fails, and not how fast this machine is.
    const patient = { timeoutMs: 30_000, callTimeoutMs: 60_000 }
    const made = await startTestModel(answers, { door, apiKey: key, server, ...patient, ...given })
    open.push(made.fake)
    return made
  }
  const http = (status: number, rest: Omit<NonNullable<FakeAnswer['http']>, 'status'> = {}): FakeAnswer => ({
    http: { status, ...rest },
  })
  const quota = 'You exceeded your current quota, please check your plan and billing details.'

  test.each<[string, FakeAnswer, string]>([
    [
      'does not know the key',
      http(401, { message: `Incorrect API key provided: ${key}.` }),
      'MODEL_KEY_REFUSED',
    ],
    [
      'does not know the key, as Gemini tells it',
      http(400, {
        body: [{ error: { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' } }],
      }),
      'MODEL_KEY_REFUSED',
    ],
    ['has no money left', http(429, { code: 'insufficient_quota', message: quota }), 'MODEL_QUOTA_EXHAUSTED'],
    [
      'has no money left, as Anthropic tells it',
      http(400, { message: 'Your credit balance is too low to access the API.' }),
      'MODEL_QUOTA_EXHAUSTED',
    ],
    ['wants to be paid', http(402, { message: 'Payment required' }), 'MODEL_QUOTA_EXHAUSTED'],
  ])('that %s is asked once, and no other model either', async (_, answer, code) => {
    const { model, fake, lines } = await modelWith([answer])
    await expect(model.generate(dataRequest())).rejects.toMatchObject({ code, retryable: true })
    expect(fake.requests).toHaveLength(1)
    await expect(readText(model)).rejects.toMatchObject({ code })
    expect(lines[0]).toMatchObject({ code, status: answer.http?.status, model: 'gpt-4.1-mini' })
    expect(lines[0]?.['reason']).toMatch(/key|quota|credit|required/i)
    expect(JSON.stringify(lines)).not.toContain(key)
  })

  test.each<[string, FakeAnswer]>([
    ['OpenAI', http(404, { code: 'model_not_found', message: 'The model `gpt-9` does not exist.' })],
    ['Ollama', http(404, { body: { error: 'model "gpt-9" not found, try pulling it first' } })],
    [
      'a server of FastAPI',
      http(422, { body: { detail: [{ loc: ['body', 'model'], msg: 'unknown model' }] } }),
    ],
    ['Mistral', http(400, { body: { object: 'error', message: 'Invalid model: gpt-9', code: '1500' } })],
  ])('that lacks a model is asked for the next, as %s tells it', async (_, missing) => {
    const { model, lines } = await modelWith([missing, good])
    expect((await model.generate(dataRequest())).call.model).toBe('gpt-4.1')
    expect(lines[0]).toMatchObject({ code: 'MODEL_UNKNOWN', model: 'gpt-4.1-mini' })
    expect(lines[0]?.['reason']).toMatch(/model/)
    const never = await modelWith([missing])
    await expect(never.model.generate(dataRequest())).rejects.toMatchObject({ code: 'MODEL_UNKNOWN' })
  })

  test('that accepts JSON mode alone is found out at the first question and remembered', async () => {
    const { model, fake } = await modelWith([good], { forms: ['json'] })
    expect((await model.generate(dataRequest())).call.repairs).toBe(0)
    await model.generate(dataRequest())
    expect(fake.requests.map(({ form }) => form)).toEqual(['schema', 'json', 'json'])
    expect(fake.requests[2]?.input).toContain('additionalProperties')
  })

  test('that is asked twice at once learns one thing from both refusals', async () => {
    const { model, fake } = await modelWith([good], { forms: ['json'] })
    await Promise.all([model.generate(dataRequest()), model.generate(dataRequest())])
    expect(fake.requests.map(({ form }) => form).toSorted()).toEqual(['json', 'json', 'schema', 'schema'])
  })

  test('that accepts forced tools alone is found out too', async () => {
    const { model, fake } = await modelWith([good], { forms: ['tool'] })
    await model.generate(dataRequest())
    await model.generate(dataRequest())
    expect(fake.requests.map(({ form }) => form)).toEqual(['schema', 'json', 'tool', 'tool'])
  })

  test('that accepts no form is an error of its own, as is one that refuses the form that was set', async () => {
    const { model } = await modelWith([good], { forms: [] })
    await expect(model.generate(dataRequest())).rejects.toMatchObject({ code: 'MODEL_SCHEMA_REFUSED' })
    expect(await readText((await modelWith([{ text: 'Three.' }], { forms: [] })).model)).toMatchObject({
      text: 'Three.',
    })
    const set = await modelWith([good], { forms: ['json'] }, { form: 'schema' })
    await expect(set.model.generate(dataRequest())).rejects.toMatchObject({ code: 'MODEL_SCHEMA_REFUSED' })
    expect(set.fake.requests.map(({ form }) => form)).toEqual(['schema', 'schema'])
  })

  test('that refuses a setting is asked without it from then on', async () => {
    const { model, fake, lines } = await modelWith([good], { refusedSettings: ['temperature', 'max_tokens'] })
    await model.generate(dataRequest())
    await model.generate(dataRequest())
    const [last, first] = [fake.requests.at(-1)?.body, fake.requests[0]?.body]
    expect(first).toHaveProperty('temperature')
    expect(last).not.toHaveProperty('temperature')
    expect(last).toHaveProperty(door === 'chat' ? 'max_completion_tokens' : 'max_output_tokens', 6_000)
    expect(fake.requests).toHaveLength(door === 'chat' ? 4 : 3)
    expect(lines[0]).toMatchObject({ status: 400, reason: expect.stringContaining('temperature') })
  })

  test('that refuses whatever it is asked is left after few questions', async () => {
    const stubborn = http(400, { message: 'max_tokens, temperature, response_format and tools: no.' })
    const { model, fake } = await modelWith([stubborn], {}, { overrides: { '*': 'llama3.3' } })
    await expect(model.generate(dataRequest())).rejects.toMatchObject({ code: 'MODEL_SCHEMA_REFUSED' })
    expect(fake.requests.length).toBeLessThan(10)
  })

  test('that is not there is told with its reason', async () => {
    const { model, fake, lines } = await modelWith([good])
    await fake.close()
    await expect(model.generate(dataRequest())).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' })
    expect(lines[0]?.['reason']).toMatch(/ECONNREFUSED/)
  })

  test('that echoes what a person wrote has it kept out of the log', async () => {
    const echo = {
      detail: [{ loc: ['body', 'x'], msg: 'Extra inputs are not permitted', input: 'How many eggs?' }],
    }
    const { model, lines } = await modelWith([http(422, { body: echo })])
    await expect(model.generate(dataRequest())).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' })
    expect(JSON.stringify(lines)).toContain('body.x: Extra inputs')
    expect(JSON.stringify(lines)).not.toContain('eggs')
  })

  test('that repeats the request in its reason has it kept out of the log', async () => {
    const said = 'My daughter Mia is allergic to peanuts and “Erdnüsse”\nfor good'
    const reasons = [
      `1 validation error: input_value={'role': 'user', 'content': 'My daughter Mia is al...llergic to peanuts'}, max_length`,
      `max_length: ${JSON.stringify({ content: said })}`,
      `max_length, found "Erdnüsse" beside my  DAUGHTER mia`,
    ]
    for (const message of reasons) {
      const { model, lines } = await modelWith([http(400, { message })])
      const asked = dataRequest({ variables: { message: said } })
      await expect(model.generate(asked)).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' })
      expect(lines[0]?.['reason']).toMatch(/max_length/)
      expect(lines[0]?.['reason']).toContain('[what was sent]')
      expect(JSON.stringify(lines)).not.toMatch(/Mia|Erdn|peanuts|llergic/i)
    }
  })

  test('that breaks has nothing of its words in the log beyond status and code', async () => {
    const message = 'canary for response_format'
    const headers = { 'x-should-retry': 'false' }
    const { model, lines } = await modelWith([http(500, { message, code: 'overloaded', headers })])
    await expect(model.generate(dataRequest())).rejects.toMatchObject({ code: 'MODEL_SCHEMA_REFUSED' })
    expect(lines.length).toBeGreaterThan(1)
    expect(lines).toContainEqual(expect.objectContaining({ status: 500, server_code: 'overloaded' }))
    expect(JSON.stringify(lines)).not.toContain('canary')
  })

  test('that breaks off within an answer, or names fields of its own, has none of its words in the log', async () => {
    const invented: FakeAnswer = { json: { count: 'canary', canary: 1 } }
    const cut: FakeAnswer = { ...good, deltas: 6, fault: { kind: 'error_event', afterDeltas: 3 } }
    const failed: FakeAnswer = { failed: { code: 'server_error', message: 'canary' } }
    const { model, lines } = await modelWith([invented, cut, failed, failed, good])
    await model.generate(dataRequest()).catch(() => undefined)
    expect(lines).toContainEqual(
      expect.objectContaining({ kind: 'invalid', problem: expect.stringContaining('count: invalid_type') }),
    )
    expect(lines.length).toBeGreaterThan(2)
    expect(JSON.stringify(lines)).not.toContain('canary')
  })

  test('whose model has no price says so once, and the cost of the call is told as not known', async () => {
    const { model, lines } = await modelWith([good], {}, { overrides: { '*': 'llama3.3' } })
    const { call } = await model.generate(dataRequest())
    expect(call).toMatchObject({ cost_usd: 0, cost_known: false })
    expect(call.input_tokens).toBeGreaterThan(0)
    await model.generate(dataRequest())
    expect(lines.map(({ models }) => models)).toEqual([['llama3.3']])
  })

  test('bills the tokens of every attempt', async () => {
    const once = (await (await modelWith([good])).model.generate(dataRequest())).call
    const bad: FakeAnswer[] = [
      { text: 'Three eggs, I would say.' },
      { text: '{"count":', incomplete: 'max_output_tokens' },
      { refusal: 'I will not, and that at some length.' },
      { ...good, deltas: 6, fault: { kind: 'socket', afterDeltas: 3 } },
    ]
    for (const answer of bad) {
      const { call } = await (await modelWith([answer, good])).model.generate(dataRequest())
      expect(call.repairs).toBe(1)
      expect(call.input_tokens).toBeGreaterThan(once.input_tokens * 1.5)
      expect(call.output_tokens).toBeGreaterThan(once.output_tokens)
      expect(call.cost_usd).toBeGreaterThan(once.cost_usd * 1.5)
    }
  })

  test('that was never reached bills nothing, and one that tells no tokens is billed by length', async () => {
    const once = (await (await modelWith([good])).model.generate(dataRequest())).call
    const refused = await modelWith([http(404, { code: 'model_not_found' }), good])
    const { call } = await refused.model.generate(dataRequest())
    expect(call.input_tokens).toBe(once.input_tokens)
    const silent = await modelWith([{ ...good, hasNoUsage: true }])
    const estimated = (await silent.model.generate(dataRequest())).call
    expect(estimated.input_tokens).toBeGreaterThan(5)
    expect(estimated.output_tokens).toBe(once.output_tokens)
  })

  test('tells in the log and with the error what a call took that failed as a whole', async () => {
    const { model, lines } = await modelWith([{ text: 'no' }])
    await expect(model.generate(dataRequest())).rejects.toMatchObject({
      code: 'MODEL_OUTPUT_INVALID',
      modelCalls: [{ node: 'act', input_tokens: expect.any(Number), repairs: 2 }],
    })
    expect(lines.at(-1)).toMatchObject({ node: 'act', message: 'tokens were spent on a call that failed' })
    expect(lines.at(-1)?.['input_tokens']).toBeGreaterThan(10)
  })
})
