import { describe, expect, test } from '@jest/globals'
import { cellarTools } from '../contracts/cellar-tools.ts'
import { prepareCall } from './registry.ts'

const moment = { askedAt: '2026-11-25T12:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }

/** What the database is given of a call; of a refusal its code. */
function given(
  tool: keyof typeof cellarTools,
  told: Record<string, unknown>,
): Record<string, unknown> | string {
  const untold = Object.fromEntries(
    Object.keys(cellarTools[tool].arguments.shape).map((name) => [name, null]),
  )
  const outcome = prepareCall({ tool, arguments: { ...untold, ...told }, artifacts: {}, moment })
  return outcome.ok ? outcome.arguments : outcome.error.code
}

describe('what is put in', () => {
  test('has the kind, the colour and the window of its style', () => {
    expect(given('add_bottle', { name: 'Vietti Barolo 2019', quantity: 6 })).toMatchObject({
      ...{
        name: 'Vietti Barolo',
        words: 'vietti barolo',
        vintage: 2019,
        style: 'Barolo',
        kind: 'wine',
        colour: 'red',
      },
      ...{ drink_from: '2025-01-01', drink_until: '2034-12-31', window_source: 'estimated' },
      ...{ place: 'cellar', bought_on: '2026-11-25' },
    })
  })

  test('has the window that was told, and no other', () => {
    expect(given('add_bottle', { name: 'Barolo', quantity: 1, drink_until: '2028' })).toMatchObject({
      ...{ drink_from: null, drink_until: '2028-12-31', window_source: 'told' },
    })
  })

  test('is found by words that do not depend on how it is written', () => {
    expect(given('add_bottle', { name: 'Châteauneuf-du-Pape', quantity: 1 })).toMatchObject({
      words: 'chateauneuf du pape',
    })
    expect(given('open_bottle', { name: 'the last bottles of Rieslings', how: 'drunk' })).toMatchObject({
      words: 'riesling',
    })
    expect(given('open_bottle', { name: 'the 2016 Barolo', how: 'drunk' })).toMatchObject({
      words: 'barolo',
      vintage: 2016,
    })
  })

  test('is written as on a label', () => {
    expect(given('add_bottle', { name: 'Barolos', quantity: 2 })).toMatchObject({ name: 'Barolo' })
    expect(given('add_bottle', { name: 'ipa', quantity: 1 })).toMatchObject({ name: 'IPA' })
    expect(given('add_bottle', { name: 'house red', quantity: 1 })).toMatchObject({
      name: 'House red',
      style: null,
      window_source: null,
    })
  })

  test('is without alcohol where its name says so', () => {
    expect(given('add_bottle', { name: 'alcohol-free riesling', quantity: 1 })).toMatchObject({
      alcohol_free: true,
      kind: 'soft',
    })
    expect(given('add_bottle', { name: 'Riesling', quantity: 1, alcohol_free: true })).toMatchObject({
      style: 'Alcohol-Free White',
    })
  })

  test.each([
    [
      'a window that ends before it begins',
      { drink_from: '2030', drink_until: '2028' },
      'CELLAR_WINDOW_REVERSED',
    ],
    ['a day that nobody understands', { drink_until: 'when pigs fly' }, 'CELLAR_DAY_UNCLEAR'],
    ['a day of buying that nobody understands', { bought_on: 'some day' }, 'CELLAR_DAY_UNCLEAR'],
  ])('%s is asked about', (_, told, code) => {
    expect(given('add_bottle', { name: 'Barolo', quantity: 1, ...told })).toBe(code)
  })
})

describe('what is put right', () => {
  test('is only what was told', () => {
    expect(given('correct_bottle', { name: 'Barolo', quantity: 5 })).toMatchObject({
      words: 'barolo',
      changes: { quantity: 5, name: null, vintage: null, bought_on: null },
      estimate: null,
    })
  })

  test('has a new estimate where its name or its vintage changes', () => {
    expect(given('correct_bottle', { name: 'Barolo', new_vintage: 2018 })).toMatchObject({
      estimate: { drink_from: '2024-01-01', drink_until: '2033-12-31' },
    })
    expect(given('correct_bottle', { name: 'wine', vintage: 2020, new_name: 'Chablis' })).toMatchObject({
      changes: { name: 'Chablis', style: 'Chablis', colour: 'white' },
      estimate: { drink_until: '2027-12-31' },
    })
  })

  test('is asked for where nothing was told', () => {
    expect(given('correct_bottle', { name: 'Barolo' })).toBe('CELLAR_NOTHING_TO_CHANGE')
  })
})

test('a list until a year ends with that year', () => {
  expect(given('list_bottles', { until: '2028' })).toMatchObject({ until: '2028-12-31' })
  expect(given('list_bottles', { until: 'this year' })).toMatchObject({ until: '2026-12-31' })
  expect(given('list_bottles', { until: 'whenever' })).toBe('CELLAR_DAY_UNCLEAR')
})

test.each(['the Wine Fridge', 'wine fridge', 'in my wine fridge'])(
  'the place "%s" is one and the same',
  (to) => {
    expect(given('move_bottle', { name: 'Barolo', to })).toMatchObject({ to_key: 'wine fridge' })
  },
)
