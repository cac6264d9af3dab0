import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const state = { recipes: ['leek pie', 'skillet cornbread'] }

test.each<[string, object]>([
  ['I want the butter in the leek pie replaced with lard', { from: 'butter', to: 'lard' }],
  ['leek pie recipe: no butter, lard please', { from: 'butter', to: 'lard' }],
  ['can you use lard where the leek pie says butter', { from: 'butter', to: 'lard' }],
  ["change the leek pie recipe so it's lard and no butter", { from: 'butter', to: 'lard' }],
])('%j puts one food in the place of another', (message, swap) => {
  expect(filled('update_recipe', message, { state })).toEqual([
    { tool: 'update_recipe', name: 'leek pie', swap },
  ])
})

test("what shouldn't be in a recipe goes out, and what is put in with an amount comes beside it", () => {
  expect(
    filled('update_recipe', "the leek pie shouldn't have nutmeg in it, edit it", { state }),
  ).toMatchObject([{ name: 'leek pie', remove: ['nutmeg'] }])
  const [call] = filled('update_recipe', 'no more nutmeg in the leek pie, and put 2 eggs in', { state })
  expect(call).toMatchObject({ remove: ['nutmeg'], add: [{ quantity: 2 }] })
})

test.each<[string, string | null]>([
  ["the leek pie should be called Nan's pie", "Nan's pie"],
  ["retitle the leek pie as Nan's pie", "Nan's pie"],
  ['can the leek pie be called something else', null],
])('%j gives a recipe another name', (message, name) => {
  expect(filled('update_recipe', message, { state })).toMatchObject([{ name: 'leek pie', new_name: name }])
})

test('a recipe that was spoken of is the one of that name that somebody has', () => {
  const before = [
    { say: 'show cornbread', acts: [{ tool: 'show_recipe', name: 'cornbread' }], reply: 'Here it is.' },
  ]
  expect(filled('scale_recipe', 'make it for 6', { state, before })).toMatchObject([
    { name: 'skillet cornbread', servings: 6 },
  ])
})

const shown = {
  before: [
    {
      say: 'ideas with leeks',
      acts: [{ tool: 'search_cookbook', foods: ['leek'] }],
      reply: '"Leek tart", "cockaleekie soup", "leek gratin".',
    },
  ],
}

test.each<[string, string]>([
  ['the last one, what do I need', 'leek gratin'],
  ['how is the gratin made', 'leek gratin'],
])('%j shows the recipe that is pointed at', (message, name) => {
  expect(filled('show_recipe', message, shown)).toMatchObject([{ name }])
})

test('what is in it is asked of the recipe that was spoken of', () => {
  const before = [
    { say: 'show the trifle', acts: [{ tool: 'show_recipe', name: 'trifle' }], reply: 'Serves 6.' },
  ]
  expect(filled('show_recipe', 'has it got almonds in it', { before })).toMatchObject([{ name: 'trifle' }])
})

test('several dishes are copied one by one', () => {
  expect(filled('copy_recipe', 'copy the leek pie and the lentil soup to mine')).toMatchObject([
    { name: 'leek pie' },
    { name: 'lentil soup' },
  ])
  expect(filled('copy_recipe', 'copy the steak and kidney pie')).toHaveLength(1)
})

test('one portion that is logged is not for how many a recipe was cooked', () => {
  const [call] = filled('cook_recipe', 'the leek pie is done, log one portion for me', { state })
  expect(call).toMatchObject({ recipe: 'leek pie', log: true })
  expect(call).not.toHaveProperty('servings')
})

test.each<[string, string[]]>([
  ['3% milk or oat milk', ['3% milk', 'oat milk']],
  ['which is the better snack, hummus or cheddar', ['hummus', 'cheddar']],
])('%j compares foods by their whole names', (message, foods) => {
  expect(filled('compare_foods', message)).toMatchObject([{ foods }])
})

test('what the recipe says is replaced, and self raising is flour', () => {
  expect(filled('substitute', 'can I put honey where it says golden syrup')).toMatchObject([
    { food: 'golden syrup' },
  ])
  expect(filled('substitute', "I'm out of self raising")).toMatchObject([{ food: 'self raising flour' }])
})
