import { expect, test } from '@jest/globals'
import { eatsSomebody } from './eats-somebody.ts'

const log = (...foods: string[]) => ({ tool: 'propose_food_log', items: foods.map((food) => ({ food })) })

test.each([
  ["I've got Alfie and Rose till six", log('alfie', 'rose till six')],
  ['Just dropped Ellie at nursery', log('ellie')],
])('"%s" names somebody', (message, act) => {
  expect(eatsSomebody(act, message)).toBe(true)
})

test.each([
  ['had Huel for lunch', log('huel')],
  ['Huel and a banana', log('huel', 'banana')],
  ["I've got Weetabix and Milk", log('weetabix', 'milk')],
  ['just an Egg', log('egg')],
  ['Log Alfies pie', log('alfies pie')],
  ["I've got alfie and rose", log('alfie', 'rose')],
  ["I've got Alfie till six", { tool: 'add_item', food: 'alfie' }],
])('"%s" names no person who would be eaten', (message, act) => {
  expect(eatsSomebody(act, message)).toBe(false)
})
