import { isAmount } from '@alfred/contracts'
import { SCALES, SMALL, TENS } from './number-words.ts'

const small = [...SMALL.keys()].join('|')
const tens = [...TENS.keys()].join('|')
// Thousand island dressing is a food, not a number.
const scales = [...SCALES.keys()].join('|').replace('thousand', 'thousand(?! islands?\\b)')
const SPOKEN = new RegExp(
  `\\b(?:half an?|an?|\\d{1,9}(?:\\.\\d{1,3})?|${small}|${tens}|${scales})(?:(?:[ -]| and )(?:${small}|${tens}|${scales})\\b)+`,
  'gi',
)

/**
 * Rewrites number words as digits: "two hundred and fifty" becomes 250, "half a million" 500000. Words that are not a
 * number, or one too large for an amount, are left unchanged.
 */
export function spokenNumbers(text: string): string {
  return text.replace(SPOKEN, (said) => {
    const value = valueOfWords(said.toLowerCase())
    return value !== undefined && isAmount(value) ? String(value) : said
  })
}

/** The state of parsing number words: `sum` is complete, `part` is still growing. In 2,350 they are 2,000 and 350. */
type Told = { sum: number; part: number; before: 'count' | 'tens' | 'hundred' | 'scale' }

function valueOfWords(said: string): number | undefined {
  const [first = '', ...words] = said
    .replace(/^half an?\b/, '0.5')
    .replace(/^an?\b/, 'one')
    .split(/[ -]/)
  let told = beginWith(first)
  for (const word of words) told = told && (word === 'and' ? afterAnd(told) : goOn(told, word))
  return told && told.sum + told.part
}

function beginWith(word: string): Told | undefined {
  const ten = TENS.get(word)
  if (ten !== undefined) return { sum: 0, part: ten, before: 'tens' }
  const scale = SCALES.get(word)
  if (scale !== undefined) return goOn({ sum: 0, part: 1, before: 'count' }, word)
  const count = SMALL.get(word) ?? Number(word)
  return Number.isNaN(count) ? undefined : { sum: 0, part: count, before: 'count' }
}

/** The state after "and": "two hundred and ten" is one number, "two and ten" are two (undefined). */
function afterAnd(told: Told): Told | undefined {
  return told.before === 'hundred' || told.before === 'scale' ? told : undefined
}

function goOn({ sum, part, before }: Told, word: string): Told | undefined {
  const scale = SCALES.get(word)
  if (scale === 100) return before === 'count' ? { sum, part: part * 100, before: 'hundred' } : undefined
  if (scale !== undefined)
    return before === 'scale'
      ? { sum: sum * scale, part, before: 'scale' }
      : { sum: sum + part * scale, part: 0, before: 'scale' }
  const isFirst = before === 'hundred' || before === 'scale'
  const ten = TENS.get(word)
  if (ten !== undefined) return isFirst ? { sum, part: part + ten, before: 'tens' } : undefined
  const count = SMALL.get(word) ?? 0
  return isFirst || (before === 'tens' && count < 10)
    ? { sum, part: part + count, before: 'count' }
    : undefined
}
