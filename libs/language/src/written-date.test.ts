import { describe, expect, test } from '@jest/globals'
import { askForDay, impossibleDayIn, resolveDate, resolvePastDate } from './index.ts'
import { readWrittenDate } from './written-date.ts'

const asked = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }

/** A date that does not exist, in each way in which people write dates. */
const impossible = [
  '2027-13-45',
  '2026-02-31',
  '2027-2-31',
  '2027/02/30',
  '2027.02.30',
  '2026-00-10',
  '0000-00-00',
  '29/02/2027',
  '30-02-2027',
  '31.02.2027',
  '31/02',
  '31/11/26',
  'the 31st of February',
  '31 feb',
  '31st Nov 2026',
  'February 30',
  'Feb 30th, 2027',
  'February the 31st',
  '29 February 2027',
  'the 45th',
]

describe('a date that does not exist', () => {
  test.each(impossible)('is found as such: %p', (said) => {
    expect(readWrittenDate(said)).toEqual([])
    expect(resolveDate(said, asked)).toBeUndefined()
    expect(resolvePastDate(said, asked)).toBeUndefined()
  })

  test.each(impossible)('is found in a sentence, as it was written: %p', (said) => {
    const message = `I bought 2 eggs and Milk that expires on ${said}, and rice`
    expect(impossibleDayIn(message)).toBe(said)
    expect(askForDay(said, 'any', 'en-GB')).toContain(
      `There is no such day as ${said}. Which day do you mean?`,
    )
  })
})

test.each([
  'I bought milk that expires on 29/02/2028',
  'set the milk to 0.5 l',
  'add 1/2 cup of oats and 3/40 l of milk',
  'plan meals with 40/30/30 macros',
  'log 3 apricots, 12 marmalade sandwiches and 40 octopus rings',
  'I used the 2nd can, the 31st one',
  'version 1.2.34 of the 50/50 bread',
  'add 4006381333931 to the pantry',
])('impossibleDayIn finds no impossible date in %p', (message) => {
  expect(impossibleDayIn(message)).toBeUndefined()
})

test.each([
  ['2027-2-3', '2027-02-03'],
  ['2027/02/03', '2027-02-03'],
  ['03-02-2027', '2027-02-03'],
  ['3.2.27', '2027-02-03'],
  ['13/12/2027', '2027-12-13'],
  ['12/13/2027', '2027-12-13'],
  ['February 3rd, 2027', '2027-02-03'],
  ['the 3rd of Feb 2027', '2027-02-03'],
  ['Friday 27 November', '2026-11-27'],
  ['last Friday', '2026-11-13'],
  ['last Thursday', '2026-11-19'],
])('%p is %s', (said, day) => expect(resolveDate(said, asked)).toBe(day))

test.each(['in -3 days', 'week 60', 'Monday 27 November', 'twelfth of never'])(
  'resolveDate does not guess which day %p is',
  (said) => expect(resolveDate(said, asked)).toBeUndefined(),
)

test('a day that exists in leap years only is not called impossible', () => {
  expect(askForDay('29 Feb', 'any', 'en-GB')).toContain('Not every year has a 29 Feb.')
  expect(resolveDate('29 Feb', asked)).toBeUndefined()
  expect(resolveDate('29 Feb', { ...asked, askedAt: '2027-11-20T10:00:00Z' })).toBe('2028-02-29')
})

test('a date with two readings is not called impossible', () => {
  expect(askForDay('12/03/2027', 'any', 'en-GB')).toContain(
    'I cannot tell whether the day or the month comes first in 12/03/2027.',
  )
  expect(resolveDate('12/03/2027', { ...asked, locale: 'en' })).toBeUndefined()
})

test('a page of text is not searched for dates', () => {
  expect(impossibleDayIn(`by 2026-02-31 ${'stir '.repeat(200)}`)).toBeUndefined()
})
