import type { TurnBrief } from '@alfred/contracts'
import { readNumber, resolveDate } from '@alfred/language'
import { shortWeekdayPattern } from '../../reading/day-words.ts'
import { mealNamed, mealPattern } from '../../reading/meal-words.ts'
import { lastMealTold } from './days-spoken-of.ts'
import type { Intent } from '../kitchen-intent.ts'
import { namesADish } from './names-a-dish.ts'
import { planOfDish } from './plan-of-dish.ts'

const DISH = "(?<dish>[\\p{L}][\\p{L}' -]{2,60}?)"
/** "and garlic bread with it", "some peas on the side". */
const SIDE = new RegExp(
  `^(?:(?:and|plus|oh|also)[ ,]+)*(?:some |a |an |the )?${DISH} (?:with (?:it|that|them)|on the side|as a side|alongside|to go with (?:it|that))[.! ]*$`,
  'iu',
)
const COUNT = '(?<count>\\d{1,2}|two|three|four|five|six|seven|eight)'
/** "Tuesday snags and mash", "then tomorrow just a salad for me", "wed night chili, four of us". */
const NEXT_DAY = new RegExp(
  `^(?:(?:and|plus|oh|then|also)[ ,]+)*(?:on |for )?(?<day>(?:this |next )?${shortWeekdayPattern}|tomorrow|tonight)(?:'s)?(?: night| evening)?[:,]?(?: just| do| make it| let's (?:do|have))? (?:a |an |some |the )?${DISH}(?:,? (?:for ${COUNT}(?: people| of us)?|${COUNT.replace('count', 'of_us')} of us|(?<same>(?:for )?the same(?: number| people)?|same number|same again)|for (?<me>me)))?[.! ]*$`,
  'iu',
)
const LEFTOVER_DAY = `(?:this |next )?${shortWeekdayPattern}|tomorrow|the day after tomorrow`
/** "Same again tomorrow", "and the same on Sunday", "make the same for lunch on Friday". */
const SAME_AGAIN = new RegExp(
  `^(?:(?:and|plus|oh|also|make|plan|have|let's have|we'll have)[ ,]+)*(?:the )?same(?: (?:again|thing|dish|one|meal))?(?: (?:again|for (?<meal>${mealPattern})))?,? (?:on |for )?(?<day>(?:this |next )?${shortWeekdayPattern}|tomorrow|the day after tomorrow)(?: (?<late_meal>${mealPattern}))?(?: (?:night|evening))?(?: (?:too|as well|again|please))?[.! ]*$`,
  'i',
)

/** "And leftovers for lunch Saturday", "the rest of it for Sunday lunch": what is left of the dish that was planned. */
const LEFTOVERS = new RegExp(
  `^(?:(?:and|plus|oh|then|also|ok|have|put|plan|we'll have)[ ,]+)*(?:the |its )?(?:left ?overs|remains|rest of it|rest of that|what(?:'s| is) left(?: over)?|whatever(?:'s| is) left(?: over)?)(?: (?:of|from) (?:it|that))? (?:(?:for|as) (?<meal>${mealPattern})(?: on)?,? (?<day>${LEFTOVER_DAY})|(?:on |for )?(?<late_day>${LEFTOVER_DAY})(?:'s)?(?: (?:for |at )?(?<late_meal>${mealPattern}))?)[.! ]*$`,
  'i',
)

/**
 * Reads a dish that is said right behind a plan: beside the meal that was told last, or for another day. Undefined for anything else.
 */
export function dishBehindPlan(message: string, brief: TurnBrief | null): Intent[] | undefined {
  const forEmpty = brief === null ? undefined : dishForEmptyDay(message, brief)
  if (forEmpty !== undefined) return forEmpty
  const last = brief === null ? undefined : lastMealTold(brief)
  if (last === undefined) return undefined
  const { meal } = last
  const side = SIDE.exec(message.trim())?.groups?.['dish']
  if (side !== undefined)
    return namesADish(side) ? [planOfDish({ day: last.day, meal, title: side, beside: true })] : undefined
  const left = LEFTOVERS.exec(message.trim().replaceAll('’', "'"))?.groups
  if (left !== undefined) {
    const day = (left['day'] ?? left['late_day'] ?? '').toLowerCase()
    const named = mealNamed((left['meal'] ?? left['late_meal'] ?? '').toLowerCase())
    return [planOfDish({ day, meal: named ?? meal, title: leftoverOf(last.title) })]
  }
  const again = SAME_AGAIN.exec(message.trim())?.groups
  if (again !== undefined) {
    const named = mealNamed((again['meal'] ?? again['late_meal'] ?? '').toLowerCase())
    const day = (again['day'] ?? '').toLowerCase()
    return [planOfDish({ day, meal: named ?? meal, title: last.title, servings: last.servings })]
  }
  const next = NEXT_DAY.exec(message.trim())?.groups
  const { day, dish } = next ?? {}
  if (next === undefined || day === undefined || dish === undefined || !namesADish(dish)) return undefined
  return [
    planOfDish({ day: day.toLowerCase(), meal, title: dish, servings: servingsIn(next, last.servings) }),
  ]
}

/** How a reply tells that nothing is planned for one day. */
const EMPTY_DAY =
  /^Nothing is planned for (?:(?<meal>[a-z]+) on )?(?:\p{L}{3},? )?(?<date>\d{1,2} \p{L}{3}|\p{L}{3} \d{1,2})\.$/mu
/** "Nothing? Stick pie and chips down, dead easy": a dish for the day that was asked about. */
const PUT_DOWN = new RegExp(
  `^(?:(?:nothing|oh|ok|okay|right|then|well|so|good|great)[ ,.?!]+)*(?:stick|put|pop|bung|write|jot) (?:a |an |some |the )?${DISH} down(?: (?:for (?:that|then)|then|please))*(?:, [^,.?!]{2,30})?(?:[.!] [^?!]{0,60})?[.!]?$`,
  'iu',
)

function dishForEmptyDay(message: string, brief: TurnBrief): Intent[] | undefined {
  const { meal, date = '' } = EMPTY_DAY.exec(brief.recent_turns.at(-1)?.response ?? '')?.groups ?? {}
  const dish = PUT_DOWN.exec(message.trim())?.groups?.['dish']
  const { asked_at: askedAt, time_zone: timeZone, locale } = brief
  const day = resolveDate(date.toLowerCase(), { askedAt, timeZone, locale })
  if (dish === undefined || day === undefined || !namesADish(dish)) return undefined
  return [planOfDish({ day, meal: mealNamed(meal ?? '') ?? 'dinner', title: dish })]
}

/** What is left of a dish has its name, for as many as it was is no part of it. */
function leftoverOf(title: string): string {
  return `leftover ${title.replace(/,? for \d{1,3}$/, '').replace(/^leftover /i, '')}`
}

/** For how many it is: the person alone, a number, as many as last time, or nobody knows. */
function servingsIn(
  { count, of_us: ofUs, same, me }: Readonly<Record<string, string | undefined>>,
  last: number | null,
): number | null {
  if (me !== undefined) return 1
  if (same !== undefined) return last
  return readNumber((count ?? ofUs ?? '').toLowerCase()) ?? null
}
