import { expect, test } from '@jest/globals'
import { again } from './again.ts'

test('a kept meal is told with its foods', () => {
  const items = [{ food: 'egg', quantity: 2, unit: 'piece' }]
  const data = again.save_favourite.answer.parse({
    name: 'usual',
    meal: 'breakfast',
    items,
    sources: [],
    calories: 140,
    replaced: false,
  })
  const told = again.save_favourite.describe(data, { locale: 'en-GB', today: '2026-11-22' }).join(' ')
  expect(told).toContain('usual')
  expect(told).toContain('egg')
})
