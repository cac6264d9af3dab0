import { languages } from '../wording/languages.ts'
import type { ByLanguage, Language } from '../wording/languages.ts'
import { healthConcerns, LOSS_MAX_KG_A_WEEK } from './concern.ts'
import type { ConcernPatterns, HealthConcern } from './concern.ts'
import { englishPatterns } from './english-patterns.ts'
import { asksOfFoodLeftOut, readFoodLeftOut } from './food-left-out.ts'
import { frenchPatterns } from './french-patterns.ts'
import { germanPatterns } from './german-patterns.ts'
import { spanishPatterns } from './spanish-patterns.ts'

/** A concern that a message tells, and the language in which it does. */
export type ToldConcern = {
  concern: HealthConcern
  language: Language
  /** How much is to be lost in a week, in kg; null where it is not about that. */
  lossKgAWeek: number | null
  /** Whether the message asks for something else as well, which is left undone. */
  hasMore: boolean
}

const patterns: ByLanguage<ConcernPatterns> = {
  en: englishPatterns,
  de: germanPatterns,
  fr: frenchPatterns,
  es: spanishPatterns,
}

/** A pasted page or recipe may have any of these words in it, and is no question of its reader. */
const LENGTH_MAX = 400
/** What is shorter is a greeting or a courtesy, and no request. */
const WORDS_OF_A_REQUEST = 3

const KILOGRAMS: readonly (readonly [unit: RegExp, kg: number])[] = [
  [/^(?:lb|pound|libra)/, 0.4536],
  [/^(?:pfund|livre)/, 0.5],
  [/^stone/, 6.35],
  [/^k/, 1],
]
const DAYS: readonly (readonly [span: RegExp, days: number])[] = [
  [/^(?:day|tag|jour|d[íi]a)/, 1],
  [/^(?:week|woche|semain|semana)/, 7],
  [/^(?:mo|me)/, 30],
]
const COUNTS: readonly RegExp[] = [
  /^(?:an?|one|the|einem?r?|une?|una?)$/,
  /^(?:two|zwei|deux|dos)$/,
  /^(?:three|drei|trois|tres)$/,
  /^(?:four|vier|quatre|cuatro)$/,
  /^(?:five|fünf|cinq|cinco)$/,
  /^(?:six|sechs|seis)$/,
]

/** Finds what of a message only a doctor, a midwife or a pharmacist can answer, or what is dangerous; undefined for any other message. */
export function readHealthConcern(message: string): ToldConcern | undefined {
  const text = message.replace(/[’‘`]/g, "'").replace(/\s+/g, ' ').trim()
  if (text.length > LENGTH_MAX) return undefined
  const sentences = text.split(/(?<=[.!?])\s+/)
  const alone = sentences.map((sentence) => concernIn(sentence))
  // Two sentences may tell it only together: "I am pregnant. Set me a goal for losing weight."
  const found = alone.find((one) => one !== undefined) ?? concernIn(text)
  if (found === undefined) return undefined
  const isOfLeftOut = readFoodLeftOut(text) !== undefined
  const isRequest = (sentence: string): boolean =>
    sentence.split(' ').length >= WORDS_OF_A_REQUEST && !(isOfLeftOut && asksOfFoodLeftOut(sentence))
  const hasMore =
    alone.some((one) => one !== undefined) &&
    sentences.some((sentence, place) => alone[place] === undefined && isRequest(sentence))
  return { ...found, hasMore }
}

function concernIn(text: string): Omit<ToldConcern, 'hasMore'> | undefined {
  for (const concern of healthConcerns) {
    const language = languageOf(concern, text)
    if (language !== undefined)
      return {
        concern,
        language,
        lossKgAWeek: concern === 'fast_loss' ? lossIn(patterns[language], text) : null,
      }
  }
  return undefined
}

/** The language in which a text tells a concern. Of food that was left out only English is read. */
function languageOf(concern: HealthConcern, text: string): Language | undefined {
  if (concern === 'food_left_out' || concern === 'food_out_a_while')
    return readFoodLeftOut(text) === concern ? 'en' : undefined
  return languages.find((one) => tells(patterns[one], concern, text))
}

type TellableConcern = Exclude<HealthConcern, 'food_left_out' | 'food_out_a_while'>

function tells(told: ConcernPatterns, concern: TellableConcern, text: string): boolean {
  if (told.unless[concern]?.test(text) === true) return false
  if (concern === 'fast_loss') return (lossIn(told, text) ?? 0) > LOSS_MAX_KG_A_WEEK
  return told.said[concern].some((cues) => cues.every((cue) => cue.test(text)))
}

/** The loss of weight that is wished for, in kg a week; null where none is told. */
function lossIn({ loses, loss }: ConcernPatterns, text: string): number | null {
  const groups = loses.test(text) ? loss.map((one) => one.exec(text)?.groups).find(Boolean) : undefined
  if (groups === undefined) return null
  const { amount = '', unit = '', count = 'a', span = '' } = groups
  const kg = KILOGRAMS.find(([pattern]) => pattern.test(unit.toLowerCase()))?.[1]
  const days = DAYS.find(([pattern]) => pattern.test(span.toLowerCase()))?.[1]
  const spans = countOf(count.toLowerCase())
  if (kg === undefined || days === undefined || spans === undefined) return null
  return Math.round(((Number(amount.replace(',', '.')) * kg * 7) / (days * spans)) * 10) / 10
}

function countOf(said: string): number | undefined {
  const number = Number(said)
  if (Number.isFinite(number)) return number > 0 ? number : undefined
  const place = COUNTS.findIndex((pattern) => pattern.test(said))
  return place < 0 ? undefined : place + 1
}
