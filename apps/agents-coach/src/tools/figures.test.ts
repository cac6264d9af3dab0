import { describe, expect, test } from '@jest/globals'
import { twoEggs } from '../testing/two-eggs.ts'
import { figures } from './figures.ts'

const viewer = { locale: 'en-GB', today: '2026-11-20' }
const moment = { askedAt: '2026-11-20T12:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
const tell = (tool: keyof typeof figures, data: Record<string, unknown>): string[] =>
  figures[tool].describe(data, viewer)

test('holds given figures against each other before they reach the database', () => {
  const given = { food: 'cake', nutrients: { calories: 0 } }
  const call = { tool: 'validate_nutrition', arguments: given, artifacts: {}, moment }
  expect(figures.validate_nutrition.prepare(call)).toMatchObject({
    arguments: { rejected: 'Cake cannot have 0 kcal.', flags: [] },
  })
})

const chicken = {
  ...{ ...twoEggs, food: 'chicken', quantity: 100, unit: 'g' },
  nutrients: { protein_g: 18.6 },
}

test('answers with the figures of the source, and never shows a missing figure as zero', () => {
  expect(tell('lookup_nutrition', { ...chicken, nutrient: 'protein_g' })).toEqual([
    '100 g chicken: 18.6 g protein (USDA SR28).',
  ])
  expect(tell('lookup_nutrition', { ...chicken, nutrient: 'biotin_mcg' })).toEqual([
    '100 g chicken: nothing is told of its biotin (USDA SR28).',
  ])
})

test('compares foods, and names those without figures', () => {
  const comparison = {
    ...{ nutrient: 'protein_g', ranked_by: 'protein_g', basis: { quantity: 100, unit: 'g' } },
    foods: [chicken, { ...chicken, food: 'soup', nutrients: {} }],
    unknown: ['unicorn'],
  }
  expect(tell('compare_foods', comparison)).toEqual([
    'Protein per 100 g: chicken 18.6 g, soup not told (USDA SR28).',
    'I have no figures for unicorn.',
  ])
})

test('calls an estimate one', () => {
  const estimate = { ...chicken, source: 'estimate', is_estimate: true }
  expect(tell('estimate_nutrition', estimate)[0]).toContain('(an estimate')
})

describe('a conversion', () => {
  const prepareConversion = (given: Record<string, unknown>, locale = 'en-US') =>
    figures.convert_amount.prepare({
      ...{ tool: 'convert_amount', artifacts: {}, moment: { ...moment, locale } },
      arguments: { food: null, quantity: 1, unit: null, to: null, ...given },
    })

  test.each([
    [{ unit: 'pint', to: 'ml' }, 'en-GB', { unit: 'uk_pint', to: 'ml' }],
    [{ unit: 'pint', to: 'ml' }, 'en-US', { unit: 'us_pint', to: 'ml' }],
    [{ unit: 'F', to: '°C' }, 'en-US', { unit: 'fahrenheit', to: 'celsius' }],
    [{ food: 'The Flour', unit: 'cups' }, 'en-US', { food: 'flour', unit: 'cup', to: 'g' }],
    [{ food: 'onion' }, 'en-US', { food: 'onion', unit: 'piece', to: 'g' }],
  ])('of %p in %s is of the units %p', (given, locale, expected) => {
    expect(prepareConversion(given, locale)).toMatchObject({ ok: true, arguments: expected })
  })

  test.each([
    [{ unit: 'cup', to: 'g' }, 'AMOUNT_OF_NO_FOOD'],
    [{ unit: 'F', to: 'g', food: 'oven' }, 'AMOUNT_OF_NO_FOOD'],
    [{ unit: 'bathtub', to: 'g' }, 'UNKNOWN_UNIT'],
  ])('of %p is refused with %s', (given, code) => {
    expect(prepareConversion(given)).toMatchObject({ ok: false, error: { code } })
  })

  test('says whose pint it is', () => {
    const pint = { food: null, quantity: 2, unit: 'uk_pint', to: 'ml', amount: 1_136.5225, source: null }
    expect(tell('convert_amount', pint)).toEqual(['2 UK pints: about 1137 ml.'])
  })
})
