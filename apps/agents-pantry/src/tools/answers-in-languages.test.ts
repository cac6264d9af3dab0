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

/** These tell what somebody wrote in English, for a model to word. */
const written = ['show_recipe']

test('there is a sample of every tool that is told in every language', () => {
  const told = new Set(Object.keys(answerSamples).map((sample) => sample.split(' ')[0]))
  expect(Object.keys(tools).filter((tool) => !told.has(tool))).toEqual(written)
})

testAnswersInLanguages({
  samples: answerSamples,
  sentences: { de: germanAnswers, fr: frenchAnswers, es: spanishAnswers },
  whole: /^[^ ].*[^. ]\.$/,
  describeResult,
  languageOf,
  today,
})

test('in a language that code has no words of, and of what is written, facts are in English', () => {
  expect(describeResult('delete_recipe', answerOf({ name: 'Torta' }), viewerIn('it-IT'))).toEqual([
    'Deleted the recipe "Torta".',
  ])
  expect(languageOf('delete_recipe', answerOf({ name: 'Torta' }), viewerIn('it-IT'))).toBe('en')
  const substitutes = [{ food: 'milk', how: '1 tbsp lemon juice in 240 ml milk', in_stock: true }]
  const substitute = answerOf({ food: 'buttermilk', substitutes })
  expect(describeResult('substitute_food', substitute, viewerIn('de'))).toEqual([
    'Instead of buttermilk: milk (1 tbsp lemon juice in 240 ml milk; in stock).',
  ])
  expect(languageOf('substitute_food', substitute, viewerIn('de'))).toBe('en')
})
