import { recipeSchema, type Recipe } from '@alfred/contracts'
import { describe, expect, test } from '@jest/globals'
import { compileRecipe } from '../recipes/compile-recipe.ts'
import { recipes } from '../tools/recipes.ts'
import { wordsFor } from '../words/words-for.ts'
import { unknownDate, unknownUnit } from './unknown-words.ts'

const salted = (quantity: unknown, unit: string | null): Recipe =>
  recipeSchema.parse({ name: 'Suppe', ingredients: [{ food: 'salt', quantity, unit }], steps: ['Kochen.'] })

describe.each([
  [
    'de-DE',
    {
      unit: 'Diese Einheit kenne ich nicht: „Furlong“. Ich kenne: g, kg, oz, lb, ml, cl, dl, l, TL, EL, Tassen, fl oz (US), US-Pints, US-Quarts, US-Gallonen, Prisen, Spritzer, Stück, Dutzend, Packungen, Dosen, Flaschen, Gläser, Schalen, Beutel, Schachteln, Bund, Scheiben, Zehen, Laibe, Köpfe, Stangen, Portionen, Schüsseln, Riegel, Trinkgläser, Becher, Handvoll.',
      day: 'Den Tag 31.02.2027 gibt es nicht.',
      simplified: ['ohne Menge: Salz (2 Handvoll)', 'mit der kleinsten Menge, 0,5: Salz (1/2-1 tsp)'],
      saved: 'Dieses Rezept ist schon gespeichert.',
    },
  ],
  [
    'fr-CH',
    {
      unit: 'Je ne connais pas cette unité\u00a0: «\u00a0Furlong\u00a0». Je connais\u00a0: g, kg',
      day: "Le jour 31.02.2027 n'existe pas.",
      simplified: [
        'sans quantité\u00a0: sel (2 Handvoll)',
        'avec la quantité minimale, 0,5\u00a0: sel (1/2-1 tsp)',
      ],
      saved: 'Cette recette est déjà enregistrée.',
    },
  ],
  [
    'es',
    {
      unit: 'No conozco esa unidad: «Furlong». Conozco: g, kg',
      day: 'El día 31.02.2027 no existe.',
      simplified: ['sin cantidad: sal (2 Handvoll)', 'con la cantidad mínima, 0,5: sal (1/2-1 tsp)'],
      saved: 'Esta receta ya está guardada.',
    },
  ],
])('in %s', (locale, { unit, day, simplified, saved }) => {
  const messageOf = (refusal: ReturnType<typeof unknownUnit>): string =>
    refusal.ok ? '' : refusal.error.message

  test('a unit and a day that are not known are asked for', () => {
    expect(messageOf(unknownUnit('Furlong', { locale }))).toContain(unit)
    expect(messageOf(unknownDate('31.02.2027', { locale }))).toContain(day)
  })

  test('what was simplified of a recipe is told', () => {
    const words = wordsFor(locale).recipes
    const notes = [salted(2, 'Handvoll'), salted('1/2-1', 'tsp')].flatMap(
      (recipe) => compileRecipe(recipe, words).simplified,
    )
    expect(notes).toEqual(simplified)
  })

  test('a recipe that is saved already is refused', () => {
    const moment = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'UTC', locale }
    const call = { tool: 'save_recipe', arguments: { recipe: 'x', as: null }, artifacts: {}, moment }
    expect(messageOf(recipes.save_recipe.prepare(call))).toBe(saved)
  })
})
