import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { applyOverrides, modelTable } from './model-table.ts'
import { costOf, prices } from './prices.ts'
import { modelSettingsSchema } from './settings.ts'

const settingsSchema = z.object(modelSettingsSchema)

test('every model in the table has a price', () => {
  const models = Object.values(modelTable).flatMap((row) =>
    Object.values(row)
      .flat()
      .map(({ model }) => model),
  )
  expect(models.length).toBeGreaterThan(10)
  for (const model of models) expect(prices).toHaveProperty([model])
})

test('cached tokens cost less, and versions cost the same as their family', () => {
  const tokens = { input: 1_000_000, cached: 500_000, output: 100_000 }
  expect(costOf('gpt-4.1', tokens, prices)).toBeCloseTo(1 + 0.25 + 0.8)
  expect(costOf('gpt-4.1-2025-04-14', tokens, prices)).toBe(costOf('gpt-4.1', tokens, prices))
  expect(costOf('gpt-4.1-mini-2025-04-14', tokens, prices)).toBe(costOf('gpt-4.1-mini', tokens, prices))
  expect(costOf('claude-haiku-4-5-20251001', tokens, prices)).toBe(costOf('claude-haiku-4-5', tokens, prices))
  expect(costOf('mistral-small-latest', tokens, prices)).toBe(costOf('mistral-small', tokens, prices))
})

test.each(['llama3.3', 'gpt-4.1-turbo', 'gpt-5-pro'])(
  'what %s costs is not known, which is not nothing',
  (model) => {
    expect(costOf(model, { input: 1_000, cached: 0, output: 10 }, prices)).toBeUndefined()
  },
)

test('overrides apply to one node, one complexity or all nodes', () => {
  const { MODEL_OVERRIDES } = settingsSchema.parse({
    MODEL_OVERRIDES: '{"*":"llama3.3","think":{"high":{"model":"o3","effort":"high"}},"route":"o4-mini"}',
  })
  const table = applyOverrides(modelTable, MODEL_OVERRIDES)
  expect(table.act.low).toEqual([expect.objectContaining({ model: 'llama3.3', temperature: 0.25 })])
  expect(table.think.high).toEqual([
    expect.objectContaining({ model: 'o3', effort: 'high', temperature: null }),
  ])
  expect(table.think.low[0]?.model).toBe('llama3.3')
  expect(table.route.low[0]).toMatchObject({ model: 'o4-mini', temperature: null })
})

test('models of a list stand in for each other, in their order', () => {
  const { MODEL_OVERRIDES } = settingsSchema.parse({
    MODEL_OVERRIDES: '{"*":["qwen3:14b",{"model":"llama3.3","temperature":0}],"act":{"low":["a","b"]}}',
  })
  const table = applyOverrides(modelTable, MODEL_OVERRIDES)
  expect(table.reply.low.map(({ model }) => model)).toEqual(['qwen3:14b', 'llama3.3'])
  expect(table.reply.low[1]?.temperature).toBe(0)
  expect(table.act.low.map(({ model }) => model)).toEqual(['a', 'b'])
  expect(table.act.high.map(({ model }) => model)).toEqual(['qwen3:14b', 'llama3.3'])
})

test.each([
  ['gpt-5-mini', { temperature: null, effort: 'medium' }],
  ['o3', { temperature: null, effort: 'medium' }],
  ['openai/gpt-oss-20b', { temperature: 0.35, effort: 'medium' }],
  ['qwen3:14b', { temperature: 0.35, effort: null }],
])('%s gets room to think and what it takes, and only that', (model, taken) => {
  const table = applyOverrides(modelTable, { '*': model })
  expect(table.think.high).toEqual([expect.objectContaining({ model, ...taken, outputTokensMax: 16_000 })])
  expect(table.act.low[0]?.outputTokensMax).toBe(14_000)
})

test('a model may be told not to think, and then needs no room for it', () => {
  const { MODEL_OVERRIDES } = settingsSchema.parse({
    MODEL_OVERRIDES: '{"*":[{"model":"qwen3:14b","effort":"none"}]}',
  })
  const table = applyOverrides(modelTable, MODEL_OVERRIDES)
  expect(table.think.low).toEqual([
    expect.objectContaining({ model: 'qwen3:14b', effort: 'none', outputTokensMax: 4_000 }),
  ])
})

test('a model that does not think gets no room for it, and a limit that was set is kept', () => {
  const table = applyOverrides(modelTable, {
    '*': 'llama3.3',
    route: { low: { model: 'gpt-5', outputTokensMax: 700 }, high: { model: 'gpt-5', effort: 'high' } },
  })
  expect(table.think.high[0]?.outputTokensMax).toBe(4_000)
  expect(table.route.low[0]).toMatchObject({ outputTokensMax: 700, effort: 'low' })
  expect(table.route.high[0]).toMatchObject({ outputTokensMax: 25_000, effort: 'high' })
})

test.each([
  'not json',
  '[]',
  '{"thinking":"gpt-4.1"}',
  '{"think":{"huge":"x"}}',
  '{"think":[]}',
  '{"think":{"high":{"model":"x","temp":1}}}',
])('the override %s is refused', (text) => {
  expect(settingsSchema.safeParse({ MODEL_OVERRIDES: text }).success).toBe(false)
})

test('every setting has a default, and an empty setting gets it', () => {
  expect(settingsSchema.parse({})).toMatchObject({
    OPENAI_API_KEY: '',
    OPENAI_BASE_URL: '',
    MODEL_OVERRIDES: {},
  })
  expect(settingsSchema.safeParse({ OPENAI_BASE_URL: '', MODEL_OVERRIDES: '' }).success).toBe(true)
})
