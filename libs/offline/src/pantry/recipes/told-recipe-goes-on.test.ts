import { expect, test } from '@jest/globals'
import { layOutRecipe } from './lay-out-recipe.ts'
import { toldRecipeGoesOn } from './told-recipe-goes-on.ts'

const told = 'save a recipe: lentil curry. 200 g red lentils, 1 tin coconut milk, 1 onion'
const turnsOf = (messages: readonly string[]) =>
  messages.map((message, at) => ({ turn: at + 1, message, response: 'Shall I go ahead?', facts: [] }))

/** What is to be saved behind these messages, the last of which waits for a yes. */
function savedAfter(messages: readonly string[], message: string): string | undefined {
  const pending = {
    kind: 'confirmation' as const,
    summary: 'Save the recipe.',
    data: {},
    message: messages.at(-1),
  }
  const [intent] = toldRecipeGoesOn({ message, pending, recent_turns: turnsOf(messages) }) ?? []
  return intent?.tool === 'request' && 'text' in intent ? intent.text : undefined
}

test('what is told behind a recipe that waits to be saved belongs to it', () => {
  expect(savedAfter([told], "it's for 2")).toBe(`${told}. Serves 2`)
  expect(savedAfter([told, "it's for 2"], 'Simmer it for 25 minutes.')).toBe(
    `${told}. Serves 2. Simmer it for 25 minutes`,
  )
})

test('once it was agreed to, the recipe is what it was when it was agreed to', () => {
  const recent_turns = turnsOf([told, "it's for 2"])
  const [intent] = toldRecipeGoesOn({ message: "it's for 2", pending: null, recent_turns }) ?? []
  expect(intent).toMatchObject({ request: 'save_dictated', text: `${told}. Serves 2` })
})

test.each([
  ['a question', [told], 'how much for 6 people?'],
  ['another request', [told], 'put onions on the list'],
  ['a dish for a day', [told], 'roast chicken for dinner tomorrow'],
  ['no recipe before it', ['what is in the fridge?'], "it's for 2"],
  ['something else in between', [told, 'what is in the fridge?'], "it's for 2"],
])('a recipe does not go on with %s', (_, messages, message) => {
  expect(savedAfter(messages, message)).toBeUndefined()
})

/** The ingredients and the rest of the recipe that is saved, as lines. */
const lines = (messages: readonly string[], message: string): string[] =>
  layOutRecipe(savedAfter(messages, message) ?? '').split('\n')

test.each([
  ['oh I forgot the ginger, 20 g', { with: '20 g ginger' }],
  ['Yes, and 2 tsp paprika as well, we forgot', { with: '2 tsp paprika' }],
  ['ah, 200 ml of vegetable stock goes in with the lentils', { with: '200 ml vegetable stock' }],
  ['oh and 3 cardamom pods', { with: '3 cardamom pods' }],
  ['add a teaspoon of cumin', { with: '1 tsp cumin' }],
  ['take the onion out', { without: 'onion' }],
  ['my dad says without onion is nicer, leave it out', { without: 'onion' }],
  ['Hmm no. Drop the onion', { without: 'onion' }],
  ['sorry the coconut milk is three tins not one', { with: '3 can coconut milk' }],
  ['And make it 3 onions', { with: '3 onion' }],
  ['oh no it was 2 onions', { with: '2 onion' }],
  ['change the red lentils to 300 g', { with: '300 g red lentils' }],
  ['swap the coconut milk for 200 ml cream', { with: '200 ml cream', without: 'coconut' }],
  ['use shallots instead of the onion', { with: '1 shallots', without: 'onion' }],
  ["call it Ann's dal", { with: "Ann's dal", without: 'lentil curry' }],
])('"%s" changes the recipe that waits to be saved', (message, { with: line, without }: Expected) => {
  const changed = lines([told], message)
  if (line !== undefined) expect(changed).toContain(line)
  if (without !== undefined) expect(changed.join('\n')).not.toContain(without)
})
type Expected = { with?: string; without?: string }

test('what was taken out comes back as it was, and who eats it is told anew', () => {
  const before = [told, 'it serves 4', 'take the onion out']
  expect(lines(before, 'no, put the onion back')).toContain('1 onion')
  expect(lines(before, 'it serves 6')).toContain('Serves 6')
  expect(lines([told], 'for six people and you cook it about forty minutes')).toEqual(
    expect.arrayContaining(['Serves 6', '1. you cook it about forty minutes']),
  )
})

test.each([
  'take the onion off the list',
  'add everything except the onion, gonna use shallots',
  'add 2 onions to the shopping list',
  'I bought 2 onions',
  'I forgot to buy onions',
  'put the kettle on',
  'is it 2 onions?',
  'take the cheese out',
  'I used 2 onions',
  'call it off',
  'yes',
])('"%s" changes nothing of a recipe that waits to be saved', (message) => {
  expect(savedAfter([told], message)).toBeUndefined()
})

test('a recipe that was told long ago is changed as it was shown', () => {
  const response =
    'lentil curry\nServes 4.\n\nIngredients:\n- 200 g red lentils\n- 2 carrots, sliced\n\n1. Simmer it.\n\nOne of 4 servings: 200 kcal.'
  const recent_turns = [{ turn: 7, message: 'make it 2 carrots', response, facts: [] }]
  const pending = {
    summary: 'Save the recipe that you told me. Shall I go ahead?',
    message: 'make it 2 carrots',
  }
  const given = { message: 'add 1 tsp cumin', pending, recent_turns }
  const [intent] = toldRecipeGoesOn(given) ?? []
  const text = intent?.tool === 'request' && 'text' in intent ? intent.text : ''
  expect(layOutRecipe(text).split('\n')).toEqual([
    ...['lentil curry', 'Serves 4', 'Ingredients:', '200 g red lentils', '2 carrots (sliced)', '1 tsp cumin'],
    ...['Method:', '1. Simmer it'],
  ])
  expect(toldRecipeGoesOn({ ...given, pending: { ...pending, summary: 'Save 3 recipes.' } })).toBeUndefined()
})

const shown = (summary: string) =>
  `lentil curry\nServes 4.\n\nIngredients:\n- 200 g red lentils\n- 2 carrots\n\n1. Simmer it.\n\nThis is generated, not saved.\n${summary}`
const SAVING = 'Save the recipe that you told me. That is 1 change. Shall I go ahead?'

/** The lines of the recipe that is shown again, with other turns since it was shown. */
function takenUp(message: string, since: readonly string[]): string[] {
  const turns = [{ turn: 1, message: 'note this', response: shown(SAVING), facts: [] }]
  const behind = since.map((response, at) => ({ turn: at + 2, message: 'and?', response, facts: [] }))
  const [intent] = toldRecipeGoesOn({ message, pending: null, recent_turns: [...turns, ...behind] }) ?? []
  const isTold = intent?.tool === 'request' && 'text' in intent
  return isTold ? layOutRecipe(intent.text).split('\n') : []
}

test('a recipe that was let go of for something else is taken up again', () => {
  expect(takenUp('ok save it now', ['In the fridge: 6 eggs.'])).toContain('2 carrots')
  expect(takenUp('then leave the carrots out again', ['In the fridge: 6 eggs.', 'Noted.'])).toEqual([
    ...['lentil curry', 'Serves 4', 'Ingredients:', '200 g red lentils', 'Method:', '1. Simmer it'],
  ])
  expect(takenUp('add 2 onions', ['In the fridge: 6 eggs.'])).toEqual([])
  expect(takenUp('save it', ['Saved "lentil curry" (2 ingredients, 1 step).'])).toEqual([])
  expect(takenUp('save it', ['Leek soup\n\nThis is generated, not saved.'])).toEqual([])
})

test('who has it saved with a change gets it with the change', () => {
  const changed = (message: string): string[] => lines([told], message)
  expect(changed('yes, save it but make that 2 onions')).toContain('2 onion')
  expect(changed('save it like that but without the onion, serves 8').join()).not.toContain('onion')
  expect(changed('save it like that but without the onion, serves 8')).toContain('Serves 8')
  expect(changed("good, keep that but call it nan's dal")).toContain("nan's dal")
})

test('a recipe that was spoken without a mark goes on like any other', () => {
  const spoken = "write down a recipe it's lamb stew so one kilo lamb shoulder four potatoes two leeks"
  expect(lines([spoken, "it's for six"], 'And make it 3 leeks')).toEqual([
    ...['lamb stew', 'Serves 6', 'Ingredients:', 'one kilo lamb shoulder', 'four potatoes', '3 leeks'],
    'Method:',
  ])
  expect(lines([spoken], 'for six people and you cook it about two hours')).toEqual([
    ...['lamb stew', 'Serves 6', 'Ingredients:', 'one kilo lamb shoulder', 'four potatoes', 'two leeks'],
    ...['Method:', '1. you cook it about two hours'],
  ])
})
