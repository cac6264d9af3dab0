import type { PantryArguments } from '@alfred/contracts'
import { shortWeekdayPattern } from '../../reading/day-words.ts'
import { hasWordOf, isOnly } from './no-dish.ts'
import { mealNamed, mealPattern } from '../../reading/meal-words.ts'
import { asWritten } from '../topic-rule.ts'
import type { Topic } from '../topic-rule.ts'

type PlannedMeal = PantryArguments<'plan_meals'>['meals'][number]

const DAY = `(?:(?:this |next )?${shortWeekdayPattern}|today|tonight|tomorrow)`
const TIME = `(?:'s)?(?: (?:for )?(?<meal>${mealPattern}|night|evening))?`
const DISH = "(?<dish>[\\p{L}][\\p{L}\\d' -]{1,100}?)"
const BEFORE = new RegExp(
  `^${DISH}(?: down| in| on(?: the (?:plan|menu|calendar))?)?(?: (?:for|as) (?<first>${mealPattern}))?(?: (?:for|on))? (?<day>${DAY})${TIME}$`,
  'u',
)
const BEHIND = new RegExp(`^(?:(?:for|on) )?(?<day>${DAY})${TIME}(?: is| to be)?[ :-]+${DISH}$`, 'u')
const OPENING =
  /^(?:plan|schedule|put|stick|pop|have|do|(?:let's|let us) (?:have|do|plan)|(?:i|we)(?:'ll| will) have|(?:i|we) (?:want|would like)|(?:i|we)'d like|make)(?: (?:the )?(?:dinners?|meals?|lunch(?:es)?|suppers?|week|next week|this week))?(?: in| down)?:? /
const HAS_DAY = new RegExp(`\\b${DAY}\\b`)
const isNothing = isOnly('pointing', 'demonstrative', 'vague', 'away', 'spans', 'meals')
const isOfOthers = hasWordOf('fate', 'storage', 'company', 'kin', 'outings')
/** What is told to be done with a meal, or told of it. */
const OTHERWISE = /^(?:not|no|cancel|skip|move|remove|leave)\b|\b(?:that|which)\b/
const isNoDish = (title: string): boolean => isNothing(title) || OTHERWISE.test(title) || isOfOthers(title)

/** Does a phrase name a day, so that it is no name of a dish? */
export const namesADay = (phrase: string): boolean => HAS_DAY.test(phrase)

/**
 * Reads several dishes with a day each: "plan pasta tonight, curry tomorrow and pizza on Friday", "have Monday tacos, Tuesday curry". Undefined for
 * anything else, also where one of them has no day.
 */
export function dishesOfDays(clause: string, topic: Topic): PlannedMeal[] | undefined {
  if (!OPENING.test(clause)) return undefined
  const parts = clause.replace(OPENING, '').split(/,? (?:and|then) (?:then )?|[,;] /)
  for (const [form, joined] of [
    [BEFORE, joinedToNext(parts)],
    [BEHIND, joinedToLast(parts)],
  ] as const) {
    const meals = joined.map((part) => mealIn(form.exec(part)?.groups, topic))
    if (meals.length > 1 && meals.every((meal) => meal !== undefined)) return meals
  }
  return undefined
}

/** The title of a dish as it was written, without its article. Undefined for what names none. */
export function titleOf(dish: string, topic: Topic): string | undefined {
  const title = dish.replace(/^(?:the|a|an|some|my) /, '')
  return title === '' || isNoDish(title) || namesADay(title) ? undefined : asWritten(topic, title)
}

function mealIn(
  groups: Readonly<Record<string, string | undefined>> | undefined,
  topic: Topic,
): PlannedMeal | undefined {
  const { dish = '', day = '', first, meal = first ?? '' } = groups ?? {}
  const title = titleOf(dish, topic)
  if (title === undefined || day === '') return undefined
  return {
    ...{ day, meal: mealNamed(meal) ?? 'dinner', recipe: null, title },
    ...{ note: null, servings: null, beside: null },
  }
}

/** "Fish", "chips on Friday" is one dish: what has no day belongs to what comes next. */
function joinedToNext(parts: readonly string[]): string[] {
  const joined: string[] = []
  let open = ''
  for (const part of parts) {
    const whole = open === '' ? part : `${open} and ${part}`
    open = namesADay(part) ? '' : whole
    if (open === '') joined.push(whole)
  }
  return open === '' ? joined : [...joined, open]
}

/** "Friday fish", "chips" is one dish: what has no day belongs to what came before. */
function joinedToLast(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (namesADay(part) || last === undefined) joined.push(part)
    else joined[joined.length - 1] = `${last} and ${part}`
  }
  return joined
}
