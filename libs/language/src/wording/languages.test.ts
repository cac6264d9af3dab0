import { describe, expect, test } from '@jest/globals'
import { languageOf, localeFor, wordedLanguage, wordsIn } from './languages.ts'

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE_ch', 'de'],
  ['gsw', 'gsw'],
  ['zh-Hant-TW', 'zh'],
  ['German', 'und'],
  ['', 'und'],
  ['constructor', 'und'],
])('the language of %p is %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language)
})

test.each([
  ['en-GB', 'en'],
  ['de-AT', 'de'],
  ['fr', 'fr'],
  ['es-MX', 'es'],
  ['it', null],
  ['est', null],
  ['und', null],
])('code has sentences of its own in %s: %p', (locale, language) => {
  expect(wordedLanguage(locale)).toBe(language)
})

test('words of a language that code does not have are English', () => {
  const all = { en: 'food', de: 'Essen', fr: 'nourriture', es: 'comida' }
  expect(['de-CH', 'it', 'en-US', ''].map((locale) => wordsIn(all, locale))).toEqual([
    ...['Essen', 'food', 'food', 'food'],
  ])
})

describe('a message is answered in', () => {
  test.each([
    ['the locale of the person where it is of the same language', 'en', 'en-GB', 'en-GB'],
    ['that locale, whatever region the reading names', 'de-DE', 'de-AT', 'de-AT'],
    ['its language alone where it is another', 'de', 'en-US', 'de'],
    ['a language that code does not have', 'it', 'de-DE', 'it'],
    ['English as it is written where the person lives', 'en', 'de-DE', 'en-DE'],
    ['English with the region of a language that has none', 'en', 'de', 'en-DE'],
    ['no language where nobody could tell it', 'German', 'en-GB', 'und'],
    ['English alone where the locale is none', 'en', '!', 'en'],
  ])('%s', (...[, language, own, locale]) => {
    expect(localeFor(language, own)).toBe(locale)
  })
})
