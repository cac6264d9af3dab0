import { readLearned } from '../learned.ts'
import { plainWordsOf } from '../words/plain-words.ts'
import { sentenceOf, type Sentence } from '../words/sentence.ts'
import type { Situation } from '../things/situation.ts'

/** What is asked for (a slot), and the words that it is about. */
type Asked = { asks: string; about: string }

/** What an answer of more than a few words has to name, by what was asked for: whoever names none of it speaks of something else. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  location: ['place'],
  day: ['day', 'meal'],
  quantity: ['number', 'unit'],
  servings: ['number', 'unit'],
}
const FEW_WORDS = 5
/** Amounts that are told without a number. */
const VAGUE_AMOUNT =
  /\b(?:all|half|some|most|rest|whole|everything|none|few|couple|bit|little|lot|an?|both|last|enough|usual|same|double|triple|halve|mind|matters?)\b/i
const FOODS_OF_OTHERS = 2

/** May a message answer what was asked for, by the foods, amounts, days and places in it? */
export function mayAnswer(message: string, situation: Situation, { asks, about }: Asked): boolean {
  const sentence = sentenceOf(message, situation, readLearned().vocabulary)
  if (asks === 'food') return namesFood(message, sentence)
  const sorts = NAMED[asks]
  if (sorts === undefined) return true
  if (namesOthers(sentence, about)) return false
  const isVague = /quantity|servings/.test(asks) && VAGUE_AMOUNT.test(message)
  return (
    sentence.tokens.length <= FEW_WORDS || isVague || sentence.marks.some(({ kind }) => sorts.includes(kind))
  )
}

/** Words that tell an amount beside numbers and units. */
const OF_AMOUNTS =
  /^(?:an?|the|of|it|about|around|roughly|maybe|just|only|probably|some|half|quarter|whole|full|small|big|large|little|medium|was|were|i|think|and|one|two|three)$/

/** Is a message an amount and nothing else: "a bowl", "half a cup"? It answers how much it was, whatever else it would be by itself. */
export function isBareAmount(message: string, situation: Situation): boolean {
  const { tokens, markAt } = sentenceOf(message, situation, readLearned().vocabulary)
  const isAmount = (at: number): boolean => ['number', 'unit'].includes(markAt[at]?.kind ?? '')
  return (
    tokens.some((_, at) => isAmount(at)) &&
    tokens.every(({ text }, at) => isAmount(at) || OF_AMOUNTS.test(text))
  )
}

const ARTICLES = /^(?:an?|the|my|our|some)$/

/** Is a message the name of a food or dish and nothing else: "the cottage pie"? It answers of which it was, whatever it would ask for by itself. */
export function isNameAlone(message: string, situation: Situation): boolean {
  const { tokens, foodAt } = sentenceOf(message, situation, readLearned().vocabulary)
  const named = foodAt.filter((_, at) => !ARTICLES.test(tokens[at]?.text ?? ''))
  return named.length > 0 && named.every((place) => place !== 'O')
}

/** "The brown ones from the farm" names no food and answers all the same. */
function namesFood(message: string, { tokens, foodAt, ownAt }: Sentence): boolean {
  return (
    tokens.length <= FEW_WORDS ||
    /\bones?\b/i.test(message) ||
    [...foodAt, ...ownAt].some((place) => place !== 'O')
  )
}

/** Does a message name several foods, and not the one that is asked about: "half a tin of soup and a slice of bread" of how much feta? */
function namesOthers({ words, foodAt }: Sentence, about: string): boolean {
  const asked = plainWordsOf(about)
  const isAsked = words.some((word) => asked.includes(word))
  return asked.length > 0 && !isAsked && foodAt.filter((place) => place === 'B').length >= FOODS_OF_OTHERS
}
