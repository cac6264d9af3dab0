import { thingOf, type Thing } from '../things/things-and-parts.ts'
import type { Mark } from '../words/marks.ts'
import type { Sentence } from '../words/sentence.ts'
import { units } from '../words/word-marks.ts'
import {
  amountOf,
  amountSlots,
  isDenied,
  unitBehind,
  unitRightBehind,
  MEASURES,
  type Amount,
  type Item,
} from './amounts.ts'
import { areAmountsBehind } from './amounts-behind.ts'
import { asDishes, isOne } from './dishes-of-two.ts'
import { marksIn, textOf, thingsOf, wordsBefore, type Given } from './given.ts'
import { countedBehind, exactly, measureBehind } from './told-exactly.ts'

/** Words that may stand between an amount and its food: "two of the big carrots". */
const BETWEEN = new Set(
  'of the my our a an more fresh big small large medium little whole full extra about around roughly x new fat good nice tiny huge ripe last proper decent heaped level spare other some single tall half leftover frozen size'.split(
    ' ',
  ),
)
/** The things of a part with their amounts: before them ("2 kg of rice") or behind ("rice 2 kg", "eggs x6"). */
export function itemsOf(given: Given): Item[] {
  const taken = new Set<Mark>()
  const things = asDishes(given, thingsOf(given))
  const before = areAmountsBehind(given, things)
    ? []
    : things.map((thing) => amountBefore(given, thing, taken))
  const items = things.map((thing, index) =>
    withUnitOfName(
      given,
      withUnitBehind(
        given,
        withoutOwnUnit(given, {
          thing,
          ...(before[index] ?? amountBehind(given, { thing, next: things[index + 1] }, taken)),
        }),
      ),
    ),
  )
  const [only, second] = items
  if (only !== undefined && second === undefined)
    return putRight(given, [
      countedBehind(given, only, taken) ??
        inPack(given, {
          ...only,
          ...(only.quantity === undefined ? loneOrPiece(given, taken) : exactly(given, only)),
        }),
    ])
  const exact = inUnitBefore(
    given,
    items.map((item) => ({ ...inPack(given, item), ...measureBehind(given, item) })),
  )
  return putRight(given, / (?:each|apiece) /.test(textOf(given)) ? withEach(exact) : exact)
}

/** "4 tins of tomatoes, 2 of beans": what "of" stands behind without a unit is counted in the one before. "2 of the eggs" are eggs. */
function inUnitBefore({ sentence }: Given, items: readonly Item[]): Item[] {
  const told: Item[] = []
  for (const item of items) {
    const unit = told.at(-1)?.unit
    const { start } = item.thing
    const isOf =
      sentence.tokens[start - 1]?.text === 'of' &&
      sentence.markAt[start - 2]?.kind === 'number' &&
      Number(sentence.markAt[start - 2]?.value) >= 1
    const isBare = item.unit === undefined && item.quantity !== undefined && isOf
    told.push(isBare && unit !== undefined ? { ...item, unit } : item)
  }
  return told
}

const PUTS_RIGHT =
  /\b(?:no|no wait|wait|sorry|actually|make it|make that|i think|i mean|maybe|rather|scratch that|make those|(?:should|must|to) be)$/

/** The amount of what was named last, where another one is said behind it: "4 packs of bacon, no wait, 6". */
function putRight(given: Given, items: readonly Item[]): Item[] {
  const last = items.at(-1)
  const number = marksIn(given, 'number').findLast(
    ({ start, value }) =>
      start >= (last?.thing.end ?? 0) &&
      Number(value) !== last?.quantity &&
      PUTS_RIGHT.test(wordsBefore(given, start, 2)),
  )
  if (last?.quantity === undefined || number === undefined || isDenied(given.sentence, number))
    return [...items]
  const unit = unitRightBehind(given.sentence, number)?.value ?? last.unit
  return [
    ...items.slice(0, -1),
    { ...last, quantity: Number(number.value), ...(unit !== undefined && { unit: String(unit) }) },
  ]
}

/** "A six pack of eggs" is six eggs. */
function inPack(given: Given, { unit, ...item }: Item): Item {
  const isOf = unit === 'pack' && / an? (?:\d+|four|six|eight|ten|twelve|dozen) ?packs? /.test(textOf(given))
  return isOf || unit === undefined ? item : { ...item, unit }
}

/** "Two coconut milk tins": the pack stands behind its food. */
function withUnitBehind({ sentence: { tokens, markAt } }: Given, item: Item): Item {
  const { start, end } = item.thing
  const said = tokens[end - 1]?.stop === '' ? (tokens[end]?.text ?? '') : ''
  const unit = PACKS.test(said) ? units.get(said) : undefined
  const isCounted = item.quantity !== undefined && markAt[start - 1]?.value === item.quantity
  return isCounted && item.unit === undefined && unit !== undefined ? { ...item, unit } : item
}
const PACKS =
  /^(?:tins?|cans?|packs?|packets?|bags?|bottles?|jars?|cartons?|boxes|tubs?|pots?|loaves|bunches)$/

/** "Tbsp peanut butter", "tablespoon mayo": a unit that was taken for the beginning of a name. */
function withUnitOfName({ sentence }: Given, item: Item): Item {
  const { start, end } = item.thing
  const said = sentence.tokens[start]?.text ?? ''
  const unit = end - start > 1 && SPOONS.test(said) ? units.get(said) : undefined
  return unit === undefined || item.unit !== undefined
    ? item
    : { ...item, quantity: item.quantity ?? 1, unit, thing: thingOf(sentence, { start: start + 1, end }) }
}
const SPOONS = /^(?:tbsp|tbsps|tablespoons?|tsp|teaspoons?)$/

/** "Two rolls" are no two rolls of rolls. */
function withoutOwnUnit({ sentence: { markAt } }: Given, { unit, ...item }: Item): Item {
  const { start, end } = item.thing
  const isOwn = markAt.slice(start, end).some((mark) => mark?.kind === 'unit' && mark.value === unit)
  return isOwn || unit === undefined ? item : { ...item, unit }
}

/** The only amount of a part, or one piece of what is named: "the pie, I had a slice". */
function loneOrPiece(given: Given, taken: Set<Mark>): Amount {
  const alone = loneAmount(given, taken)
  if (alone.quantity !== undefined) return alone
  const piece = marksIn(given, 'unit').find(({ start }) =>
    /^(?:a|an|one|another|(?:a|one) (?:big|small|large|little|wee))$/.test(
      wordsBefore(given, start, 2).replace(/^.* (?=(?:an?|one|another)$)/, ''),
    ),
  )
  return piece === undefined ? {} : { quantity: 1, unit: String(piece.value) }
}

/** "Thyme and sage, one bunch each": what is told last holds for all that nothing else is told of. */
function withEach(items: readonly Item[]): Item[] {
  const last = items.findLast(({ quantity }) => quantity !== undefined)
  return items.map((item) =>
    item.quantity === undefined && last !== undefined ? { ...item, ...amountSlots(last) } : item,
  )
}

function amountBefore({ sentence }: Given, thing: Thing, taken: Set<Mark>): Amount | undefined {
  if (sentence.tokens[thing.start - 1]?.stop) return undefined
  let at = thing.start - 1
  let unit: Mark | undefined
  while (at >= 0) {
    const mark = sentence.markAt[at]
    if (sentence.tokens[at]?.stop !== '' && at < thing.start - 1) break
    if (mark?.kind === 'unit' && unit === undefined) unit = mark
    else if (mark?.kind === 'number')
      return (
        withHalf(sentence, mark, taken) ??
        packsBefore(sentence, { mark, unit, taken }) ??
        // "A 5 kg bag of rice" is 5 kg.
        numberBefore(sentence, { mark, unit: unitRightBehind(sentence, mark) ?? unit, taken })
      )
    else if (isOne(sentence.tokens[at]?.text) && isRightBefore(sentence, at, thing) && unit === undefined) {
      // "A quarter of a chicken", "half a chicken".
      const fraction = sentence.markAt[sentence.tokens[at - 1]?.text === 'of' ? at - 2 : at - 1]
      return fraction?.kind === 'number' && Number(fraction.value) < 1
        ? amountOf(fraction, undefined, taken)
        : { quantity: 1 }
    } else if (!BETWEEN.has(sentence.tokens[at]?.text ?? '') && mark?.kind !== 'unit') break
    at = (mark?.start ?? at) - 1
  }
  return unit === undefined ? undefined : { quantity: 1, unit: String(unit.value) }
}

/** "A twirl", "a whole twirl", "an entire pizza". */
const isRightBefore = ({ tokens }: Sentence, at: number, { start }: Thing): boolean =>
  at === start - 1 || (at === start - 2 && /^(?:whole|entire|single|full)$/.test(tokens[at + 1]?.text ?? ''))

type Found = { mark: Mark; unit: Mark | undefined; taken: Set<Mark> }

/** An amount right before its thing, or the share of it that is meant. */
function numberBefore(sentence: Sentence, { mark, unit, taken }: Found): Amount | undefined {
  const share = shareOf(sentence, mark)
  if (share !== undefined) return amountOf(share, unit, taken)
  return taken.has(mark) || isDenied(sentence, mark) ? undefined : amountOf(mark, unit, taken)
}

/** "Two 400 g tins" are two tins. */
function packsBefore(sentence: Sentence, { mark, unit, taken }: Found): Amount | undefined {
  const [count, size] = [sentence.markAt[mark.start - 1], unitRightBehind(sentence, mark)]
  const isSize =
    size !== undefined && MEASURES.test(String(size.value)) && unit !== undefined && unit !== size
  return count?.kind === 'number' && isSize ? amountOf(count, unit, taken) : undefined
}

/** "A cup and a half", "2 cups and a half". */
export function withHalf(
  { markAt, tokens }: Sentence,
  half: Mark,
  taken: Set<Mark> = new Set(),
): { quantity: number; unit: string } | undefined {
  const unit = markAt[half.start - 2]
  const isMore = /^(?:and|n|plus)$/.test(tokens[half.start - 1]?.text ?? '')
  if (Number(half.value) !== 0.5 || !isMore || unit?.kind !== 'unit') return undefined
  // "A slice and half a tin" are two amounts.
  if (markAt[half.end]?.kind === 'unit' || /^an?$/.test(tokens[half.end]?.text ?? '')) return undefined
  const number = markAt[unit.start - 1]
  taken.add(half)
  return {
    quantity: Number(half.value) + (number?.kind === 'number' ? Number(number.value) : 1),
    unit: String(unit.value),
  }
}

/** "9 of the 12 eggs": 9. */
function shareOf({ markAt, tokens }: Sentence, { start, value }: Mark): Mark | undefined {
  const behindOf =
    tokens[start - 1]?.text === 'of' ? start - 1 : tokens[start - 2]?.text === 'of' ? start - 2 : -1
  const share = markAt[behindOf - 1]
  return share?.kind === 'number' && Number(share.value) < Number(value) ? share : undefined
}

/** "Milk 2 l", "eggs x 6", "avocados, 4 of them". */
function amountBehind(
  { sentence, part }: Given,
  { thing, next }: { thing: Thing; next: Thing | undefined },
  taken: Set<Mark>,
): Amount | undefined {
  const until = Math.min(next?.start ?? part.end, thing.end + 6)
  for (let at = thing.end; at < until; at += 1) {
    const mark = sentence.markAt[at]
    if (mark?.kind !== 'number' || taken.has(mark)) continue
    const isTold = /^(?:is|are|be)$/.test(sentence.tokens[at - 1]?.text ?? '')
    const isNext = next !== undefined && mark.end >= next.start - 2 && at > thing.end + 1 && !isTold
    // "Both to the pantry" counts what was named.
    if (isDenied(sentence, mark) || isNext || sentence.tokens[at]?.text === 'both') continue
    const more = withHalf(sentence, mark, taken)
    if (more !== undefined) return more
    const unit = unitBehind(sentence, mark)
    return amountOf(mark, unit, taken)
  }
  // "New potatoes, a kilo", "got the new potatoes in, a kilo".
  for (let at = thing.end; at < until - 1; at += 1) {
    const alone = sentence.markAt[at + 1]
    const isBegun = at === thing.end || sentence.tokens[at - 1]?.stop === ','
    const isOne = isBegun && /^(?:a|an|one)$/.test(sentence.tokens[at]?.text ?? '')
    const isOfNext = / of (?!them|it|those|that|each)/.test(
      ` ${sentence.tokens[alone?.end ?? at]?.text ?? ''} ${sentence.tokens[(alone?.end ?? at) + 1]?.text ?? ''}`,
    )
    const isWhole = alone?.kind === 'unit' && alone.end <= until && !isOfNext
    if (isOne && isWhole) return { quantity: 1, unit: String(alone.value) }
  }
  return undefined
}

/** The only amount of a part that names one thing or none. */
export function loneAmount({ sentence, part }: Given, taken: Set<Mark> = new Set()): Amount {
  const numbers = sentence.marks.filter(
    (mark) =>
      mark.kind === 'number' &&
      sentence.tokens[mark.start]?.text !== 'both' &&
      mark.start >= part.start &&
      mark.end <= part.end &&
      !taken.has(mark) &&
      !isDenied(sentence, mark),
  )
  const number = numbers.find((one) => isSet(sentence, one)) ?? numbers[0]
  if (number === undefined) return loneUnit({ sentence, part })
  for (const one of numbers) {
    const more = withHalf(sentence, one, taken)
    if (more !== undefined) return more
  }
  return amountOf(number, unitBehind(sentence, number), taken)
}

/** "Another pint": one of a unit that "a" or "another" stands before. */
function loneUnit({ sentence: { markAt, tokens }, part }: Pick<Given, 'sentence' | 'part'>): Amount {
  for (let at = part.start; at < part.end; at += 1) {
    const [mark, before] = [markAt[at], tokens[at - 1]?.text ?? '']
    const isOne = /^(?:a|an|one|another|anither)$/.test(before)
    if (mark?.kind === 'unit' && mark.start === at && isOne) return { quantity: 1, unit: String(mark.value) }
  }
  return {}
}

/** Is an amount what something is to be: "should be two"? */
const isSet = ({ tokens }: Sentence, { start }: Mark): boolean =>
  /^(?:be|say|it|make|to)$/.test(tokens[start - 1]?.text ?? '')

/** Of two amounts of one entry the last one is what it was: "12 wings was a lie, 18", "half of the pasta, 60 grams". */
export function lastAmount(given: Given): { quantity: number; unit?: string } | undefined {
  const numbers = marksIn(given, 'number').filter(
    (mark) =>
      !isDenied(given.sentence, mark) &&
      !/\b(?:not|than|of|said|says|told|registered|logged|recorded|wrote|written|entered)$/.test(
        wordsBefore(given, mark.start, 1),
      ),
  )
  const unitOf = ({ end }: { end: number }): unknown =>
    given.sentence.markAt[end]?.kind === 'unit' ? given.sentence.markAt[end]?.value : undefined
  // Of "three bags of ice, it will be 35" the bags are counted; of "it's three, no, it's four" nothing else is.
  const isCounted = numbers.some((one) => unitOf(one) !== undefined)
  const isToldBeside = (one: Mark): boolean =>
    isCounted &&
    unitOf(one) === undefined &&
    /\b(?:be|its|size|aged?)$/.test(wordsBefore(given, one.start, 1))
  const last = numbers.findLast((one) => !isToldBeside(one))
  const more = last && withHalf(given.sentence, last)
  if (more !== undefined) return more
  if (last === undefined || marksIn(given, 'number').length < 2) return undefined
  const unit = numbers.map(unitOf).findLast((one) => one !== undefined)
  return { quantity: Number(last.value), ...(unit !== undefined && { unit: String(unit) }) }
}
