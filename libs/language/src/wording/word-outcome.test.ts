import { describe, expect, test } from '@jest/globals'
import type { ToolOutcome } from '@alfred/contracts'
import { wordOutcome } from './word-outcome.ts'

const viewer = { locale: 'en-GB', today: '2026-11-22' }
const id = '2476ee9e-5d36-4a3f-9a3e-0d6f9f6f2b10'

function word(outcome: ToolOutcome) {
  const faults: unknown[] = []
  return { worded: wordOutcome(outcome, { viewer, onFault: (fault) => faults.push(fault) }), faults }
}

const labelOf = (type: string, details?: Record<string, unknown>): string | undefined => {
  const entity = { type, id, label: 'the name', source: 'db_lookup' as const, op: 'created' as const }
  const { worded } = word({ ok: true, entities: [{ ...entity, ...(details && { details }) }], data: {} })
  return worded.ok ? worded.entities[0]?.label : undefined
}
const day = '2026-11-22'
const eggs = { food: 'egg', quantity: 2, unit: 'piece', meal: 'breakfast', day }

describe('the label of an entity', () => {
  test.each([
    ['food_entry', eggs, '2 eggs for breakfast on 2026-11-22'],
    [
      'food_entry',
      { ...eggs, food: 'yogurt', quantity: 200, unit: 'g', meal: null },
      '200 g yogurt on 2026-11-22',
    ],
    ['meal', { meal: 'dinner', day, title: 'Cod pie' }, 'dinner on 2026-11-22: Cod pie'],
    ['nutrition_goal', { nutrient: 'protein_g' }, 'protein goal'],
    ['nutrition_goal', { nutrient: 'moonlight' }, 'moonlight goal'],
    ['preference', { kind: 'allergy', value: 'peanuts' }, 'peanuts (allergy)'],
    ['workout', { day }, 'workout on 2026-11-22'],
  ])('of a %s made of %j is said', (type, details, label) => {
    expect(labelOf(type, details)).toBe(label)
  })

  test.each([
    ['lot', undefined],
    ['meal', undefined],
    ['lot', { food: 'milk' }],
    ['meal', { title: 'of another version' }],
  ])('of a %s made of %j stays its name', (type, details) => {
    expect(labelOf(type, details)).toBe('the name')
  })

  test('is no longer than a label may be', () => {
    expect(labelOf('food_entry', { ...eggs, food: 'x'.repeat(300) })).toHaveLength(200)
  })
})

describe('the message of a refusal', () => {
  const refusal = { code: 'FOOD_NOT_FOUND', message: 'That could not be done.', retryable: false }

  test('is its sentence, and its code and details stay', () => {
    const error = { ...refusal, details: { food: 'milk' } }
    expect(word({ ok: false, error })).toEqual({
      worded: { ok: false, error: { ...error, message: 'No milk in stock.' } },
      faults: [],
    })
  })

  test('stays the general one when its details do not fit, and the fault is heard of', () => {
    const outcome = { ok: false as const, error: { ...refusal, details: {} } }
    const { worded, faults } = word(outcome)
    expect(worded).toEqual(outcome)
    expect(faults).toEqual([expect.objectContaining({ code: 'INTERNAL' })])
  })
})
