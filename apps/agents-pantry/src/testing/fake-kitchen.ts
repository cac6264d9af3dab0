import type { FoodVerdict, KitchenReader, RecipeInFull } from '@alfred/db/kitchen'

export const codPieId = 'c0000000-0000-4000-8000-000000000000'

const codPie: RecipeInFull = {
  name: 'Cod pie',
  description: 'For a cold evening.',
  cuisine: 'British',
  difficulty: null,
  servings: 4,
  prep_minutes: 20,
  cook_minutes: 40,
  ingredients: [
    { food: 'cod', quantity: 500, unit: 'g', preparation: 'in chunks', optional: false, note: null },
  ],
  steps: ['Poach the cod.', 'Bake it under the mash.'],
  notes: 'Better the next day.',
}

type Question = { foods: string[]; texts: string[] }

/**
 * Creates the kitchen of a person with a peanut allergy and three items in stock. It records the questions it gets.
 */
export function createFakeKitchen(): KitchenReader & {
  asked: { words: string[]; wants: string[]; checked: Question[] }
} {
  const asked = { words: [] as string[], wants: [] as string[], checked: [] as Question[] }
  const rule = { kind: 'allergy', value: 'peanuts' }
  const verdict = (text: string): FoodVerdict =>
    /peanut/.test(text)
      ? { status: 'conflict', food: 'peanut butter', rule, why: 'peanut butter contains peanut' }
      : { status: text === 'kale' ? 'not_checked' : 'ok', food: text, rule: null, why: null }
  return {
    asked,
    figuresOfDraft: async (_token, { servings, ingredients }) => ({
      ...{ makes: servings, ingredients: ingredients.length, known: 0, unknown: [], is_sum: false },
      ...{ sources: [], totals: {}, serving: null },
    }),
    context: async (_token, { words }) => {
      asked.words.push(...words)
      return {
        dashboard: { items: 3, recipes: 1 },
        preferences: [rule, { kind: 'dislike', value: 'olives' }],
        background: [
          {
            type: 'recipe',
            id: codPieId,
            label: 'Cod pie',
            reason: 'contains: cod',
          },
        ],
        memories: [{ text: 'the oven runs hot', source: 'stated', told_on: '2026-11-20' }],
        unreadable: 0,
      }
    },
    rows: async (_token, { wants }) => {
      asked.wants.push(...wants)
      const milk = { food: 'milk', quantity: 2, unit: 'l', location: 'fridge', expires_on: null }
      return { inventory: [milk], recipes: [], meals: [], shopping: [] }
    },
    flavours: async (_token, words) =>
      words.includes('beetroot') ? ['with beetroot go goat cheese, dill, walnut'] : [],
    recipe: async (_token, id) => (id === codPieId ? codPie : null),
    checkFood: async (_token, question) => {
      asked.checked.push(question)
      return { foods: question.foods.map(verdict), texts: question.texts.map(verdict) }
    },
  }
}
