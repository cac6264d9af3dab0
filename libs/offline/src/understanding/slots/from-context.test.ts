import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'
import { isOnDay } from './is-on-day.ts'

const goal = (nutrient: string, kind: string) => ({ nutrient, kind, target: 50 })
const goals = [goal('protein_g', 'goal'), goal('sodium_mg', 'limit')]

test('a goal that is not named is the only one that can be meant, or all where all are', () => {
  expect(filled('remove_user_goal', 'drop the limit', { state: { goals } })).toMatchObject([
    { nutrient: 'sodium_mg' },
  ])
  expect(filled('remove_user_goal', 'wipe all my goals', { state: { goals } })).toHaveLength(2)
  expect(filled('remove_user_goal', 'remove that goal', { state: { goals } })).toMatchObject([
    { nutrient: null },
  ])
})

test('a target without a nutrient is that of the only goal, or of calories by its size', () => {
  const one = { state: { goals: [goal('protein_g', 'goal')] } }
  expect(filled('update_user_goal', 'put my goal up to 160', one)).toMatchObject([
    { nutrient: 'protein_g', target: 160 },
  ])
  expect(filled('update_user_goal', 'keep me under 1600 a day')).toMatchObject([
    { nutrient: 'calories_kcal' },
  ])
  expect(filled('update_user_goal', 'put my goal up to 160', { state: { goals } })).toMatchObject([
    { nutrient: null },
  ])
})

const meal = (day: string, title: string) => ({ day, meal: 'dinner', title })
const plan = [meal('2026-11-20', 'lentil dal'), meal('2026-11-23', 'fish pie')]

test('what was planned is the dish of the day that is said', () => {
  const name = { name: 'lentil dal' }
  expect(filled('propose_recipe_log', "had tonight's dinner as planned", { state: { plan } })).toMatchObject([
    name,
  ])
  expect(filled('cook_recipe', 'made what was planned', { state: { plan } })).toMatchObject([
    { recipe: null },
  ])
  expect(filled('propose_food_log', 'ate what was planned for today', { state: { plan } })).toMatchObject([
    { items: [{ food: 'lentil dal' }] },
  ])
})

test('the only planned meal moves, and one of two has to be named', () => {
  expect(filled('move_meal', 'move it to sunday', { state: { plan: plan.slice(0, 1) } })).toMatchObject([
    { from_day: '2026-11-20', from_meal: 'dinner', to_day: 'sunday' },
  ])
  expect(filled('move_meal', 'move it to sunday', { state: { plan } })).toMatchObject([{ from_day: null }])
})

test('the same again is the dish that was planned before', () => {
  const meals = [{ day: 'today', meal: 'lunch', title: 'ramen' }]
  const before = [{ say: 'ramen for lunch today', acts: [{ tool: 'plan_meals', meals }] }]
  expect(filled('plan_meals', 'same for tomorrow', { before })).toMatchObject([
    { meals: [{ day: 'tomorrow', meal: 'lunch', title: 'ramen' }] },
  ])
})

test('what is kept of somebody is forgotten as it was told', () => {
  const told = { tool: 'remember_preference', kind: 'allergy', value: 'egg', who: 'Ida' }
  const before = [{ say: 'Ida is allergic to egg', acts: [told] }]
  const gone = { tool: 'forget_preference', kind: 'allergy', value: 'egg', who: 'Ida' }
  expect(filled('forget_preference', 'you can take that one off again', { before })).toEqual([gone])
})

test('a question that goes on keeps what it does not change', () => {
  const asked = { tool: 'lookup_nutrition', food: 'tofu', quantity: 100, unit: 'g', nutrient: 'protein_g' }
  const before = [{ say: 'protein in 100 g of tofu', acts: [asked] }]
  expect(filled('lookup_nutrition', 'and tempeh?', { before })).toEqual([{ ...asked, food: 'tempeh' }])
  expect(filled('lookup_nutrition', 'and iron?', { before })).toMatchObject([
    { food: 'tofu', nutrient: 'iron_mg' },
  ])
})

test.each([
  ['2026-11-20', 'today', true],
  ['2026-11-21', 'tomorrow', true],
  ['2026-11-19', 'last night', true],
  ['2026-11-23', 'monday', true],
  ['2026-11-30', 'monday', false],
  ['2026-11-22', 'monday', false],
])('%s is %s of a message of the twentieth, a friday: %s', (date, said, isSo) => {
  expect(isOnDay(date, said, '2026-11-20T10:00:00Z')).toBe(isSo)
})

const lot = (food: string, more: object = {}) => ({ food, quantity: 1, location: 'pantry', ...more })

test('the only lot or line that is counted in what is said is meant', () => {
  const stock = [lot('bacon', { unit: 'rasher' }), lot('milk', { unit: 'pint' })]
  expect(filled('use_item', 'four rashers gone', { state: { stock } })).toMatchObject([
    { food: 'bacon', quantity: 4, unit: 'rasher' },
  ])
})
