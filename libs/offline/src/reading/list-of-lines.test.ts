import { expect, test } from '@jest/globals'
import { statementOfLines } from './list-of-lines.ts'

test.each([
  [
    'eggs 18\nmilk half gallon\ncheese\nin the icebox',
    'there are in the icebox eggs 18, half gallon of milk, cheese',
  ],
  ['freezer:\n2 bags peas\nfish fingers', 'there are in the freezer 2 bags peas, fish fingers'],
  ['2 onions\n1 kg carrots\nall in the pantry', 'there are in the pantry 2 onions, 1 kg carrots'],
  ['just bought\n- leeks x3\n- butter', 'i bought leeks x3, butter'],
  ['need\nmilk\nbread', 'add milk, bread to the shopping list'],
])('%j is %j', (lines, statement) => {
  expect(statementOfLines(lines)).toBe(statement)
})

test.each([
  '2 eggs\nin the fridge',
  'milk\nbread\neggs',
  'in the fridge\nwhat is there?\nand in the freezer',
  'fridge\n2 eggs\nfreezer\npeas',
  'need\nI used the milk\nbread',
  'Pancakes\n2 eggs\n200 g flour\nput it all in a bowl',
])('%j is no such list', (lines) => {
  expect(statementOfLines(lines.toLowerCase())).toBeUndefined()
})
