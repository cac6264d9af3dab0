import { describe, expect, test } from '@jest/globals'
import { emptyRegistry, register } from '../memory/registry.ts'
import { callOf } from '../testing/brain.ts'
import { actingState, larder, someId } from '../testing/turn-fixture.ts'
import { unspokenIn } from './removes-unspoken.ts'

const [put] = larder.tools
const agent = { ...larder, tools: put ? [put, { ...put, name: 'drop', removes: true }] : [] }
const { registry } = register(emptyRegistry, { type: 'lot', id: someId, label: 'oat milk' })
const removes = (message: string, args: Record<string, unknown>, change: Partial<typeof actingState> = {}) =>
  unspokenIn({ actions: [callOf('drop', args)] }, agent, { ...actingState, registry, message, ...change })
    .unspoken

describe('a decision that takes something away', () => {
  test.each([
    ['throw away the milk', { food: 'milk' }],
    ['throw away the eggs', { food: 'egg' }],
    ['the berries went off', { food: 'berry' }],
    ['scratch the pancakes', { food: 'pancake' }],
    ['bin the oat milk', { item: 'ref_lot_1' }],
    ['delete that', { item: null }],
    ['throw it away', { food: 'butter' }],
  ])('is spoken of in "%s"', (message, args) => {
    expect(removes(message, args)).toBe(false)
  })

  test.each([
    ['ugh, long day', { food: 'milk' }],
    ['what is for dinner?', { item: 'lot_1' }],
  ])('is not spoken of in "%s"', (message, args) => {
    expect(removes(message, args)).toBe(true)
  })

  test('is spoken of by what the message answers', () => {
    const answered = {
      kind: 'question' as const,
      asked: 'Which?',
      message: 'throw the milk away',
      answer: 'both',
    }
    expect(removes('both', { food: 'milk' }, { answered: { ...answered, asks: undefined } })).toBe(false)
    expect(
      removes('clear friday', { day: '2026-11-27' }, { answered: { ...answered, asks: undefined } }),
    ).toBe(false)
  })

  test('is spoken of in any language when the thing was resolved', () => {
    const mention = { raw_text: 'die Milch', entity_type: 'lot', resolved_ref: 'ref_lot_1', candidates: [] }
    const { understanding } = actingState
    const read = understanding && {
      ...understanding,
      entity_mentions: [{ ...mention, confidence: 'high' as const, resolution: 'exact' as const }],
    }
    expect(removes('die Milch ist schlecht', { item: 'lot_1' }, { understanding: read })).toBe(false)
  })

  test.each([
    ['I used 3 eggs', { food: 'milk', item: 'lot_1' }, true],
    ['Die 3 Eier sind verbraucht', { food: 'milk', item: null }, true],
    ['I used 3 eggs', { food: 'egg', item: null, location: 'fridge' }, false],
    ['Ich habe die Milch verbraucht', { food: 'oat milk', item: 'lot_1' }, false],
    ['I used some more of it', { food: 'oat milk', item: 'lot_1' }, false],
    ['I used some more of it', { food: 'butter', item: null }, true],
    ['everything that has expired is gone', { food: 'butter', item: null }, false],
  ])('or takes from stock is held against "%s": %j', (message, args, isUnspoken) => {
    const touching = { ...agent, tools: put ? [{ ...put, name: 'use', touches: ['item', 'food'] }] : [] }
    const state = { ...actingState, registry, message }
    const found = unspokenIn({ actions: [callOf('use', args)] }, touching, state)
    expect(found).toEqual({
      unspoken: isUnspoken,
      unspoken_things: isUnspoken ? [args.item === null ? args.food : 'oat milk'] : [],
    })
  })

  test.each([
    ['bought 2 tins of tuna', 'those were sardines', false],
    ['bought 2 tins of tuna', 'do sardines keep?', true],
    ['bought 2 tins of ham', 'those were sardines', true],
    [null, 'those were sardines', true],
  ])(
    'or puts another food in the place of one is held against "%s" and "%s"',
    (...[changedBefore, message, isUnspoken]) => {
      const touching = {
        ...agent,
        tools: put ? [put, { ...put, name: 'correct', touches: ['food'] }] : [],
      }
      const actions = [callOf('correct', { food: 'tuna', quantity: 0 }), callOf('put', { food: 'sardines' })]
      const state = { ...actingState, registry: emptyRegistry, message, changedBefore }
      expect(unspokenIn({ actions }, touching, state).unspoken).toBe(isUnspoken)
    },
  )

  test('is nothing to ask about when it takes nothing away', () => {
    const decision = { actions: [callOf('put', { food: 'gold' })] }
    const state = { ...actingState, registry, message: 'hello' }
    expect(unspokenIn(decision, agent, state).unspoken).toBe(false)
  })
})
