// How long foods keep, from the real data to the sentences of each language: the form that was asked about, and no other.
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createToolCaller, startPostgres } from '@alfred/testing'
import type { TestPostgres } from '@alfred/testing'
import { tools } from './registry.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres({ seeded: true })
})
afterAll(() => postgres.stop())

const asked: readonly (readonly [locale: string, food: string, told: string])[] = [
  [
    'en-GB',
    'cooked rice',
    'Cooked rice: about 1 day in the fridge (UK Food Standards Agency, leftover rice); about 6 months in the freezer (USDA FoodKeeper).',
  ],
  ['en-GB', 'opened hummus', 'Hummus, once opened: about 7 days in the fridge (USDA FoodKeeper).'],
  [
    'en-GB',
    'raw chicken',
    'Chicken: about 1 to 2 days in the fridge, 9 months in the freezer (USDA FoodKeeper).',
  ],
  [
    'en-GB',
    'opened paneer',
    'Paneer, once opened: about 7 days in the fridge (USDA, dairy in the refrigerator).',
  ],
  ['en-GB', 'halloumi', 'I do not know how long this keeps: halloumi.'],
  [
    'de-DE',
    'gekochter Reis',
    'Reis, gekocht: etwa 1 Tag im Kühlschrank (UK Food Standards Agency, leftover rice); etwa 6 Monate im Gefrierfach (USDA FoodKeeper).',
  ],
  [
    'de-DE',
    'aufgetautes Hähnchen',
    'Hähnchen, aufgetaut: etwa 1 bis 2 Tage im Kühlschrank (USDA FSIS, The Big Thaw).',
  ],
  ['de-DE', 'geöffnete Milch', 'Milch, nach dem Öffnen: etwa 5 bis 7 Tage im Kühlschrank (USDA FoodKeeper).'],
  [
    'de-DE',
    'rohes Hähnchen',
    'Hähnchen: etwa 1 bis 2 Tage im Kühlschrank, 9 Monate im Gefrierfach (USDA FoodKeeper).',
  ],
  ['de-DE', 'gekochtes Paneer', 'Wie lange sich das hält, weiß ich nicht: paneer, gekocht.'],
  [
    'fr-FR',
    'riz cuit',
    'Riz, après cuisson\u00a0: environ 1 jour au réfrigérateur (UK Food Standards Agency, leftover rice)\u00a0; environ 6 mois au congélateur (USDA FoodKeeper).',
  ],
  [
    'fr-FR',
    'poulet décongelé',
    'Poulet, après décongélation\u00a0: environ 1 à 2 jours au réfrigérateur (USDA FSIS, The Big Thaw).',
  ],
  [
    'fr-FR',
    'lait ouvert',
    'Lait, après ouverture\u00a0: environ 5 à 7 jours au réfrigérateur (USDA FoodKeeper).',
  ],
  [
    'fr-FR',
    'saumon cuit',
    'Saumon, après cuisson\u00a0: environ 3 à 4 jours au réfrigérateur, 1 à 2 mois au congélateur (USDA FoodKeeper).',
  ],
  [
    'fr-FR',
    'beurre',
    'Beurre\u00a0: environ 1 à 2 mois au réfrigérateur, 6 à 9 mois au congélateur (USDA FoodKeeper).',
  ],
  [
    'es-ES',
    'arroz cocido',
    'Arroz, tras la cocción: más o menos 1 día en la nevera (UK Food Standards Agency, leftover rice); más o menos 6 meses en el congelador (USDA FoodKeeper).',
  ],
  [
    'es-ES',
    'pollo descongelado',
    'Pollo, tras la descongelación: más o menos 1 a 2 días en la nevera (USDA FSIS, The Big Thaw).',
  ],
  [
    'es-ES',
    'leche abierta',
    'Leche, una vez abierto el envase: más o menos 5 a 7 días en la nevera (USDA FoodKeeper).',
  ],
  [
    'es-ES',
    'salmón crudo',
    'Salmón: más o menos 1 a 2 días en la nevera, 2 a 3 meses en el congelador (USDA FoodKeeper).',
  ],
  [
    'es-ES',
    'mantequilla',
    'Mantequilla: más o menos 1 a 2 meses en la nevera, 6 a 9 meses en el congelador (USDA FoodKeeper).',
  ],
]

test.each(asked)('in %s "%s" is told', async (locale, food, told) => {
  const data = await createToolCaller(postgres, 'pantry').call('describe_food', { food, about: 'keeping' })
  const sentences = tools.describe_food.describe(data, { locale, today: '2026-11-22' })
  expect(sentences[0]).toBe(told)
})
