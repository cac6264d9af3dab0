import { expect, test } from '@jest/globals'
import { amountOfNothing } from './amount-of-nothing.ts'

const adding = (quantity: number, unit: string, food: string) => ({
  tool: 'add_to_shopping',
  quantity,
  unit,
  food,
})

test('an amount before the list is not of the food that is named behind it', () => {
  expect(amountOfNothing(adding(2, 'lb', 'buns'), 'add another 2 pounds to my list and a pack of buns')).toBe(
    true,
  )
  expect(amountOfNothing(adding(3, 'kg', 'peas'), 'put three more kilos on the list, and peas')).toBe(true)
})

test('an amount with its food is of that', () => {
  expect(amountOfNothing(adding(2, 'lb', 'beef'), 'add 2 pounds of beef to my list')).toBe(false)
  expect(
    amountOfNothing(adding(1, 'pack', 'buns'), 'add another 2 pounds to my list and a pack of buns'),
  ).toBe(false)
})

test('a bag is of what was just named', () => {
  const said = 'we are nearly out of oats. put a bag on my list would you'
  expect(amountOfNothing(adding(1, 'bag', 'oats'), said)).toBe(false)
})
