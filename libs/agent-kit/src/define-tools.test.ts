import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { defineTools, toolNamed } from './define-tools.ts'

const viewer = { locale: 'en-GB', today: '2026-11-20' }
const moment = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'UTC', locale: 'en-GB' }
const contracts = {
  look: {
    kind: 'read',
    description: 'Looks into the larder.',
    arguments: z.strictObject({ food: z.string() }),
  },
  put: { kind: 'write', description: 'Puts food away.', arguments: z.strictObject({ food: z.string() }) },
} as const
const tools = defineTools(contracts, {
  look: {
    prepare: ({ food }) => ({ ok: true, arguments: { food: food.toLowerCase() } }),
    answer: z.object({ foods: z.array(z.object({ name: z.string() })) }),
    describe: ({ foods }, { today }) =>
      foods.length === 0 ? [] : [`On ${today}: ${foods.map(({ name }) => name).join(', ')}.`],
    isQuick: true,
  },
})

describe('a tool', () => {
  test('is its contract and its entry in one', () => {
    expect(tools.look).toMatchObject({ kind: 'read', description: 'Looks into the larder.', isQuick: true })
    const call = { tool: 'look', arguments: { food: 'Leek' }, artifacts: {}, moment }
    expect(tools.look.prepare(call)).toEqual({ ok: true, arguments: { food: 'leek' } })
  })

  test('describes its answer, and says that it has run where there is nothing to tell', () => {
    expect(tools.look.describe({ foods: [{ name: 'leek' }, { name: 'pasta' }] }, viewer)).toEqual([
      'On 2026-11-20: leek, pasta.',
    ])
    expect(tools.look.describe({ foods: [] }, viewer)).toEqual(['Done: look.'])
  })

  test('leaves out a row that cannot be read and says so, and throws for data of another shape', () => {
    expect(tools.look.describe({ foods: [{ name: 'leek' }, { name: 3 }] }, viewer)).toEqual([
      'On 2026-11-20: leek.',
      'One entry cannot be read.',
    ])
    expect(() => tools.look.describe({ foods: 'leek' }, viewer)).toThrow(/another shape/)
  })

  test('is found by its name, and an unknown name is an error', () => {
    expect(toolNamed(tools, 'look')).toBe(tools.look)
    for (const name of ['put', 'toString']) expect(() => toolNamed(tools, name)).toThrow(/no such tool/)
  })

  test('has an entry of its own contract: the compiler refuses one without a contract', () => {
    const entry = { prepare: () => ({ ok: true as const, arguments: {} }), answer: z.object({}) }
    // @ts-expect-error There is no contract of this name.
    expect(defineTools(contracts, { hide: { ...entry, describe: () => [] } })).toEqual({})
  })
})
