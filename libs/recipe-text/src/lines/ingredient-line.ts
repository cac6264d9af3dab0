import { withoutUnseen } from '@alfred/contracts'
import { foldBlanks, plainNumbers, signsAsFractions, withoutEdges } from '@alfred/language'
import { splitAlternatives } from './alternatives.ts'
import { isGroupHeading } from './group-heading.ts'
import { isMeasured, kindOf, measureAt, unitOf, type LineUnit, type MeasureName } from './measures.ts'
import { numberAt } from './numbers.ts'
import { amountOnly, metricFirst, readAmountAt, type Amount, type AmountRead } from './read-amount.ts'
import { splitFood } from './split-food.ts'
import { takeBrackets } from './take-brackets.ts'

/** A line of a list of ingredients, in its parts. */
export type IngredientLine = {
  /** Null for "salt to taste". The two ends differ in a range. */
  amount: { low: number; high: number } | null
  /** Null for pieces. */
  unit: LineUnit | null
  /** What one container or piece holds: 400 g of "2 x 400 g tins". */
  each: { amount: number; unit: LineUnit } | null
  food: string
  /** "large": which piece to take, and not which food. */
  size: string | null
  preparation: string | null
  /** What may be taken instead: "butter or margarine". */
  alternatives: string[]
  optional: boolean
  /** Everything else, as it is written: "to taste", "plus extra for greasing", "8 oz". */
  notes: string[]
}

/** Longer than any ingredient line. */
const LENGTH_MAX = 300

/**
 * Reads a line of a list of ingredients in English or German. Nothing is guessed: what is no amount stays in the text.
 * Null for a heading, and for what holds no food. Pints, quarts, gallons and fluid ounces are those of the locale.
 */
export function readIngredientLine(line: string, locale = 'en-US'): IngredientLine | null {
  if (line.length > LENGTH_MAX) return null
  const clean = foldBlanks(withoutUnseen(line)).replace(BULLET, '')
  if (clean === '' || isGroupHeading(clean)) return null
  const notes: string[] = []
  const keep = (note: string): string => {
    notes.push(foldBlanks(note))
    return ''
  }
  const { text, brackets } = takeBrackets(clean.replace(PLURAL_ENDING, ''))
  const optional = OPTIONAL.test(clean) || PERHAPS.test(clean)
  const bare = withoutEdges(
    plain(text)
      .replace(OPTIONAL, ' ')
      .replace(PERHAPS, '')
      .replace(AS_LIKED, keep)
      .replace(APPROXIMATELY, keep)
      .replace(PART_OF, (_, part: string, one?: string) => {
        keep(`${part} of`)
        return one === undefined ? '' : '1 '
      }),
    ',;.',
  )
  const sized = bare.replace(LENGTH, keep)
  return compose({ ...amountIn(foldBlanks(sized).split(' ')), brackets, notes, optional, locale })
}

const BULLET =
  /^(?:(?:[-*•▢☐‣◦·–]|\[ ?x?\]|\p{Extended_Pictographic}\uFE0F?) ?)+|^\d{1,2}[.)] (?=[\p{L}\d])/iu
/** "2-inch piece of ginger" is one piece. */
const LENGTH = /^\d{1,3}(?: ?[-x×] ?\d{1,3})? ?-?(?:inch(?:es)?|in|cm|mm|")[ -](?=\S)/i
const PLURAL_ENDING = /\((?:e?s|e?n|e?r|e)\)/g
const OPTIONAL = /\b(?:\(?optional\)?|wahlweise)(?=$|[\s,;.)])/i
const PERHAPS = /^(?:evtl\.?|ggf\.?|eventuell|possibly|perhaps) /i
const AS_LIKED = /^(?:n\. ?b\.|nach (?:belieben|bedarf|geschmack)) /i
const APPROXIMATELY = /^(?:about|approximately|around|approx\.?|roughly|circa|ca\.?|etwa|ungefähr) /i
const PART_OF =
  /^((?:(?:finely|freshly|fresh|grated|squeezed|strained|frisch|gepresster) )*(?:juice|zest|peel|rind|saft|schale|abrieb)(?:(?: and | & | und )(?:juice|zest|peel|rind|saft|schale|abrieb))?) (?:of|von)? ?(eine[rns]? |eines )?(?:the )?(?=\S* ?\S)/i

/** Numbers and measures as words of their own: "225g/8½oz" becomes "225 g / 8 1/2 oz". */
function plain(text: string): string {
  return foldBlanks(
    plainNumbers(signsAsFractions(text.replaceAll('\u2044', '/')))
      .replace(/(\d) ?(?:&|\+|and|und) ?(?=\d\/\d)/gi, '$1 ')
      .replace(
        /(?<!\p{L})(\d{1,6}|one|two|three|ein|zwei|drei) (?:and|und) (?:a |an? ?)?(half|quarter)\b/giu,
        (_, whole: string, part: string) => `${whole} ${/half/i.test(part) ? '1/2' : '1/4'}`,
      )
      .replace(/(\d)-(?=\d\/\d)/g, '$1 ')
      .replace(/(\d) ?[-–—] ?(?=\d)/g, '$1 - ')
      // "15-ounce can", but not "7-Up".
      .replace(/(\d)-(\p{L}{1,12})(?!\p{L})/gu, (said, digit: string, word: string) =>
        measureAt([word], 0) === undefined ? said : `${digit} ${word}`,
      )
      .replace(/(\d)(?=\p{L})/gu, '$1 ')
      .replace(/(?<=\p{L}\.?) ?\/ ?(?=\d)/gu, ' / ')
      // "onion-2", "oil 3 tbsp" and "flour: 200 g" have their amount behind.
      .replace(/(?<=\p{L})[-–—](?=\d{1,5}$)/u, ' - ')
      .replace(/ n (?=pepper)/gi, ' and '),
  )
}

type Read = { read: AmountRead; rest: string; said: string }

/** The amount at the beginning of a line, or at its end: "flour - 200 g". */
function amountIn(words: readonly string[]): Read {
  const at = vagueWords(words)
  const read = readAmountAt(words, at)
  const said = words.slice(at, read.next).join(' ')
  const rest = words
    .slice(read.next)
    .join(' ')
    .replace(/^(?:of|von|each(?: of)?) /i, '')
  if (read.amount !== null && rest !== '') return { read, rest, said }
  const behind = amountBehind(words)
  if (behind !== undefined) return behind
  // "4 cloves" are the spice.
  const count = numberAt(words, at)
  const name = count === undefined ? '' : words.slice(count.next).join(' ')
  if (count !== undefined && name !== '' && kindOf(read.amount?.unit ?? 'g') === 'part') {
    const amount = { low: count.value, high: count.value, unit: null }
    return { read: { amount, size: null, others: [], next: count.next }, rest: name, said: words[at] ?? '' }
  }
  // An amount of nothing is no ingredient.
  const none = read.amount === null ? words.slice(at).join(' ').replace(/^of /, '') : rest
  return { read: { ...read, amount: null }, rest: none, said: '' }
}

/** How many words at the beginning mean an amount that nobody can tell: "some", "a few". */
function vagueWords(words: readonly string[]): number {
  if (VAGUE.test(words[0] ?? '')) return 1
  return /^(?:an?|ein)$/i.test(words[0] ?? '') && /^(?:few|little|bit|paar)$/i.test(words[1] ?? '') ? 2 : 0
}

const VAGUE = /^(?:some|several|few|etwas|einige|wenig|paar)$/i

function amountBehind(words: readonly string[]): Read | undefined {
  // "Eier, 2" has its comma before the amount, "chicken breast 2, diced" behind it.
  const comma = words.findIndex((word, at) => word.endsWith(',') && !/^\d/.test(words[at + 1] ?? ''))
  const head = (comma < 0 ? words : words.slice(0, comma + 1)).map((word) => word.replace(/,$/, ''))
  for (let at = 1; at < head.length; at += 1) {
    if (!/^(?:\d|[x×]$)/i.test(head[at] ?? '')) continue
    const from = /^[x×]$/i.test(head[at] ?? '') ? at + 1 : at
    const read = readAmountAt(head, from)
    if (read.amount === null || read.next !== head.length) continue
    const food = withoutEdges(head.slice(0, at).join(' '), ':-–—=,')
    const behind = comma < 0 ? '' : `, ${words.slice(comma + 1).join(' ')}`
    return food === '' ? undefined : { read, rest: `${food}${behind}`, said: head.slice(from).join(' ') }
  }
  return undefined
}

type Parts = Read & { brackets: string[]; notes: string[]; optional: boolean; locale: string }

function compose({
  read,
  rest,
  said: asSaid,
  brackets,
  notes,
  optional,
  locale,
}: Parts): IngredientLine | null {
  const measures = brackets
    .flatMap((said) => said.split(/[;,] /))
    .map((said) => ({ said, amount: amountOnly(plain(said).split(' ')) }))
  const inBrackets = measures.flatMap(({ amount, said }) =>
    amount !== undefined && isMeasured(amount.unit) ? [{ ...amount, said }] : [],
  )
  const holds = read.amount !== null && isContainer(read.amount.unit)
  const each = read.size ?? (holds ? (inBrackets[0] ?? null) : null)
  const { amount, others } =
    read.amount === null
      ? { amount: null, others: [] }
      : metricFirst({ ...read.amount, said: asSaid.split(' / ')[0] ?? '' }, [
          ...read.others,
          ...(each === inBrackets[0] ? [] : inBrackets),
        ])
  const isTinned = amount?.unit === 'can' || amount?.unit === 'jar'
  const split = splitFood(rest, isTinned)
  const { food, alternatives } = splitAlternatives(split.food)
  const named = withTrailingUnit(food, amount)
  if (!/\p{L}/u.test(named.food)) return null
  const said = measures
    .filter((one) => one.amount === undefined || !isMeasured(one.amount.unit))
    .map((one) => one.said)
  return {
    amount: named.amount === null ? null : { low: named.amount.low, high: named.amount.high },
    unit: lineUnit(named.amount?.unit ?? null, locale),
    each: each?.unit === null || each === null ? null : { amount: each.low, unit: unitOf(each.unit, locale) },
    food: named.food,
    size: split.size,
    preparation: split.preparation,
    alternatives,
    optional,
    notes: [
      ...notes,
      ...others.map(({ said: other }) => other),
      ...said.filter((one) => !OPTIONAL.test(one)),
      ...split.notes,
    ],
  }
}

/** Pieces have no unit. */
const lineUnit = (unit: MeasureName | null, locale: string): LineUnit | null =>
  unit === null || unit === 'piece' ? null : unitOf(unit, locale)

const isContainer = (unit: MeasureName | null): boolean => unit !== null && kindOf(unit) === 'container'

/** Reads a unit behind the food: "2 garlic cloves", "2 Knoblauchzehen". */
function withTrailingUnit(food: string, amount: Amount | null): { food: string; amount: Amount | null } {
  if (amount === null || amount.unit !== null) return { food, amount }
  // "4 whole cloves" are the spice.
  const match = /^(?!whole )(\S(?:.*\S)?) ?(?: cloves?|(?<=knoblauch)zehen?)$/i.exec(food)
  return match?.[1] === undefined
    ? { food, amount }
    : { food: match[1], amount: { ...amount, unit: 'clove' } }
}
