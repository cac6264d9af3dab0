import { expect, test } from '@jest/globals'
import { eatsSomebody, namesWhoStays } from './eats-somebody.ts'

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

test('who is there for a while is asked for by no amount', () => {
  expect(namesWhoStays(['alfie', 'rose till six'], "I've got Alfie and Rose till six")).toBe(true)
  expect(namesWhoStays(['nana ellie'], 'We have Nana Ellie staying')).toBe(true)
})

test.each([
  ["I've got Huel and milk", ['huel', 'milk']],
  ["I've got milk till Friday", ['milk']],
  ["I've got Alfie and Rose", ['alfie', 'rose']],
  ["I've got huel for the week", ['huel']],
])('of "%s" it is asked how much there is', (message, foods) => {
  expect(namesWhoStays(foods, message)).toBe(false)
})
