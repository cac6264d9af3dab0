import { isAmount } from '@alfred/contracts'
import { SCALES, SMALL, TENS } from './number-words.ts'

const small = [...SMALL.keys()].join('|')
const tens = [...TENS.keys()].join('|')
// Thousand island dressing is counted in bottles.
const scales = [...SCALES.keys()].join('|').replace('thousand', 'thousand(?! islands?\\b)')
const SPOKEN = new RegExp(
  `\\b(?:half an?|an?|\\d{1,9}(?:\\.\\d{1,3})?|${small}|${tens}|${scales})(?:(?:[ -]| and )(?:${small}|${tens}|${scales})\\b)+`,
  'gi',
)

/**
 * Numbers of several words as digits: "two hundred and fifty" is 250, "half a million" 500000. What is no number, and
 * what is more than any amount, stays in its words.
 */
export function spokenNumbers(text: string): string {
  return text.replace(SPOKEN, (said) => {
    const value = valueOfWords(said.toLowerCase())
    return value !== undefined && isAmount(value) ? String(value) : said
  })
}

/** `sum` is what is told in full, `part` what is still being told: of 2,350 the 2,000 and the 350. */
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

/** "Two hundred and ten" is one number, "two and ten" are two. */
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
