import { expect, test } from '@jest/globals'
import { ask, askAmount, openSlot } from './intent.ts'
import { isMadeOfScraps, isUnread } from './made-of-scraps.ts'
import type { Reading } from './reading.ts'

const reading = (change: Partial<Reading<unknown, unknown>>): Reading<unknown, unknown> => ({
  ...{ calls: [], wishes: [], mentions: [], unclear: [], text: '', isAnswer: false },
  ...change,
})

test.each([
  ["there's a loaf", true],
  ['sorry', true],
  ['plus marmalade', true],
  ['today 2 salmon filet', true],
  ['pull up the crudo', true],
  ['ada down as allergic', true],
  ['ems', true],
  ['usual', true],
  ['toast w marmite', true],
  ['more', true],
  ['in last weekend', true],
  ['three', true],
  ['rest with a few peas', true],
  ['called in', true],
  ['five spice', false],
  ['lemonade', false],
  ['pulled pork', false],
  ['cheddar', false],
  ['fish and chips', false],
  ['one-pot chicken with rice', false],
  ['one serving', true],
  ['a bowl', true],
  ['burrito bowl', false],
  ['one quarter', false],
  ['quarter pounder', false],
])('a question about "%s" is made of scraps: %s', (food, isMade) => {
  expect(isMadeOfScraps(reading({ unclear: [askAmount(food)] }))).toBe(isMade)
})

test('a call that names a piece of a sentence as a food or a taste is made of scraps', () => {
  const call = (slots: object): Reading<unknown, unknown> =>
    reading({ calls: [{ tool: 't', arguments: slots }] })
  expect(isMadeOfScraps(call({ food: 'everything except the wipe' }))).toBe(true)
  expect(isMadeOfScraps(call({ kind: 'dislike', value: "husband doesn't support lactose" }))).toBe(true)
  expect(isMadeOfScraps(call({ items: [{ food: 'eggs' }, { food: 'what i had' }] }))).toBe(true)
  expect(isMadeOfScraps(call({ items: [{ food: 'bowl' }] }))).toBe(true)
  expect(isMadeOfScraps(call({ items: [{ food: 'quarter' }] }))).toBe(true)
  // How much a bowl holds is told of the bowl.
  expect(isMadeOfScraps(call({ food: 'bowl' }))).toBe(false)
  expect(isMadeOfScraps(call({ food: 'egg' }))).toBe(false)
  expect(isMadeOfScraps(call({ kind: 'routine', value: 'we eat at six' }))).toBe(false)
})

test('a question about something else than a food is not', () => {
  expect(
    isMadeOfScraps(reading({ unclear: [ask('What shall I do?', openSlot('message', 'it is late'))] })),
  ).toBe(false)
})

test.each([
  ['200 g chicken breast w/ 150 g cooked rice', true],
  ['at home 800 gram minced beef in fridge', true],
  ['extra virgin olive oil', true],
  ["there's a loaf", true],
  ['olive oil', false],
])('a message of which "%s" is asked was not read: %s', (food, isNot) => {
  expect(isUnread(reading({ unclear: [askAmount(food)] }))).toBe(isNot)
})

test('an amount that cannot be was read, and is objected to', () => {
  const objection = ask('No amount. How much is it?', openSlot('portion', '-3 eggs to my fridge'))
  expect(isUnread(reading({ unclear: [objection] }))).toBe(false)
})
