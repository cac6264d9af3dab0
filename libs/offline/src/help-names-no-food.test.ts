import { expect, test } from '@jest/globals'
import { indexByName, readCategories, readEverydayFoods } from '@alfred/baseline'
import { planSchema } from '@alfred/contracts'
import { createOfflineModel } from '@alfred/llm'
import { coachOfflineRules } from './coach/coach-offline-rules.ts'
import { pantryOfflineRules } from './pantry/pantry-offline-rules.ts'
import { briefOf } from './pantry/testing/brief-of.ts'

const foods = indexByName(readEverydayFoods())
const sorts = new Set(readCategories().flatMap(({ words, label }) => [label, ...words]))
const isFood = (words: string): boolean => foods(words) !== undefined || sorts.has(words)

/** The foods and sorts of food that a text names with one word or two. */
function foodsIn(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z']+/g) ?? []
  return words.flatMap((word, at) => [word, `${word} ${words[at + 1] ?? ''}`].filter(isFood))
}

test.each([
  ['pantry', pantryOfflineRules, 'agents-pantry/think'],
  ['coach', coachOfflineRules, 'agents-coach/think'],
])(
  'what the %s says when it understands nothing names no food that a rule could be against',
  async (...[, rules, prompt]) => {
    const situation = { brief: briefOf('The sky is green.'), replanBecause: null }
    const { output } = await createOfflineModel(rules).generate({
      ...{ variables: {}, complexity: 'low' as const, signal: new AbortController().signal },
      ...{ node: 'think' as const, prompt, situation, schema: planSchema },
    })
    const said = JSON.stringify(output)
    expect(said).toContain('Without a language model')
    expect(foodsIn(said)).toEqual([])
  },
)

test('foods and sorts are seen in a text', () => {
  expect(foodsIn('create 3 rice recipes, log two eggs or eat some fish')).toEqual(['rice', 'eggs', 'fish'])
})
