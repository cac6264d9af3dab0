import {
  act,
  firstMark,
  markOf,
  marksIn,
  textOf,
  wordsBefore,
  wordsBehind,
  type Filler,
  type Given,
} from './given.ts'
import type { Mark } from '../words/marks.ts'
import type { Thing } from '../things/things-and-parts.ts'
import { addDays } from '@alfred/language'
import { daysFromToday, isOnDay, WEEKDAYS } from './is-on-day.ts'
import { mealOf } from './meal-of-day.ts'
import { planMeals } from './plan-dishes.ts'
import { moveMeal } from './move-meal.ts'
import { IS_SPAN, onlyMealOn, plannedIn } from './planned-meals.ts'
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
  IS_AWAY.test(wordsBehindDay(given, start)) ||
  /\b(?:not|except|but|nothing on|skip|bar|without|no|apart from|leave)(?: \w+)?$/.test(
    wordsBefore(given, start, 2),
  ) ||
  / (?:no (?:cooking|dinner|lunch|breakfast|food|meals?)|leave out|nothing) (?:on|for)$/.test(
    ` ${wordsBefore(given, start, 3)}`,
  )

/** "Tuesday nobody's cooking", "friday out", "thursdays off", "wednesdays we get the chipper": a day on which nothing is cooked. */
const IS_AWAY =
  /^(?:(?:is|im|were|shes|hes|theyre|we are|i am) )?(?:out|off|away|empty|free|nobodys?)\b(?! (?:of|with))|^(?:we|i) (?:get|have|eat|order)(?: (?:the|a))? (?:takeaway|takeout|chipper|chippy|out)\b/

/** The words behind a day. */
function wordsBehindDay(given: Given, start: number): string {
  const day = marksIn(given, 'day').find((mark) => mark.start === start)
  return wordsBehind(given, day?.end ?? start + 1, 5)
}

const generatePlan: Filler = (given) => {
  const without = marksIn(given, 'day')
    .filter(({ start, role }) => role === 'left out' || isWithout(given, start))
    .map(({ value }) => String(value))
  const span = daysCounted(given, spanOf(given))
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

type Span = { from?: string; until?: string }

/** "The next five days" and "five lunches from monday" end on a day that is counted; the coming week is the next one. */
function daysCounted(given: Given, span: Span): Span {
  const { from } = span
  if (from !== undefined && COMING_WEEK.test(from)) return { ...span, from: 'next week' }
  if (span.until !== undefined) return span
  const counted = marksIn(given, 'number').find(({ end }) =>
    OF_DAYS.test(given.sentence.tokens[end]?.text ?? ''),
  )
  const days = Number(NUMBERED.exec(from ?? '')?.[1] ?? NaN)
  const count = Number.isInteger(days) ? days : Number(counted?.value ?? NUMBER_WORDS.indexOf(wordOf(from)))
  if (!(count > 1 && count <= DAYS_MAX)) return span
  const first = from === undefined || / days$/.test(from) ? 'today' : from
  const weekday = WEEKDAYS.indexOf(first)
  const last = daysFromToday(first, given.situation.now)
  if (weekday >= 0 && !/ (?:from|starting|beginning|begin|start) /.test(textOf(given))) return span
  if (weekday >= 0) return { from: first, until: WEEKDAYS[(weekday + count - 1) % WEEKDAYS.length] ?? first }
  if (last === undefined) return span
  const until = addDays(given.situation.now.slice(0, 10), last + count - 1)
  return { from: first, until: first === 'today' ? until : weekdayOf(until) }
}
const weekdayOf = (date: string): string => WEEKDAYS[(new Date(date).getUTCDay() + 6) % 7] ?? date
const COMING_WEEK = /^(?:the )?coming week$/
const NUMBERED = /^(?:the )?next (\d+) days$/
const NUMBER_WORDS = 'zero one two three four five six seven'.split(' ')
/** "Five" of "the next five days". */
const wordOf = (day: string | undefined): string => / (\w+) days$/.exec(` ${day ?? ''}`)?.[1] ?? ''
const OF_DAYS = /^(?:days?|nights|lunches|dinners|breakfasts|teas|suppers)$/
const DAYS_MAX = 7

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
