import { expect, test } from '@jest/globals'
import { happenedToFood } from './happened-to-food.ts'

test.each([
  ['got the sausages out to thaw', 'move the sausages from the freezer to the fridge'],
  [
    "I've taken 500g of beef mince out of the freezer to defrost",
    'move 500 g of beef mince from the freezer to the fridge',
  ],
  [
    'took out the prawns to defrost, they are on the counter',
    'move the prawns from the freezer to the counter',
  ],
  ['chicken is out defrosting in the fridge for tonight', 'move the chicken from the freezer to the fridge'],
  ["just opened a new jar of pesto so it's in the fridge now", undefined],
  ['opened the ketchup, it lives in the fridge now', 'opened the ketchup. move the ketchup to the fridge'],
  ['finished the last of the butter for a cake', 'used up the butter'],
  ['used all the eggs on pancakes sorry', 'used up the eggs'],
  ['argh no garlic. how is there no garlic. stick it on', 'add garlic to the shopping list'],
  ['not a single lemon in the house, on the list pls', 'add lemon to the shopping list'],
  ['we have no milk or bread, put them both on the list please', 'add milk and bread to the shopping list'],
])('what happened to a food is read in passing: "%s"', (message, said) => {
  expect(happenedToFood(message)).toBe(said)
})

test.each([
  'shall I take the mince out to defrost?',
  'remind me to take the mince out to defrost',
  'the mince is not out defrosting',
  'how long does chicken take to thaw',
  'need to get the prawns out to thaw',
  'opened the shop',
  'had toast and no butter, stick it on the diary',
  'used the oven for the chicken',
  'there is no milk on the list',
])('"%s" tells of nothing that happened to a food', (message) => {
  expect(happenedToFood(message)).toBeUndefined()
})
