import type { FoodVerdict, KitchenReader } from '@alfred/db/kitchen'

type Question = { foods: string[]; texts: string[] }

/** A kitchen of somebody with an allergy to peanuts, who has three things in stock. It remembers what it was asked. */
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
    context: async (_token, { words }) => {
      asked.words.push(...words)
      return {
        dashboard: { items: 3, recipes: 1 },
        preferences: [rule, { kind: 'dislike', value: 'olives' }],
        background: [
          {
            type: 'recipe',
            id: 'c0000000-0000-4000-8000-000000000000',
            label: 'Cod pie',
            reason: 'contains: cod',
          },
        ],
      }
    },
    lines: async (_token, { wants }) => {
      asked.wants.push(...wants)
      return { inventory: ['2 l milk, in the fridge'] }
    },
    checkFood: async (_token, question) => {
      asked.checked.push(question)
      return { foods: question.foods.map(verdict), texts: question.texts.map(verdict) }
    },
  }
}
