import { expect, test } from '@jest/globals'
import { prepareStock } from './prepare-stock.ts'

const asked = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
const milk = {
  food: 'the Milk',
  quantity: 2,
  unit: 'Litres',
  location: null,
  expires: 'Sunday',
  opened: null,
}

test('prepareStock turns words into codes and dates', () => {
  expect(prepareStock(milk, asked)).toEqual({
    ok: true,
    arguments: {
      food: 'milk',
      quantity: 2,
      unit: 'l',
      location: null,
      expires_on: '2026-11-22',
      opened: null,
    },
  })
})

test('prepareStock keeps null for an argument that was left open', () => {
  const prepared = prepareStock({ ...milk, unit: null, expires: null }, asked)
  expect(prepared).toMatchObject({ ok: true, arguments: { unit: null, expires_on: null } })
  const list = prepareStock({ location: 'fridge', food: null }, asked)
  expect(list).toEqual({ ok: true, arguments: { location: 'fridge', food: null } })
})

test('prepareStock takes "this week" as the next seven days when looking ahead', () => {
  expect(prepareStock({ until: 'this week', location: null }, asked)).toEqual({
    ok: true,
    arguments: { until: '2026-11-27', location: null },
  })
})

test('prepareStock answers an unknown unit with the units that it knows', () => {
  const prepared = prepareStock({ ...milk, unit: 'firkin' }, asked)
  expect(prepared).toMatchObject({ ok: false, error: { code: 'UNKNOWN_UNIT', retryable: false } })
  expect(JSON.stringify(prepared)).toContain('kg')
})

test.each(['soon', '2026-02-30'])('prepareStock rejects %p as a day', (expires) => {
  expect(prepareStock({ ...milk, expires }, asked)).toMatchObject({
    ok: false,
    error: { code: 'UNKNOWN_DATE', retryable: false },
  })
})

test.each([
  ['3 November', '2026-11-03'],
  ['use by 1/9', '2026-09-01'],
  ['on 20 November', '2026-11-20'],
  ['1 August', '2027-08-01'],
  ['3 November 2027', '2027-11-03'],
  ['25 November', '2026-11-25'],
])(
  'a date that is printed on a food, "%s", is the one that a few weeks ago was, or the next',
  (expires, day) => {
    expect(prepareStock({ ...milk, expires }, asked)).toMatchObject({
      ok: true,
      arguments: { expires_on: day },
    })
  },
)

test('until a day looks ahead', () => {
  expect(prepareStock({ until: '3 November', location: null }, asked)).toMatchObject({
    arguments: { until: '2027-11-03' },
  })
})
