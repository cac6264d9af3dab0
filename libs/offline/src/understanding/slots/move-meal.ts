import type { Mark } from '../words/marks.ts'
import type { Act } from '../things/situation.ts'
import { act, marksIn, textOf, wordsBefore, type Filler, type Given } from './given.ts'
import { isOnDay } from './is-on-day.ts'
import { mealOfWords, mealWanted } from './meal-of-day.ts'
import { IS_SPAN, onlyMealOn, plannedBefore, plannedIn } from './planned-meals.ts'

/** "Make it thursday because tuesday is football", "sunday, friday's no good": the day of a reason is not where it goes. */
export const isReason = (given: Given, start: number): boolean =>
  /\b(?:because|cos|cause|coz|cuz|since|as)$/.test(wordsBefore(given, start, 1)) ||
  REASON.test(clauseAround(given, start))
const REASON =
  /^(?!.*\b(?:move|put|push|shift|bump|do|make|have it|not|and|to the|can|could|lets)\b).*\b(?:is|im|were|weve|ive|its|shes|hes|no good|nobody|isnt|arent|wont|(?:mon|tues|wednes|thurs|fri|satur|sun)days (?!(?:dinner|lunch|breakfast|tea)\b)\w+|(?:\w+s) on)\b/

/** The words between the stops around a token, behind the first stop of the part; none where the part has no stop before it. */
function clauseAround({ sentence: { tokens }, part }: Given, at: number): string {
  let from = at
  while (from > part.start && tokens[from - 1]?.stop === '') from -= 1
  if (from === part.start) return ''
  let until = at
  while (until < part.end - 1 && tokens[until]?.stop === '') until += 1
  return tokens
    .slice(from, until + 1)
    .map(({ text }) => text)
    .join(' ')
}

/** A planned meal that goes to another day or becomes another meal of its day. */
export const moveMeal: Filler = (given) => {
  const days = marksIn(given, 'day')
  const before = plannedBefore(given)
  const own = plannedIn(given)
  const planned =
    own.day === undefined && before
      ? { day: before['day'], meal: before['meal'] ?? onlyMealOn(given, String(before['day'])) }
      : own
  // "The stew for Thursday, may we have it on Friday": where it stands now is not where it goes.
  const isNow = ({ value }: Mark): boolean =>
    days.length > 1 && own.day !== undefined && isOnDay(own.day, String(value), given.situation.now)
  const isLeft = (mark: Mark): boolean =>
    (mark.kind === 'day' && (isNow(mark) || (days.length > 1 && isReason(given, mark.start)))) ||
    /\b(?:not(?: on| at)?|instead of|rather than|better than|and not|from)$/.test(
      wordsBefore(given, mark.start, 2),
    )
  const left = [...marksIn(given, 'meal')].find(isLeft)
  const meals = leftLast(
    marksIn(given, 'meal').map(({ value }) => String(value)),
    left && String(left.value),
  )
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
    // "Not this wednesday" does not say where it goes.
    (days.length > 1 ? days.at(-1) : days.find((day) => !isLeft(day)))
  // "For the weekend, saturday I guess".
  const exactly =
    target !== undefined && IS_SPAN.test(String(target.value)) && !isLeft(target)
      ? days.find(({ start, value }) => start > target.start && !IS_SPAN.test(String(value)))
      : undefined
  const isOnlyLeft = exactly === undefined && meals.length === 0 && isWhereItStands(given, own.day, days)
  if (isOnlyLeft)
    return [act('move_meal', { from_day: String(days[0]?.value), from_meal: own.meal, to_day: null })]
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
        from_day: from ? String(from.value) : isOneDay && to ? String(to.value) : (planned.day ?? null),
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

/** "The burritos can't be tomorrow": is the only day that is told the one where the meal stands? */
function isWhereItStands(given: Given, planned: string | undefined, [day, second]: readonly Mark[]): boolean {
  if (planned === undefined || day === undefined || second !== undefined) return false
  return (
    isOnDay(planned, String(day.value), given.situation.now) &&
    !/ (?:lunch|breakfast|evening|midday|noon|lunchtime) /.test(textOf(given))
  )
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
