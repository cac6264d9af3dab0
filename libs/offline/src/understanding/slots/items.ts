import { thingOf, type Thing } from '../things-and-parts.ts'
import type { Mark } from '../marks.ts'
import type { Sentence } from '../sentence.ts'
import { marksIn, textOf, thingsOf, wordsBefore, type Given } from './given.ts'

/** A thing with its amount. */
export type Item = { thing: Thing; quantity?: number; unit?: string }

/** Words that may stand between an amount and its food: "two of the big carrots". */
const BETWEEN = new Set(
  'of the my our a an more fresh big small large medium little whole full extra about around roughly x new fat good nice tiny huge ripe last proper decent heaped level spare other some single tall half leftover frozen size'.split(
    ' ',
  ),
)
/** Words that may stand between a number and its unit: "2 more packs". */
const SIZES = /^(?:more|big|large|small|extra|new|heaped|level|full|whole)$/

/** Is an amount denied by the words before it: "not 5", "rather than 5", "I said 5"? "Fewer than 5" is not. */
function isDenied({ tokens }: Sentence, { start }: Mark): boolean {
  const [second = '', first = ''] = [tokens[start - 2]?.text, tokens[start - 1]?.text]
  if (first === 'than') return !/^(?:fewer|less|more|lower|under|below)$/.test(second)
  return /^(?:not|isnt|wasnt|instead|said)$/.test(first) || (first === 'of' && second === 'instead')
}

/** The things of a part with their amounts: before them ("2 kg of rice") or behind ("rice 2 kg", "eggs x6"). */
export function itemsOf(given: Given): Item[] {
  const taken = new Set<Mark>()
  const things = asDishes(given, thingsOf(given))
  const before = areAmountsBehind(given, things)
    ? []
    : things.map((thing) => amountBefore(given, thing, taken))
  const items = things.map((thing, index) =>
    withoutOwnUnit(given, {
      thing,
      ...(before[index] ?? amountBehind(given, { thing, next: things[index + 1] }, taken)),
    }),
  )
  const [only, second] = items
  if (only !== undefined && second === undefined)
    return putRight(given, [
      inPack(given, {
        ...only,
        ...(only.quantity === undefined ? loneOrPiece(given, taken) : exactly(given, only)),
      }),
    ])
  const exact = items.map((item) => ({ ...inPack(given, item), ...measureBehind(given, item) }))
  return putRight(given, / (?:each|apiece) /.test(textOf(given)) ? withEach(exact) : exact)
}

const PUTS_RIGHT =
  /\b(?:no|no wait|wait|sorry|actually|make it|make that|i think|i mean|maybe|rather|scratch that|make those)$/

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

/** The measure right behind one of several things of which a pack was told: "a bag of potatoes, 2.5 kg". */
function measureBehind({ sentence }: Given, { thing, quantity, unit }: Item): Amount {
  if (unit === undefined || quantity !== 1 || MEASURES.test(unit)) return {}
  const mark = sentence.markAt[thing.end]
  const behind = mark?.kind === 'number' ? unitRightBehind(sentence, mark) : undefined
  return mark !== undefined && behind !== undefined && MEASURES.test(String(behind.value))
    ? { quantity: Number(mark.value), unit: String(behind.value) }
    : {}
}

/** "A six pack of eggs" is six eggs. */
function inPack(given: Given, { unit, ...item }: Item): Item {
  const isOf = unit === 'pack' && / an? (?:\d+|four|six|eight|ten|twelve|dozen) ?packs? /.test(textOf(given))
  return isOf || unit === undefined ? item : { ...item, unit }
}

/** "Two rolls" are no two rolls of rolls. */
function withoutOwnUnit({ sentence: { markAt } }: Given, { unit, ...item }: Item): Item {
  const { start, end } = item.thing
  const isOwn = markAt.slice(start, end).some((mark) => mark?.kind === 'unit' && mark.value === unit)
  return isOwn || unit === undefined ? item : { ...item, unit }
}

/** Dishes that are called after two foods: "a cheese and pickle sandwich". */
const OF_TWO =
  /(?:sandwich|sandwiches|toastie|sarnie|roll|bap|wrap|baguette|panini|pie|pasty|quiche|omelette|pizza|soup|salad|risotto|curry|stir fry|crumble|smoothie|muffin)$/

/** Things of which the first only says what the second is made of, as one thing. */
function asDishes({ sentence }: Given, things: readonly Thing[]): Thing[] {
  const joined: Thing[] = []
  for (const thing of things) {
    const last = joined.at(-1)
    const isSingle = last !== undefined && isOne(sentence.tokens[last.start - 1]?.text)
    const isPair =
      last?.end === thing.start - 1 &&
      sentence.tokens[last.end]?.text === 'and' &&
      sentence.tokens[last.end - 1]?.stop === '' &&
      last.role === thing.role
    if (isSingle && isPair && OF_TWO.test(thing.said) && !last.said.endsWith('s')) {
      const whole = thingOf(sentence, { start: last.start, end: thing.end })
      joined[joined.length - 1] = thing.role === undefined ? whole : { ...whole, role: thing.role }
    } else joined.push(thing)
  }
  return joined
}

/** Units that are measured, and no packs or pieces. */
const MEASURES = /^(?:g|kg|ml|l|cl|oz|lb)$/

/** The measure that is told beside a pack or a splash of the only thing: "a bag of spinach, 200 g". */
function exactly(given: Given, { quantity, unit }: Item): Amount {
  if (unit === undefined || quantity !== 1 || MEASURES.test(unit)) return {}
  const measured = marksIn(given, 'number').find((mark) => {
    const behind = unitRightBehind(given.sentence, mark)
    return behind !== undefined && MEASURES.test(String(behind.value)) && !isDenied(given.sentence, mark)
  })
  return measured === undefined
    ? {}
    : amountOf(measured, unitRightBehind(given.sentence, measured), new Set())
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

/** Does an amount stand right behind each of several things: "chicken 250 g rice 300 g"? */
function areAmountsBehind({ sentence: { markAt, tokens } }: Given, things: readonly Thing[]): boolean {
  const isBehind = ({ end }: Thing): boolean => markAt[end]?.kind === 'number' && tokens[end - 1]?.stop === ''
  const before = things[0] === undefined ? undefined : markAt[things[0].start - 1]
  return things.length > 1 && things.every(isBehind) && before?.kind !== 'number' && before?.kind !== 'unit'
}

export type Amount = { quantity?: number; unit?: string }

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

const isOne = (word: string | undefined): boolean => word === 'a' || word === 'an' || word === 'another'

/** Thirds as people write them down: 0.33 and 0.67. */
const written = (value: number): number =>
  Number.isInteger(value * 1_000) ? value : Math.round(value * 100) / 100

function amountOf(number: Mark, unit: Mark | undefined, taken: Set<Mark>): Amount {
  taken.add(number)
  return { quantity: written(Number(number.value)), ...(unit && { unit: String(unit.value) }) }
}

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
): Amount | undefined {
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
    const isNext = next !== undefined && mark.end >= next.start - 2 && at > thing.end + 1
    // "Both to the pantry" counts what was named.
    if (isDenied(sentence, mark) || isNext || sentence.tokens[at]?.text === 'both') continue
    const more = withHalf(sentence, mark, taken)
    if (more !== undefined) return more
    const unit = unitBehind(sentence, mark)
    return amountOf(mark, unit, taken)
  }
  // "New potatoes, a kilo".
  const alone = sentence.markAt[thing.end + 1]
  const isAlone = alone?.kind === 'unit' && /^(?:a|an|one)$/.test(sentence.tokens[thing.end]?.text ?? '')
  return isAlone && alone.end <= until ? { quantity: 1, unit: String(alone.value) } : undefined
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
  const half = numbers.find((one) => withHalf(sentence, one) !== undefined)
  return (half && withHalf(sentence, half, taken)) ?? amountOf(number, unitBehind(sentence, number), taken)
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

/** The unit that stands right behind a number. */
const unitRightBehind = ({ markAt }: Sentence, { end }: Mark): Mark | undefined =>
  markAt[end]?.kind === 'unit' ? markAt[end] : undefined

/** The unit behind an amount: "2 l", "2 more packs", "a quarter of a jar". */
function unitBehind({ markAt, tokens }: Sentence, { end }: Mark): Mark | undefined {
  const behindOf = tokens[end]?.text === 'of' ? end + 1 : end
  const isBetween =
    /^(?:a|the)$/.test(tokens[behindOf]?.text ?? '') || SIZES.test(tokens[behindOf]?.text ?? '')
  const at = isBetween ? behindOf + 1 : behindOf
  return markAt[at]?.kind === 'unit' ? markAt[at] : undefined
}

/** "A link and a half" as one amount. */
function fullAmount({ sentence }: Given, half: Mark): { quantity: number; unit?: string } | undefined {
  const { quantity, unit } = withHalf(sentence, half) ?? {}
  return quantity === undefined ? undefined : { quantity, ...(unit !== undefined && { unit }) }
}

/** Of two amounts of one entry the last one is what it was: "12 wings was a lie, 18", "half of the pasta, 60 grams". */
export function lastAmount(given: Given): { quantity: number; unit?: string } | undefined {
  const numbers = marksIn(given, 'number').filter(
    ({ start }) =>
      !/\b(?:not|than|of|said|registered|logged|recorded|wrote|written|entered)$/.test(
        wordsBefore(given, start, 1),
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
  if (last !== undefined && withHalf(given.sentence, last) !== undefined) return fullAmount(given, last)
  if (last === undefined || marksIn(given, 'number').length < 2) return undefined
  const unit = numbers.map(unitOf).findLast((one) => one !== undefined)
  return { quantity: Number(last.value), ...(unit !== undefined && { unit: String(unit) }) }
}

/** The quantity and the unit of an item, as slots. */
export function amountSlots({ quantity, unit }: Amount): { quantity?: number; unit?: string } {
  return { ...(quantity !== undefined && { quantity }), ...(unit !== undefined && { unit }) }
}
