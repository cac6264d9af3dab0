import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const meal = (day: string, title: string) => ({ day, meal: 'dinner', title })

test('of two planned dishes that may be meant it is asked which, unless a day tells', () => {
  const state = { plan: [meal('2026-11-23', 'fish pie'), meal('2026-11-25', 'cottage pie')] }
  expect(filled('move_meal', 'shift the pie to friday', { state })).toMatchObject([{ from_day: null }])
  expect(filled('move_meal', "shift monday's pie to friday", { state })).toMatchObject([
    { from_meal: 'dinner', to_day: 'friday' },
  ])
  expect(filled('move_meal', 'shift the fish pie to friday', { state })).toMatchObject([
    { from_day: '2026-11-23', to_day: 'friday' },
  ])
})

test('of a span and a day in it the day is meant', () => {
  const state = { plan: [meal('2026-11-23', 'meatloaf')] }
  expect(filled('move_meal', 'shift the meatloaf to the weekend, sunday probably', { state })).toMatchObject([
    { from_day: '2026-11-23', to_day: 'sunday' },
  ])
})

test('a plan of weekdays in a row goes to the last of them', () => {
  expect(filled('generate_plan', 'sort me teas for mon tues and wed, quick ones')).toMatchObject([
    { from: 'monday', until: 'wednesday' },
  ])
})

test('until when something else goes on is no day of what is taken off the plan', () => {
  const state = {
    plan: [
      { day: '2026-11-20', meal: 'dinner', title: 'curry' },
      { day: '2026-11-21', meal: 'dinner', title: 'pie' },
    ],
  }
  expect(
    filled('remove_meal', 'working late till thursday so drop the dinners today and tomorrow', { state }),
  ).toEqual([
    { tool: 'remove_meal', day: 'today', meal: 'dinner' },
    { tool: 'remove_meal', day: 'tomorrow', meal: 'dinner' },
  ])
})

test('the day of a reason is the one that a meal leaves', () => {
  expect(filled('move_meal', 'make it friday instead because wednesday is choir')).toMatchObject([
    { from_day: 'wednesday', to_day: 'friday' },
  ])
})

test('whoever asks on which night something is planned asks of the week', () => {
  expect(filled('list_meals', 'what night did I say we are having ramen')).toMatchObject([
    { from: 'this week' },
  ])
})
