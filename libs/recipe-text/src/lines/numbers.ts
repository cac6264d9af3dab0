import { readNumber } from '@alfred/language'
import { AMOUNT_BELOW } from '@alfred/contracts'

/** A number among the words of a line, and the place behind it. */
export type NumberAt = { value: number; next: number; isWord: boolean }

const WORDS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
  ...{ ten: 10, eleven: 11, twelve: 12, fifteen: 15, twenty: 20, half: 0.5, quarter: 0.25 },
  ...{
    ein: 1,
    eine: 1,
    einen: 1,
    einem: 1,
    einer: 1,
    eines: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
  },
  ...{ sieben: 7, acht: 8, neun: 9, zehn: 10, zwölf: 12, halbe: 0.5, halber: 0.5, halbes: 0.5, halben: 0.5 },
  ...{ anderthalb: 1.5, eineinhalb: 1.5 },
}
const PARTS = new Set([0.5, 0.25])
const ARTICLES = /^(?:an?|eine?[nmrs]?)$/

/** Reads a number as digits, a fraction, a mixed number or a word: "1 1/2", "half a", "a dozen", "zwei". */
export function numberAt(words: readonly string[], at: number): NumberAt | undefined {
  const found = digitsAt(words, at) ?? wordAt(words, at)
  if (found === undefined) return undefined
  const dozen = /^(?:dozen|dutzend)$/i.test(words[found.next] ?? '')
  if (!dozen) return found
  const next = found.next + 1
  return { value: found.value * 12, next: words[next] === 'of' ? next + 1 : next, isWord: found.isWord }
}

function digitsAt(words: readonly string[], at: number): NumberAt | undefined {
  const whole = digits(words[at])
  if (whole === undefined) return undefined
  const fraction =
    /^\d+$/.test(words[at] ?? '') && isFraction(words[at + 1]) ? digits(words[at + 1]) : undefined
  if (fraction !== undefined && fraction < 1)
    return { value: round(whole + fraction), next: at + 2, isWord: false }
  return { value: round(whole), next: at + 1, isWord: false }
}

function wordAt(words: readonly string[], at: number): NumberAt | undefined {
  const word = words[at]?.toLowerCase() ?? ''
  if (!Object.hasOwn(WORDS, word)) return undefined
  const value = WORDS[word] ?? 1
  const next = words[at + 1]?.toLowerCase() ?? ''
  // "a couple of", "a half", "eine halbe"
  if (ARTICLES.test(word) && /^(?:couple|pair)$/.test(next))
    return { value: 2, next: words[at + 2] === 'of' ? at + 3 : at + 2, isWord: true }
  if (ARTICLES.test(word) && PARTS.has(WORDS[next] ?? 1)) return wordAt(words, at + 1)
  if (!PARTS.has(value)) return { value, next: at + 1, isWord: true }
  const behind = next === 'of' ? at + 2 : at + 1
  return { value, next: ARTICLES.test(words[behind] ?? '') ? behind + 1 : behind, isWord: true }
}

const isFraction = (word: string | undefined): boolean => /^\d{1,3}\/\d{1,3}$/.test(word ?? '')

function digits(word: string | undefined): number | undefined {
  if (word === undefined || word.length > 12) return undefined
  const value = readNumber(word)
  // A number in words is read elsewhere, since German has others.
  return /^[\d.]/.test(word) && value !== undefined && value > 0 && value < AMOUNT_BELOW ? value : undefined
}

/** Three decimals are more than a cook can weigh. */
export const round = (value: number): number => Math.round(value * 1_000) / 1_000
