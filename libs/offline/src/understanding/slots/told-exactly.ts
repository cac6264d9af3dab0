import type { Mark } from '../words/marks.ts'
import { numberAt } from '../words/numbers.ts'
import {
  amountOf,
  isDenied,
  MEASURES,
  unitBehind,
  unitRightBehind,
  type Amount,
  type Item,
} from './amounts.ts'
import { marksIn, wordsBefore, type Given } from './given.ts'

// Where a pack or a share is named and how much it is told beside it, that is the amount.

/** The measure right behind one of several things of which a pack was told: "a bag of potatoes, 2.5 kg". */
export function measureBehind({ sentence }: Given, { thing, quantity, unit }: Item): Amount {
  if (unit === undefined || quantity !== 1 || MEASURES.test(unit)) return {}
  const mark = sentence.markAt[thing.end]
  const behind = mark?.kind === 'number' ? unitRightBehind(sentence, mark) : undefined
  return mark !== undefined && behind !== undefined && MEASURES.test(String(behind.value))
    ? { quantity: Number(mark.value), unit: String(behind.value) }
    : {}
}

/** "Tins of coke, 12": how many of a unit of which none was told before it. Of "box of lollies, 4" the lollies are counted. */
export function countedBehind(
  given: Given,
  { thing, quantity, unit }: Item,
  taken: ReadonlySet<Mark>,
): Item | undefined {
  const own = given.sentence.marks.find(
    ({ kind, end }) => kind === 'unit' && end <= thing.start && end >= thing.start - 3,
  )
  if (unit === undefined || quantity !== 1 || own?.value !== unit) return undefined
  const isTold =
    given.sentence.markAt[own.start - 1]?.kind === 'number' ||
    /\b(?:an?|one|another|the|this|that)$/.test(wordsBefore(given, own.start, 1))
  if (isTold) return undefined
  const [number, second] = marksIn(given, 'number').filter(
    (mark) => mark.start >= thing.end && !taken.has(mark) && !isDenied(given.sentence, mark),
  )
  // "Of the two kilos I gave 300 g": a number that plays no role does not make it one kilo.
  const isUnseen = numberAt(given.sentence.tokens, own.start - 1)?.end === own.start
  if (number === undefined || second !== undefined) return undefined
  if (!isUnseen && !isByItself(given, number)) return undefined
  const said = given.sentence.tokens[own.end - 1]?.text ?? ''
  const behind = unitBehind(given.sentence, number) ?? (said.endsWith('s') ? own : undefined)
  const isWeight = behind === undefined && Number(number.value) >= LARGEST_COUNT
  return isWeight ? undefined : { thing, ...amountOf(number, behind, new Set()) }
}

/** Does a number with its unit stand between stops: "..., 12"? */
function isByItself({ sentence, part }: Given, number: Mark): boolean {
  const end = unitBehind(sentence, number)?.end ?? number.end
  const isBegun =
    sentence.tokens[number.start - 1]?.stop !== '' || sentence.tokens[number.start - 1]?.text === 'so'
  return isBegun && (end >= part.end || sentence.tokens[end - 1]?.stop !== '')
}

/** A bare figure as large as this one tells a weight. */
const LARGEST_COUNT = 50

/** The measure that is told beside a pack, a splash or a share of the only thing: "a bag of spinach, 200 g", "half the rice, 1 kg". */
export function exactly(given: Given, { quantity, unit }: Item): Amount {
  const isShare = unit === undefined && quantity !== undefined && quantity < 1
  if (!isShare && (unit === undefined || quantity !== 1 || MEASURES.test(unit))) return {}
  const measured = marksIn(given, 'number').find((mark) => {
    const behind = unitRightBehind(given.sentence, mark)
    return (
      behind !== undefined &&
      MEASURES.test(String(behind.value)) &&
      !isDenied(given.sentence, mark) &&
      // Half of 500 g is no 500 g.
      !(isShare && (Number(mark.value) < 1 || OF_WHOLE.test(wordsBefore(given, mark.start, 3))))
    )
  })
  return measured === undefined
    ? {}
    : amountOf(measured, unitRightBehind(given.sentence, measured), new Set())
}

const OF_WHOLE = /\b(?:half|quarter|third|of)(?: (?:of|the|that|my|a|an|our))*$/
