import { describe, expect, test } from '@jest/globals'
import { readConversationState } from './conversation-state.ts'
import { storedPendingSchema } from './stored-pending.ts'
import { languageAfter, localeAfterReading, localeAtStart } from './turn-locale.ts'

const asked = { ownLocale: 'en-GB', askedAt: '2026-11-22T10:00:00Z' }
const begun = readConversationState({})
const pending = storedPendingSchema.parse({
  wire: {
    ...{ id: '6f9619ff-8b86-4011-b42d-00c04fc964ff', kind: 'confirmation', version: 1, summary: '2 Eier?' },
    ...{ data: {}, options: [], expires_at: '2026-11-22T10:30:00Z' },
  },
  shown_at: null,
  message: 'biete an',
  waiting: { for: 'undo', arguments: {} },
  language: 'de',
})

describe('before its message is read a turn is worded', () => {
  test.each([
    ['in the locale of the person', 'was ist im Kühlschrank?', begun, 'en-GB'],
    ['in the language of the conversation', '2', { ...begun, language: 'fr' }, 'fr'],
    ['in that of what is open', 'ok', { ...begun, language: 'fr', pending }, 'de'],
    ['in that of a short answer that has one', 'oui', { ...begun, pending }, 'fr'],
    ['in that of a wish to undo', 'undo that', { ...begun, language: 'de' }, 'en-GB'],
    [
      'in the locale of the person where it is of that language',
      'yes',
      { ...begun, language: 'de' },
      'en-GB',
    ],
  ])('%s', (...[, message, conversation, locale]) => {
    expect(localeAtStart(message, conversation, asked)).toBe(locale)
  })

  test('as before where what is open was stored by the version before', () => {
    const { language: _, ...before } = pending
    expect(localeAtStart('ok', { ...begun, pending: before }, asked)).toBe('en-GB')
  })

  test('without what is open when that has expired', () => {
    const late = { ...asked, askedAt: '2026-11-22T11:00:00Z' }
    expect(localeAtStart('ok', { ...begun, pending, language: 'es' }, late)).toBe('es')
  })
})

describe('once its message is read a turn is worded', () => {
  const state = { message: 'Ich habe Milch gekauft', locale: 'en-GB', ownLocale: 'en-GB' }
  test.each([
    ['in its language', state, 'de', 'de'],
    ['as it began where nobody read the language', state, undefined, 'en-GB'],
    ['as it began where the message has none', { ...state, message: '500 g', locale: 'de' }, 'en', 'de'],
    ['in a language that code does not have', { ...state, message: 'Ho comprato il latte' }, 'it', 'it'],
  ])('%s', (...[, given, language, locale]) => {
    expect(localeAfterReading(given, { language })).toBe(locale)
  })
})

test('the next turn begins in the language of this one, unless nobody could tell it', () => {
  expect(['de-AT', 'en-GB', 'und'].map((locale) => languageAfter({ locale }))).toEqual(['de', 'en', null])
})
