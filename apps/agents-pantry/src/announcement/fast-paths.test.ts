import { expect, test } from '@jest/globals'
import { fastPathSchema, PASTED_RECIPE_GOAL, planSchema } from '@alfred/contracts'
import { checkPlan } from '../planning/check-plan.ts'
import { fastPaths } from './fast-paths.ts'

/** Scores a message as the orchestrator does: each match of a signal counts, up to its limit. */
function isRecipe(message: string): boolean {
  return fastPaths.some((path) => {
    const lines = message.split('\n').filter((line) => line.trim() !== '').length
    if (message.length < path.characters_min && lines < path.lines_min) return false
    const points = path.signals.map(({ pattern, points: each, times_max }) => {
      const times = message.match(new RegExp(pattern, 'gimu'))?.length ?? 0
      return Math.min(times, times_max) * each
    })
    return points.reduce((sum, one) => sum + one, 0) >= path.points_min
  })
}

const paragraph =
  'Quick pancakes: 200 g flour, 2 eggs, 300 ml milk, a pinch of salt. Whisk the flour with the eggs and milk until smooth. ' +
  'Heat a pan and fry thin pancakes for 2 minutes on each side. Serve with lemon and sugar. Serves 4.'

test.each([
  ['Pancakes\nServes 4\nIngredients:\n200 g flour\n2 eggs\nMethod:\n1. Whisk.\n2. Fry.', true],
  [
    'Soup\n1 onion\n800 g tomatoes\n500 ml stock\nChop the onion and fry it.\nAdd the tomatoes.\nSimmer for 20 minutes.',
    true,
  ],
  [paragraph, true],
  [
    'Suppe\nZutaten\n1 kg Kartoffeln\n2 EL Öl\n1,5 l Brühe\nZubereitung\nKartoffeln schälen und anbraten. Mit der Brühe kochen.',
    true,
  ],
  ['1 kg Kartoffeln\n2 EL Öl\n1,5 l Brühe\n500 g Mehl', false],
  ['2 l milk\n12 eggs\n500 g flour\n1 kg sugar\n250 g butter\n2 cans of tomatoes', false],
  ['shopping list:\n2 l milk\n12 eggs\n500 g flour\n1 kg sugar', false],
  [
    'I bought 2 l of milk and 500 g of flour.\nI used 3 eggs.\nI ate 200 g of cheese.\nWhat is in the fridge?',
    false,
  ],
  ['Create 3 cod recipes and save them', false],
  ['Mix flour and milk. Serves 4.', false],
])('is %j a pasted recipe: %s', (message, expected) => {
  expect(isRecipe(message)).toBe(expected)
})

test('the plan for a pasted recipe parses it, and saves it after a confirmation', () => {
  const [path] = fastPaths
  expect(fastPathSchema.safeParse(path).success).toBe(true)
  const plan = planSchema.parse(path?.plan)
  expect(plan.goal).toBe(PASTED_RECIPE_GOAL)
  expect(plan.steps.map(({ step_type, confirm }) => [step_type, confirm])).toEqual([
    ['generate', false],
    ['write', true],
  ])
  expect(checkPlan(plan)).toBeNull()
})
