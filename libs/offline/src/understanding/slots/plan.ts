import {
  act,
  firstMark,
  markOf,
  marksIn,
  textOf,
  wordsBefore,
  wordsOf,
  type Filler,
  type Given,
} from './given.ts'
import type { Mark } from '../marks.ts'
import { isOnDay } from './is-on-day.ts'
import { mealOf } from './meal-of-day.ts'
import { planMeals } from './plan-dishes.ts'
import { plannedBefore, plannedIn, plannedRow } from './planned-meals.ts'
import { servingsOf } from './servings.ts'

const dayValues = (given: Given): string[] => marksIn(given, 'day').map(({ value }) => String(value))
const mealValues = (given: Given): string[] => marksIn(given, 'meal').map(({ value }) => String(value))

/** Days of a span: "from monday to friday", "until sunday". */
function spanOf(given: Given): { from?: string; until?: string } {
  const [since, end] = [markOf(given, 'day', 'since'), markOf(given, 'day', 'until')]
  if (since !== undefined && end !== undefined) return { from: since, until: end }
  const days = marksIn(given, 'day')
  const isUntil = (start: number): boolean =>
    /\b(?:to|until|through|thru|till|and)$/.test(wordsBefore(given, start, 1)) ||
    /\bto the$/.test(wordsBefore(given, start, 2))
  const until = days.find(
    ({ start }, index) =>
      (isUntil(start) && (index > 0 || /\b(?:until|till|through)/.test(wordsBefore(given, start, 2)))) ||
      /\b(?:until|till) \w+(?: on)?$/.test(wordsBefore(given, start, 3)),
  )
  const from = days.find((day) => day !== until && day.role !== 'left out' && !isWithout(given, day.start))
  return { ...(from && { from: String(from.value) }), ...(until && { until: String(until.value) }) }
}

const isWithout = (given: Given, start: number): boolean =>
  /\b(?:not|except|but|nothing on|skip|bar|without|no|apart from)(?: \w+)?$/.test(
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
    / (?:something|anything) /.test(textOf(given))
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
  const from = span.from ?? (span.until === undefined && meal !== undefined ? 'today' : undefined)
  const isOneDay = from !== undefined && span.until === undefined && !IS_SPAN.test(from)
  return [act('list_meals', { from, until: isOneDay ? from : span.until, meal })]
}
const IS_SPAN = /week|month|days|weekend/

const removeMeal: Filler = (given) => {
  const planned = plannedIn(given)
  const days = dayValues(given)
  if (days.length > 1) return days.map((day) => act('remove_meal', { day, meal: mealValues(given)[0] }))
  const meal = mealValues(given)[0] ?? planned.meal
  const [day] = days
  // "Cancel thursday's" of a day with lunch and dinner.
  const isOneOf =
    meal === undefined &&
    day !== undefined &&
    mealsOn(given, day) > 1 &&
    !/ (?:all|everything|both|whole) /.test(textOf(given))
  return [act('remove_meal', { day: day ?? planned.day ?? null, meal: isOneOf ? null : meal })]
}

/** How many meals are planned on a day. */
const mealsOn = ({ situation }: Given, day: string): number =>
  situation.state.plan.filter(
    (row) => typeof row !== 'string' && isOnDay(String(row['day']), day, situation.now),
  ).length

const moveMeal: Filler = (given) => {
  const days = marksIn(given, 'day')
  const before = plannedBefore(given)
  const own = plannedIn(given)
  const planned = own.day === undefined && before ? { day: before['day'], meal: before['meal'] } : own
  const isLeft = ({ start }: Mark): boolean =>
    /\b(?:not(?: on| at)?|instead of|rather than|better than|and not|from)$/.test(
      wordsBefore(given, start, 2),
    )
  const left = [...marksIn(given, 'meal')].find(isLeft)
  const meals = leftLast(mealValues(given), left && String(left.value))
  const to =
    days.findLast(
      (day) =>
        !isLeft(day) &&
        /\b(?:to|on|till|until|for|forward to|back to|into|goes on)$/.test(wordsBefore(given, day.start, 1)),
    ) ??
    days.findLast((day) => !isLeft(day)) ??
    (days.length > 1 ? days.at(-1) : days[0])
  const from = days.find((day) => day !== to)
  const isOneDay = days.length === 1 && meals.length > 1
  return [
    act('move_meal', {
      ...{
        from_day: from ? String(from.value) : isOneDay && to ? String(to.value) : (planned.day ?? null),
        from_meal: (meals.length > 1 ? meals[0] : undefined) ?? planned.meal ?? meals[0],
      },
      ...{
        to_day: to ? String(to.value) : meals.length > 1 ? undefined : null,
        to_meal: meals.length > 1 ? meals[1] : toMealOf(given, to, meals[0]),
      },
    }),
  ]
}

/** The meals with the one that something is moved from first. */
function leftLast(meals: readonly string[], left: string | undefined): string[] {
  return left === undefined || meals.length < 2
    ? [...meals]
    : [left, ...meals.filter((meal) => meal !== left)]
}

/** The meal that stands right beside the day to which something is moved: "to monday lunch". */
function toMealOf({ sentence }: Given, to: Mark | undefined, meal: string | undefined): string | undefined {
  if (to === undefined || meal === undefined) return undefined
  const [behind, before] = [sentence.markAt[to.end], sentence.markAt[to.start - 1]]
  return behind?.kind === 'meal' || before?.kind === 'meal' ? meal : undefined
}

const swapMeals: Filler = (given) => {
  const days = dayValues(given)
  const meals = mealValues(given)
  const side = (index: number) => ({
    day: days[index] ?? (days.length === 1 && meals.length > 1 ? days[0] : null),
    ...(meals.length > 0 && { meal: meals[index] ?? meals[0] }),
  })
  if (days.length === 0) {
    const [a, b] = [...new Set(given.part.things.map(plannedRow).filter((row) => row !== undefined))].map(
      (row) => ({
        day: row['day'],
        meal: row['meal'],
      }),
    )
    if (a !== undefined && b !== undefined)
      return [act('swap_meals', String(a.day) <= String(b.day) ? { a, b } : { a: b, b: a })]
  }
  return [act('swap_meals', { a: side(0), b: side(1) })]
}

const copyWeek: Filler = (given) => {
  const days = marksIn(given, 'day').filter(({ value }) => /week|\d/.test(String(value)))
  // "The week starting 10 February" is that of the day.
  const weeks = days.filter(
    ({ value, end }, index) =>
      value !== 'the week' ||
      !/^(?:starting|beginning|from|of)?$/.test(wordsBefore(given, days[index + 1]?.start ?? end, 1)),
  )
  const isCopyOf = (start: number): boolean =>
    /\b(?:copy of|same as|repeat of|repeat|clone of|like)(?: the)?(?: \w+)?$/.test(
      wordsBefore(given, start, 4),
    )
  const source = weeks.length > 1 ? weeks.find(({ start }) => isCopyOf(start)) : undefined
  const to =
    (source && weeks.find((week) => week !== source)) ??
    weeks.find(({ start }) =>
      /\b(?:to|into|for|onto|again|in|reuse)(?: the)?$/.test(wordsBefore(given, start, 2)),
    ) ??
    (weeks.length > 1 ? weeks[1] : undefined)
  const from = weeks.find((week) => week !== to)
  const value = (week: (typeof weeks)[number] | undefined): string | undefined =>
    week ? String(week.value) : undefined
  const fallback =
    value(from) === 'last week' || (from === undefined && value(to) === 'this week')
      ? ['last week', 'this week']
      : ['this week', 'next week']
  return [
    act('copy_week', {
      from: value(from) ?? fallback[0],
      to: value(to) ?? (value(from) === 'next week' ? undefined : fallback[1]),
    }),
  ]
}

/** The words of a task: what stands behind "to", without days and times. */
function taskOf(given: Given): string | null {
  const told = wordsOf(given, 'task')
  if (told !== undefined) return told.toLowerCase()
  const { tokens, markAt } = given.sentence
  const words = tokens
    .slice(given.part.start, given.part.end)
    .filter((_, index) => markAt[given.part.start + index]?.kind !== 'day')
    .map(({ text }) => text)
  const text = words.join(' ')
  const task =
    /\b(?:remind me to|remember to|reminder to|forget to|note to|need to|have to|must|task to|remember me to|to)\b (.+)/.exec(
      text,
    )?.[1] ?? text
  const bare = task
    .replace(
      /\b(?:remind me|please|add|tasks?|to do|list|a|the|my|note|put|that|on|at \d{1,2}(?: ?[ap]m)?|reminder|job|jobs|make|done|tick|off|ticked|mark|is|ive|i|have|just|finished|cross|check|as|for|thats|sorted|you can)\b/g,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
  return bare === '' ? null : bare
}

/** The day behind "remind me", before any by which it has to be done. */
function dayToRemind(given: Given): string | undefined {
  const day = marksIn(given, 'day').find(({ start }) =>
    /\b(?:remind|nudge|tell|ping) (?:me|us)(?: on)?$/.test(wordsBefore(given, start, 3)),
  )
  return day && String(day.value)
}

export const plan: Readonly<Record<string, Filler>> = {
  plan_meals: planMeals,
  generate_plan: generatePlan,
  list_meals: listMeals,
  remove_meal: removeMeal,
  move_meal: moveMeal,
  swap_meals: swapMeals,
  copy_week: copyWeek,
  add_task: (given) => [
    act('add_task', { what: taskOf(given), day: dayToRemind(given) ?? firstMark(given, 'day') }),
  ],
  list_tasks: (given) => [act('list_tasks', { day: firstMark(given, 'day') })],
  done_task: (given) => [act('done_task', { what: taskOf(given) })],
}
