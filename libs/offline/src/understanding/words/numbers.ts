import { SMALL, TENS } from '@alfred/language'
import type { Token } from './tokens.ts'

const SIGNS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }
const LIKE_NUMBERS: Readonly<Record<string, number>> = {
  couple: 2,
  pair: 2,
  brace: 2,
  dozen: 12,
  half: 0.5,
  quarter: 0.25,
  third: 1 / 3,
  both: 2,
  single: 1,
  sevn: 7,
  tow: 2,
  thre: 3,
  twoo: 2,
  foru: 4,
}

/** A number in the tokens from `start` to before `end`. */
export type NumberMark = { start: number; end: number; value: number }

/** The number that begins at a token, the middle of a range: "2", "1/2", "one and a half", "half a dozen", "a couple of", "two hundred". */
export function numberAt(tokens: readonly Token[], start: number): NumberMark | undefined {
  const first = plainNumberAt(tokens, start)
  const joint = first && tokens[first.end]?.text
  if (first === undefined || (joint !== 'to' && joint !== 'or') || tokens[first.end - 1]?.stop !== '')
    return first
  const second = plainNumberAt(tokens, first.end + 1)
  const isChange = tokens[start - 1]?.text === 'from'
  const isRange =
    !isChange && second !== undefined && second.value > first.value && second.value <= first.value * 2
  return isRange
    ? { start, end: second.end, value: joint === 'or' ? first.value : (first.value + second.value) / 2 }
    : first
}

function plainNumberAt(tokens: readonly Token[], start: number): NumberMark | undefined {
  const word = (index: number): string => tokens[index]?.text ?? ''
  const half = fractionOf(tokens, start)
  if (half !== undefined) return half
  const value = digitsOf(word(start)) ?? plainWord(word(start))
  if (value === undefined) return undefined
  let end = start + 1
  let sum = value
  if (value >= 20 && value % 10 === 0 && plainWordBelowTen(word(end)) !== undefined && isTens(word(start))) {
    sum += plainWordBelowTen(word(end)) ?? 0
    end += 1
  }
  if (word(end) === 'hundred' || word(end) === 'thousand') {
    sum *= word(end) === 'hundred' ? 100 : 1_000
    end += 1
    const rest = word(end) === 'and' ? plainNumberAt(tokens, end + 1) : plainNumberAt(tokens, end)
    if (rest !== undefined && rest.value < 100) return { start, end: rest.end, value: sum + rest.value }
  }
  // "One seventy five" is 175.
  const tens =
    value < 10 && value >= 1 && tokens[start]?.stop === '' && isTens(word(end)) && !/^\d/.test(word(start))
      ? plainNumberAt(tokens, end)
      : undefined
  if (tens !== undefined) return { start, end: tens.end, value: value * 100 + tens.value }
  if (word(end) === 'dozen') return { start, end: end + 1, value: sum * 12 }
  return withHalf(tokens, { start, end, value: sum })
}

/** "Two and a half", "1 1/2", "1 and a quarter". */
function withHalf(tokens: readonly Token[], mark: NumberMark): NumberMark {
  const texts = tokens.slice(mark.end, mark.end + 3).map(({ text }) => text)
  const sign =
    SIGNS[texts[0] ?? ''] ?? (/^\d\/\d$/.test(texts[0] ?? '') ? digitsOf(texts[0] ?? '') : undefined)
  if (sign !== undefined && tokens[mark.end - 1]?.stop === '')
    return { ...mark, end: mark.end + 1, value: mark.value + sign }
  if (texts[0] === 'and' && (texts[1] === 'half' || (texts[1] === 'one' && texts[2] === 'half')))
    return { ...mark, end: mark.end + (texts[1] === 'half' ? 2 : 3), value: mark.value + 0.5 }
  if (texts[0] === 'and' && texts[1] === 'a' && (texts[2] === 'half' || texts[2] === 'quarter'))
    return { ...mark, end: mark.end + 3, value: mark.value + (texts[2] === 'half' ? 0.5 : 0.25) }
  return mark
}

/** "Half a", "half the", "a quarter of", "a couple of", "half a dozen", "half dozen", "a dozen", "three quarters of". */
function fractionOf(tokens: readonly Token[], start: number): NumberMark | undefined {
  const texts = tokens.slice(start, start + 3).map(({ text }) => text)
  const isArticled = texts[0] === 'a' || texts[0] === 'an'
  const [first = '', second = '', third = ''] = isArticled ? [...texts.slice(1), ''] : texts
  const from = start + (isArticled ? 1 : 0)
  if (first === 'hundred' && isArticled) return withRest(tokens, { start, end: from + 1, value: 100 })
  if (first === 'half' && (second === 'a' || second === 'an') && third === 'dozen')
    return { start, end: from + 3, value: 6 }
  if (first === 'half' && second === 'dozen') return { start, end: from + 2, value: 6 }
  if (['three', '3'].includes(first) && second === 'quarters') return { start, end: from + 2, value: 0.75 }
  if (first === 'two' && second === 'thirds') return { start, end: from + 2, value: 2 / 3 }
  const value = SIGNS[first] ?? LIKE_NUMBERS[first]
  return value === undefined || (first === 'third' && !isArticled)
    ? undefined
    : { start, end: from + 1, value }
}

function plainWordBelowTen(word: string): number | undefined {
  const value = plainWord(word)
  return value !== undefined && value > 0 && value < 10 ? value : undefined
}

function plainWord(word: string): number | undefined {
  if (word === 'zero') return 0
  if (word === 'fourty') return TENS.get('forty')
  return SMALL.get(word) ?? TENS.get(word) ?? (word === 'hundred' ? 100 : undefined)
}

const isTens = (word: string): boolean => TENS.has(word) || word === 'fourty'

/** "A hundred and fifty". */
function withRest(tokens: readonly Token[], mark: NumberMark): NumberMark {
  const rest = plainNumberAt(tokens, tokens[mark.end]?.text === 'and' ? mark.end + 1 : mark.end)
  return rest !== undefined && rest.value >= 1 && rest.value < 100 && rest.end > mark.end
    ? { ...mark, end: rest.end, value: mark.value + rest.value }
    : mark
}

/** Digits, with a comma or a point, or a fraction. */
function digitsOf(text: string): number | undefined {
  const fraction = /^(\d+)\/(\d+)$/.exec(text)
  if (fraction) return Number(fraction[1]) / Number(fraction[2])
  const thousands = /^(\d{1,3}),(\d{3})$/.exec(text)
  if (thousands) return Number(`${thousands[1]}${thousands[2]}`)
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}
