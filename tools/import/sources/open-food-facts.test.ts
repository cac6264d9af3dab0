import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readJsonLines, readTable } from '../files/read-lines.ts'
import { writeRow } from '../rows.ts'
import { collect } from '../testing/collect.ts'
import { readSample, samples } from '../testing/read-sample.ts'
import { readAllergens } from './open-food-facts-allergens.ts'
import { mapAnswer, mapProduct, mapTableRow } from './open-food-facts.ts'

const fetchedAt = '2026-11-25T12:00:00.000Z'
const product = (value: object) =>
  mapProduct({ code: '4099999000099', product_name: 'Thing', ...value }, fetchedAt)[0]?.row
const per100g = (nutriments: object) => (product({ nutriments }) as { per_100g: object }).per_100g

describe('the JSONL dump of Open Food Facts', () => {
  const read = () => collect(join(samples, 'open-food-facts.jsonl'), (file) => readJsonLines(file, 0))

  test("becomes products with the project's codes and units, and their origin", async () => {
    const [first] = await read()
    expect(mapProduct(first?.value, fetchedAt)).toEqual([
      {
        family: 'products',
        row: {
          barcode: '0012345678905',
          name: 'Hazelnut crunch',
          brand: 'Little Mill',
          per_100g: {
            ...{ calories: 454, fat_total_g: 17.5, fat_saturated_g: 2.4, carbs_g: 61, sugar_g: 20.1 },
            ...{ sugar_added_g: 18, fiber_g: 7.2, protein_g: 9.8, sodium_mg: 120, calcium_mg: 120 },
            ...{ iron_mg: 4.2, vitamin_d_mcg: 2.5, vitamin_b12_mcg: 0.4 },
          },
          serving_grams: 45,
          allergens: ['gluten', 'milk', 'nut'],
          ingredients_text: 'Oats, hazelnuts (18 %), sugar, milk powder',
          source: 'Open Food Facts',
          source_id: '0012345678905',
          licence: 'ODbL 1.0',
          fetched_at: fetchedAt,
        },
      },
    ])
  })

  test('takes calories from kilojoules and sodium from salt, and leaves out impossible figures', async () => {
    const [, second] = await read()
    expect(mapProduct(second?.value, fetchedAt)[0]?.row).toMatchObject({
      per_100g: { calories: 100, sodium_mg: 1000, protein_g: 1.5 },
      brand: null,
      serving_grams: null,
    })
  })

  test('may have a broken line, which is reported by its number', async () => {
    const [, , third] = await read()
    expect(third).toEqual({ where: 'open-food-facts.jsonl, line 3', broken: 'is not JSON' })
  })

  test('is read with the figures of newer records too, but without estimates', async () => {
    const [, , , fourth] = await read()
    expect(mapProduct(fourth?.value, fetchedAt)[0]?.row).toMatchObject({
      per_100g: { calories: 20.1, sugar_g: 4.6, vitamin_c_mg: 12, sodium_mg: 4 },
      allergens: [],
      serving_grams: null,
    })
  })

  test('makes rows that the database takes', async () => {
    const rows = (await read()).flatMap(({ value }) =>
      value === undefined ? [] : mapProduct(value, fetchedAt),
    )
    expect(rows.map((row) => JSON.parse(writeRow(row)))).toHaveLength(3)
  })
})

describe('the table of Open Food Facts', () => {
  const read = () => collect(join(samples, 'open-food-facts.csv'), (file) => readTable(file, 0, 'code'))

  test('has its figures in columns, some of them after a dash, and does not quote cells', async () => {
    const [first] = await read()
    expect(mapTableRow(first?.value, fetchedAt)[0]?.row).toMatchObject({
      barcode: '0012345678912',
      name: 'Sea salt "thins"',
      per_100g: {
        ...{
          calories: 430,
          fat_total_g: 12.1,
          fat_mono_g: 8,
          omega_3_g: 0.2,
          fat_trans_g: 0,
          cholesterol_mg: 1,
        },
        ...{ carbs_g: 70, sugar_g: 1.9, fiber_g: 3.5, fiber_soluble_g: 1.1, protein_g: 11, sodium_mg: 600 },
        ...{ vitamin_a_mcg: 800, niacin_mg: 16, potassium_mg: 200, magnesium_mg: 60 },
      },
      serving_grams: 25,
      allergens: ['gluten'],
    })
  })

  test('has nothing where a cell is empty', async () => {
    const [, second] = await read()
    expect(mapTableRow(second?.value, fetchedAt)[0]?.row).toMatchObject({
      ...{ per_100g: {}, allergens: null, brand: null, ingredients_text: null, serving_grams: null },
    })
  })

  test('has rows without a name, which are unwanted', async () => {
    const [, , third] = await read()
    expect(() => mapTableRow(third?.value, fetchedAt)).toThrow('has no name')
  })
})

describe('the product API of Open Food Facts', () => {
  test('answers with a product', () => {
    expect(mapAnswer(readSample('open-food-facts-answer.json'), fetchedAt)[0]?.row).toMatchObject({
      barcode: '0737628064502',
      brand: 'Lantern',
      per_100g: { calories: 385, sodium_mg: 288 },
      serving_grams: 52,
      allergens: ['peanut', 'soy'],
    })
  })

  test('may answer that there is none', () => {
    expect(() => mapAnswer({ status: 0, status_verbose: 'product not found' }, fetchedAt)).toThrow(
      /does not have it/,
    )
  })
})

describe('a product of Open Food Facts', () => {
  test('with energy and salt in two forms has the given calories and sodium', () => {
    expect(per100g({ 'energy-kcal_100g': 50, energy_100g: 999, salt_100g: 9, sodium_100g: 0.1 })).toEqual({
      calories: 50,
      sodium_mg: 100,
    })
  })

  test('without a figure has none, which is not zero', () => {
    expect(per100g({})).toEqual({})
    expect(per100g({ fat_100g: '', proteins_100g: null, salt_100g: 'traces' })).toEqual({})
    expect(per100g({ fat_100g: 0 })).toEqual({ fat_total_g: 0 })
  })

  test('with fields of other types keeps the readable ones', () => {
    const row = product({
      code: 4099999000099,
      brands: ['a'],
      allergens_tags: 'en:milk',
      nutriments: [],
      serving_size: 4,
    })
    expect(row).toMatchObject({ barcode: '4099999000099', brand: null, allergens: null, per_100g: {} })
  })

  test('has only characters that a database can store', () => {
    const row = product({ product_name: 'Jam\u0000 \uD83D  \n“fine”', ingredients_text: 'x'.repeat(9_000) })
    expect(row).toMatchObject({ name: 'Jam \uFFFD “fine”' })
    expect((row as { ingredients_text: string }).ingredients_text).toHaveLength(8_000)
  })

  test.each(['', '12', 'abc', '123456789012345'])('with the barcode "%s" is unwanted', (code) => {
    expect(() => product({ code })).toThrow('has no barcode')
  })

  test('with figures per serving or prepared has no figures per 100 g', () => {
    const nutrition = (set: object) => ({
      nutrition: { aggregated_set: { nutrients: { fat: { value: 3, unit: 'g' } }, ...set } },
    })
    expect(product(nutrition({ per: '100g' }))).toMatchObject({ per_100g: { fat_total_g: 3 } })
    expect(product(nutrition({ per: 'serving' }))).toMatchObject({ per_100g: {} })
    expect(product(nutrition({ per: '100g', preparation: 'prepared' }))).toMatchObject({ per_100g: {} })
  })
})

describe('allergens', () => {
  test.each([
    [[], null],
    [['en:none'], []],
    [
      ['en:eggs', 'en:sulphur-dioxide-and-sulphites', 'en:sesame-seeds'],
      ['egg', 'sesame', 'sulphite'],
    ],
    [
      ['EN:Milk ', 'en:wheat', 'en:rye'],
      ['gluten', 'milk'],
    ],
    [['en:kiwi'], null],
    [['fr:noisettes-entieres', 'VOLLMILCHPULVER'], null],
    [['en:fish', 'fr:noisettes-entieres'], ['fish']],
  ])('tagged %j are %j', (tags, allergens) => {
    expect(readAllergens(tags)).toEqual(allergens)
  })
})
