import { describe, expect, test } from '@jest/globals'
import { memories } from './memory.ts'

const viewer = { locale: 'en-GB', today: '2026-11-20' }
const moment = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
const nothing = { kind: null, subject: null, keywords: null, until: null, corrects: null }
const prepare = (args: Record<string, unknown>) => {
  const outcome = memories.remember_fact.prepare({
    ...{ tool: 'remember_fact', artifacts: {}, moment },
    arguments: { ...nothing, ...args },
  })
  if (!outcome.ok) return outcome.error.code
  const { vector, ...more } = outcome.arguments
  return { ...more, isCompared: Array.isArray(vector) }
}

describe('what is to be remembered', () => {
  test('gets its subject, its key and its vector from code', () => {
    expect(prepare({ text: 'the oven runs hot' })).toEqual({
      ...{ text: 'the oven runs hot', kind: null, keywords: null, corrects: null, until: null },
      ...{ subject: 'oven', subject_key: 'oven run', isCompared: true },
    })
  })

  test('in another language has the subject that the model gives it', () => {
    expect(
      prepare({ text: 'Der Ofen wird zu heiß', subject: 'oven temperature', keywords: 'oven hot' }),
    ).toMatchObject({ subject: 'oven temperature', subject_key: 'oven temperature', keywords: 'oven hot' })
  })

  test.each([
    [{ text: 'Maureen is away until Friday' }, '2026-11-27'],
    [{ text: 'Maureen is away', until: 'Sunday' }, '2026-11-22'],
    [{ text: 'the shop is shut until further notice' }, null],
  ])('of %j holds until %s', (given, until) => {
    expect(prepare(given)).toMatchObject({ until })
  })

  test('until a day that is none is asked about', () => {
    expect(prepare({ text: 'Maureen is away', until: 'someday' })).toBe('UNKNOWN_DATE')
  })
})

test('what was gathered is told as such, and the end of what holds for a while', () => {
  const one = {
    ...{ text: 'you work nights', kind: 'fact', source: 'inferred', told_on: '2026-11-19' },
    ...{ until: '2026-11-29', said: null, before: null },
  }
  const data = {
    ...{
      about: 'work',
      why: false,
      memories: [one],
      said: [],
      preferences: [],
      people: [],
      goals: [],
      body: [],
    },
    truncated: false,
  }
  expect(memories.recall.describe(data, viewer)).toEqual([
    '"you work nights" (gathered from what you said on Thu 19 Nov, until Sun 29 Nov).',
  ])
})

test('what is kept of a body is told with the day on which it was told', () => {
  const data = {
    ...{ about: null, why: false, memories: [], said: [], preferences: [], people: [], goals: [] },
    body: [{ measure: 'weight_kg', value: 78, told_on: '2026-11-19' }],
    truncated: false,
  }
  expect(memories.recall.describe(data, viewer)).toEqual(['Weight: 78 kg (since Thu 19 Nov).'])
})

test('what behaviour showed is told as learned, with why, and asked about', () => {
  const nothing = { memories: [], said: [], preferences: [], people: [], goals: [], body: [] }
  const learned = [
    {
      why: 'You cooked Thai food 5 of 9 times lately.',
      asked: 'Shall I remember that you like Thai food?',
    },
  ]
  const data = { ...{ about: null, why: false, truncated: false }, ...nothing, learned }
  expect(memories.recall.describe(data, viewer)).toEqual([
    'Learned from what you do, not told: You cooked Thai food 5 of 9 times lately. Shall I remember that you like Thai food?',
  ])
})
