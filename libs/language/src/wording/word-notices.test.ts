import { expect, test } from '@jest/globals'
import { noticedSchema, wordNotices } from './word-notices.ts'

const nuts = { code: 'MIND_RULE', details: { food: 'satay', rule: { kind: 'allergy', value: 'nuts' } } }
const kale = { code: 'FOOD_NOT_CHECKED', details: { food: 'kale' } }

test.each([
  [[nuts], 'Mind your nuts allergy: satay.'],
  [[kale], 'kale could not be checked against your rules.'],
  [[nuts, kale], 'Mind your nuts allergy: satay. kale could not be checked against your rules.'],
  [[], ''],
])('what is to be known, %j, is worded', (notices, expected) => {
  const noticed = noticedSchema.parse({ notices, warnings: ['In words.'] })
  expect(wordNotices(noticed, 'en-GB').join(' ')).toBe(expected)
})

test.each([
  ['that was stored before notices were data', {}],
  ['with a code of a newer version', { notices: [{ code: 'NEVER_SEEN', details: {} }] }],
  ['with details that do not fit their code', { notices: [nuts, { ...kale, details: {} }] }],
])('an answer %s is told in the words that came with it', (_title, notices) => {
  const warnings = ['Mind your nuts allergy: satay.', 'kale could not be checked against your rules.']
  expect(wordNotices(noticedSchema.parse({ ...notices, warnings }), 'en-GB')).toEqual(warnings)
})

test.each([
  [
    'de-AT',
    'Achtung, Allergie gegen Nüsse: satay. Nicht mit deinen Regeln abgeglichen, weil unbekannt: Grünkohl.',
  ],
  [
    'fr',
    'Attention, allergie (fruits à coque)\u00a0: satay. Non vérifié par rapport à tes règles, faute de le connaître\u00a0: chou kale.',
  ],
  [
    'es',
    'Cuidado, alergia (frutos secos): satay. Sin comprobar con tus reglas, por ser desconocido: col rizada.',
  ],
])('in %s it is told in its own words', (locale, expected) => {
  expect(wordNotices(noticedSchema.parse({ notices: [nuts, kale] }), locale).join(' ')).toBe(expected)
  // What was stored in words alone is told in them as far as they are known.
  const warnings = ['Mind your nuts allergy: satay.']
  expect(wordNotices(noticedSchema.parse({ warnings }), locale)).toEqual(
    wordNotices(noticedSchema.parse({ notices: [nuts] }), locale),
  )
})
