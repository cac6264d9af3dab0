import { cueWords } from '../words/cues.ts'
import type { Sentence } from '../words/sentence.ts'
import type { Segment } from '../words/segments.ts'
import type { ThingSpan } from './thing-tagger.ts'

// Names that no list knows are seen by where they stand: behind an amount, between commas, or beside a known name.

/** Tools whose messages are lists of foods with their amounts. */
export const LISTING: ReadonlySet<string> = new Set(
  'add_to_shopping add_item bought propose_food_log lookup_nutrition'.split(' '),
)

/** How rare a word has to be (`Vocabulary.commonnessOf`) to be part of a name, and to be one by itself or begin one. */
const IN_NAME = 3
const RARE = 5
const LONGEST = 3

const CUES = new Set(cueWords)
const INTRODUCES = new Set('of a an the some my and another plus'.split(' '))
const ENDS = new Set(
  'and with for in on at from to plus or but please by instead then today tomorrow yesterday too'.split(' '),
)
/** Words between an amount and its name. */
const BETWEEN = new Set('of the my more big small large medium extra fresh'.split(' '))
const SHOPS = new Set(
  'tesco aldi lidl asda sainsburys waitrose morrisons costco ocado walmart kroger target'.split(' '),
)

/** Words that end what was said of a food, and are none. */
const NO_NAMES = new Set(
  'theyre thats its itll theyll theyd yall quid bucks oclock forgot gift gifts expiry each apiece dated please thanks innit lah leh dey mate obvs obviously lol haha tho ta tae oan oot'.split(
    ' ',
  ),
)

/** How a food is made is part of its name where its nutrients are asked for. */
const COOKED =
  /^(?:grilled|baked|boiled|fried|roast|roasted|steamed|poached|mashed|raw|cooked|uncooked|toasted|braised|stewed|pickled|scrambled|microwaved|barbecued|sauteed|blanched|dried|tinned|canned)$/
/** Tools that a food is named to as it is eaten. */
export const AS_EATEN: ReadonlySet<string> = new Set([
  'lookup_nutrition',
  'compare_foods',
  'propose_food_log',
])

/** The names of a part with how each is made: "grilled halibut". */
export function namesAsEaten(
  { tokens, markAt }: Sentence,
  part: Segment,
  things: readonly ThingSpan[],
): ThingSpan[] {
  return things.map(({ start, end }) => {
    const isMade =
      start - 1 >= part.start &&
      COOKED.test(tokens[start - 1]?.text ?? '') &&
      tokens[start - 1]?.stop === '' &&
      markAt[start - 1] === undefined
    return { start: isMade ? start - 1 : start, end }
  })
}

type Stretch = Sentence & { start: number; end: number }

function isFree({ markAt, words, tokens }: Sentence, at: number, things: readonly ThingSpan[]): boolean {
  return (
    markAt[at] === undefined &&
    (words[at] ?? '').length > 2 &&
    !ENDS.has(tokens[at]?.text ?? '') &&
    !SHOPS.has(tokens[at]?.text ?? '') &&
    !NO_NAMES.has(tokens[at]?.text ?? '') &&
    !things.some(({ start, end }) => at >= start && at < end)
  )
}

/** Does what a name belongs to end before a token? */
function isEnd({ tokens, markAt, end }: Stretch, at: number): boolean {
  return (
    at >= end ||
    (tokens[at - 1]?.stop ?? '') !== '' ||
    ENDS.has(tokens[at]?.text ?? '') ||
    markAt[at] !== undefined
  )
}

/** The names of a part that are longer than what was found, with the rare words before and behind: "ezekiel toast", "coffee creamer". */
export function longerNames(sentence: Sentence, part: Segment, things: readonly ThingSpan[]): ThingSpan[] {
  const stretch = { ...sentence, start: part.start, end: part.end }
  const bare = things.map((thing) => withoutOrder(stretch, thing))
  return bare.map((thing) => ({
    start: startOf(stretch, thing, bare),
    end: endOf(stretch, thing, bare),
  }))
}

/** Words that say where a food goes and are no part of its name: "chuck milk and bread on the list". */
const ORDERS = /^(?:chuck|stick|pop|bung|whack|sling|throw|put|pit|get|grab|add|shove|lob|bang)$/

/** A name without the order before it and the small talk behind it, unless lists know it with them ("chuck steak"). */
function withoutOrder({ tokens, foodAt, start: from }: Stretch, { start, end }: ThingSpan): ThingSpan {
  const [first, last] = [tokens[start]?.text ?? '', tokens[end - 1]?.text ?? '']
  if (end - start < 2) return { start, end }
  const before = tokens[start - 1]
  const isBegun = start === from || before?.stop !== '' || /^(?:and|then|so|please|just)$/.test(before.text)
  if (isBegun && ORDERS.test(first) && foodAt[start + 1] !== 'I') return { start: start + 1, end }
  return NO_NAMES.has(last) ? { start, end: end - 1 } : { start, end }
}

function startOf(stretch: Stretch, { start }: ThingSpan, things: readonly ThingSpan[]): number {
  const { tokens, markAt, commonness } = stretch
  let at = start
  while (
    at - 1 > stretch.start &&
    tokens[at - 1]?.stop === '' &&
    isFree(stretch, at - 1, things) &&
    (commonness[at - 1] ?? 0) >= RARE &&
    !CUES.has(tokens[at - 1]?.text ?? '')
  )
    at -= 1
  const before = markAt[at - 1]?.kind
  const isIntroduced =
    tokens[at - 1]?.stop !== '' ||
    before === 'number' ||
    before === 'unit' ||
    INTRODUCES.has(tokens[at - 1]?.text ?? '')
  return isIntroduced && start - at < LONGEST ? at : start
}

function endOf(stretch: Stretch, { end }: ThingSpan, things: readonly ThingSpan[]): number {
  const { tokens, commonness } = stretch
  let at = end
  while (
    at < stretch.end &&
    tokens[at - 1]?.stop === '' &&
    isFree(stretch, at, things) &&
    (commonness[at] ?? 0) > IN_NAME &&
    !CUES.has(tokens[at]?.text ?? '') &&
    !/(?:ed|ing|ly)$/.test(tokens[at]?.text ?? '')
  )
    at += 1
  return at - end < LONGEST && isEnd(stretch, at) ? at : end
}

/** The names of a part that were not found, behind an amount or between the commas of a list of which something was found. */
export function namesLeftOut(sentence: Sentence, part: Segment, things: readonly ThingSpan[]): ThingSpan[] {
  const stretch = { ...sentence, start: part.start, end: part.end }
  const behindAmounts = sentence.marks.flatMap(({ kind, start, end }): ThingSpan[] => {
    if (kind !== 'number' || start < part.start || end > part.end) return []
    const name = nameFrom(stretch, afterUnit(stretch, end), things)
    return name === undefined || sentence.tokens[end - 1]?.stop !== '' ? [] : [name]
  })
  const known = [...things, ...behindAmounts]
  return [...behindAmounts, ...(things.length === 0 ? [] : betweenCommas(stretch, known))]
}

function afterUnit({ markAt, tokens }: Stretch, from: number): number {
  let at = from
  while (BETWEEN.has(tokens[at]?.text ?? '') && tokens[at]?.stop === '') at += 1
  if (markAt[at]?.kind === 'unit') at = markAt[at]?.end ?? at
  while (BETWEEN.has(tokens[at]?.text ?? '') && tokens[at]?.stop === '') at += 1
  return at
}

/** The words from a token to the next boundary, where they may be a name. */
function nameFrom(stretch: Stretch, start: number, things: readonly ThingSpan[]): ThingSpan | undefined {
  const { commonness, tokens } = stretch
  let end = start
  while (end < stretch.end && (end === start || !isEnd(stretch, end)) && isFree(stretch, end, things))
    end += 1
  const isWhole = end > start && end - start <= LONGEST && isEnd(stretch, end)
  const isNamed = Array.from({ length: end - start }, (_, index) => start + index).every(
    (at) => (commonness[at] ?? 0) >= IN_NAME && !CUES.has(tokens[at]?.text ?? ''),
  )
  return isWhole && isNamed ? { start, end } : undefined
}

function betweenCommas(stretch: Stretch, things: readonly ThingSpan[]): ThingSpan[] {
  const { tokens, commonness } = stretch
  const found: ThingSpan[] = []
  for (let at = stretch.start; at < stretch.end; at += 1) {
    const isFirst = at > stretch.start && (tokens[at - 1]?.stop === ',' || tokens[at - 1]?.text === 'and')
    if (!isFirst) continue
    const start = ['a', 'an', 'some', 'the', 'my'].includes(tokens[at]?.text ?? '') ? at + 1 : at
    const name = nameFrom(stretch, start, things)
    const isRare = name !== undefined && (commonness[name.end - 1] ?? 0) >= RARE
    if (isRare) found.push(name)
  }
  return found
}
