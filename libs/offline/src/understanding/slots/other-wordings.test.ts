import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const now = '2026-11-20T10:00:00Z' // a friday
const dish = (day: string, title: string) => ({ day, meal: 'dinner', title })
const listed = (from: string) => [
  { say: `what's on ${from}`, acts: [{ tool: 'list_meals', from }], reply: 'Nothing.' },
]
const shown = [
  {
    say: 'a curry please',
    acts: [{ tool: 'search_cookbook', query: 'curry' }],
    reply: '"Spinach and pea curry", "Lamb korma", "Prawn balti".',
  },
]
const planned = [
  { say: 'hotpot monday', acts: [{ tool: 'plan_meals', meals: [{ day: 'monday', title: 'hotpot' }] }] },
]

test.each<[string, object, object]>([
  ['roast duck then', { before: listed('sunday') }, { day: 'sunday', title: 'roast duck' }],
  ['the korma for monday', { before: shown }, { day: 'monday', title: 'Lamb korma' }],
  ['do the one with spinach tonight', { before: shown }, { day: 'tonight', title: 'Spinach and pea curry' }],
  ['roast pork with stuffing on sunday', {}, { day: 'sunday', title: 'roast pork with stuffing' }],
])('%j plans a dish with what was said before', (message, situation, meal) => {
  expect(filled('plan_meals', message, { now, ...situation })[0]).toMatchObject({ meals: [meal] })
})

test('"the usual" names no dish', () => {
  expect(filled('plan_meals', 'the usual on saturday for lunch', { now })).toEqual([
    { tool: 'plan_meals', meals: [{ day: 'saturday', meal: 'lunch', title: null }] },
  ])
})

test('another dish for what was just planned takes its place', () => {
  const [call] = filled('plan_meals', 'make it lasagne', { now, before: planned })
  expect(call).toMatchObject({ meals: [{ day: 'monday', title: 'lasagne' }], replace: true })
})

test.each<[string, object]>([
  ['plan lunches for the next 4 days', { from: 'today', until: '2026-11-23', meal: 'lunch' }],
  ['four dinners starting tuesday', { from: 'tuesday', until: 'friday', meal: 'dinner' }],
  ['a plan for the coming week', { from: 'next week' }],
  ['plan dinners from monday to friday, wednesday nobody is in', { without_days: ['wednesday'] }],
])('%j plans the days that it counts', (message, slots) => {
  expect(filled('generate_plan', message, { now })[0]).toMatchObject(slots)
})

const burritos = { state: { plan: [dish('2026-11-23', 'burritos')] } }

test.each<[string, object, object]>([
  ['make it saturday, tuesday is full', { before: planned }, { to_day: 'saturday' }],
  ['I meant not this monday', { before: planned }, { to_day: null }],
  ["the burritos can't be monday", burritos, { from_day: 'monday', to_day: null }],
  ['burritos on thursday instead', burritos, { from_day: '2026-11-23', to_day: 'thursday' }],
])('%j moves a meal to another day than the one of its reason', (message, situation, slots) => {
  expect(filled('move_meal', message, { now, ...situation })[0]).toMatchObject(slots)
})

const waiting = (tool: string, slots: object) => ({
  open: { kind: 'proposal', acts: [{ tool, ...slots }] },
})
const peas = waiting('propose_food_log', { items: [{ food: 'peas' }, { food: 'pie' }] })

test.each<[string, object, object]>([
  ["don't forget the bowl of custard", peas, { add: [{ food: 'custard', quantity: 1, unit: 'bowl' }] }],
  ["it wasn't peas, it was beans", peas, { swap: { from: 'peas', to: 'beans' } }],
  ['stick it on monday', peas, { day: 'monday' }],
  ['tomatoes are a no', waiting('create_recipe', { goal: 'a pie' }), { without: ['tomatoes'] }],
  ['no peas', peas, { remove: 'peas' }],
  ['saturday is better for that one', waiting('plan_meals', { meals: [] }), { day: 'saturday' }],
  ["do it tuesday, monday I'm out", waiting('plan_meals', { meals: [] }), { day: 'tuesday' }],
  [
    'more like three glasses',
    waiting('propose_food_log', { items: [{ food: 'wine', quantity: 1, unit: 'glass' }] }),
    { quantity: 3 },
  ],
  ['under 600 calories please', waiting('generate_plan', { from: 'monday' }), {}],
])('%j changes what waits', (message, situation, change) => {
  const [call] = filled('edit_open', message, { now, ...situation })
  expect(call?.['change'] ?? {}).toEqual(change)
})

const goals = { state: { goals: [{ nutrient: 'calories_kcal', kind: 'goal', target: 1_800 }] } }

test.each<[string, object]>([
  ['100 calories more a day', { kind: 'goal', target: 1_900 }],
  ['knock 300 off the calories', { kind: 'goal', target: 1_500 }],
  ["I mustn't exceed 1700 calories", { kind: 'limit', target: 1_700 }],
  ['fewer than 1600 calories', { kind: 'limit', target: 1_600 }],
])('%j sets a goal from the one that there is', (message, slots) => {
  expect(filled('update_user_goal', message, { now, ...goals })[0]).toMatchObject(slots)
})

const drunk = { before: [{ say: 'a 600 ml bottle', acts: [{ tool: 'log_water', ml: 600 }] }] }

test.each<[string, object, number]>([
  ['another bottle', drunk, 600],
  ['two more', drunk, 1_200],
  ['another 200 ml', drunk, 200],
  ['drank half of my 900 ml bottle', {}, 450],
  ['half a litre of water', {}, 500],
])('%j is so much water', (message, situation, ml) => {
  expect(filled('log_water', message, { now, ...situation })[0]).toMatchObject({ ml })
})

test.each<[string, object]>([
  ["there's a pressure cooker in the kitchen now", { kind: 'equipment', value: 'pressure cooker' }],
  ['my brother is fond of beetroot', { kind: 'like', value: 'beetroot', who: 'brother' }],
  ['enough of the lentils', { kind: 'dislike', value: 'lentils' }],
  ["Nora mustn't eat celery", { kind: 'allergy', value: 'celery', who: 'Nora' }],
  ['no more fish for me, vegan from today', { kind: 'diet', value: 'vegan' }],
  ['You may note that I am vegan', { kind: 'diet', value: 'vegan' }],
  ['nobody in this house likes okra', { kind: 'dislike', value: 'okra' }],
  ['anchovies are a no from me', { kind: 'dislike', value: 'anchovies' }],
  ['recipes for five people as a rule', { kind: 'servings', value: 5 }],
  ['we love Bengali food', { kind: 'cuisine', value: 'bengali' }],
])('%j is kept of a person', (message, slots) => {
  expect(filled('remember_preference', message, { now })).toEqual([{ tool: 'remember_preference', ...slots }])
})

test.each<[string, object]>([
  ['porridge this morning, 40 g of oats', { meal: 'breakfast' }],
  ['200 g of stew at lunch, left over from yesterday', { meal: 'lunch' }],
])('%j was eaten today', (message, slots) => {
  const [call] = filled('propose_food_log', message, { now })
  expect(call).toMatchObject(slots)
  expect(call).not.toHaveProperty('day')
})
