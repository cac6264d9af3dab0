import { expect, test } from '@jest/globals'
import { readVocabulary } from '../words/food-vocabulary.ts'
import { hasWhatItNeeds, mayMean } from './may-mean.ts'
import { sentenceOf } from '../words/sentence.ts'
import { situationSchema } from '../things/situation.ts'

const vocabulary = readVocabulary()
const may = (message: string, label: string): boolean => {
  const sentence = sentenceOf(
    message,
    situationSchema.parse({ now: '2026-03-04T10:00:00+00:00' }),
    vocabulary,
  )
  return mayMean(label, sentence, { start: 0, end: sentence.tokens.length })
}

test.each([
  ['should I chuck the rocket?', 'discard_item', false],
  ['should I chuck the rocket?', 'list_items', true],
  ['is the list empty yet', 'clear_shopping', false],
  ["don't clear my list", 'clear_shopping', false],
  ["don't ever let us run out of milk", 'set_min_stock', true],
  ["don't forget the milk", 'add_to_shopping', true],
  ["I still haven't cleaned the oven", 'done_task', false],
  ['I forgot to defrost the peas', 'done_task', false],
  ['did the curry for six', 'cook_recipe', true],
  ['chuck the rocket', 'discard_item', true],
  ['no, tomorrow', 'decline', false],
  ['no, 3 bags', 'decline', false],
  ['no, leave it for tomorrow', 'decline', true],
  ["oh, I shouldn't have undone that", 'undo', false],
  ['the eggs are of the 3rd, are they still good', 'correct_item', false],
  ['the eggs are of the 3rd, are they still good', 'describe_food', true],
  ["don't take the jam off the list", 'remove_from_shopping', false],
  ["don't cross the jam off", 'remove_from_shopping', false],
  ["don't need the jam any more", 'remove_from_shopping', true],
  ['remove the caviar from the shopping list', 'clear_shopping', false],
  ['remove everything from the shopping list', 'clear_shopping', true],
  ['I have 4 leeks and 1 swede', 'propose_food_log', false],
  ['I have 4 leeks and 1 swede', 'add_item', true],
  ['I have 2 eggs for breakfast', 'propose_food_log', true],
  ['I had 4 leeks', 'propose_food_log', true],
  ["I've not got any fennel", 'remember_preference', false],
  ["I've not got any fennel", 'substitute', true],
])('"%s" may mean %s: %s', (message, label, expected) => {
  expect(may(message, label)).toBe(expected)
})

const alone = situationSchema.parse({ now: '' })
const asked = situationSchema.parse({ now: '', open: { kind: 'question' } })
const undone = situationSchema.parse({ now: '', before: [{ say: 'undo', acts: [{ tool: 'undo' }] }] })

test.each([
  ['confirm', alone, false],
  ['confirm', asked, true],
  ['edit_open', alone, false],
  ['answer', asked, true],
  ['redo', alone, false],
  ['redo', undone, true],
  ['undo', alone, true],
])('%s is meant only where what it is about is there', (label, situation, isThere) => {
  expect(hasWhatItNeeds(label, situation)).toBe(isThere)
})
