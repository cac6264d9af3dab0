import { describe, expect, test } from '@jest/globals'
import { refusalCodes } from './refusal-details.ts'
import { englishRefusals } from './testing/english-refusals.ts'
import { wordRefusal } from './word-refusal.ts'

const viewer = { locale: 'en-GB', today: '2026-11-22' }
const told = (code: string, details?: Record<string, unknown>, locale = 'en-GB'): string =>
  wordRefusal(
    { code, message: 'That could not be done.', retryable: false, ...(details && { details }) },
    { ...viewer, locale },
  )
describe('a refusal', () => {
  test('of every code stands in this test', () => {
    expect([...new Set(englishRefusals.map(([code]) => code))].toSorted()).toEqual(refusalCodes.toSorted())
  })

  test.each(englishRefusals)('%s with %j is told', (code, details, sentence) => {
    expect(told(code, details)).toBe(sentence)
  })

  test('is told for one and for many: no sentence says "is" or "are" of a food', () => {
    // Why a rule is broken names the key of a food, which is of one: "cod is fish".
    const others = englishRefusals.filter(([code]) => code !== 'CONFLICT_WITH_RULES')
    const wrong = others.filter(([, details, sentence]) => {
      const { food } = details
      // "The stock of flour is" speaks of the stock.
      return (
        typeof food === 'string' && new RegExp(`(?<!of )\\b${food} (?:is|are|was|were)\\b`).test(sentence)
      )
    })
    expect(wrong).toEqual([])
  })

  test('says days as the viewer writes them', () => {
    expect(told('MEAL_NOT_FOUND', { meal: 'lunch', day: '2027-01-04' }, 'en-US')).toBe(
      'Nothing is planned for lunch on Mon Jan 4 2027.',
    )
  })

  test('is told in English in a language that nobody has written yet', () => {
    expect(told('FOOD_NOT_NAMED', {}, 'tlh')).toBe('No food was named.')
    expect(told('FOOD_NOT_NAMED', {}, 'constructor')).toBe('No food was named.')
  })

  test('that a client left without a name is told all the same', () => {
    expect(told('PREFERENCE_NOT_FOUND', { value: null })).toBe('Nothing is remembered about .')
  })

  test('that was stored before it had details keeps its message, with its days said', () => {
    const stored = {
      code: 'MEAL_TAKEN',
      message: 'Dinner on 2026-11-23 is taken, not 2026-02-31.',
      retryable: false,
    }
    expect(wordRefusal(stored, viewer)).toBe('Dinner on Mon 23 Nov is taken, not 2026-02-31.')
  })

  test('of a code that a newer database writes keeps its message', () => {
    expect(told('MOON_FULL', { moon: 'full' })).toBe('That could not be done.')
    expect(told('toString', {})).toBe('That could not be done.')
  })

  test('whose details do not fit its code is a fault', () => {
    expect(() => told('FOOD_NOT_FOUND', { food: 3 })).toThrow(expect.objectContaining({ code: 'INTERNAL' }))
    expect(() => told('AMBIGUOUS_FOOD', { food: 'milk' })).toThrow('AMBIGUOUS_FOOD')
  })
})
