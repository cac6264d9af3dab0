import { expect, test } from '@jest/globals'
import { readVocabulary } from './food-vocabulary.ts'
import { sentenceOf } from './sentence.ts'
import { situationSchema } from '../things/situation.ts'
import { mended, spellingOf } from './spelling.ts'
import { tokensOf } from './tokens.ts'

const spelling = spellingOf(new Set(['broccoli', 'lemon', 'melon', 'chips', 'chops', 'please', 'avocado']), [
  'broccoli',
  'lemon',
  'melon',
  'chip',
  'chop',
  'avocado',
])
const read = (message: string, own: string[] = []): string =>
  mended(tokensOf(message), spelling, new Set(own))
    .map(({ text }) => text)
    .join(' ')

test('a misspelled food is mended to the only one that is near', () => {
  expect(read('two brocolli and an avacado')).toBe('two broccoli and an avocado')
})

test('a word that is spelled right is never another', () => {
  expect(read('chips and chops please')).toBe('chips and chops please')
})

test('a word between two foods stays as it is', () => {
  expect(read('one lmeon', [])).toBe('one lemon')
  expect(read('one cheps')).toBe('one cheps')
})

test("a long word that is nobody's is no other thing of the person", () => {
  expect(read('shakshuka', ['bulgur'])).toBe('shakshuka')
})

test("a person's own things come before foods", () => {
  expect(read('gochujag', ['gochujang'])).toBe('gochujang')
})

test.each([
  ['put it in the pantry', 'pantry'],
  ["you shouldn't", 'shouldnt'],
  ['paprikash tonight', 'paprikash'],
  ['ask Rosie', 'rosie'],
  ['the boiler is off', 'boiler'],
  ['some bloke came', 'bloke'],
])('"%s" keeps its word "%s", which is no misspelled food', (message, word) => {
  const sentence = sentenceOf(
    message,
    situationSchema.parse({ now: '2026-03-04T10:00:00+00:00' }),
    readVocabulary(),
  )
  expect(sentence.tokens.map(({ text }) => text)).toContain(word)
})

test.each([
  ['mlik and rcie', 'milk and rice'],
  ['i finshed the soup', 'i finished the soup'],
  ['more potasium', 'more potassium'],
  ['soup for dinnner on wenesday', 'soup for dinner on wednesday'],
  ['move it to the freezr', 'move it to the freezer'],
  ['nothin but puddin', 'nothing but pudding'],
])('of "%s" every word is mended: "%s"', (message, words) => {
  const situation = situationSchema.parse({ now: '2026-03-04T10:00:00+00:00' })
  expect(
    sentenceOf(message, situation, readVocabulary())
      .tokens.map(({ text }) => text)
      .join(' '),
  ).toBe(words)
})

test('a short word with another letter is no misspelled one', () => {
  expect(read('one cheb', ['chef'])).toBe('one cheb')
})
