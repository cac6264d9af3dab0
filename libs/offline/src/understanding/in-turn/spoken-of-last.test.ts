import { expect, test } from '@jest/globals'
import { filledFromSpoken } from './spoken-of-last.ts'
import type { Told } from './situation-of-turn.ts'

type Turn = NonNullable<Told['recent_turns']>[number]
const told = (type: string, label: string) => ({
  ...{ ref: `${type}_1`, type, label, note: null },
  status: 'external' as const,
  tier: 'active' as const,
})
const said = (message: string, response: string): Turn => ({ message, response, facts: [] })

test('what a call lacks is the thing of its sort that was spoken of last', () => {
  const entities = [told('shopping_item', 'soap'), told('shopping_item', 'lentil'), told('lot', 'jam')]
  const recent_turns = [said('are lentils and soap on my list?', 'To buy: lentil; soap.')]
  expect(
    filledFromSpoken(
      { kind: 'ask', acts: [{ tool: 'set_shopping', food: null, quantity: 3 }] },
      { entities, recent_turns },
    ),
  ).toEqual({ kind: 'acts', acts: [{ tool: 'set_shopping', food: 'lentil', quantity: 3 }] })
})

test('what is missing for a planned dish is asked of its recipe', () => {
  const entities = [told('meal', 'dinner on 2026-11-20: fish pie')]
  const recent_turns = [said('fish pie on friday', 'Planned dinner on Fri 20 Nov: fish pie.')]
  expect(
    filledFromSpoken(
      { kind: 'ask', acts: [{ tool: 'add_missing_to_shopping', recipe: null }] },
      { entities, recent_turns },
    )?.acts,
  ).toEqual([{ tool: 'add_missing_to_shopping', recipe: 'fish pie' }])
})

test.each([
  ['nothing lacks', { kind: 'acts' as const, acts: [{ tool: 'use_item', food: 'jam' }] }],
  [
    'something else lacks as well',
    { kind: 'ask' as const, acts: [{ tool: 'move_item', food: null, to: null }] },
  ],
  [
    'nothing of the sort was spoken of',
    { kind: 'ask' as const, acts: [{ tool: 'show_recipe', name: null }] },
  ],
])('nothing is filled where %s', (_, reading) => {
  const recent_turns = [said('I have jam', 'Added 1 jar of jam to the pantry.')]
  expect(filledFromSpoken(reading, { entities: [told('lot', 'jam')], recent_turns })).toBeUndefined()
})

test('of several dishes that a reply only listed none is meant', () => {
  const entities = [told('recipe', 'Leek tart'), told('recipe', 'Kale soup')]
  const listed = said('any ideas?', 'From the cookbook: "Leek tart" (french); "Kale soup" (american).')
  const reading = { kind: 'ask' as const, acts: [{ tool: 'add_missing_to_shopping', recipe: null }] }
  expect(filledFromSpoken(reading, { entities, recent_turns: [listed] })).toBeUndefined()
  const chosen = said('how do I make leek tart?', 'Leek tart, from the cookbook (serves 4).')
  expect(filledFromSpoken(reading, { entities, recent_turns: [listed, chosen] })?.acts).toEqual([
    { tool: 'add_missing_to_shopping', recipe: 'Leek tart' },
  ])
})

test('what was spoken of long ago is not meant', () => {
  const recent_turns = [
    said('I have jam', 'Added jam.'),
    ...Array.from({ length: 4 }, () => said('hi', 'Hello.')),
  ]
  const reading = { kind: 'ask' as const, acts: [{ tool: 'use_item', food: null }] }
  expect(filledFromSpoken(reading, { entities: [told('lot', 'jam')], recent_turns })).toBeUndefined()
})
