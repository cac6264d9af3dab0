import type { PantryArguments } from '@alfred/contracts'
import { shortWeekdayPattern } from '../../reading/day-words.ts'
import { mealNamed, mealPattern } from '../../reading/meal-words.ts'
import { namesADay, titleOf } from './dishes-of-days.ts'
import type { Topic } from '../topic-rule.ts'

type PlannedMeal = PantryArguments<'plan_meals'>['meals'][number]

const DAY = `(?:(?:this |next )?${shortWeekdayPattern}|today|tonight|tomorrow)`
const ORDER =
  "(?:plan|schedule|(?:i|we) (?:want|would like)|(?:i|we)'d like|(?:i|we)(?:'ll| will) (?:have|do)|let's (?:have|do|plan)|have|put)"
const MEALS = '(?:(?:the |my |our )?(?:meals?|menu|food) )?'
/** "Plan for Saturday: pancakes for breakfast, soup for lunch". */
const DAY_FIRST = new RegExp(
  `^(?:${ORDER} )?${MEALS}(?:in )?(?:(?:for|on) )?(?<day>${DAY})(?: (?:${ORDER}|is|with|will be))?[ :,-]+(?<meals>.+)$`,
  'u',
)
/** "Plan pancakes for breakfast and soup for lunch on Saturday". */
const DAY_LAST = new RegExp(`^${ORDER} ${MEALS}(?<meals>.+),? (?:for|on) (?<day>${DAY})$`, 'u')
const DISH = "(?<dish>[\\p{L}\\d][\\p{L}\\d' -]{1,100}?)"
/** A meal by its name or by the time of day at which it is had. */
const MEAL = `${mealPattern}|tea|(?:in the )?(?:morning|evening)|(?:at )?(?:noon|night)`
const TIMES: Readonly<Record<string, string>> = {
  morning: 'breakfast',
  noon: 'lunch',
  evening: 'dinner',
  night: 'dinner',
}
const DISH_FIRST = new RegExp(`^${DISH} (?:(?:for|as|at) )?(?<meal>${MEAL})$`, 'u')
const MEAL_FIRST = new RegExp(
  `^(?:(?:for|at) )?(?<meal>${MEAL})(?:(?:,? (?:is|will be|plan|have|we'll have))? |: ?| - )${DISH}$`,
  'u',
)
const HAS_MEAL = new RegExp(`\\b(?:${MEAL})\\b`)

/**
 * Reads several meals of one day: "plan for Saturday: pancakes for breakfast, soup for lunch and roast lamb and peas for dinner". Undefined for
 * anything else, also where one of them is no meal with its dish.
 */
export function dishesOfADay(clause: string, topic: Topic): PlannedMeal[] | undefined {
  const { day, meals: said } = (DAY_FIRST.exec(clause) ?? DAY_LAST.exec(clause))?.groups ?? {}
  if (day === undefined || said === undefined || namesADay(said)) return undefined
  const pieces = said.split(/,? and (?:then )?|[,;.] ?/).filter((piece) => piece !== '')
  for (const [form, joined] of [
    [DISH_FIRST, joinedToNext(pieces)],
    [MEAL_FIRST, joinedToLast(pieces)],
  ] as const) {
    const meals = joined.map((piece) => mealIn(form.exec(piece)?.groups, { day, topic }))
    if (meals.length > 1 && meals.every((meal) => meal !== undefined)) return meals
  }
  return undefined
}

function mealIn(
  groups: Readonly<Record<string, string | undefined>> | undefined,
  { day, topic }: { day: string; topic: Topic },
): PlannedMeal | undefined {
  const time = (groups?.['meal'] ?? '').replace(/^(?:in the|at) /, '')
  const meal = mealNamed(TIMES[time] ?? time) ?? undefined
  const title = titleOf(groups?.['dish'] ?? '', topic)
  if (meal === undefined || title === undefined || HAS_MEAL.test(title.toLowerCase())) return undefined
  return { day, meal, recipe: null, title, note: null, servings: null, beside: null }
}

/** "Roast lamb", "peas for dinner" is one dish: what has no meal belongs to what comes next. */
function joinedToNext(pieces: readonly string[]): string[] {
  return joined(pieces.toReversed()).toReversed()
}

/** "Dinner roast lamb", "peas" is one dish: what has no meal belongs to what came before. */
function joinedToLast(pieces: readonly string[]): string[] {
  return joined(pieces, (before, piece) => `${before} and ${piece}`)
}

function joined(
  pieces: readonly string[],
  join = (before: string, piece: string): string => `${piece} and ${before}`,
): string[] {
  const whole: string[] = []
  for (const piece of pieces) {
    const before = whole.at(-1)
    if (HAS_MEAL.test(piece) || before === undefined) whole.push(piece)
    else whole[whole.length - 1] = join(before, piece)
  }
  return whole
}
