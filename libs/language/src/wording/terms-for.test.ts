import { describe, expect, test } from '@jest/globals'
import { sayDate } from '../say-date.ts'
import { termsFor } from './terms-for.ts'

/** Amounts with their foods: in English, German, French and Spanish. */
const amounts: readonly (readonly [number, string, string, readonly string[]])[] = [
  [12, 'piece', 'egg', ['12 eggs', '12 Eier', '12 œufs', '12 huevos']],
  [1, 'piece', 'egg', ['1 egg', '1 Ei', '1 œuf', '1 huevo']],
  [0, 'piece', 'egg', ['0 eggs', '0 Eier', '0 œuf', '0 huevos']],
  [0.5, 'piece', 'pizza', ['0.5 pizza', '0,5 Pizza', '0,5 pizza', '0,5 pizzas']],
  [1.5, 'piece', 'lemon', ['1.5 lemons', '1,5 Zitronen', '1,5 citron', '1,5 limones']],
  [2, 'piece', 'bread', ['2 bread', '2 Brote', '2 pains', '2 panes']],
  [500, 'g', 'bread', ['500 g bread', '500 g Brot', '500 g de pain', '500 g de pan']],
  [2, 'l', 'milk', ['2 l milk', '2 l Milch', '2 l de lait', '2 l de leche']],
  [
    1.25,
    'kg',
    'potatoes',
    ['1.25 kg potatoes', '1,25 kg Kartoffeln', '1,25 kg de pommes de terre', '1,25 kg de patatas'],
  ],
  [2, 'can', 'tomato', ['2 cans of tomato', '2 Dosen Tomaten', '2 boîtes de tomates', '2 latas de tomates']],
  [
    2,
    'can',
    'canned tomato',
    [
      '2 cans of tomato',
      '2 Dosen Tomaten',
      '2 boîtes de tomates en conserve',
      '2 latas de tomate en conserva',
    ],
  ],
  [
    400,
    'g',
    'canned tomato',
    [
      '400 g canned tomato',
      '400 g Dosentomaten',
      '400 g de tomates en conserve',
      '400 g de tomate en conserva',
    ],
  ],
  [
    1,
    'bunch',
    'asparagus',
    ['1 bunch of asparagus', '1 Bund Spargel', "1 botte d'asperges", '1 manojo de espárragos'],
  ],
  [
    1,
    'bottle',
    'olive oil',
    [
      '1 bottle of olive oil',
      '1 Flasche Olivenöl',
      "1 bouteille d'huile d'olive",
      '1 botella de aceite de oliva',
    ],
  ],
  [
    200,
    'g',
    'green beans',
    ['200 g green beans', '200 g grüne Bohnen', '200 g de haricots verts', '200 g de judías verdes'],
  ],
  [2, 'dozen', 'egg', ['2 dozen eggs', '2 Dutzend Eier', "2 douzaines d'œufs", '2 docenas de huevos']],
  // Words that no list has: nobody knows what many of them are called.
  [
    3,
    'piece',
    'dragon fruit',
    ['3 dragon fruits', '3 × dragon fruit', '3 × dragon fruit', '3 × dragon fruit'],
  ],
  [3, 'piece', 'Spätzle', ['3 Spätzles', '3 × Spätzle', '3 × Spätzle', '3 × Spätzle']],
  [2, 'pack', 'udon', ['2 packs of udon', '2 Packungen udon', "2 paquets d'udon", '2 paquetes de udon']],
  [2, 'moonful', 'dust', ['2 moonful dust', '2 moonful dust', '2 moonful de dust', '2 moonful de dust']],
  [
    1,
    'toString',
    'constructor',
    [
      '1 toString constructor',
      '1 toString constructor',
      '1 toString de constructor',
      '1 toString de constructor',
    ],
  ],
  [
    0.0001,
    'g',
    'salt',
    ['under 0.001 g salt', 'unter 0,001 g Salz', 'moins de 0,001 g de sel', 'menos de 0,001 g de sal'],
  ],
  [
    Number.NaN,
    'g',
    'salt',
    [
      'an unknown amount of salt',
      'Salz (unbekannte Menge)',
      'sel (quantité inconnue)',
      'sal (cantidad desconocida)',
    ],
  ],
]

test.each(amounts)('%p %s of %s is said in each language', (...[quantity, unit, food, told]) => {
  expect(['en', 'de', 'fr', 'es'].map((locale) => termsFor(locale).food(quantity, unit, food))).toEqual(told)
})

describe('a day', () => {
  test.each([
    ['en-GB', 'Fri 27 Nov', 'Fri 1 Jan 2027'],
    ['en-US', 'Fri Nov 27', 'Fri Jan 1 2027'],
    ['de', 'Fr., 27. November', 'Fr., 1. Januar 2027'],
    ['fr', 'ven. 27 novembre', 'ven. 1er janvier 2027'],
    ['es', 'vie. 27 de noviembre', 'vie. 1 de enero de 2027'],
    ['it', 'Fri 27 Nov', 'Fri 1 Jan 2027'],
  ])('is said in %s', (locale, day, ofNextYear) => {
    const viewer = { locale, today: '2026-11-22' }
    expect([sayDate('2026-11-27', viewer), sayDate('2027-01-01', viewer)]).toEqual([day, ofNextYear])
  })

  test('that no calendar has is called unknown', () => {
    expect(
      ['de', 'fr', 'es'].map((locale) => sayDate('2026-02-30', { locale, today: '2026-11-22' })),
    ).toEqual([...['unbekannter Tag', 'jour inconnu', 'día desconocido']])
  })

  test('ends in no full stop, so that a sentence may end with it', () => {
    const days = [...Array(400).keys()].map((day) =>
      new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    )
    const told = days.flatMap((day) =>
      ['de', 'fr', 'es'].map((locale) => sayDate(day, { locale, today: '2026-06-01' })),
    )
    expect(told.filter((day) => day.endsWith('.'))).toEqual([])
  })
})

test('a place is one where something is, is put, or is taken from', () => {
  const told = (locale: string, place: string): string[] => {
    const { inPlace, toPlace, fromPlace } = termsFor(locale)
    return [inPlace, toPlace, fromPlace].map((say) => say(place))
  }
  expect(told('en', 'counter')).toEqual(['on the counter', 'to the counter', 'from the counter'])
  expect(told('de', 'fridge')).toEqual(['im Kühlschrank', 'in den Kühlschrank', 'aus dem Kühlschrank'])
  expect(told('fr', 'freezer')).toEqual(['au congélateur', 'au congélateur', 'du congélateur'])
  expect(told('es', 'pantry')).toEqual(['en la despensa', 'a la despensa', 'de la despensa'])
  expect(told('de', 'other')[0]).toBe('an einem anderen Ort')
  // A place of another version.
  expect(told('de', 'cellar')[0]).toBe('in „cellar“')
})

test('words are listed as the language lists them', () => {
  expect(termsFor('en').and(['eggs', 'milk', 'rice'])).toBe('eggs, milk and rice')
  expect(termsFor('de').and(['Eier', 'Milch'])).toBe('Eier und Milch')
  expect(termsFor('fr').or(['œufs', 'lait', 'riz'])).toBe('œufs, lait ou riz')
  expect(termsFor('es').and(['leche', 'higos'])).toBe('leche e higos')
  expect(termsFor('es').or(['leche', 'hojas'])).toBe('leche u hojas')
  expect(termsFor('es').and(['agua', 'hielo'])).toBe('agua y hielo')
  expect(termsFor('de').and([])).toBe('')
})

test('what is remembered of a person is named by its word in the language', () => {
  expect(termsFor('de').kept('allergy', 'peanuts')).toBe('Erdnüsse')
  expect(termsFor('de').kept('allergy', 'Lupinensamen')).toBe('Lupinensamen')
  expect(termsFor('fr').kept('diet', 'gluten-free')).toBe('sans gluten')
  expect(termsFor('es').kept('diet', 'no pork')).toBe('sin cerdo')
  expect(termsFor('de').kept('equipment', 'air fryer')).toBe('Heißluftfritteuse')
  expect(termsFor('fr').kept('cuisine', 'Thai')).toBe('thaïlandaise')
  expect(termsFor('es').kept('routine', 'soup on Fridays')).toBe('soup on Fridays')
})

test('a nutrient, a meal and a kind have a name in each language, and a code of another version stays', () => {
  const told = (locale: string): string[] => {
    const { forMeal, kind, meal, nutrient } = termsFor(locale)
    return [nutrient('protein_g'), meal('dinner'), forMeal('dinner'), kind('allergy'), nutrient('moon_g')]
  }
  expect(told('en')).toEqual(['protein', 'dinner', 'for dinner', 'allergy', 'moon_g'])
  expect(told('de')).toEqual(['Eiweiß', 'Abendessen', 'zum Abendessen', 'Allergie', 'moon_g'])
  expect(told('fr')).toEqual(['protéines', 'dîner', 'au dîner', 'allergie', 'moon_g'])
  expect(told('es')).toEqual(['proteínas', 'cena', 'para la cena', 'alergia', 'moon_g'])
})
