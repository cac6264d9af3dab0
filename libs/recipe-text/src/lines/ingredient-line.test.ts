import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readIngredientLine, type IngredientLine } from './ingredient-line.ts'

const read = (line: string): Partial<IngredientLine> => readIngredientLine(line) ?? {}
const one = (low: number, high = low) => ({ low, high })

describe('an amount', () => {
  test.each([
    ['225g/8oz butter', { amount: one(225), unit: 'g', food: 'butter', notes: ['8 oz'] }],
    ['8oz/225g butter', { amount: one(225), unit: 'g', food: 'butter', notes: ['8 oz'] }],
    [
      '1.5kg/3lb 5oz leg of lamb',
      { amount: one(1.5), unit: 'kg', food: 'leg of lamb', notes: ['3 lb 5 oz'] },
    ],
    ['1 cup (240ml) milk', { amount: one(240), unit: 'ml', food: 'milk', notes: ['1 cup'] }],
    ['1 lb 4 oz beef', { amount: one(1.25), unit: 'lb', food: 'beef' }],
    ['1 cup plus 2 tablespoons sugar', { amount: one(1.125), unit: 'cup', food: 'sugar' }],
    ['1-1/2 cups sugar', { amount: one(1.5), unit: 'cup' }],
    ['1 & 1/2 cups sugar', { amount: one(1.5), unit: 'cup' }],
    ['2½ oz sugar', { amount: one(2.5), unit: 'oz' }],
    ['2 to 3 carrots', { amount: one(2, 3), unit: null, food: 'carrots' }],
    ['2 or 3 carrots', { amount: one(2, 3), food: 'carrots', alternatives: [] }],
    ['4 large eggs', { amount: one(4), unit: null, food: 'eggs', size: 'large' }],
    ['1 T oil', { amount: one(1), unit: 'tbsp' }],
    ['1 t salt', { amount: one(1), unit: 'tsp' }],
    ['16 fl oz milk', { amount: one(16), unit: 'us_fl_oz', food: 'milk' }],
    ['16 fl. oz. milk', { amount: one(16), unit: 'us_fl_oz', food: 'milk' }],
    ['500 gms rice', { amount: one(500), unit: 'g' }],
    ['half a cup of rice', { amount: one(0.5), unit: 'cup', food: 'rice' }],
    ['flour: 200 g', { amount: one(200), unit: 'g', food: 'flour' }],
    ['eggs x 3', { amount: one(3), food: 'eggs' }],
    ['a few mint leaves', { amount: null, unit: null, food: 'mint leaves' }],
    ['salt', { amount: null, food: 'salt' }],
    ['4 cloves', { amount: one(4), unit: null, food: 'cloves' }],
    ['7-Up 1 can', { amount: one(1), unit: 'can', food: '7-Up' }],
    ['1,000 g potatoes', { amount: one(1_000), unit: 'g' }],
    ['1,5 kg Kartoffeln', { amount: one(1.5), unit: 'kg', food: 'Kartoffeln' }],
  ])('of %p', (line, expected) => expect(read(line)).toMatchObject(expected))
})

describe('a container', () => {
  test.each([
    ['2 x 400g tins tomatoes', one(2), 'can', { amount: 400, unit: 'g' }],
    ['2 x 400g/14oz tins tomatoes', one(2), 'can', { amount: 400, unit: 'g' }],
    ['400 g tin tomatoes', one(1), 'can', { amount: 400, unit: 'g' }],
    ['1 (15-ounce) can beans', one(1), 'can', { amount: 15, unit: 'oz' }],
    ['1 15-oz. can beans', one(1), 'can', { amount: 15, unit: 'oz' }],
    ['two 400 g tins of beans', one(2), 'can', { amount: 400, unit: 'g' }],
    ['2 cans (15 oz each) beans', one(2), 'can', { amount: 15, unit: 'oz' }],
    ['2 tins beans', one(2), 'can', null],
  ])('of %p', (...[line, amount, unit, each]) => expect(read(line)).toMatchObject({ amount, unit, each }))
})

describe('a food', () => {
  test.each([
    ['1 onion, finely chopped', 'onion', 'finely chopped'],
    ['1 finely chopped onion', 'onion', 'finely chopped'],
    ['2 onions chopped', 'onions', 'chopped'],
    ['2 lbs boneless, skinless chicken thighs, trimmed', 'chicken thighs', 'boneless, skinless, trimmed'],
    ['freshly ground black pepper', 'black pepper', 'freshly ground'],
    ['1 tsp ground cumin', 'ground cumin', null],
    ['1 cup cooked rice', 'cooked rice', null],
    ['1 cup frozen peas', 'frozen peas', null],
    ['400 g canned tomatoes', 'canned tomatoes', null],
    ['5 dried figs', 'dried figs', null],
    ['1 can crushed tomatoes', 'crushed tomatoes', null],
    ['500 g minced beef', 'minced beef', null],
    ['2 garlic cloves, crushed', 'garlic', 'crushed'],
    ['1 thumb-sized piece of ginger', 'ginger', null],
    ['3 peppers', 'peppers', null],
  ])('of %p is %p, and its preparation %p', (line, food, preparation) =>
    expect(read(line)).toMatchObject({ food, preparation }),
  )

  test.each([
    ['1 tbsp butter or margarine', 'butter', ['margarine']],
    ['1 red or green pepper', 'red pepper', ['green pepper']],
    ['500 ml chicken or vegetable stock', 'chicken stock', ['vegetable stock']],
    ['handful of coriander/parsley', 'coriander', ['parsley']],
  ])('of %p is %p, or %p', (line, food, alternatives) =>
    expect(read(line)).toMatchObject({ food, alternatives }),
  )

  test.each([
    ['50g butter, plus extra for greasing', 'butter', 'plus extra for greasing'],
    ['salt to taste', 'salt', 'to taste'],
    ['oil, for deep-frying', 'oil', 'for deep-frying'],
    ['juice of 1 lemon', 'lemon', 'juice of'],
    ['Saft einer Zitrone', 'Zitrone', 'Saft of'],
    ['Öl zum Braten', 'Öl', 'zum Braten'],
  ])('of %p is %p, with the note %p', (line, food, note) =>
    expect(read(line)).toMatchObject({ food, notes: [note] }),
  )

  test('that may be left out is optional', () => {
    expect(read('25 g nuts (optional)')).toMatchObject({ food: 'nuts', optional: true, notes: [] })
  })
})

test.each([
  '',
  '   ',
  'For the sauce:',
  'FOR THE DRESSING',
  'Topping:',
  '**For the base**',
  'Für den Teig',
  '200 g',
  '---',
  '1'.repeat(400),
])('no ingredient is read in %p', (line) => expect(readIngredientLine(line)).toBeNull())

test('what is read holds no characters that nobody can see', () => {
  expect(read('1 on\u202Eion\u200B, chop\u0000ped')).toMatchObject({ food: 'onion', preparation: 'chopped' })
})

test.each([
  ['en-GB', 'uk_pint'],
  ['en-AU', 'uk_pint'],
  ['en-US', 'us_pint'],
  ['de-DE', 'us_pint'],
])('a pint is that of %s', (locale, unit) => {
  expect(readIngredientLine('1 pint milk', locale)).toMatchObject({ amount: one(1), unit, food: 'milk' })
})

const amounts = [
  ['2', 2],
  ['1.5', 1.5],
  ['1 1/2', 1.5],
  ['1½', 1.5],
  ['½', 0.5],
  ['3/4', 0.75],
  ['two', 2],
  ['1,000', 1_000],
] as const
const measures = [
  ['', null],
  [' g', 'g'],
  [' oz.', 'oz'],
  [' tbsps', 'tbsp'],
  [' cups of', 'cup'],
  [' heaped tsp', 'tsp'],
  [' tins', 'can'],
  [' handfuls of', 'handful'],
] as const
const foods = [
  'plain flour',
  'chickpeas',
  'ground cumin',
  'double cream',
  'frozen peas',
  'Zwiebeln',
  'jalapeño',
] as const
const behind = [
  ['', null],
  [', finely chopped', 'finely chopped'],
  [', peeled and diced', 'peeled and diced'],
  [', cut into 2 cm pieces', 'cut into 2 cm pieces'],
] as const

test('a line that is put together of its parts is read as these parts', () => {
  const parts = fc.record({
    bullet: fc.constantFrom('', '- ', '• ', '[ ] '),
    amount: fc.constantFrom(...amounts),
    measure: fc.constantFrom(...measures),
    food: fc.constantFrom(...foods),
    done: fc.constantFrom(...behind),
    isOptional: fc.boolean(),
  })
  fc.assert(
    fc.property(parts, ({ bullet, amount, measure, food, done, isOptional }) => {
      const line = `${bullet}${amount[0]}${measure[0]} ${food}${done[0]}${isOptional ? ' (optional)' : ''}`
      expect({ line, ...read(line) }).toMatchObject({
        line,
        ...{ amount: one(amount[1]), unit: measure[1], food, preparation: done[1], optional: isOptional },
      })
    }),
    { numRuns: 1_000 },
  )
})

test('any line is read as a food with amounts that can be counted, or as none', () => {
  const piece = fc.constantFrom(
    '2',
    '1/2',
    '-',
    '(',
    ')',
    'g',
    'x',
    'tins',
    '/',
    'oz',
    'or',
    'of',
    'egg',
    ',',
    'plus',
    'chopped',
    '½',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 80 }),
        fc.array(piece, { maxLength: 16 }).map((all) => all.join(' ')),
      ),
      (line) => {
        const found = readIngredientLine(line)
        if (found === null) return
        expect(found.food).toMatch(/\p{L}/u)
        for (const amount of [found.amount?.low, found.amount?.high, found.each?.amount]) {
          if (amount !== undefined) expect(amount > 0 && amount < 1e9).toBe(true)
        }
        expect(found.amount === null || found.amount.low <= found.amount.high).toBe(true)
      },
    ),
    { numRuns: 1_000 },
  )
})
