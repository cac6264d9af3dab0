import { act, firstMark, markOf, marksIn, textOf, wordsBefore, type Filler, type Given } from './given.ts'
import type { Mark } from '../marks.ts'
import type { Act } from '../situation.ts'
import type { Thing } from '../things-and-parts.ts'
import { isOnDay } from './is-on-day.ts'
import { mealOf, mealOfWords, mealWanted } from './meal-of-day.ts'
import { planMeals } from './plan-dishes.ts'
import { onlyMealOn, plannedBefore, plannedIn } from './planned-meals.ts'
import { servingsOf } from './servings.ts'
import { copyWeek } from './copy-week.ts'
import { swapMeals } from './swap-meals.ts'
import { tasks } from './tasks.ts'

const mealValues = (given: Given): string[] => marksIn(given, 'meal').map(({ value }) => String(value))

/** Days of a span: "from monday to friday", "until sunday". */
function spanOf(given: Given): { from?: string; until?: string } {
  const days = marksIn(given, 'day')
  const isFrom = ({ start }: Mark): boolean => /\b(?:from|starting)$/.test(wordsBefore(given, start, 1))
  const [since, end] = [markOf(given, 'day', 'since'), markOf(given, 'day', 'until')]
  if (
    since !== undefined &&
    end !== undefined &&
    !days.some((day) => isFrom(day) || isWithout(given, day.start))
  )
    return { from: since, until: end }
  const isUntil = (start: number): boolean =>
    /\b(?:to|until|through|thru|till|til|and)$/.test(wordsBefore(given, start, 1)) ||
    /\b(?:to|until|through|thru|till|til) the$/.test(wordsBefore(given, start, 2))
  const listed = weekdaysInARow(days)
  const until =
    listed ??
    days.find(
      ({ start }, index) =>
        (isUntil(start) && (index > 0 || UNTIL_ALONE.test(wordsBefore(given, start, 2)))) ||
        /\b(?:until|till) \w+(?: on)?$/.test(wordsBefore(given, start, 3)),
    )
  const free = days.filter((day) => day !== until && day.role !== 'left out' && !isWithout(given, day.start))
  // "This week is exams, plan from tomorrow": the day behind "from" is where it begins.
  const from = free.find(isFrom) ?? free[0]
  return { ...(from && { from: String(from.value) }), ...(until && { until: String(until.value) }) }
}

/** What says an end though no beginning is told: "until sunday", "up to the 30th". */
const UNTIL_ALONE = /\b(?:until|till|til|through|thru|up to|right up)\b/

/** The last of weekdays that follow each other without a word between them: "mon-sun", "wed thurs and fri". */
function weekdaysInARow(days: readonly Mark[]): Mark | undefined {
  const second = days.findIndex(
    (day, index) => isWeekday(day) && isWeekday(days[index - 1]) && days[index - 1]?.end === day.start,
  )
  const [last, next] = [days[second], days[second + 1]]
  return last !== undefined && isWeekday(next) && next?.start === last.end + 1 ? next : last
}

const isWeekday = (day: Mark | undefined): boolean =>
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(String(day?.value))

const isWithout = (given: Given, start: number): boolean =>
  /\b(?:not|except|but|nothing on|skip|bar|without|no|apart from|leave)(?: \w+)?$/.test(
    wordsBefore(given, start, 2),
  ) ||
  / (?:no (?:cooking|dinner|lunch|breakfast|food|meals?)|leave out|nothing) (?:on|for)$/.test(
    ` ${wordsBefore(given, start, 3)}`,
  )

const generatePlan: Filler = (given) => {
  const without = marksIn(given, 'day')
    .filter(({ start, role }) => role === 'left out' || isWithout(given, start))
    .map(({ value }) => String(value))
  const span = spanOf(given)
  const length = / (?:for|me|next|the) (\d+|two|three|four|five|six|seven|ten) (?:days?|weeks?) /.exec(
    textOf(given),
  )?.[0]
  const isOneDay =
    span.from !== undefined &&
    span.until === undefined &&
    !IS_SPAN.test(span.from) &&
    length === undefined &&
    !/ (?:from|starting|start|begin|beginning|on|dinners|lunches|breakfasts|teas|meals|suppers) /.test(
      textOf(given),
    )
  return [
    act('generate_plan', {
      ...span,
      ...(isOneDay && { until: span.from }),
      ...(span.until !== undefined && span.from === undefined && { from: 'today' }),
      ...(span.from === undefined &&
        span.until === undefined && {
          from:
            length === undefined && / week /.test(textOf(given)) && !/ rest of /.test(textOf(given))
              ? 'this week'
              : 'today',
        }),
      meal: mealOf(given),
      without_days: without.length > 0 ? without : undefined,
      servings: servingsOf(given),
      goal: planGoalOf(given),
    }),
  ]
}

const PLAN_GOAL =
  / ((?:high|low|higher|lower|more|less) (?:protein|carbs?|fat|fibre|fiber|salt|sodium|sugar|calories?|calorie)|quick|easy|light|lighter|healthy|healthier|cheap|budget|kid friendly|vegan|vegetarian|veggie|meat free|gluten free|dairy free|pescatarian|plant based|mediterranean|not fried|comforting|simple|spicy|nothing spicy|no fish|no meat|no pork|keto|seasonal|hearty)(?= )/g

/** What the dishes of a plan are to be like. */
function planGoalOf(given: Given): string | undefined {
  const wanted = [...textOf(given).matchAll(PLAN_GOAL)].map(([, one]) => one)
  return wanted.length === 0 ? undefined : wanted.join(', ')
}

/** What is planned is asked for one day where no span is named, and for today where only a meal is. */
const listMeals: Filler = (given) => {
  const span = spanOf(given)
  const meal = mealOf(given)
  // "Nothing on wednesday?" asks of that day.
  const day = span.from ?? (span.until === undefined ? firstMark(given, 'day') : undefined)
  const isWeek =
    day === undefined &&
    (/ (?:all|whole|this|the) week /.test(textOf(given)) ||
      / (?:when|(?:what|which) (?:night|day|evening)) .*\b(?:doing|having|eating|making|planned|did i (?:say|put|plan)|is|are) /.test(
        textOf(given),
      ))
  const untold = isWeek ? 'this week' : meal === undefined ? undefined : 'today'
  const from = day ?? (span.until === undefined ? untold : 'today')
  const isOneDay = from !== undefined && span.until === undefined && !IS_SPAN.test(from)
  return [act('list_meals', { from, until: isOneDay ? from : span.until, meal })]
}
const IS_SPAN = /week|month|days|weekend/

const removeMeal: Filler = (given) => {
  const planned = plannedIn(
    given,
    given.part.things.filter((thing) => !isKept(given, thing)),
  )
  // "Tonight stays" keeps what is planned for it.
  const days = marksIn(given, 'day')
    .filter(
      ({ start, end }, index) =>
        !/^stays?$/.test(given.sentence.tokens[end]?.text ?? '') &&
        // "On nights till tuesday, scrap tonight's dinner" tells until when something else goes on.
        !(index === 0 && /\b(?:till|until|til)$/.test(wordsBefore(given, start, 1))),
    )
    .map(({ value }) => String(value))
    .filter((day) => planned.day === undefined || !IS_SPAN.test(day))
  if (days.length > 1) return days.map((day) => act('remove_meal', { day, meal: mealValues(given)[0] }))
  const meal = mealValues(given)[0] ?? planned.meal
  const [day] = days
  // "Cancel thursday's" of a day with lunch and dinner.
  const isOneOf =
    meal === undefined &&
    day !== undefined &&
    mealsOn(given, day) > 1 &&
    !/ (?:all|everything|both|whole|clear|empty|wipe) /.test(textOf(given))
  const only = day === undefined ? undefined : onlyMealOn(given, day)
  return [act('remove_meal', { day: day ?? planned.day ?? null, meal: isOneOf ? null : (meal ?? only) })]
}

/** "Keep the soup but take the casserole off", "the enchiladas stay". */
const isKept = (given: Given, { start, end }: Thing): boolean =>
  /\b(?:keep|leave|not)(?: the| my| our)?$/.test(wordsBefore(given, start, 2)) ||
  /^stays?$/.test(given.sentence.tokens[end]?.text ?? '')

/** How many meals are planned on a day. */
const mealsOn = ({ situation }: Given, day: string): number =>
  situation.state.plan.filter(
    (row) => typeof row !== 'string' && isOnDay(String(row['day']), day, situation.now),
  ).length

/** "Make it thursday because tuesday is football": the day of a reason is not where it goes. */
const isReason = (given: Given, start: number): boolean =>
  /\b(?:because|cos|cause|coz|cuz|since|as)$/.test(wordsBefore(given, start, 1))

const moveMeal: Filler = (given) => {
  const days = marksIn(given, 'day')
  const before = plannedBefore(given)
  const own = plannedIn(given)
  const planned = own.day === undefined && before ? { day: before['day'], meal: before['meal'] } : own
  // "The stew for Thursday, may we have it on Friday": where it stands now is not where it goes.
  const isNow = ({ value }: Mark): boolean =>
    days.length > 1 && own.day !== undefined && isOnDay(own.day, String(value), given.situation.now)
  const isLeft = (mark: Mark): boolean =>
    (mark.kind === 'day' && (isNow(mark) || (days.length > 1 && isReason(given, mark.start)))) ||
    /\b(?:not(?: on| at)?|instead of|rather than|better than|and not|from)$/.test(
      wordsBefore(given, mark.start, 2),
    )
  const left = [...marksIn(given, 'meal')].find(isLeft)
  const meals = leftLast(mealValues(given), left && String(left.value))
  const last = days.at(-1)
  const isChangeOfMind =
    last !== undefined &&
    days.length > 1 &&
    /\b(?:no|wait|hang on|actually|i mean|sorry|make that|make it)$/.test(wordsBefore(given, last.start, 2))
  const target =
    (isChangeOfMind ? last : undefined) ??
    days.findLast(
      (day) =>
        !isLeft(day) &&
        /\b(?:to|on|till|until|for|forward to|back to|into|goes on)$/.test(wordsBefore(given, day.start, 1)),
    ) ??
    days.findLast((day) => !isLeft(day)) ??
    (days.length > 1 ? days.at(-1) : days[0])
  // "For the weekend, saturday I guess".
  const exactly =
    target !== undefined && IS_SPAN.test(String(target.value)) && !isLeft(target)
      ? days.find(({ start, value }) => start > target.start && !IS_SPAN.test(String(value)))
      : undefined
  const to = exactly ?? target
  // "To thursday, no, friday" moves it from neither.
  const isTarget = ({ start }: Mark): boolean =>
    /\b(?:to|till|until|onto)$/.test(wordsBefore(given, start, 1))
  const from = days.find(
    (day) => day !== to && day !== target && !(planned.day !== undefined && isTarget(day)),
  )
  const isOneDay = days.length === 1 && meals.length > 1
  const within = from === undefined ? movedWithinDay(given, { planned, to, meals, isLeft }) : undefined
  if (within !== undefined) return [within]
  return [
    act('move_meal', {
      ...{
        from_day: from
          ? String(from.value)
          : isOneDay && to
            ? String(to.value)
            : dayMovedFrom(given, planned.day),
        from_meal:
          (meals.length > 1 ? meals[0] : undefined) ??
          planned.meal ??
          (from && onlyMealOn(given, String(from.value))) ??
          meals[0],
      },
      ...{
        to_day: to ? String(to.value) : meals.length > 1 ? undefined : null,
        to_meal: meals.length > 1 ? meals[1] : toMealOf(given, to, meals[0]),
      },
    }),
  ]
}

/** "Grill on saturday evening, not at noon", "the roast is for lunch now": a planned meal that stays on its day and becomes another one. */
function movedWithinDay(
  given: Given,
  moved: {
    planned: { day?: unknown; meal?: unknown }
    to: Mark | undefined
    meals: readonly string[]
    isLeft: (mark: Mark) => boolean
  },
): Act | undefined {
  const { day, meal } = moved.planned
  if (day === undefined || meal === undefined) return undefined
  const { to } = moved
  const isItsDay = to === undefined || isOnDay(String(day), String(to.value), given.situation.now)
  const wanted =
    marksIn(given, 'meal').findLast((mark) => !moved.isLeft(mark) && mark.value !== meal)?.value ??
    (marksIn(given, 'meal').every(moved.isLeft) ? mealWanted(textOf(given)) : undefined)
  if (!isItsDay || wanted === undefined || wanted === meal) return undefined
  const onDay = to === undefined ? day : String(to.value)
  return act('move_meal', { from_day: onDay, from_meal: meal, to_day: onDay, to_meal: wanted })
}

/** The day that a planned meal stands on, said as people say it where it is today. */
function dayMovedFrom({ situation }: Given, day: unknown): unknown {
  if (day === undefined) return null
  return isOnDay(String(day), 'today', situation.now) ? 'today' : day
}

/** The meals with the one that something is moved from first. */
function leftLast(meals: readonly string[], left: string | undefined): string[] {
  return left === undefined || meals.length < 2
    ? [...meals]
    : [left, ...meals.filter((meal) => meal !== left)]
}

/** The meal that stands right beside the day to which something is moved: "to monday lunch". */
function toMealOf({ sentence }: Given, to: Mark | undefined, meal: string | undefined): string | undefined {
  if (to === undefined) return undefined
  const stop = sentence.tokens.slice(to.end - 1, to.end + 1).findIndex((token) => token.stop !== '')
  const end = to.end + (stop < 0 ? 2 : stop)
  const beside = [sentence.markAt[to.start - 1], ...sentence.markAt.slice(to.end, end)]
  if (beside.some((mark) => mark?.kind === 'meal')) return meal
  // "Monday evening", "tomorrow at noon".
  const words = sentence.tokens.slice(to.start, end).map(({ text }) => text)
  return /^(?:tonight|last)/.test(String(to.value)) ? undefined : mealOfWords(` ${words.join(' ')} `)
}

export const plan: Readonly<Record<string, Filler>> = {
  plan_meals: planMeals,
  generate_plan: generatePlan,
  list_meals: listMeals,
  remove_meal: removeMeal,
  move_meal: moveMeal,
  swap_meals: swapMeals,
  copy_week: copyWeek,
  ...tasks,
}
