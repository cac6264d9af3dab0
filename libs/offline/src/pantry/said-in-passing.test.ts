import { expect, test } from '@jest/globals'
import type { TurnBrief } from '@alfred/contracts'
import { parseKitchenMessage } from './parse-kitchen-message.ts'
import { briefOf } from './testing/brief-of.ts'

const read = (message: string, more: Partial<TurnBrief> = {}) =>
  parseKitchenMessage(message, { ...briefOf(message), ...more })
const after = (message: string): Partial<TurnBrief> => ({
  recent_turns: [{ message, response: 'Done.', facts: [] }],
})

test('a fresh one is one of the food that was spoken of last', () => {
  expect(read('please add a new one to the list', after('the leek has gone bad, I binned it'))).toMatchObject(
    [{ tool: 'add_to_shopping', arguments: { food: 'leek', quantity: 1 } }],
  )
  expect(read('put a fresh one on the list')).toMatchObject([{ tool: 'question', asks: { slot: 'food' } }])
})

test('what is put beside what leaves the list is for the list as well', () => {
  expect(read('remove the butter from my shopping list and add margarine')).toMatchObject([
    { tool: 'remove_from_shopping', arguments: { food: 'butter' } },
    { tool: 'add_to_shopping', arguments: { food: 'margarine' } },
  ])
  expect(read('take ham off the list and put cheese in the fridge')).not.toContainEqual(
    expect.objectContaining({ tool: 'add_to_shopping' }),
  )
})

test('what one has already leaves the list where that is asked for', () => {
  expect(read('we still have a jar of honey, take that off')).toMatchObject([
    { tool: 'remove_from_shopping', arguments: { food: 'honey' } },
  ])
})

test('what is vague is no dish: it is thought of for that day', () => {
  expect(read('plan something light for friday evening')).toMatchObject([{ request: 'plan_week' }])
})
