import { expect, test } from '@jest/globals'
import { withDrinkOfThose } from './drink-of-those.ts'

const said = (message: string, before: string) =>
  withDrinkOfThose({ message, recent_turns: [{ message: before, response: '', facts: [] }] }).message

test.each([
  ['4 of those then lol. milk one sugar in each', 'had 4 teas with milk, one sugar in each'],
  ['had two of those', 'had two teas'],
  ['two of them with milk', 'had two teas with milk'],
])('"%s" behind a question for tea is "%s"', (message, plain) => {
  expect(said(message, 'does tea count')).toBe(plain)
})

test.each([
  ['4 of those', 'put buns on the list'],
  ['two of them are vegan', 'does tea count'],
  ['half of those', 'does tea count'],
  ['how many of those?', 'does tea count'],
])('"%s" behind "%s" stays as it is', (message, before) => {
  expect(said(message, before)).toBe(message)
})
