import { expect, test } from '@jest/globals'
import { dividedFreely } from './divided-freely.ts'

test.each([
  [
    'my brother dropped off 9 trout, bless him. 4 are in the fridge door and the others I have bunged in the freezer',
    'bought 4 trout for the fridge. bought 5 trout for the freezer',
  ],
  [
    'lidl shop done: 2 kg of beef mince. 500g in the fridge, the rest is in the freezer',
    'bought 0.5 kg of beef mince for the fridge. bought 1.5 kg of beef mince for the freezer',
  ],
  [
    '4 naan from the market - one fridge three freezer',
    'bought 1 naan for the fridge. bought 3 naan for the freezer',
  ],
  ['got 12 burgers, all but 3 went in the freezer', 'bought 9 burgers for the freezer. bought 3 burgers'],
  ['bought a box of peaches, 10 in it, froze half', 'bought 5 peaches for the freezer. bought 5 peaches'],
  [
    'Butter was reduced so I got 600 grams of it. Half I have frozen, half is in the fridge',
    'bought 300 g of Butter for the freezer. bought 300 g of Butter for the fridge',
  ],
  [
    "got 3 loaves today, one's gone in the freezer and two in the bread bin",
    'bought 1 loaf of bread for the freezer. bought 2 loaf of bread for the counter',
  ],
  [
    'we have 10 eggs, a pair in the fridge the rest in the cupboard',
    'i have 2 eggs in the fridge. i have 8 eggs in the pantry',
  ],
  [
    'the butcher had nice lamb so we got six chops. Four of them are frozen, the ones we didnt are in the fridge',
    'bought 4 lamb for the freezer. bought 2 lamb for the fridge',
  ],
  [
    'got 3 kg of plums, a kilo in the fridge, 2 in the freezer',
    'bought 1 kg of plums for the fridge. bought 2 kg of plums for the freezer',
  ],
  [
    '16 tortillas in a pack. 6 stay in the cupboard, froze the other ten',
    'bought 6 tortillas for the pantry. bought 10 tortillas for the freezer',
  ],
  [
    '6 pack of bagels. 2 cupboard, 4 freezer',
    'bought 2 bagels for the pantry. bought 4 bagels for the freezer',
  ],
  [
    'gran dropped off chilli, 5 tubs!! three are in the freezer and two in the fridge',
    'bought 3 tub of chilli for the freezer. bought 2 tub of chilli for the fridge',
  ],
  [
    'gran left us a pot of chilli, I make it 6 portions. Two in our fridge, four down in the freezer',
    'bought 2 serving of chilli for the fridge. bought 4 serving of chilli for the freezer',
  ],
])('each part goes to its place, whatever is told around it: "%s"', (message, said) => {
  expect(dividedFreely(message)?.toLowerCase()).toBe(said.toLowerCase())
})

test.each([
  'moved 2 of the 6 sausages from the freezer to the fridge',
  'got 6 sausages, are 2 in the fridge and 4 in the freezer?',
  'got 6 sausages and 2 chops, one in the fridge and the rest in the freezer',
  'got 6 sausages, 5 in the fridge and 4 in the freezer',
  'bought 2 kg of mince, two cans in the fridge and the rest in the freezer',
  'bought 6 sausages for the freezer',
  'got 6 sausages, 2 in the fridge use by the 28th, the rest frozen',
  'got 6 sausages from the freezer to eat with the rest in the fridge',
  'used 4 of the 6 eggs in the fridge, the rest is in the cupboard',
  'got 4 naan, half in the freezer, one in the fridge, two in the cupboard',
])('"%s" divides nothing', (message) => {
  expect(dividedFreely(message)).toBeUndefined()
})

test('a message of any length is told apart in time that grows with it alone', () => {
  expect(dividedFreely('got 6 eggs, one in the fridge '.repeat(400))).toBeUndefined()
})
