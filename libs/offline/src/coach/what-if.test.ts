import { expect, test } from '@jest/globals'
import { readCoachMessage } from './read-coach-message.ts'

const read = (message: string, before?: string) =>
  readCoachMessage({
    ...{ message, answered: null, pending: null, entities: [] },
    recent_turns: before === undefined ? [] : [{ message: before, response: '', facts: [] }],
  })
const shown = (food: string, quantity = 1, unit: string | null = null) => [
  { tool: 'get_today_progress', arguments: { day: null } },
  { tool: 'lookup_nutrition', arguments: { food, quantity, unit, nutrient: null } },
]

test.each([
  ['what if i had a big mac for lunch', 'big mac'],
  ['if i smashed a whole 12 inch pepperoni tonight where would that leave me', 'pepperoni pizza'],
  ['if I have a burger, will I be over?', 'burger'],
  ['where would that leave me if i had a doughnut', 'doughnut'],
  ['can i squeeze in a Magnum?', 'magnum'],
  ['could I still fit a snickers in?', 'snickers'],
  ['can i get away with a beer', 'beer'],
  ['would a kebab put me over', 'kebab'],
  ['would a kebab tonight put me over?', 'kebab'],
  ['does a mars bar fit my macros?', 'mars bar'],
  ['how many calories would that be if i ate a croissant', 'croissant'],
])('"%s" is told beside the day, and nothing is logged', (message, food) => {
  expect(read(message)).toEqual(shown(food))
})

test('half of what was asked about is asked in the same way', () => {
  const before = 'if i smashed a whole 12 inch pepperoni tonight where would that leave me'
  expect(read('oof. and half of one', before)).toEqual(shown('pepperoni pizza', 0.5))
  expect(read('what about half', before)).toEqual(shown('pepperoni pizza', 0.5))
})

test.each([
  'what if i freeze it',
  'what if i have no eggs',
  'if I had two eggs I would make pancakes',
  'can i squeeze in a nap',
  'can i fit in my jeans',
  'does the lasagne fit in the oven',
  'can i fit the chicken in the freezer',
  'what if i have a nut allergy',
  'can i have a magnum',
  'would a stew keep',
  'what if I had it tomorrow instead',
])('"%s" is none of these', (message) => {
  expect(read(message).some(({ tool }) => tool === 'lookup_nutrition' || tool === 'propose_food_log')).toBe(
    false,
  )
})

test.each(['and half of one', 'half', 'what about two'])('"%s" behind what was told is none', (message) => {
  expect(read(message, 'log 3 eggs for breakfast').some(({ tool }) => tool === 'lookup_nutrition')).toBe(
    false,
  )
})
