import { describe, expect, test } from '@jest/globals'
import { hasItsNumbers, mayWriteDirectly, namesItsThing } from './may-act-directly.ts'

describe('a write without a plan', () => {
  test.each([
    'I bought 2 litres of milk and a dozen eggs',
    'can you add milk?',
    'Kannst du Milch auf die Liste setzen?',
    'Ich habe 6 Eier gekauft',
    "J'ai acheté six œufs",
  ])('may follow from "%s"', (message) => {
    expect(mayWriteDirectly(message)).toBe(true)
  })

  test.each([
    'did I buy milk?',
    "don't add milk",
    'I did not buy the eggs',
    'add milk if there is none',
    'füge keine Milch hinzu',
    "n'ajoute pas de lait",
    'save it',
    `add ${'milk and '.repeat(80)}eggs`,
    'milk\n'.repeat(12),
  ])('may not follow from "%s"', (message) => {
    expect(mayWriteDirectly(message)).toBe(false)
  })
})

const call = (args: Record<string, unknown>) => ({ call: 1, tool: 'add', arguments: args, item: null })

describe('the numbers of a call', () => {
  test.each([
    ['I bought 2 litres of milk', { quantity: 2 }],
    ['I bought a dozen eggs', { quantity: 12 }],
    ['half a kilo of flour', { quantity: 500 }],
    ['anderthalb Liter, also 1,5 l Milch', { quantity: 1.5 }],
    ['two packs of 6 eggs', { quantity: 12 }],
    ['½ l of cream', { quantity: 0.5 }],
    ['milk', { quantity: 1 }],
    ['1,500 g of rice', { quantity: 1500 }],
    ['milk for Friday', { expires: '2026-11-27', quantity: null }],
    ['sechs Eier', { meals: [{ quantity: 6 }] }],
  ])('are those of "%s" in %j', (message, args) => {
    expect(hasItsNumbers(call(args), message)).toBe(true)
  })

  test.each([
    ['I bought milk', { quantity: 7 }],
    ['2 eggs', { items: [{ quantity: 2 }, { quantity: 5 }] }],
  ])('are not all of "%s" in %j', (message, args) => {
    expect(hasItsNumbers(call(args), message)).toBe(false)
  })
})

describe('a call that takes something away', () => {
  const mention = (ref: string | null, candidates: string[] = []) => ({
    mentions: [{ raw_text: 'the milk', ref, candidates }],
  })
  test('names the one thing that the message names', () => {
    const removing = { removes: true }
    expect(namesItsThing(call({ item: 'lot_1' }), removing, mention('lot_1'))).toBe(true)
    expect(namesItsThing(call({ item: 'lot_1' }), removing, mention('lot_1', ['lot_1', 'lot_2']))).toBe(false)
    expect(namesItsThing(call({ item: 'lot_2' }), removing, mention('lot_1'))).toBe(false)
    expect(namesItsThing(call({ item: null, food: 'milk' }), removing, mention(null))).toBe(false)
    expect(namesItsThing(call({ food: 'milk' }), { removes: false }, mention(null))).toBe(true)
  })
})
