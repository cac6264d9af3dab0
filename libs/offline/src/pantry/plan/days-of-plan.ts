import { hasWordOf } from './no-dish.ts'
import { addDays, numberWords, ordinalWords, readNumber, resolveDate, weekdayOf } from '@alfred/language'
import type { AskedWhen } from '@alfred/language'
import { capitalised } from '@alfred/language/wording'
import { shortWeekdayPattern } from '../../reading/day-words.ts'
import { isKnownWord } from '../dishes/wishes.ts'

// The days that a plan is asked for by name, and the dishes that are named for one of them.

const DAY = `(?:${shortWeekdayPattern}|today|tonight|tomorrow)`
const DAYS = `${DAY}(?:(?:,? (?:and|or)|,)? (?:(?:for|on) )?${DAY})*`
const PLANNED =
  'plan|meals?|dinners?|lunch(?:es)?|breakfasts?|suppers?|menu|something|food|cook|eat|have|make'
const NAMED = new RegExp(
  `\\b(?:${PLANNED})(?: me| us)?(?: please)? (?:for |on )(?:just |only )?(?<days>${DAYS})(?![\\w'])|\\bplan (?:just |only )?(?<alone>${DAYS})(?![\\w'])`,
  'i',
)
const OF_A_WEEK = /\b(?:week|weekend|month)\b/i

const FROM_TO = new RegExp(
  `\\b(?<from>${DAY})s? ?(?:to|till?|until|through|thru|-|–) ?(?<until>${DAY})s?\\b|\\bbetween (?<first>${DAY}) and (?<last>${DAY})\\b`,
  'i',
)
const DAYS_OF_A_WEEK = 7

/** The days from the one to the other of "Thursday to Saturday", the first of them being the next such day. Undefined when no such span is named. */
function spanIn(text: string, asked: AskedWhen): string[] | undefined {
  const { from, until, first = from, last = until } = FROM_TO.exec(text)?.groups ?? {}
  if (first === undefined || last === undefined) return undefined
  const [begin, end] = [first, last].map((day) => dateOf(day, asked))
  if (begin === undefined || end === undefined) return undefined
  // The end of "Saturday to Monday" comes before its beginning where each is the next such day.
  const length = (weekdayOf(end) - weekdayOf(begin) + DAYS_OF_A_WEEK) % DAYS_OF_A_WEEK
  return Array.from({ length: length + 1 }, (_, index) => addDays(begin, index))
}

function dateOf(day: string, asked: AskedWhen): string | undefined {
  const said = day.toLowerCase()
  return resolveDate(said === 'tonight' ? 'today' : said, asked)
}

/** The weekdays from the one to the other of "mon to fri", Monday being 1. Undefined when no such span is named. */
export function weekdaysFromTo(text: string, asked: AskedWhen): number[] | undefined {
  return spanIn(text, asked)?.map(weekdayOf)
}

/** The days that a plan is asked for ("for Saturday and Sunday"), in their order. Undefined where none is named. */
export function daysNamed(text: string, asked: AskedWhen): string[] | undefined {
  if (OF_A_WEEK.test(text)) return undefined
  const span = spanIn(text, asked)
  if (span !== undefined) return span
  const { days, alone } = NAMED.exec(text)?.groups ?? {}
  const said = days ?? alone
  if (said === undefined) return undefined
  const named = [...said.toLowerCase().matchAll(new RegExp(DAY, 'g'))].flatMap(
    ([day]) => dateOf(day, asked) ?? [],
  )
  return named.length === 0 ? undefined : [...new Set(named)].toSorted()
}

const COUNTED = new RegExp(
  `\\b(?<count>\\d{1,2}|${numberWords.join('|')}) (?:(?!for\\b|of\\b|and\\b)[a-z-]+ ){0,2}(?:dinners|teas|meals|lunches|breakfasts|suppers|days|evenings|nights)\\b`,
  'gi',
)

/** How many days a plan is asked for: "5 dinners", "the next three days". Undefined where no number is said. */
export function daysCounted(text: string): number | undefined {
  const counts = [...text.matchAll(COUNTED)].map(({ groups }) =>
    readNumber(groups?.['count']?.toLowerCase() ?? ''),
  )
  return counts.find((count) => count !== undefined && Number.isInteger(count) && count > 0)
}

const FOR_A_DAY = new RegExp(
  `^(?:(?:with|make it|make|have|i want|we want|i'd like|we'd like|a|an|the|some|please) )*(?<dish>\\p{L}[\\p{L}' -]{2,60}?) (?:on|for) (?:the )?(?:(?<order>${ordinalWords.join('|')}|last) (?:night|day|evening|dinner|meal|one)|(?<day>${DAY}))$`,
  'iu',
)
const isOfPlanning = new RegExp(`\\b(?:${PLANNED})\\b`, 'i')
const isNoCooking = hasWordOf('away', 'refusal', 'self')

/** The dish that is named for a day of a plan: "mushroom risotto on the first night". By day. */
export function dishesNamed(
  text: string,
  days: readonly string[],
  asked: AskedWhen,
): ReadonlyMap<string, string> {
  const parts = text.split(/[,.;:!?]+ *| and (?:then )?| then /i)
  return new Map(
    parts.flatMap((part): [string, string][] => {
      const { dish, order, day } = FOR_A_DAY.exec(part.trim())?.groups ?? {}
      // "Fish on Friday" is a wish, and no dish yet.
      if (dish === undefined || isOfPlanning.test(dish) || isNoCooking(dish) || isKnownWord(dish)) return []
      const meant = order === undefined ? resolveDate((day ?? '').toLowerCase(), asked) : dayAt(order, days)
      return meant === undefined || !days.includes(meant) ? [] : [[meant, capitalised(dish)]]
    }),
  )
}

function dayAt(order: string, days: readonly string[]): string | undefined {
  const said = order.toLowerCase()
  return said === 'last' ? days.at(-1) : days[ordinalWords.indexOf(said)]
}
