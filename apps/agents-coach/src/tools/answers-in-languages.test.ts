import { keysOf } from '@alfred/contracts'
import { describe, expect, test } from '@jest/globals'
import { answerSamples } from '../testing/answer-samples.ts'
import { frenchAnswers } from '../testing/french-answers.ts'
import { germanAnswers } from '../testing/german-answers.ts'
import { spanishAnswers } from '../testing/spanish-answers.ts'
import { describeResult, languageOf, tools } from './registry.ts'

const samples = keysOf(answerSamples)
const toolOf = (sample: string): string => sample.split(' ')[0] ?? ''
const answerOf = (data: object) => ({ ok: true as const, entities: [], data: { ...data } })
const viewerIn = (locale: string) => ({ locale, today: '2026-11-20' })

test('there is a sample of every tool', () => {
  const told = new Set(samples.map(toolOf))
  expect([...told].toSorted()).toEqual(Object.keys(tools).toSorted())
})

describe.each([
  ['de-AT', 'de', germanAnswers],
  ['fr-FR', 'fr', frenchAnswers],
  ['es-MX', 'es', spanishAnswers],
] as const)('in %s', (locale, language, sentences) => {
  test.each(samples)('%s is told', (sample) => {
    const answer = answerOf(answerSamples[sample])
    expect(describeResult(toolOf(sample), answer, viewerIn(locale))).toEqual(sentences[sample])
    expect(languageOf(toolOf(sample), answer, viewerIn(locale))).toBe(language)
  })

  test('no sentence is that of English, has a hole in it, or ends twice', () => {
    const wrong = samples.filter((sample) => {
      const told = sentences[sample]
      const english = describeResult(toolOf(sample), answerOf(answerSamples[sample]), viewerIn('en-GB'))
      return (
        told.join(' ') === english.join(' ') ||
        told.some((sentence) => !/^[^ ].*[^. ][.?]$/.test(sentence) || /\s\s|undefined|null/.test(sentence))
      )
    })
    expect(wrong).toEqual([])
  })
})

test('in a language that code has no words of, facts are in English', () => {
  const none = answerOf({ goals: [] })
  expect(describeResult('get_user_goals', none, viewerIn('it-IT'))).toEqual([
    'You have no nutrition goals yet.',
  ])
  expect(languageOf('get_user_goals', none, viewerIn('it-IT'))).toBe('en')
})
