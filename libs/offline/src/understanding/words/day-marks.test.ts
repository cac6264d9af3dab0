import { expect, test } from '@jest/globals'
import { marksOf } from './marks.ts'
import { tokensOf } from './tokens.ts'

const daysIn = (message: string): unknown[] =>
  marksOf(tokensOf(message))
    .filter(({ kind }) => kind === 'day')
    .map(({ value }) => value)

test.each([
  ['move it to friday', ['friday']],
  ['dinner on weds and thurs', ['wednesday', 'thursday']],
  ['use by the 24th', ['the 24th']],
  ['it expires 2 april', ['2 april']],
  ['what did I eat last night', ['last night']],
  ['copy last weeks plan to next week', ['last week', 'next week']],
  ['in three days', ['in three days']],
  ['tomorrow morning', ['tomorrow']],
  ["swap todays dinner for tomorrow's", ['today', 'tomorrow']],
  ['trade sat and sun dinners', ['saturday', 'sunday']],
  ['push the stew to sat', ['saturday']],
  ['parkin for bonfire night', ['bonfire night']],
  ['lamb on easter sunday', ['easter sunday']],
  ['we sat in the sun', []],
  ['you may eat it', []],
])('marksOf finds the days of "%s"', (message, days) => {
  expect(daysIn(message)).toEqual(days)
})
