import { findUnit } from '@alfred/contracts'

export type AmountOfFood = { food: string; quantity?: number; unit?: string }

const numberWords: Readonly<Record<string, number>> = {
  ...{
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
  },
  ...{ eleven: 11, twelve: 12, '½': 0.5, '¼': 0.25, '¾': 0.75, '1/2': 0.5, '1/4': 0.25, '3/4': 0.75 },
}
const wordAhead = new RegExp(`^(${Object.keys(numberWords).join('|')}) (.+)$`, 'i')

/** What is said of an amount that nobody knows. */
const UNTOLD = /^(?:some|a few|a bit of|a little|a lot of|more) (?=\S)/i
const BETWEEN_THINGS = /[;\n&]|(?<!\d),|,(?!\d)|\band\b/i

/** The things that a line names, one by one: "2 l milk and some butter". */
export function readThings(line: string): AmountOfFood[] {
  return line
    .split(BETWEEN_THINGS)
    .filter((part) => part.trim() !== '')
    .map(readAmount)
}

/** What is wrong with the amounts of a line: nobody has less than nothing. */
export function findAmountProblem(line: string): string | undefined {
  const isBelow = /(?:^|[\s,;&])[-−–]\s?\d/.test(line)
  const isNone = readThings(line).some(({ quantity }) => quantity === 0)
  return isBelow || isNone ? 'An amount is above 0: write, for example, 2 eggs.' : undefined
}

/** "2 l milk", "milk 2 l", "a dozen eggs", "6 eggs" or "milk": what a short line says. What is no amount is part of the name. */
export function readAmount(line: string): AmountOfFood {
  const text = line.trim().replaceAll(/\s+/g, ' ')
  if (UNTOLD.test(text)) return { food: text.replace(UNTOLD, '') }
  const counted = inDigits(text)
  const leading = /^(\d{1,6}(?:[.,]\d{1,3})?) ?(.*)$/.exec(counted)
  if (leading?.[2]) return withUnit(leading[1] ?? '', leading[2])
  const trailing = /^(.*\D) (\d{1,6}(?:[.,]\d{1,3})?) ?([^\d ]*)$/.exec(counted)
  if (trailing?.[1] && trailing[2]) return withUnit(trailing[2], `${trailing[3] ?? ''} ${trailing[1]}`.trim())
  return { food: text }
}

/** A number that is told in words, in digits: "half a dozen eggs" is "6 eggs". */
function inDigits(text: string): string {
  const plain = text
    .replace(/^half (?:a )?dozen (?:of )?(?=\S)/i, '6 ')
    .replace(/^an? dozen (?:of )?(?=\S)/i, '12 ')
    .replace(/^a couple of (?=\S)/i, '2 ')
    .replace(/^half an? (?=\S)/i, '0.5 ')
  const [, word = '', rest = ''] = wordAhead.exec(plain) ?? []
  const number = numberWords[word.toLowerCase()]
  return number === undefined ? plain : `${number} ${rest}`
}

function withUnit(number: string, rest: string): AmountOfFood {
  const quantity = Number(number.replace(',', '.'))
  const [word = '', ...others] = rest.split(' ')
  const unit = findUnit(word, globalThis.navigator?.language)
  const food = others.join(' ').replace(/^of /, '')
  return unit !== undefined && food !== '' ? { food, quantity, unit } : { food: rest, quantity }
}
