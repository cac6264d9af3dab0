import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const lot = (food: string, quantity: number, unit?: string) => ({ food, quantity, unit, location: 'pantry' })

test.each<[string, object, object]>([
  ['all but two of the crumpets went', { quantity: 6, unit: undefined }, { quantity: 4 }],
  ['used 200 of the oats', { quantity: 1, unit: 'kg' }, { quantity: 200, unit: 'g' }],
  ['used 3 of the oats', { quantity: 1, unit: 'kg' }, { quantity: 3, unit: null }],
  ['used 300 g of the oats', { quantity: 1, unit: 'kg' }, { quantity: 300, unit: 'g' }],
])('%j is reckoned from the lot %j', (message, amount, slots) => {
  const food = message.includes('oats') ? 'oats' : 'crumpet'
  const stock = [{ ...lot(food, 1), ...amount }]
  expect(filled('use_item', message, { state: { stock } })[0]).toMatchObject(slots)
})

const entry = (meal: string, quantity: number) => ({ food: 'samosa', quantity, meal, day: '2026-11-20' })

test('an entry of the diary that could be either of two meals is asked for', () => {
  const two = { state: { diary: [entry('lunch', 2), entry('dinner', 3)] } }
  expect(filled('delete_food_log', 'take off the samosa', two)).toMatchObject([{ meal: null }])
  expect(filled('delete_food_log', 'take off the samosa from lunch', two)).toMatchObject([{ meal: 'lunch' }])
  expect(filled('delete_food_log', 'take off the samosa', { state: { diary: [entry('lunch', 2)] } })).toEqual(
    [{ tool: 'delete_food_log', food: 'samosa' }],
  )
})

test('one more and one less are reckoned from the entry of the diary', () => {
  const one = { state: { diary: [entry('lunch', 3)] } }
  expect(filled('update_food_log', 'one more samosa at lunch', one)).toMatchObject([{ quantity: 4 }])
  expect(filled('update_food_log', 'take one of the samosas off', one)).toMatchObject([{ quantity: 2 }])
})

test.each([
  'tick the dates, tick the honey, capers not found',
  'got the dates and the honey, still looking for capers',
])('%j leaves what was not to be had', (message) => {
  const list = ['date', 'honey', 'caper'].map((food) => ({ food }))
  const ticked = filled('check_off', message, { state: { list } })
  expect(ticked.map(({ food }) => food)).toEqual(['date', 'honey'])
})

const change = (food: string) => ({ say: `${food} bought`, acts: [{ tool: 'add_item', food }] })

test('what is undone is the thing that is named, though something else was changed since', () => {
  const before = [
    change('ginger beer'),
    { say: 'wraps', acts: [{ tool: 'move_item', food: 'wrap', to: 'freezer' }] },
  ]
  expect(filled('undo', 'undo the ginger beer one', { before })).toEqual([
    { tool: 'undo', what: 'ginger beer' },
  ])
  expect(filled('undo', 'undo that', { before })).toEqual([{ tool: 'undo' }])
})

test('an option is chosen by its size', () => {
  const open = { kind: 'question', asks: 'which', options: ['small mocha', 'large mocha'] }
  expect(filled('select', 'the bigger one', { open })).toEqual([{ tool: 'select', option: 'large mocha' }])
  expect(filled('select', 'the smaller', { open })).toEqual([{ tool: 'select', option: 'small mocha' }])
})

test('a yes to a question for an amount is no amount', () => {
  const of = { tool: 'use_item', food: 'rice' }
  const open = { kind: 'question', asks: 'quantity', of, text: 'How much rice?' }
  expect(filled('confirm', 'yes', { open })).toEqual([{ ...of, quantity: null }])
})

test('what waits keeps the rest of its name where a part of it is replaced', () => {
  const open = {
    kind: 'proposal',
    acts: [{ tool: 'plan_meals', meals: [{ day: 'friday', title: 'trout with rice' }] }],
  }
  expect(filled('edit_open', 'yes but make it potatoes, no rice', { open })).toMatchObject([
    { change: { title: 'trout with potatoes' } },
  ])
})

test('what only points at something to remember is asked for', () => {
  expect(filled('remember_fact', 'remember that for next time')).toEqual([
    { tool: 'remember_fact', text: null },
  ])
  expect(filled('remember_fact', 'remember that the oven runs hot')).not.toMatchObject([{ text: null }])
})

test('half a litre of water is 500 ml', () => {
  expect(filled('log_water', 'just had half a litre of water')).toMatchObject([{ ml: 500 }])
})

test('a share of what is kept by the kilo is that share of it', () => {
  const stock = [lot('chicken', 1, 'kg')]
  expect(filled('move_item', 'half the chicken goes in the freezer', { state: { stock } })).toMatchObject([
    { quantity: 0.5, unit: 'kg' },
  ])
  const eggs = { state: { stock: [lot('onion', 3, 'piece')] } }
  expect(filled('use_item', 'used half an onion', eggs)).toEqual([
    { tool: 'use_item', food: 'onion', quantity: 0.5 },
  ])
})

const meal = (name: string, title: string) => ({ day: '2026-11-26', meal: name, title })

test('a meal that is cancelled is asked for on a day with several', () => {
  const two = { state: { plan: [meal('lunch', 'soup'), meal('dinner', 'stew')] } }
  expect(filled('remove_meal', "cancel thursday's", two)).toMatchObject([{ day: 'thursday', meal: null }])
  expect(filled('remove_meal', "cancel thursday's lunch", two)).toMatchObject([{ meal: 'lunch' }])
  const one = { state: { plan: [meal('dinner', 'stew')] } }
  expect(filled('remove_meal', "cancel thursday's", one)).toEqual([
    { tool: 'remove_meal', day: 'thursday', meal: 'dinner' },
  ])
})

test('what is wanted only where there is none is not put on the list where there is some', () => {
  const message = "if we don't have any pesto put it on the list"
  const stock = [lot('pesto', 1, 'jar')]
  expect(filled('add_to_shopping', message, { state: { stock } })).toEqual([])
  expect(filled('add_to_shopping', message)).toMatchObject([{ food: 'pesto' }])
})

test("how much a bottle of one's own holds is asked", () => {
  expect(filled('log_water', 'drank my whole bottle')).toEqual([{ tool: 'log_water', ml: null }])
  expect(filled('log_water', 'drank a bottle of water')).toEqual([{ tool: 'log_water', ml: 500 }])
})

test('a task is for the day on which one is to be reminded', () => {
  const message = 'gotta thaw the prawns before sunday, remind me saturday night'
  expect(filled('add_task', message)).toMatchObject([{ day: 'saturday' }])
})
