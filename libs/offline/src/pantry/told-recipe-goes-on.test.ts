import { expect, test } from '@jest/globals'
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
