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

/** These tell what somebody wrote in English, for a model to word. */
const written = ['show_recipe', 'describe_food']

test('there is a sample of every tool that is told in every language', () => {
  const told = new Set(samples.map(toolOf))
  expect(Object.keys(tools).filter((tool) => !told.has(tool))).toEqual(written)
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
        told.some((sentence) => !/^[^ ].*[^. ]\.$/.test(sentence) || /\s\s|undefined|null/.test(sentence))
      )
    })
    expect(wrong).toEqual([])
  })
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
