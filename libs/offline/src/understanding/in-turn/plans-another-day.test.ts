import { expect, test } from '@jest/globals'
import { plansAnotherDay } from './plans-another-day.ts'

const soupOn = (day: string) => ({ tool: 'plan_meals', meals: [{ day, title: 'soup' }] })

test.each([
  ['friday', 'and the rest for tea on sat'],
  ['monday', 'soup on Tuesday then'],
])('a dish is planned for no %s that the message does not name: "%s"', (day, message) => {
  expect(plansAnotherDay(soupOn(day), message)).toBe(true)
})

test.each([
  ['saturday', 'and the rest for tea on sat'],
  ['today', 'soup on wed'],
  ['friday', 'soup then'],
])('a dish may be planned for %s: "%s"', (day, message) => {
  expect(plansAnotherDay(soupOn(day), message)).toBe(false)
})
