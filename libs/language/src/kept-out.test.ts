import { expect, test } from '@jest/globals'
import { keptOut } from './kept-out.ts'
import { spellingsOf } from './spellings-of.ts'

test.each([
  ['peanuts', 'Erdnüsse'],
  ['peanut', 'Erdnuesse'],
  ['peanut', 'cacahuètes'],
  ['nuts', 'frutos secos'],
  ['vegetarian', 'Vegetarierin'],
  ['coeliac disease', 'gluten-free'],
  ['egg', 'oeufs'],
])('"%s" and "%s" keep out the same', (one, other) => {
  expect(keptOut(one)).toBeDefined()
  expect(keptOut(other)).toBe(keptOut(one))
})

test('a word that is on no list keeps out nothing that is known', () => {
  expect(keptOut('kiwi')).toBeUndefined()
})

test('a word is spelled with one letter or with two', () => {
  expect(spellingsOf('Erdnüsse')).toEqual(['erdnüsse', 'erdnuesse'])
  expect(spellingsOf('Milcheiweiß')).toEqual(['milcheiweiß', 'milcheiweiss'])
  expect(spellingsOf('œuf')).toEqual(['œuf', 'oeuf'])
})
