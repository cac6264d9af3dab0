import { expect, test } from '@jest/globals'
import { readCoachMessage, type Said } from './read-coach-message.ts'

const food = (name: string, carbs: number) => ({
  ...{ food: name, quantity: 1, unit: 'serving', nutrients: { carbs_g: carbs } },
})
const pending: NonNullable<Said['pending']> = {
  kind: 'confirmation',
  summary: 'what was told',
  data: {
    ...{ kind: 'food_log', day: '2026-11-20', meal: 'breakfast', totals: {}, left_out: [] },
    items: [food('multigrain bread', 31), food('peanut butter', 7), food('orange juice', 26)],
  },
}
const before = {
  message: 'Breakfast was two slices granary, peanut butter, small OJ. Was it the juice?',
  ...{ response: '', facts: [] },
}
const read = (message: string) =>
  readCoachMessage({ message, answered: null, pending, entities: [], recent_turns: [before] })

test.each([
  ["If I'd left it out what would the carbs have been?", 'orange juice', 38],
  ["if I'd left out the peanut butter what would the carbs be", 'peanut butter', 57],
  ['if i skipped the juice how many carbs would it be', 'orange juice', 38],
  ['what would the carbs be without the peanut butter', 'peanut butter', 57],
])('"%s" is told, and nothing is changed', (message, name, sum) => {
  expect(read(message)).toMatchObject([
    { tool: 'lookup_nutrition', arguments: { food: name, nutrient: 'carbs_g' } },
    { tool: 'question', question: `Without the ${name} that is ${sum} g carbohydrates. Nothing is changed.` },
  ])
})

test.each([
  'without the juice',
  'if I left it out of the fridge what would happen',
  'what would dinner be without the peanut butter',
  "if I'd left the soup out what would the carbs have been?",
])('"%s" is none of these', (message) => {
  expect(read(message).some(({ tool }) => tool === 'lookup_nutrition')).toBe(false)
})
