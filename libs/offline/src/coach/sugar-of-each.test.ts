import { expect, test } from '@jest/globals'
import { withSugarOfEach } from './sugar-of-each.ts'

test.each([
  ['4 teas with milk, one sugar in each', '4 teas with milk, 4 sugar'],
  ['two coffees, 2 sugars each', 'two coffees, 4 sugar'],
  ['3 cups of tea and a sugar in each', '3 cups of tea, 3 sugar'],
  ['couple of coffees with sugar and a banana', 'couple of coffees, 2 sugar and a banana'],
  ['two teas with milk and sugar', 'two teas with milk, 2 sugar'],
])('"%s" has as much sugar as "%s"', (said, all) => {
  expect(withSugarOfEach(said)).toBe(all)
})

test.each([
  'a coffee with sugar',
  'two coffees and a sugar doughnut',
  '4 teas, one sugar',
  '2 coffees with sugar free syrup',
  'two eggs each',
  '4 teas and 2 biscuits each',
  'one tea with sugar and milk',
])('"%s" stays as it is', (said) => {
  expect(withSugarOfEach(said)).toBe(said)
})
