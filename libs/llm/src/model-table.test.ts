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

test('cached tokens cost less, dated names cost the same as their family, and unknown models cost nothing', () => {
  const tokens = { input: 1_000_000, cached: 500_000, output: 100_000 }
  expect(costOf('gpt-4.1', tokens, prices)).toBeCloseTo(1 + 0.25 + 0.8)
  expect(costOf('gpt-4.1-2025-04-14', tokens, prices)).toBe(costOf('gpt-4.1', tokens, prices))
  expect(costOf('gpt-4.1-mini-2025-04-14', tokens, prices)).toBe(costOf('gpt-4.1-mini', tokens, prices))
  expect(costOf('llama3.3', tokens, prices)).toBe(0)
})

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

test.each(['not json', '[]', '{"thinking":"gpt-4.1"}', '{"think":{"huge":"x"}}'])(
  'the override %s is refused',
  (text) => {
    expect(settingsSchema.safeParse({ MODEL_OVERRIDES: text }).success).toBe(false)
  },
)

test('every setting has a default, and an empty setting gets it', () => {
  expect(settingsSchema.parse({})).toMatchObject({
    OPENAI_API_KEY: '',
    OPENAI_BASE_URL: '',
    MODEL_OVERRIDES: {},
  })
  expect(settingsSchema.safeParse({ OPENAI_BASE_URL: '', MODEL_OVERRIDES: '' }).success).toBe(true)
})
