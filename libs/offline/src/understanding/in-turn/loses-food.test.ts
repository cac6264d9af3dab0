import { expect, test } from '@jest/globals'
import { losesFood } from './loses-food.ts'

const put = (...foods: string[]) => foods.map((food) => ({ tool: 'add_to_shopping', food }))

test('a list of which a food is missing is not done in part', () => {
  expect(losesFood('need rice lentils apples oat milk on the list', put('rice', 'oat milk'))).toBe(true)
  expect(losesFood('need rice and apples on the list', put('rice', 'apples'))).toBe(false)
})

test('what something is bought for is no food of the list', () => {
  expect(losesFood('put flour on the list for the pancakes', put('flour'))).toBe(false)
  expect(losesFood('get tomatoes, not the cherry tomatoes', put('tomatoes'))).toBe(false)
})

test('what is asked beside other things is no list', () => {
  expect(losesFood('use the rice with beans', [{ tool: 'use_item', food: 'rice' }])).toBe(false)
})
