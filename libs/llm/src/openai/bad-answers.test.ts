import { afterEach, describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import type { FakeAnswer, FakeOpenAi } from '../testing.ts'
import {
  dataRequest,
  goodAnswer as good,
  readText,
  startTestModel,
  type TestModel,
} from '../testing/start-test-model.ts'

const open: FakeOpenAi[] = []
afterEach(() => Promise.all(open.splice(0).map((fake) => fake.close())))

const answers = { count: 3, note: null }
const plain = JSON.stringify(answers)
/** The models of Act, cheapest first. */
const mini = 'gpt-4.1-mini'
const full = 'gpt-4.1'

describe.each(['responses', 'chat'] as const)('an answer through %s', (door) => {
  async function modelWith(
    given: readonly FakeAnswer[],
    options: Parameters<typeof startTestModel>[1] = {},
  ): Promise<TestModel> {
    const made = await startTestModel(given, { door, ...options })
    open.push(made.fake)
    return made
  }
  const modelsAsked = ({ fake }: TestModel) => fake.requests.map(({ body }) => body['model'])

  test.each([
    ['in a code fence', '```json\n' + plain + '\n```'],
    ['in a fence without a language', '```\n' + plain + '\n```\n'],
    ['with words around it', `Here you are: ${plain} I hope it "helps.`],
    ['behind words with a quotation mark', `You said "three: ${plain}`],
    ['behind its thoughts', `<think>They ask {"count":` + `9}.</think>\n${plain}`],
    ['with a brace in a text', '{"count":3,"note":"a}\\"{"}'],
  ])('%s is read without a repair', async (_, text) => {
    const { model, fake } = await modelWith([{ text }])
    const { output, call } = await model.generate(dataRequest())
    expect(output.count).toBe(3)
    expect(call.repairs).toBe(0)
    expect(fake.requests).toHaveLength(1)
  })

  test.each([
    ['with two objects', `${plain} or ${plain}`],
    ['of words alone', 'Three eggs.'],
    ['that is empty', ''],
    ['that is thoughts alone', '<think>Three?</think>'],
    ['with an object within one that never ends', '{"answer": {"count":3,"note":null}'],
  ])('%s is repaired', async (_, text) => {
    const { model, fake } = await modelWith([{ text }, good])
    const { output, call } = await model.generate(dataRequest())
    expect([output, call.repairs, fake.requests.length]).toEqual([answers, 1, 2])
  })

  test('with a text that is too long is cut, also where it would cut a character', async () => {
    const { model, fake } = await modelWith([
      { json: { count: 3, note: 'too long a note' } },
      { json: { count: 3, note: '1234😀😀😀' } },
    ])
    expect((await model.generate(dataRequest())).output.note).toBe('too l')
    expect((await model.generate(dataRequest())).output.note).toBe('1234😀')
    expect(fake.requests).toHaveLength(2)
  })

  test('that breaks its schema is shown with what is wrong, and once it has no JSON the schema is said in words', async () => {
    const { model, fake } = await modelWith([{ text: 'no' }, { json: { count: -1, note: 'x' } }, good], {
      overrides: { '*': 'llama3.3' },
    })
    expect((await model.generate(dataRequest())).call.repairs).toBe(2)
    const [, second, third] = fake.requests.map(({ body }) =>
      JSON.stringify(body['messages'] ?? body['input']),
    )
    expect(second).toContain('not valid JSON')
    expect(second).toContain('additionalProperties')
    expect(third).toMatch(/Too small.*count/)
  })

  test('that stays wrong is repaired once, then the next model is asked, and no more than two repairs are made', async () => {
    const made = await modelWith([{ text: 'no' }])
    await expect(made.model.generate(dataRequest())).rejects.toMatchObject({ code: 'MODEL_OUTPUT_INVALID' })
    expect(modelsAsked(made)).toEqual([mini, mini, full, full])
  })

  test('that stays wrong has two repairs where there is one model alone', async () => {
    const made = await modelWith([{ text: 'no' }], { overrides: { '*': 'llama3.3' } })
    await expect(made.model.generate(dataRequest())).rejects.toMatchObject({ code: 'MODEL_OUTPUT_INVALID' })
    expect(made.fake.requests).toHaveLength(3)
  })

  test.each<[string, FakeAnswer, string]>([
    ['is refused', { refusal: 'I will not.' }, 'MODEL_REFUSED'],
    ['is filtered', { text: '', incomplete: 'content_filter' }, 'MODEL_REFUSED'],
    ['is cut off', { text: '{"count":', incomplete: 'max_output_tokens' }, 'MODEL_OUTPUT_INVALID'],
    ['is empty', { text: ' \n' }, 'MODEL_OUTPUT_INVALID'],
  ])('that %s is repaired once, and then the next model answers', async (_, bad, code) => {
    const repaired = await modelWith([bad, good])
    expect((await repaired.model.generate(dataRequest())).call).toMatchObject({ model: mini, repairs: 1 })
    const next = await modelWith([bad, bad, good])
    expect((await next.model.generate(dataRequest())).call).toMatchObject({ model: full, repairs: 2 })
    const never = await modelWith([bad])
    await expect(never.model.generate(dataRequest())).rejects.toMatchObject({ code })
    expect(modelsAsked(never)).toEqual([mini, mini, full, full])
  })

  test('that is cut off behind its last brace is whole', async () => {
    const { model, fake } = await modelWith([{ text: plain, incomplete: 'max_output_tokens' }])
    expect((await model.generate(dataRequest())).output).toEqual(answers)
    expect(fake.requests).toHaveLength(1)
  })

  test.each<[string, FakeAnswer]>([
    ['nothing', { text: '' }],
    ['a refusal', { refusal: 'No.' }],
    ['what was cut off', { text: '{', incomplete: 'max_output_tokens' }],
    ['words', { text: 'Three.' }],
  ])('of %s is repaired by messages that take turns, each with words', async (_, bad) => {
    const { model, fake } = await modelWith([bad, good])
    await model.generate(dataRequest())
    const messages = z
      .array(z.object({ role: z.string(), content: z.string().min(1) }))
      .parse(fake.requests[1]?.body[door === 'chat' ? 'messages' : 'input'])
    const roles = messages.map(({ role }) => role).filter((role) => role !== 'system')
    expect(roles).toEqual(['user', 'assistant', 'user'])
  })

  test('that was cut off gets twice the room', async () => {
    const { model, fake } = await modelWith([{ text: '{', incomplete: 'max_output_tokens' }, good])
    await model.generate(dataRequest())
    const limits = fake.requests.map(({ body }) => body['max_output_tokens'] ?? body['max_tokens'])
    expect(limits).toEqual([6_000, 12_000])
  })

  test.each<[string, FakeAnswer]>([
    ['nothing', { text: '' }],
    ['blanks', { text: ' \n ' }],
    ['a refusal', { refusal: 'No.' }],
    ['thoughts that used up its room', { text: '', thoughts: 'Hm.', incomplete: 'max_output_tokens' }],
  ])('in prose that is %s is asked for once more, then of the next model', async (_, bad) => {
    const made = await modelWith([bad, bad, { text: 'Three eggs.' }])
    expect(await readText(made.model)).toEqual({ text: 'Three eggs.', ended: true })
    expect(modelsAsked(made)).toEqual([mini, mini, full])
  })

  test('in prose that is cut off after its first words is an error, as nothing else may follow them', async () => {
    const { model, fake } = await modelWith([{ text: 'Three eg', incomplete: 'max_output_tokens' }])
    await expect(readText(model)).rejects.toMatchObject({ code: 'MODEL_OUTPUT_INVALID' })
    expect(fake.requests).toHaveLength(1)
  })

  test('in prose keeps its thoughts to itself', async () => {
    const { model } = await modelWith([
      { text: '<think>Do they mean eggs?</think>\n\nThree eggs.', deltas: 20 },
    ])
    expect((await readText(model)).text).toBe('Three eggs.')
    const angle = await modelWith([{ text: '<thin slices> of ham', deltas: 9 }])
    expect((await readText(angle.model)).text).toBe('<thin slices> of ham')
  })

  test('by a server that accepts a schema and three times in a row does not keep to it is asked for in another form from then on', async () => {
    const prose = { text: 'Three.' }
    const { model, fake } = await modelWith([prose, good, prose, good, prose, good, good])
    for (let call = 0; call < 4; call += 1) await model.generate(dataRequest())
    expect(fake.requests.map(({ form }) => form)).toEqual([...Array<string>(6).fill('schema'), 'json'])
    expect(fake.requests[6]?.input).toContain('additionalProperties')
  })

  test('in words now and then, with others between them that keep to the schema, changes nothing', async () => {
    const prose = { text: 'Three.' }
    const { model, fake } = await modelWith([prose, good, prose, good, good, prose, good, prose, good, good])
    for (let call = 0; call < 6; call += 1) await model.generate(dataRequest())
    expect(fake.requests.map(({ form }) => form)).toEqual(Array<string>(10).fill('schema'))
  })
})
