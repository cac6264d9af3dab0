import { describe, expect, test } from '@jest/globals'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { briefOf } from '../testing/brief-of.ts'

/** The calls of a message behind the turns before it, each with what was asked and told. */
function callsAfter(turns: readonly (readonly [string, string])[], message: string) {
  const recent = turns.map(([said, response]) => ({ message: said, response, facts: [] }))
  return parseKitchenMessage(message, { ...briefOf(message), recent_turns: recent })
}

const nothing = { recipe: null, name: null, servings: null, from: null, until: null }
const planned = ['yes', 'Planned dinner on Sat 28 Nov: cod pie; dinner on Sun 29 Nov: chicken stew.'] as const

describe('behind a plan', () => {
  test.each(['what do I need to buy for that?', "what's missing for it?", 'do I have everything for that?'])(
    '%j asks what is missing for the days of the plan',
    (message) =>
      expect(callsAfter([planned], message)).toEqual([
        { tool: 'list_missing', arguments: { ...nothing, from: '2026-11-28', until: '2026-11-29' } },
      ]),
  )

  test.each([
    'put it all on the list',
    'add all of that to my shopping list',
    "put what's missing on the list",
    'stick everything we need on the shopping list please',
  ])('%j puts what is missing for these days on the list', (message) =>
    expect(callsAfter([planned], message)).toEqual([
      { tool: 'add_missing_to_shopping', arguments: { ...nothing, from: '2026-11-28', until: '2026-11-29' } },
    ]),
  )

  test('a recipe that is named is the one that is meant', () =>
    expect(callsAfter([planned], 'what do I need to buy for the fish soup?')).toEqual([
      { tool: 'list_missing', arguments: { ...nothing, name: 'fish soup' } },
    ]))
})

test('behind what is missing for a recipe, all of that is what that recipe lacks', () => {
  const asked = ["what's missing for the cod pie for 6?", 'For the cod pie you lack 300 g of cod.'] as const
  expect(callsAfter([asked], 'put all of that on the list')).toEqual([
    { tool: 'add_missing_to_shopping', arguments: { ...nothing, name: 'cod pie', servings: 6 } },
  ])
})

test('behind what is missing for a plan, all of that is what the plan lacks', () => {
  const asked = ['what do I need to buy for that?', 'You lack 300 g of cod and 2 leeks.'] as const
  expect(callsAfter([planned, asked], 'add it all to the list')).toEqual([
    { tool: 'add_missing_to_shopping', arguments: { ...nothing, from: '2026-11-28', until: '2026-11-29' } },
  ])
})

test('behind anything else, what is missing for that is asked for', () => {
  const before = ['I bought 2 eggs', 'Added 2 eggs to the fridge.'] as const
  expect(callsAfter([before], 'what do I need to buy for that?')).toMatchObject([
    { tool: 'question', question: 'Which recipe do you mean?' },
  ])
})

test('another amount of what was just put on the list changes its line', () => {
  const before = [
    'put 2 litres of milk and 10 eggs on the list',
    'Put 2 l milk and 10 eggs on the shopping list.',
  ] as const
  expect(callsAfter([before], 'make that 3 litres milk. and only 6 eggs')).toEqual([
    { tool: 'set_shopping', arguments: { food: 'milk', item: null, quantity: 3, unit: 'l' } },
    { tool: 'set_shopping', arguments: { food: 'eggs', item: null, quantity: 6, unit: null } },
  ])
  expect(callsAfter([], 'only 6 eggs')).not.toContainEqual(expect.objectContaining({ tool: 'set_shopping' }))
})

describe('behind what was used up or thrown away', () => {
  const used = ['used up the quark', 'Used 500 g quark; none left.'] as const
  const wanted = (food: string, quantity: number | null = null) => ({
    ...{ tool: 'add_to_shopping', arguments: { food, quantity, unit: null } },
  })

  test.each(['put it on the list', 'stick that on my shopping list', 'add it to the list please'])(
    '%j puts that on the list',
    (message) => expect(callsAfter([used], message)).toEqual([wanted('quark')]),
  )

  test.each(['put it on the list and some crackers', 'add that to the list, plus crackers'])(
    '%j puts both on the list',
    (message) => expect(callsAfter([used], message)).toEqual([wanted('crackers'), wanted('quark')]),
  )

  test('an amount behind is of what stands behind it', () =>
    expect(callsAfter([used], 'add it to the list, and 6 rolls')).toEqual([
      wanted('rolls', 6),
      wanted('quark'),
    ]))

  test('nothing is put on the list where nothing was taken', () =>
    expect(callsAfter([['hello', 'Hello!']], 'put it on the list')).toMatchObject([{ tool: 'question' }]))
})
