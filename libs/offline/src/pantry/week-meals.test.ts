import { expect, test } from '@jest/globals'
import { readWishes } from './read-wishes.ts'
import { briefOf } from './testing/brief-of.ts'
import { readWeek } from './week-meals.ts'

test('a plan from one weekday to another has those days alone', () => {
  const text = 'plan my dinners mon to wed'
  expect(readWeek(briefOf(text), text).days).toEqual(['2026-11-23', '2026-11-24', '2026-11-25'])
})

test.each([
  ['plan my dinners, veggie', 'vegetarian'],
  ['plan my week. all vegan please', 'vegan'],
  ['plan my week. no meat or fish', 'fish'],
])('"%s" keeps out what its diet keeps out', (text, rule) => {
  expect(readWishes(briefOf(text), text).keptOut).toContain(rule)
})

test('a diet that is denied keeps nothing out', () => {
  const text = 'plan my week, not vegetarian'
  expect(readWishes(briefOf(text), text).keptOut).toEqual([])
})
