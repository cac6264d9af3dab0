import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readJsonList } from '../files/read-json-list.ts'
import { writeRow } from '../rows.ts'
import { collect } from '../testing/collect.ts'
import { readSample, samples } from '../testing/read-sample.ts'
import { readCategory, readPortions } from './fooddata-central-foods.ts'
import { readNutrients } from './fooddata-central-nutrients.ts'
import { fooddataCentralLists, mapFood } from './fooddata-central.ts'

const fetchedAt = '2026-11-25T12:00:00.000Z'
const read = (name: string) =>
  collect(join(samples, name), (file) => readJsonList(file, 0, fooddataCentralLists))
const nutrient = (number: string, amount: number, unitName: string) => ({
  nutrient: { number, unitName },
  amount,
})

describe('the Foundation dump', () => {
  test('becomes reference foods with figures and portions', async () => {
    const [carrots] = await read('fooddata-central-foundation.json')
    expect(mapFood(carrots?.value, fetchedAt)).toEqual([
      {
        family: 'foods',
        row: {
          name: 'Carrots, heirloom, raw',
          category: 'vegetable',
          per_100g: {
            ...{ calories: 45, protein_g: 0.94, carbs_g: 10.3, fat_total_g: 0.35, hydration_ml: 87.7 },
            ...{ fat_trans_g: 0, fiber_g: 3.1, sodium_mg: 87, vitamin_a_mcg: 835, biotin_mcg: 1.2 },
          },
          portions: [
            { unit: 'tbsp', grams: 8, note: null },
            { unit: 'cup', grams: 128.4, note: 'chopped' },
          ],
          source: 'USDA FDC 9000001',
          origin: {
            source: 'USDA FoodData Central',
            id: '9000001',
            url: 'https://fdc.nal.usda.gov/food-details/9000001/nutrients',
            licence: 'CC0 1.0 (public domain)',
            fetched_at: fetchedAt,
          },
        },
      },
    ])
  })

  test('skips what is not a food in its list, and gives the line on which a food began', async () => {
    const records = await read('fooddata-central-foundation.json')
    expect(records).toHaveLength(2)
    expect(records[1]?.where).toMatch(/^fooddata-central-foundation.json, record 2 \(line \d{3}\)$/)
  })

  test('gives omega families only if their main acids are known, and no negative figures', async () => {
    const [, almonds] = await read('fooddata-central-foundation.json')
    expect(mapFood(almonds?.value, fetchedAt)[0]?.row).toMatchObject({
      per_100g: { calories: 600, protein_g: 21.4, omega_3_g: 0.01 },
    })
    const told = (mapFood(almonds?.value, fetchedAt)[0]?.row as { per_100g: object }).per_100g
    expect(Object.keys(told)).not.toContain('omega_6_g')
    expect(Object.keys(told)).not.toContain('carbs_g')
  })
})

describe('the SR Legacy dump', () => {
  test('has unit and preparation in one text', async () => {
    const [seeds] = await read('fooddata-central-legacy.json')
    expect(mapFood(seeds?.value, fetchedAt)[0]?.row).toMatchObject({
      category: 'seed',
      per_100g: { calories: 530, selenium_mcg: 13.5, vitamin_d_mcg: 1 },
      portions: [
        { unit: 'serving', grams: 28, note: null },
        { unit: 'tbsp', grams: 8.8, note: 'whole' },
      ],
    })
  })

  test('has meals, which are dishes', async () => {
    const [, hamburger] = await read('fooddata-central-legacy.json')
    expect(mapFood(hamburger?.value, fetchedAt)[0]?.row).toMatchObject({ category: 'dish' })
  })

  test('has food for babies, which is unwanted', () => {
    expect(() => readCategory('Babyfood, meat', 'Baby Foods')).toThrow(
      'is of a group without a category (Baby Foods)',
    )
  })
})

describe('the Branded dump', () => {
  test('becomes products with unknown allergens', async () => {
    const [crackers, soda] = await read('fooddata-central-branded.json')
    expect(mapFood(crackers?.value, fetchedAt)).toEqual([
      {
        family: 'products',
        row: {
          barcode: '0012345678929',
          name: 'SEEDED CRACKERS',
          brand: 'PRAIRIE',
          per_100g: { calories: 467, protein_g: 10, sodium_mg: 600, sugar_added_g: 3.3 },
          serving_grams: 30,
          allergens: null,
          ingredients_text: 'WHEAT FLOUR, SESAME SEEDS, SALT.',
          source: 'USDA FoodData Central',
          source_id: '9000021',
          licence: 'CC0 1.0 (public domain)',
          fetched_at: fetchedAt,
        },
      },
    ])
    expect(mapFood(soda?.value, fetchedAt)[0]?.row).toMatchObject({
      barcode: '0012345678936',
      brand: 'Fizz Works',
      serving_grams: null,
      ingredients_text: null,
    })
  })
})

test('a food of the API is read like one of a dump', () => {
  const [row] = mapFood(readSample('fooddata-central-answer.json'), fetchedAt)
  expect(row?.row).toMatchObject({
    category: 'bread',
    per_100g: { calories: 281, calcium_mg: 80 },
    portions: [{ unit: 'slice', grams: 29, note: 'large' }],
    source: 'USDA FDC 9000031',
  })
  expect(row && JSON.parse(writeRow(row))).toMatchObject({ name: 'Bread, rye, dark, toasted' })
})

test('foods of other kinds are unwanted, and a food without its id is broken', () => {
  const food = { fdcId: 1, description: 'Soup', dataType: 'Survey (FNDDS)' }
  expect(() => mapFood(food, fetchedAt)).toThrow('is of a kind that is not imported (Survey (FNDDS))')
  expect(() => mapFood({ description: 'Soup', dataType: 'Foundation' }, fetchedAt)).toThrow(/^fdcId: /)
})

describe('FoodData Central nutrients', () => {
  test('are read from full answers, abridged answers and search hits', () => {
    expect(
      readNutrients([
        nutrient('203', 1, 'G'),
        { number: 204, unitName: 'g', amount: 2 },
        { nutrientNumber: '301', unitName: 'MG', value: 3 },
      ]),
    ).toEqual({ protein_g: 1, fat_total_g: 2, calcium_mg: 3 })
  })

  test('take energy from kilojoules if there is nothing else', () => {
    expect(readNutrients([nutrient('268', 418.4, 'kJ')])).toEqual({ calories: 100 })
  })

  test("are converted to the project's units, and left out where that is impossible", () => {
    expect(
      readNutrients([nutrient('307', 0.5, 'g'), nutrient('317', 0.02, 'mg'), nutrient('418', 1, 'µg')]),
    ).toEqual({
      sodium_mg: 500,
      selenium_mcg: 20,
      vitamin_b12_mcg: 1,
    })
    expect(
      readNutrients([nutrient('320', 50, 'IU'), nutrient('203', 7, 'SP_GR'), nutrient('204', 700, 'g')]),
    ).toEqual({})
  })

  test('of the omega families are summed', () => {
    const acids = [nutrient('675', 10, 'g'), nutrient('855', 0.5, 'g'), nutrient('685', 0.25, 'g')]
    expect(readNutrients(acids)).toEqual({ omega_6_g: 10.75 })
  })
})

test('portions in units in which nobody counts are left out, and so are unreadable ones', () => {
  const piece = { amount: 1, gramWeight: 120, modifier: 'medium', measureUnit: { name: 'undetermined' } }
  const another = { gramWeight: 150, modifier: 'large', measureUnit: { name: 'undetermined' } }
  const spoon = { amount: 1, gramWeight: 4, measureUnit: { name: 'teaspoon' } }
  expect(
    readPortions('Onions, raw', [
      piece,
      another,
      spoon,
      { gramWeight: 0 },
      { gramWeight: 5, modifier: '10205' },
    ]),
  ).toEqual([
    { unit: 'piece', grams: 120, note: 'medium' },
    { unit: 'tsp', grams: 4, note: null },
  ])
})
