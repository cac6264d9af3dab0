import { wordedLanguage } from '@alfred/language/wording'
import type { Language } from '@alfred/language/wording'
import { hasId } from '../memory/without-ids.ts'
import { hasRef } from '../memory/written-refs.ts'
import { assurances, changes, dates, deeds, denies, filling, finished, offers } from './claim-words.ts'
import { numbersOf } from './numbers-of.ts'

/** What a reply may speak of: everything else in it was made up. */
export type Evidence = {
  /** The facts, failures, questions and the message, as one text. */
  text: string
  /** True when something was changed in this turn. */
  hasChanges: boolean
  /** False when nothing was done and nothing was looked up, so that there is nothing to report. */
  hasFacts?: boolean
  /** True when this turn asks or offers something itself. */
  isAsking?: boolean
  locale: string
}

/** Prose has no braces and no quoted keys: that was an answer of another form. */
const json = /^\s*[{[]|"\s*:|^\s*[}\]]/

export type Fault = 'ref' | 'number' | 'claim'

/** What is wrong with a sentence of a reply, by the evidence alone; null when nothing is. */
export function faultOf(
  sentence: string,
  { text, hasChanges, hasFacts = true, isAsking = false, locale }: Evidence,
): Fault | null {
  if (hasId(sentence) || hasRef(sentence) || json.test(sentence)) return 'ref'
  const told = numbersOf(text, locale)
  if ([...numbersOf(sentence, locale)].some((number) => !told.has(number))) return 'number'
  const known = text.toLowerCase()
  const assured = sentence.match(assurances) ?? []
  if (assured.some((words) => !known.includes(words.toLowerCase()))) return 'claim'
  if (!isAsking && offers.test(sentence)) return 'claim'
  if (!hasFacts && deeds.test(sentence) && !denies.test(sentence)) return 'claim'
  const claims = finished.test(sentence) || (changes.test(sentence) && !denies.test(sentence))
  return claims && (!hasChanges || isForeignTo(sentence, { text, locale })) ? 'claim' : null
}

/**
 * Whether a sentence of a change speaks of other things than the facts: hardly a word of it stands there. It can be told
 * of a sentence in English, and of one in a language in which the facts are told.
 */
function isForeignTo(sentence: string, { text, locale }: Pick<Evidence, 'text' | 'locale'>): boolean {
  const language = english.test(sentence) ? 'en' : wordedLanguage(locale)
  if (language === null || (language === 'en' && !english.test(sentence))) return false
  const told = tellingWords(text, language)
  // The verb of the change may be another one than that of the fact.
  const own = language === 'en' ? sentence : sentence.replace(new RegExp(changes, 'giu'), ' ')
  const words = [...tellingWords(own, language)].filter((word) => !fillers[language].has(word))
  return words.length > 0 && words.filter((word) => told.has(word)).length < words.length * FOREIGN_SHARE
}

const english = /\b(?:i|i've|have|was|were|is|are|the|your|you)\b/i
const FOREIGN_SHARE = 0.34

/** Whether a text in another language than the fact's tells it: by its numbers alone. A fact without any is not told. */
export function tellsNumbersOf(text: string, fact: string, locale: string): boolean {
  const numbers = numbersOf(text, locale)
  const own = [...numbersOf(fact, locale)]
  return own.length > 0 && own.every((number) => numbers.has(number))
}

/** Whether a text tells a fact: most of its telling words and all of its numbers stand in it. */
export function tells(text: string, fact: string, locale: string): boolean {
  const language = wordedLanguage(locale) ?? 'en'
  const words = tellingWords(fact, language)
  const toldWords = tellingWords(text, language)
  const numbers = numbersOf(text, locale)
  const told = fact.replace(dates, '')
  const shared = [...words].filter((word) => toldWords.has(word)).length
  return [...numbersOf(told, locale)].every((number) => numbers.has(number)) && shared >= words.size * SHARE
}

/** The share of a fact's words that a text must have to tell it. */
const SHARE = 0.6

/**
 * Whether a sentence reports a change and says no more than one of these facts: each of its words and numbers stands
 * there. Such a sentence offers nothing, whatever food it names.
 */
export function reports(sentence: string, facts: readonly string[], locale: string): boolean {
  const language = wordedLanguage(locale)
  if (language === null || !changes.test(sentence) || denies.test(sentence)) return false
  const said = wordsOf(sentence.replace(new RegExp(changes, 'giu'), ' '), SHORT_WORD_MIN)
  const words = said.filter((word) => !filling[language].has(word)).map((word) => stemOf(word, language))
  return facts.some((fact) => {
    const told = new Set(wordsOf(fact, SHORT_WORD_MIN).map((word) => stemOf(word, language)))
    const numbers = numbersOf(fact, locale)
    return (
      words.length > 0 &&
      words.every((word) => told.has(word)) &&
      [...numbersOf(sentence, locale)].every((number) => numbers.has(number))
    )
  })
}

/** Words of so many letters tell something; those of fewer mostly do not. */
const LONG_WORD_MIN = 4
const SHORT_WORD_MIN = 3

function wordsOf(text: string, lengthMin: number): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= lengthMin)
}

function tellingWords(text: string, language: Language): Set<string> {
  return new Set(wordsOf(text, LONG_WORD_MIN).map((word) => stemOf(word, language)))
}

const endings = {
  en: /e?s$/,
  de: /(?:e[nrsm]?|n|s)$/,
  fr: /e?s?$/,
  es: /(?:e?s)$/,
} as const satisfies Record<Language, RegExp>

function stemOf(word: string, language: Language): string {
  return word.replace(endings[language], '')
}

const fillers = {
  ...filling,
  de: stemsOf('de'),
  fr: stemsOf('fr'),
  es: stemsOf('es'),
}

function stemsOf(language: Language): ReadonlySet<string> {
  return new Set([...filling[language]].map((word) => stemOf(word, language)))
}
