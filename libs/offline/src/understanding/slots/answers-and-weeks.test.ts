import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const asking = (asks: string, of: object, options?: string[]) => ({
  open: { kind: 'question', asks, of, ...(options && { options }) },
})

test('both of two options are meant by "both"', () => {
  const open = asking('which', { tool: 'add_to_shopping', food: null }, ['basmati rice', 'sushi rice'])
  expect(filled('answer', 'both please', open)).toEqual([
    { tool: 'add_to_shopping', food: 'basmati rice' },
    { tool: 'add_to_shopping', food: 'sushi rice' },
  ])
})

test.each<[string, object, object]>([
  ['sunday lunch', { tool: 'move_meal', from_day: 'friday', to_day: null }, { to_meal: 'lunch' }],
  ['thursday', { tool: 'generate_plan', from: null, until: 'sunday' }, { from: 'thursday' }],
  ['monday, not tuesday', { tool: 'list_tasks', day: null }, { day: 'monday' }],
])('%j fills the slot that was asked for', (message, of, slots) => {
  expect(filled('answer', message, asking('day', of))).toMatchObject([slots])
})

test('how many a household is goes where it is kept', () => {
  const open = asking('servings', { tool: 'remember_preference', kind: 'servings', value: null })
  expect(filled('answer', 'five', open)).toEqual([
    { tool: 'remember_preference', kind: 'servings', value: 5 },
  ])
})

test('a time that is denied is not the one of a task', () => {
  const open = { kind: 'proposal', acts: [{ tool: 'add_task', what: 'start the stock', time: '4' }] }
  expect(filled('edit_open', 'at 5, not 4', { open })).toMatchObject([{ change: { time: '5' } }])
})

test('a food that is asked about next is asked for what was asked before', () => {
  const before = [
    { say: 'fat in a bagel?', acts: [{ tool: 'lookup_nutrition', food: 'bagel', nutrient: 'fat_g' }] },
  ]
  expect(filled('lookup_nutrition', 'right. and a muffin?', { before })).toMatchObject([
    { food: 'muffin', nutrient: 'fat_g' },
  ])
})

test.each<[string, number]>([
  ['fat in february please', 30],
  ['the april report on fibre', 30],
  ['iron fortnight', 14],
  ['half a year of protein', 183],
])('%j is told for so many days', (message, days) => {
  expect(filled('get_progress_report', message)).toMatchObject([{ days }])
})

test('a nutrient that is not to rise is not asked for', () => {
  expect(filled('get_food_recommendations', 'more iron without raising my sugar')).toEqual([
    { tool: 'get_food_recommendations', nutrient: 'iron_mg' },
  ])
})

test.each<[string, string, string]>([
  ['copy this week to easter week', 'this week', 'easter week'],
  ['use the plan of last thanksgiving week', 'last thanksgiving week', 'this week'],
])('%j copies the week that has a name', (message, from, to) => {
  expect(filled('copy_week', message)).toEqual([{ tool: 'copy_week', from, to }])
})
