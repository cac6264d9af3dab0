import { testAnswersInLanguages } from '@alfred/agent-kit/testing'
import { expect, test } from '@jest/globals'
import { answerSamples } from '../testing/answer-samples.ts'
import { frenchAnswers } from '../testing/french-answers.ts'
import { germanAnswers } from '../testing/german-answers.ts'
import { spanishAnswers } from '../testing/spanish-answers.ts'
import { describeResult, languageOf, tools } from './registry.ts'

const today = '2026-11-20'
const answerOf = (data: object) => ({ ok: true as const, entities: [], data: { ...data } })
const viewerIn = (locale: string) => ({ locale, today })

test('there is a sample of every tool', () => {
  const told = new Set(Object.keys(answerSamples).map((sample) => sample.split(' ')[0]))
  expect([...told].toSorted()).toEqual(Object.keys(tools).toSorted())
})

testAnswersInLanguages({
  samples: answerSamples,
  sentences: { de: germanAnswers, fr: frenchAnswers, es: spanishAnswers },
  whole: /^[^ ].*[^. ][.?]$/,
  describeResult,
  languageOf,
  today,
})

test('in a language that code has no words of, facts are in English', () => {
  const none = answerOf({ goals: [] })
  expect(describeResult('get_user_goals', none, viewerIn('it-IT'))).toEqual([
    'You have no nutrition goals yet.',
  ])
  expect(languageOf('get_user_goals', none, viewerIn('it-IT'))).toBe('en')
})
