import { expect, test } from '@jest/globals'
import type { ShownCall, TurnBrief } from '@alfred/contracts'
import { followUp } from './follow-up.ts'
import { isToolIntent, type Intent, type ToolIntent } from './coach-intent.ts'
import { readCoachMessage, type Said } from './read-coach-message.ts'

const entry = (ref: string, label: string): TurnBrief['entities'][number] => ({
  ref,
  type: 'food_entry',
  label,
  status: 'saved',
  tier: 'active',
  note: null,
})
const logged: TurnBrief['recent_turns'] = [
  {
    message: 'yes',
    response: 'Logged it.',
    facts: ['Logged 2 eggs for breakfast: 143 kcal.'],
    changed: ['food_entry'],
  },
]
const read = (message: string, more: Partial<Said> = {}): Intent[] =>
  readCoachMessage({ message, answered: null, pending: null, entities: [], recent_turns: logged, ...more })
const eggs = [entry('food_entry_1', '2 eggs for breakfast on 2026-11-25')]
const unchanged = { entry: 'food_entry_1', food: null, quantity: null, unit: null, meal: null, day: null }

test.each([
  ['make that 3', { quantity: 3 }],
  ['actually it was 150 g', { quantity: 150, unit: 'g' }],
  ['no, it was lunch', { meal: 'lunch' }],
  ['that was yesterday', { day: 'yesterday' }],
  ['make it 3 eggs', { quantity: 3 }],
])('readEntryCorrection corrects what was just logged for %j', (message, change) => {
  expect(read(message, { entities: eggs })).toEqual([
    { tool: 'update_food_log', arguments: { ...unchanged, ...change } },
  ])
})

test('what was logged before other things were spoken of is corrected by its name', () => {
  const since: TurnBrief['recent_turns'] = [
    ...logged,
    { message: 'how am I doing today?', response: 'Today: 143 kcal.', facts: [], changed: [] },
  ]
  expect(read('make it 3 eggs', { entities: eggs, recent_turns: since })).toEqual([
    { tool: 'update_food_log', arguments: { ...unchanged, quantity: 3 } },
  ])
  expect(read('make it 3', { entities: eggs, recent_turns: since })).not.toMatchObject([
    { tool: 'update_food_log' },
  ])
})

test.each([
  ['the eggs were yesterday, not today', { day: 'yesterday' }],
  ['no, the eggs were for lunch', { meal: 'lunch' }],
  ['change the eggs to dinner', { meal: 'dinner' }],
])('"%s" moves what was eaten, by its name', (message, change) => {
  const entities = [...eggs, entry('food_entry_2', '1 apple for breakfast on 2026-11-25')]
  expect(read(message, { entities })).toEqual([
    { tool: 'update_food_log', arguments: { ...unchanged, ...change } },
  ])
})

test.each([
  ['change the brown rice in my diary to 150 g', { food: 'brown rice', quantity: 150, unit: 'g' }],
  ['the porridge I logged was for lunch', { food: 'porridge', meal: 'lunch' }],
  ['the figs in my log should be yesterday', { food: 'figs', day: 'yesterday' }],
  ['the toast in my diary was 2 slices', { food: 'toast', quantity: 2, unit: 'slice' }],
])('"%s" corrects an entry of another conversation by its food', (message, change) => {
  expect(read(message, { recent_turns: [] })).toEqual([
    { tool: 'update_food_log', arguments: { ...unchanged, entry: null, ...change } },
  ])
})

test('a food of the diary that was spoken of is corrected by its entry', () => {
  expect(read('the eggs in my diary were yesterday', { entities: eggs, recent_turns: [] })).toEqual([
    { tool: 'update_food_log', arguments: { ...unchanged, day: 'yesterday' } },
  ])
  expect(read('change the eggs in my diary to 3', { entities: eggs, recent_turns: [] })).toEqual([
    { tool: 'update_food_log', arguments: { ...unchanged, quantity: 3 } },
  ])
})

test('an amount in the unit of one of several entries is of that one', () => {
  const entities = [
    entry('food_entry_1', '2 slices of toast for breakfast on 2026-11-25'),
    entry('food_entry_2', '1 cup of coffee for breakfast on 2026-11-25'),
  ]
  expect(read('no wait it was 3 slices', { entities })).toEqual([
    { tool: 'update_food_log', arguments: { ...unchanged, quantity: 3, unit: 'slice' } },
  ])
})

test('readEntryCorrection corrects nothing if the turn before logged nothing', () => {
  expect(read('make that 3', { recent_turns: [] })).toEqual([])
  const [turn] = logged
  for (const changed of [[], ['workout']]) {
    const recent = turn === undefined ? [] : [{ ...turn, changed }]
    expect(read('make that 3', { entities: eggs, recent_turns: recent })).toEqual([])
  }
})

test('readEntryCorrection knows by its facts what a turn logged that was stored without its changes', () => {
  const stored = (facts: string[]) => [{ message: 'yes', response: 'Logged it.', facts }]
  const correct = (facts: string[]) => read('make that 3', { entities: eggs, recent_turns: stored(facts) })
  expect(correct(['Logged 2 eggs for breakfast: 143 kcal.'])).toHaveLength(1)
  expect(correct(['Called off: 2 eggs.'])).toEqual([])
})

test('readEntryCorrection asks which of several entries gets an amount, and moves all of them to another meal', () => {
  const entities = [...eggs, entry('food_entry_2', '1 banana for breakfast on 2026-11-25')]
  expect(read('make that 3', { entities })).toEqual([
    { tool: 'question', question: 'Of which food shall I change the amount?' },
  ])
  expect(read('it was lunch', { entities })).toHaveLength(2)
})

const shown = (tool: string, ok: boolean, ...[fact = '', code]: string[]): ShownCall => ({
  ...{ tool, arguments: {}, ok, facts: [fact], data: {} },
  ...(code !== undefined && { code }),
})
const wantedOf = (message: string): ToolIntent[] => read(message, { recent_turns: [] }).filter(isToolIntent)

test('followUp tries a name without figures as a saved recipe, and an unknown recipe as a food', () => {
  const food = followUp(wantedOf('log 1 lasagne'), [
    shown('propose_food_log', false, 'I have no nutrition figures for lasagne.', 'FOOD_UNKNOWN'),
  ])
  expect(food.due).toMatchObject([
    { tool: 'propose_recipe_log', arguments: { name: 'lasagne', servings: 1 } },
  ])
  const recipe = followUp(wantedOf('log a bowl of ramen'), [
    shown('propose_recipe_log', false, 'No recipe ramen is saved.', 'RECIPE_NOT_FOUND'),
  ])
  expect(recipe.due).toMatchObject([{ tool: 'propose_food_log', arguments: { items: [{ food: 'ramen' }] } }])
})

test("followUp takes a bowl of a food for one of somebody's own recipe by that name", () => {
  const own = followUp(wantedOf('I had a bowl of porridge'), [
    shown('propose_food_log', false, 'Porridge is a recipe of yours.', 'OWN_RECIPE_EATEN'),
  ])
  expect(own.due).toMatchObject([
    { tool: 'propose_recipe_log', arguments: { name: 'porridge', servings: 1 } },
  ])
})

test('followUp tries each reading once and fails after both', () => {
  const both = followUp(wantedOf('log 1 unicorn'), [
    shown('propose_food_log', false, 'I have no nutrition figures for unicorn.', 'FOOD_UNKNOWN'),
    shown('propose_recipe_log', false, 'No recipe unicorn is saved.', 'RECIPE_NOT_FOUND'),
  ])
  expect(both).toMatchObject({ due: [], question: null })
  expect(both.failed).toMatchObject([{ code: 'FOOD_UNKNOWN' }])
})

test('followUp asks for the one of several foods that cannot be weighed, in whatever spelling', () => {
  const refused = {
    ...shown('propose_food_log', false, 'I do not know the weight of 1 yogurt.', 'UNIT_UNKNOWN'),
    details: { food: 'yogurt' },
  }
  const { question } = followUp(wantedOf('I had a yoghurt with 50 g oats'), [refused])
  expect(question?.asks).toMatchObject({ slot: 'weight', about: 'yoghurt' })
})

test('followUp asks for an amount that cannot be weighed, and repeats the call with the answer', () => {
  const refused = shown(
    'propose_food_log',
    false,
    'I do not know the weight of 1 yogurt. Say how much yogurt in g or in: cup.',
    'UNIT_UNKNOWN',
  )
  const { question } = followUp(wantedOf('had 1 yogurt'), [refused])
  expect(question).toMatchObject({
    question:
      'I do not know the weight of 1 yogurt. Say how much yogurt in g or in: cup. How much yogurt, exactly?',
    asks: { slot: 'weight', about: 'yogurt', tool: 'propose_food_log' },
  })
  const answered = {
    kind: 'question' as const,
    asked: question?.question ?? '',
    asks: question?.asks ? [question.asks] : [],
    message: 'had a yogurt',
    answer: 'about 150',
  }
  const wanted = read('had a yogurt', { answered, recent_turns: [] }).filter(isToolIntent)
  expect(wanted).toMatchObject([{ arguments: { items: [{ food: 'yogurt', quantity: 150, unit: 'g' }] } }])
  const asked = shown('ask_user', true, 'The person answered: about 150')
  expect(followUp(wanted, [refused, asked])).toEqual({ due: wanted, failed: [], question: null })
})

test.each([
  ['log the same as yesterday for breakfast', { meal: 'breakfast', of_day: 'yesterday' }],
  ['same breakfast as yesterday', { meal: 'breakfast', of_day: 'yesterday' }],
  ['I had the same lunch as on monday', { meal: 'lunch', of_day: 'on monday' }],
  ['copy yesterday', { of_day: 'yesterday' }],
  ["copy yesterday's dinner to today", { meal: 'dinner', of_day: 'yesterday' }],
  ['the usual for breakfast', { meal: 'breakfast', name: 'usual' }],
  ['my usual breakfast please', { meal: 'breakfast', name: 'usual' }],
  ['I had my usual', { name: 'usual' }],
  ['same lunch again', { meal: 'lunch' }],
  ['the same again', {}],
])('the coach repeats what was eaten before: "%s"', (message, given) => {
  const none = { meal: null, day: null, of_day: null, name: null }
  expect(read(message)).toEqual([{ tool: 'repeat_meal', arguments: { ...none, ...given } }])
})

test.each([
  ['save this breakfast as my usual', 'save_favourite', { name: 'usual', meal: 'breakfast', of_day: null }],
  [
    "keep yesterday's dinner as curry night",
    'save_favourite',
    { name: 'curry night', meal: 'dinner', of_day: 'yesterday' },
  ],
  ['save this breakfast as my usual breakfast', 'save_favourite', { name: 'usual', meal: 'breakfast' }],
  ['what are my favourite meals?', 'list_favourites', {}],
  ['forget my usual breakfast', 'forget_favourite', { name: 'usual', meal: 'breakfast' }],
  ['forget the favourite curry night', 'forget_favourite', { name: 'curry night', meal: null }],
])('a meal is kept under a name: "%s"', (message, tool, given) => {
  expect(read(message)).toMatchObject([{ tool, arguments: given }])
})

test('a name that is kept is not asked for as a meal of the plan', () => {
  expect(read('save this recipe as my usual')).toEqual([])
})

test('what is usual is asked for where the diary does not tell it', () => {
  const wanted = read('my usual breakfast').filter(isToolIntent)
  const refused = shown('repeat_meal', false, 'I cannot tell what is usual for breakfast.', 'USUAL_UNCLEAR')
  expect(followUp(wanted, [refused]).question).toMatchObject({
    question: 'I cannot tell what is usual for breakfast.',
    asks: { slot: 'message' },
  })
})

test('followUp asks about the food that the refusal names when several were told', () => {
  const wanted = wantedOf('had 2 eggs and 1 yogurt')
  const refused = { ...shown('propose_food_log', false, 'Sag es in Gramm.', 'UNIT_UNKNOWN') }
  const { question } = followUp(wanted, [{ ...refused, details: { food: 'yogurt' } }])
  expect(question).toMatchObject({ asks: { slot: 'weight', about: 'yogurt' } })
})
