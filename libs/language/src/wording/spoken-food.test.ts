import { expect, test } from '@jest/globals'
import { namesAFood, speaksOf } from './spoken-food.ts'

test.each([
  ['I used 3 eggs', 'egg'],
  ['the berries went off', 'berry'],
  ['bin the oat milk', 'milk'],
  ['die Milch ist schlecht', 'oat milk'],
  ['Ich habe 3 Eier verbraucht', 'egg'],
  ['ein Ei ist kaputt', 'egg'],
  ['mit zwei Zwiebeln gekocht', 'onion'],
  ["j'ai utilisé trois œufs", 'egg'],
  ['he usado la leche', 'milk'],
  ['used the Leerdammer', 'Leerdammer'],
  ['the kids had 2 yoghurts', 'yogurt'],
  ['used up the chilli', 'chilies'],
])('"%s" speaks of %s', (text, food) => {
  expect(speaksOf(text, food)).toBe(true)
})

test.each([
  ['I used 3 eggs', 'milk'],
  ['Ich habe 3 Eier verbraucht', 'milk'],
  ['used the butter', 'buttermilk'],
  ["j'ai utilisé trois œufs", 'butter'],
  ['', 'egg'],
])('"%s" does not speak of %s', (text, food) => {
  expect(speaksOf(text, food)).toBe(false)
})

test.each(['I used 3 eggs', 'mit zwei Zwiebeln', 'el huevo', 'les tomates'])('"%s" names a food', (text) => {
  expect(namesAFood(text)).toBe(true)
})

test.each([
  'throw it away',
  'das ist alles schlecht',
  'nein, ich meinte vier',
  'the one that expires on Friday',
])('"%s" names no food', (text) => {
  expect(namesAFood(text)).toBe(false)
})
