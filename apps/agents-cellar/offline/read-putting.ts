import { ask, openSlot, type PlainCall, type Question } from '@alfred/offline/reading'
import { styleNamed } from '../src/data/style-named.ts'
import { callOf } from './cellar-call.ts'
import { isOfDrinks, readDrinkPhrase, type DrinkPhrase } from './drink-phrase.ts'
import { countOf, NUMBER, PLACE, VESSEL } from './words.ts'

const VERB =
  /^(?:(?:i|we|i've|we've|have|just|also|recently|only) )*(?:put|stick|stuck|pop|add(?:ed)?|store[ds]?|stash(?:ed)?|lay(?: down)?|laid down|stock(?:ed)?|got|get|grabbed|bought|purchased|picked up|ordered|received|brought(?: home)?|(?:was|were) given|have(?: got)?|there (?:is|are)|here (?:is|are)) /i
const BARE = new RegExp(`^${NUMBER} (?:more )?(?:${VESSEL}|\\d+ ?(?:ml|cl|l)\\b)`, 'i')
/** "Two Barolos": a number with the name of a drink. */
const COUNTED = new RegExp(`^${NUMBER} `, 'i')
const DEFINITE = /^(?:the|that|those|these|it|them|all|my|our)\b/i

type Tails = {
  rest: string
  until: string | null
  from: string | null
  place: string | null
  bought: string | null
  producer: string | null
}
type Tail = { pattern: RegExp; take: (groups: Readonly<Record<string, string>>) => Partial<Tails> }

const DAY =
  '(?:20|21)\\d\\d|(?:the )?(?:end|start) of (?:20|21)\\d\\d|[\\p{L}]+ (?:20|21)\\d\\d|next year|this year'
const DRINK =
  '(?:(?:and |to |best |at its best |it should be |should be |must be )*(?:drink|drunk|open|opened|ready|keeps?|good|hold)(?: it| them)?|best)'
const tailed = (pattern: string): RegExp => new RegExp(`[,;.]? ?\\(?${pattern}\\)?$`, 'iu')

/** What stands behind the drink, read from the end. */
const TAILS: readonly Tail[] = [
  {
    pattern: tailed(`(?:keep|hold|lay down|cellar)(?: it| them)? (?:until|till) (?<from>${DAY})`),
    take: ({ from = '' }) => ({ from }),
  },
  {
    pattern: tailed(
      `${DRINK}(?: it| them)? ?(?:between|from)? (?<from>${DAY}) ?(?:to|until|till|and|-|–) ?(?<until>${DAY})`,
    ),
    take: ({ from = '', until = '' }) => ({ from, until }),
  },
  {
    pattern: tailed(`${DRINK} (?:by|before|until|till|up to|no later than) (?<until>${DAY})`),
    take: ({ until = '' }) => ({ until }),
  },
  {
    pattern: tailed(`${DRINK} (?:from|after|not before|in) (?<from>${DAY})`),
    take: ({ from = '' }) => ({ from }),
  },
  {
    // "In the cellar, rack 3": where in it.
    pattern: new RegExp(
      `,? (?:in|into|to|on|onto) ${PLACE},? (?<place>(?:rack|shelf|row|bin|bay|box|drawer|level) \\w{1,4})$`,
      'iu',
    ),
    take: ({ place = '' }) => ({ place }),
  },
  {
    pattern:
      /,? from (?<producer>(?:\p{Lu}[\p{L}.'’-]*)(?: (?:\p{Lu}[\p{L}.'’-]*|&|von|de|di|du|la|le)){1,3})$/u,
    take: ({ producer = '' }) => ({ producer }),
  },
  {
    pattern: new RegExp(`,? (?:in|into|to|on|onto) (?<place>${PLACE})$`, 'iu'),
    take: ({ place = '' }) => ({ place }),
  },
  {
    pattern:
      /,? (?<bought>yesterday|today|(?:on|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day|last week)$/i,
    take: ({ bought = '' }) => ({ bought }),
  },
  {
    pattern:
      /,? (?:as an? (?:gift|present)|for (?:my|our) birthday|for (?:christmas|the cellar)|from (?:the )?(?:shop|supermarket|winery|wine merchant|my \p{L}+|\p{Lu}\p{L}+))(?=,|$)/iu,
    take: () => ({}),
  },
  { pattern: /,? (?:put (?:it|them|those|these) )?(?:away|there|in|down)$/i, take: () => ({}) },
  {
    pattern: new RegExp(
      `,? (?:and )?(?:put|they are|they're|it is|it's) ?(?:it|them|those)? (?:in|into|to|on) (?<place>${PLACE})$`,
      'iu',
    ),
    take: ({ place = '' }) => ({ place }),
  },
]

/** Reads what is put into the cellar: "got two bottles of rioja, drink by 2028". Undefined for what is put in no cellar. */
export function readPutting(sentence: string): (PlainCall | Question)[] | undefined {
  const verb = VERB.exec(sentence)
  const said = verb === null ? sentence : sentence.slice(verb[0].length)
  const isBare = BARE.test(said) || (COUNTED.test(said) && styleNamed(said) !== undefined)
  if ((verb === null && !isBare) || DEFINITE.test(said)) return undefined
  const tails = withoutTails(said)
  const parts = tails.rest.split(
    new RegExp(`(?:, ?| and | plus | & )(?:and )?(?=${NUMBER} (?!(?:cans?|bottles?)$))`, 'i'),
  )
  const drinks = parts.map(readPart)
  const areNamed = drinks.every(({ name }) => name !== '' && !NO_NAME.test(name) && !WATER.test(name))
  if (!areNamed || !isOfDrinks(said)) return undefined
  return drinks.map((drink) => putting(drink, tails))
}

/** Who finds one of these in a name has taken a piece of a sentence for a drink. */
const NO_NAME = /\b(?:bottles?|cans?|cases?|crates?|away|and|with|then|them|it)\b/i

/** Water is drunk, and kept in no cellar. */
const WATER = /^(?:(?:still|sparkling|mineral|tap|fizzy|plain) )*water$/i

/** A drink, also with its number behind it: "a case of IPA, 12 cans". */
function readPart(part: string): DrinkPhrase {
  const behind = new RegExp(
    `^(?<drink>.+?),? (?:of )?\\(?(?<count>${NUMBER}) (?:cans?|bottles?)\\)?$`,
    'i',
  ).exec(part)
  const { drink = part, count } = behind?.groups ?? {}
  const read = readDrinkPhrase(drink)
  if (count === undefined) return read
  return { ...read, quantity: countOf(count) ?? read.quantity, vessel: 'bottle', isVague: false }
}

const CASE_OF_WINE = 12

function putting(
  { name, vintage, quantity, sizeMl, vessel, isVague }: DrinkPhrase,
  { from, until, place, bought, producer }: Tails,
): PlainCall | Question {
  // "A case of 24 IPA": the number behind the case is that of its bottles.
  const inside = /^(?<count>\d{1,3}) (?:(?:cans?|bottles?) (?:of )?)?(?<drink>.+)$/.exec(name)?.groups
  const isCase = ['case', 'crate', 'box', 'pack'].includes(vessel ?? '')
  const called = isCase && inside?.['drink'] !== undefined ? inside['drink'] : name
  const isWine = (styleNamed(called)?.kind ?? 'wine') === 'wine'
  const perCase =
    inside?.['count'] === undefined ? (isWine ? CASE_OF_WINE : undefined) : Number(inside['count'])
  if (isCase && perCase === undefined)
    return ask(`How many are in that ${vessel ?? 'case'} of ${called}?`, openSlot('amount', called))
  if (isVague) return ask(`How many of ${called}, exactly?`, openSlot('amount', called))
  return callOf('add_bottle', {
    ...{
      name: called,
      producer,
      vintage,
      size_ml: sizeMl,
      drink_from: from,
      drink_until: until,
      bought_on: bought,
    },
    quantity: (quantity ?? 1) * (isCase ? (perCase ?? 1) : 1),
    place:
      place === null || /^(?:(?:the|my|our) )?cellar$/i.test(place)
        ? null
        : place.replace(/^(?:the|my|our) /i, ''),
    alcohol_free: /\b(?:alcohol[- ]free|non[- ]alcoholic)\b/i.test(called) ? true : null,
  })
}

function withoutTails(said: string): Tails {
  let tails: Tails = { rest: said, until: null, from: null, place: null, bought: null, producer: null }
  for (let round = 0; round < TAILS.length; round++) {
    const before = tails.rest
    for (const { pattern, take } of TAILS) {
      const found = pattern.exec(tails.rest)
      if (found === null || found.index === 0) continue
      tails = {
        ...tails,
        ...take(found.groups ?? {}),
        rest: tails.rest.slice(0, found.index) + tails.rest.slice(found.index + found[0].length),
      }
    }
    if (tails.rest === before) break
  }
  return tails
}
