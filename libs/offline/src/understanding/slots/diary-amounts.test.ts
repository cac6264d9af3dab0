import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const state = {
  diary: [
    { food: 'espresso', quantity: 2, unit: 'cup', meal: 'breakfast', day: '2026-11-20' },
    { food: 'focaccia', quantity: 1, unit: 'slice', meal: 'lunch', day: '2026-11-20' },
  ],
}

test.each<[string, object]>([
  ['the focaccia was a slice and a half', { food: 'focaccia', quantity: 1.5 }],
  ['three slices I wrote, make it two', { food: 'focaccia', quantity: 2 }],
  ['one more espresso', { food: 'espresso', quantity: 3 }],
  ['two more espresso, so four altogether', { food: 'espresso', quantity: 4 }],
  ['the espresso was three', { food: 'espresso', quantity: 3 }],
])('%j tells how much it was', (message, entry) => {
  expect(filled('update_food_log', message, { state })).toMatchObject([entry])
})

test('an amount on top of one entry is none on top of another', () => {
  const all = filled('update_food_log', 'two more espresso, and the focaccia was three slices', { state })
  expect(all).toMatchObject([
    { food: 'espresso', quantity: 4 },
    { food: 'focaccia', quantity: 3 },
  ])
})

test('a slice and half a tin are two amounts', () => {
  const told = JSON.stringify(filled('propose_food_log', 'a slice of pie and half a tin of custard'))
  expect(told).not.toContain('1.5')
})

test.each<[string, string, string]>([
  ['compare_foods', 'which is leaner, turkey or duck', 'fat_g'],
  ['compare_foods', 'is miso saltier than anchovy', 'sodium_mg'],
  ['lookup_nutrition', 'how sugary is kombucha', 'sugar_g'],
])('%s of %j asks for the nutrient that is told by what a food is like', (tool, message, nutrient) => {
  expect(filled(tool, message)).toMatchObject([{ nutrient }])
})
