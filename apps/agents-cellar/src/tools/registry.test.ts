import { testAnswersInLanguages, testSentencesOfAnyAnswer } from '@alfred/agent-kit/testing'
import { keysOf } from '@alfred/contracts'
import { expect, test } from '@jest/globals'
import { subdomains } from '../announcement/examples.ts'
import { answerSamples } from '../testing/answer-samples.ts'
import { answersInLanguages } from '../testing/answers-in-languages.ts'
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

testSentencesOfAnyAnswer(tools, today)

test('each tool is of a subdomain, and each subdomain has tools', () => {
  const named = keysOf(tools).flatMap((name) => tools[name].subdomains ?? [])
  expect([...new Set(named)].toSorted()).toEqual(subdomains.map(({ name }) => name).toSorted())
  expect(keysOf(tools).filter((name) => tools[name].subdomains === undefined)).toEqual([])
})

const refused = (code: string, details: Record<string, unknown>, locale = 'en-GB') =>
  describeResult(
    'open_bottle',
    { ok: false, error: { code, message: 'That is too long.', retryable: false, details } },
    { locale, today },
  )

test.each([
  ['CELLAR_BOTTLE_NOT_NAMED', {}, 'Which drink is meant?'],
  ['CELLAR_BOTTLE_NOT_FOUND', { name: 'Chianti' }, 'There is no "Chianti" in the cellar.'],
  ['CELLAR_BOTTLE_NOT_FOUND', { name: '' }, 'Which drink is meant?'],
  ['CELLAR_BOTTLE_UNCLEAR', { name: 'wine', options: ['A', 'B'] }, 'Which one is meant by "wine": A; B?'],
  ['CELLAR_TOO_FEW', { name: 'Rioja', quantity: 2 }, 'Of Rioja there are only 2.'],
  ['CELLAR_ALREADY_THERE', { name: 'Rioja', place: 'cellar' }, 'Rioja is there already: cellar.'],
  ['PART_TOO_LONG', {}, 'That is too long.'],
])('the refusal %s of %j is told in words', (code, details, sentence) => {
  expect(refused(code, details)).toEqual([sentence])
})

test('a refusal is told in the language of the person', () => {
  expect(refused('CELLAR_TOO_FEW', { name: 'Rioja', quantity: 2 }, 'de')).toEqual([
    'Davon gibt es nur 2: Rioja.',
  ])
})
