import { expect, test } from '@jest/globals'
import type { TurnBrief } from '@alfred/contracts'
import { mergeAnswers } from '../../reading/answers.ts'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { briefOf } from '../testing/brief-of.ts'
import { readWeek } from './week-meals.ts'

const meal = (label: string, at: number) => ({
  ...{
    ref: `meal_${at}`,
    type: 'meal',
    label,
    status: 'saved' as const,
    tier: 'background' as const,
    note: null,
  },
})
const planned = (message: string, ...labels: string[]): TurnBrief => ({
  ...briefOf(message),
  entities: labels.map(meal),
})

test.each([
  [
    'Tuesday should be tuna rather than egg',
    'lunch on 2026-11-24: Egg sandwiches',
    'lunch',
    'Tuna sandwiches',
  ],
  ["make tuesday's lunch turkey instead of egg", 'lunch on 2026-11-24: egg rolls', 'lunch', 'turkey rolls'],
  ["let's have lamb instead of beef on Tuesday", 'dinner on 2026-11-24: Beef stew', 'dinner', 'Lamb stew'],
] as const)('%j changes the dish with that word at its own meal', (...[message, label, at, title]) => {
  expect(parseKitchenMessage(message, planned(message, label))).toMatchObject([
    { tool: 'plan_meals', arguments: { meals: [{ day: '2026-11-24', meal: at, title }], replace: true } },
  ])
})

test('a dish that the last turn told is changed as well', () => {
  const message = 'Tuesday should be tuna instead of eggs.'
  const response = 'Planned lunch on Tue 24 Nov: egg sandwiches.'
  const turn = { turn: 1, message: 'plan egg sandwiches for lunch on tuesday', response, facts: [] }
  expect(parseKitchenMessage(message, { ...briefOf(message), recent_turns: [turn] })).toMatchObject([
    {
      tool: 'plan_meals',
      arguments: { meals: [{ day: '2026-11-24', meal: 'lunch', title: 'tuna sandwiches' }] },
    },
  ])
})

test('where no such dish is planned, or several are, it is asked and nothing is planned', () => {
  const message = 'Tuesday should be tuna instead of egg'
  for (const labels of [
    ['lunch on 2026-11-25: Egg sandwiches'],
    ['lunch on 2026-11-24: Egg sandwiches', 'breakfast on 2026-11-24: Egg toast'],
  ])
    expect(parseKitchenMessage(message, planned(message, ...labels))).toMatchObject([
      { tool: 'question', asks: { slot: 'day' } },
    ])
})

test('the meal that is answered tells which of several it is', () => {
  const labels = ['lunch on 2026-11-24: Egg sandwiches', 'breakfast on 2026-11-24: Egg toast']
  const message = mergeAnswers(
    'Tuesday should be tuna instead of egg',
    [{ slot: 'day', about: 'tuesday', tool: null }],
    'lunch',
  )
  expect(parseKitchenMessage(message ?? '', planned(message ?? '', ...labels))).toMatchObject([
    { tool: 'plan_meals', arguments: { meals: [{ meal: 'lunch', title: 'Tuna sandwiches' }] } },
  ])
})

test.each([
  ["we'd rather have something vegetarian on Sunday", ['2026-11-22']],
  ['could we have something quick for tomorrow instead?', ['2026-11-21']],
  ["On Monday I'd rather eat something warm.", ['2026-11-23']],
])('%j is of that day alone', (message, days) => {
  expect(parseKitchenMessage(message, briefOf(message))).toMatchObject([
    { tool: 'request', request: 'plan_week' },
  ])
  expect(readWeek(briefOf(message), message)).toMatchObject({ days, isNamed: true, meal: 'dinner' })
})

test('what is wanted instead is for the meal that is planned that day', () => {
  const message = "I'd rather have something lighter on Tuesday"
  expect(readWeek(planned(message, 'lunch on 2026-11-24: Beef stew'), message).meal).toBe('lunch')
})

test('another day is no other dish', () => {
  const message = 'lunch is sunday instead of saturday'
  expect(parseKitchenMessage(message, planned(message, 'lunch on 2026-11-21: Saturday stew'))).toEqual([])
})
