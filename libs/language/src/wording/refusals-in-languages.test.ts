import { describe, expect, test } from '@jest/globals'
import { keysOf } from '@alfred/contracts'
import { refusalCodes } from './refusal-details.ts'
import { frenchRefusals } from './testing/french-refusals.ts'
import { germanRefusals } from './testing/german-refusals.ts'
import { codeOf, refusalSamples } from './testing/refusal-samples.ts'
import { spanishRefusals } from './testing/spanish-refusals.ts'
import { wordRefusal } from './word-refusal.ts'

const samples = keysOf(refusalSamples)
const told = (sample: (typeof samples)[number], locale: string): string =>
  wordRefusal(
    {
      code: codeOf(sample),
      message: 'That could not be done.',
      retryable: false,
      details: refusalSamples[sample],
    },
    { locale, today: '2026-11-22' },
  )

test('there is a sample of every code', () => {
  expect([...new Set(samples.map(codeOf))].toSorted()).toEqual(refusalCodes.toSorted())
})

describe.each([
  ['de', germanRefusals],
  ['fr-CA', frenchRefusals],
  ['es-MX', spanishRefusals],
] as const)('in %s', (locale, sentences) => {
  test.each(samples)('%s is told', (sample) => {
    expect(told(sample, locale)).toBe(sentences[sample])
  })

  test('no sentence is that of English, and none has two full stops', () => {
    const wrong = samples.filter((sample) => {
      const sentence = told(sample, locale)
      return sentence === told(sample, 'en-GB') || /\.\.|\s\s|undefined/.test(sentence)
    })
    expect(wrong).toEqual([])
  })
})
