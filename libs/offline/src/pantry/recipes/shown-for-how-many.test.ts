import { expect, test } from '@jest/globals'
import { briefOf } from '../testing/brief-of.ts'
import { dishToMake } from './how-to-make.ts'
import { shownForHowMany } from './shown-for-how-many.ts'

const SHOWN = 'Fish pie, from the cookbook (serves 4, 50 minutes). Ingredients: 300 g cod. 1. Poach it.'
const PLANNED = 'Planned dinner on Thu 26 Nov: Fish pie.'

function shownIn(message: string, response = SHOWN): string | undefined {
  const brief = { ...briefOf(message), recent_turns: [{ message: 'fish pie', response, facts: [] }] }
  return shownForHowMany(brief)
    ?.map(({ tool, arguments: given }) =>
      'servings' in given ? `${tool} ${String(given.servings ?? 'as written')}` : tool,
    )
    .join()
}

test.each([
  ["Ah, that's far too much. Can you make it for one?", 'show_recipe 1'],
  ["how many does it serve, there'll be seven of us", 'show_recipe 7'],
  ['just the two of us though', 'show_recipe 2'],
  ['could you do that for me and Rita please', 'show_recipe 2'],
  ['what about for 8 people', 'show_recipe 8'],
  ['how many does that feed?', 'show_recipe as written'],
  ['only three of us here', 'show_recipe 3'],
])('"%s" is told of the recipe that was shown', (message, shown) => {
  expect(shownIn(message)).toBe(shown)
})

test.each([
  'make it for two on Friday',
  'add it to the list for two',
  'how many calories does that have',
  'make it spicier for two',
  'for the kids',
  'put two of them in the freezer',
  'change the recipe to serve two',
])('"%s" asks for something else', (message) => {
  expect(shownIn(message)).toBeUndefined()
})

test('what was planned and not shown is left to the plan', () => {
  expect(shownIn('only three of us', PLANNED)).toBeUndefined()
})

test.each([
  ['how do u make flapjacks', 'flapjacks'],
  ['How would you cook a lamb tagine?', 'lamb tagine'],
  ['laksa sounds nice, how do I make it', 'laksa'],
  ['ok so how do we make scones from scratch', 'scones'],
])('"%s" asks how a dish is made', (message, dish) => {
  expect(dishToMake(message)).toBe(dish)
})

test.each([
  'how do I make it',
  'how do I make that for six',
  'how long do I cook rice',
  'how do I make sure it is done',
  'how do I make room in the fridge',
])('"%s" names no dish', (message) => {
  expect(dishToMake(message)).toBeUndefined()
})
