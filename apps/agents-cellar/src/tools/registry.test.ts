import { testAnswersInLanguages } from '@alfred/agent-kit/testing'
import { expect, test } from '@jest/globals'
import { answerSamples, answersInLanguages } from '../testing/answer-samples.ts'
import { describeResult, languageOf, tools } from './registry.ts'

const today = '2026-11-20'

test('there is a sample of every tool', () => {
  const told = new Set(Object.keys(answerSamples).map((sample) => sample.split(' ')[0]))
  expect([...told].toSorted()).toEqual(Object.keys(tools).toSorted())
})

testAnswersInLanguages({
  samples: answerSamples,
  sentences: answersInLanguages,
  whole: /^[^ ].*[.?]$/,
  describeResult,
  languageOf,
  today,
})

test('a refusal is told in the words of this agent, and one of the house in those of the house', () => {
  const refused = (code: string, details: Record<string, unknown>) =>
    describeResult(
      'remove_cellar_note',
      { ok: false, error: { code, message: 'That is too long.', retryable: false, details } },
      { locale: 'en-GB', today },
    )
  expect(refused('CELLAR_NOTE_NOT_FOUND', { text: 'Friday' })).toEqual(['There is no note about "Friday".'])
  expect(refused('PART_TOO_LONG', {})).toEqual(['That is too long.'])
})
