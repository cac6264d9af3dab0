import type { Mark } from '../words/marks.ts'
import { plainWordsOf } from '../words/plain-words.ts'
import type { Act } from '../things/situation.ts'
import type { Thing } from '../things/things-and-parts.ts'
import { act, marksIn, ownOf, textOf, wordsBefore, wordsBehind, type Filler, type Given } from './given.ts'
import { dishesDayByDay } from './day-by-day.ts'
import { mealOf, mealOfWords } from './meal-of-day.ts'
import { isOnDay } from './is-on-day.ts'
import { onlyMealOn, plannedBefore, plannedIn } from './planned-meals.ts'
import { dishesShown, dishPointedAt } from './dishes-shown.ts'
import { spokenOf } from './recipe-name.ts'

/** What a message tells of dishes and their days, and what was planned before. */
type Told = {
  days: readonly Mark[]
  meals: readonly Mark[]
  before: Record<string, unknown> | undefined
  /** A dish whose place another one takes. */
  replaced: Thing | undefined
  isReplacing: boolean
  dayWhereNoneIsTold: unknown
}

/** Dishes that are put on days. */
export const planMeals: Filler = (given) => {
  const before = plannedBefore(given)
  const replaced = given.part.things.find((thing) => isReplaced(given, thing))
  const told: Told = {
    ...{ days: marksIn(given, 'day'), meals: marksIn(given, 'meal'), before, replaced },
    isReplacing:
      replaced !== undefined ||
      REPLACES.test(textOf(given)) ||
      IN_PLACE.test(textOf(given)) ||
      isOtherThanPlanned(given),
    dayWhereNoneIsTold: before?.['day'] ?? (replaced && plannedIn(given, [replaced]).day),
  }
  const titles = titlesOf(given)
    .filter(({ title }) => !/^(?:the )?usual$/.test(title))
    .map((title) => ({ ...title, title: asShown(given, title.title) }))
  const dayByDay = dishesDayByDay(given)
  if (dayByDay !== undefined && dayByDay.length > Math.max(titles.length, 1)) {
    const [meal] = told.meals.filter(({ start }) => start < (told.days[0]?.start ?? 0))
    const ofAll = meal === undefined ? {} : { meal: String(meal.value) }
    return [act('plan_meals', { meals: dayByDay.map((row) => ({ ...ofAll, ...row })) })]
  }
  if (titles.length === 0) return [unnamedDish(given, told)]
  const rows = rowsOf(given, titles, told)
  const [row] = rows
  const span = rows.length === 1 ? daysOfOneDish(given, told.days) : []
  // Whose place the dish takes is told of one of the days alone.
  if (row !== undefined && span.length > 0)
    return [act('plan_meals', { meals: span.map((day) => ({ ...row, day })) })]
  return [act('plan_meals', { meals: rows, ...(told.isReplacing && { replace: true }) })]
}

/** "Make it macaroni", "naw, chippy" behind what was just planned: another dish for the same meal. */
function isOtherThanPlanned(given: Given): boolean {
  const wasPlanned = given.situation.before.at(-1)?.acts.some(({ tool }) => tool === 'plan_meals') === true
  return wasPlanned && marksIn(given, 'day').length === 0 && OTHER.test(textOf(given))
}
const OTHER =
  /^ (?:no|naw|nah|nae|actually|wait|sorry|scratch that) | (?:make|have) (?:it|that) (?!for |on |at |in )/

/** A dish that is not named, as it was spoken of before, or by words that no list knows. */
function unnamedDish(given: Given, told: Told): Act {
  const { days, meals, before, replaced, dayWhereNoneIsTold } = told
  const title = POINTS.test(textOf(given))
    ? spokenTitle(given)
    : titleOfWords(replaced === undefined ? given : from(given, replaced.end))
  const meal =
    meals[0]?.value ??
    before?.['meal'] ??
    mealOfDay(given, days[0]) ??
    mealReplaced(given, { ...told, day: days[0] ?? dayWhereNoneIsTold })
  // "And Tuesday, and Wednesday too".
  const rows = days.length > 1 && POINTS.test(textOf(given)) ? days : [days[0]]
  return act('plan_meals', {
    meals: rows.map((day) => ({
      day: day?.value ?? before?.['day'] ?? dayWhereNoneIsTold ?? null,
      meal,
      title,
    })),
    ...(replaced !== undefined && { replace: true }),
  })
}

const mealOfDay = (given: Given, day: Mark | undefined): string | undefined =>
  (day && mealAt(given, day)) ?? mealOf(given)

/** Each dish with its day and its meal. */
function rowsOf(given: Given, titles: readonly { title: string; at: number }[], told: Told) {
  const { days, meals, before, dayWhereNoneIsTold } = told
  // Of "curry friday, sushi sunday lunch" lunch is that of sunday alone; told before all dishes, a meal is that of all.
  const isOneDayEach = titles.length > 1 && days.length === titles.length
  const firstAt = Math.min(...titles.map(({ at }) => at), ...days.map(({ start }) => start))
  const mealsFor = (at: number): Mark[] =>
    meals.filter(
      (mark) =>
        !isOneDayEach ||
        mark.start < firstAt ||
        nearest(
          titles.map((title) => ({ start: title.at })),
          mark.start,
        )?.start === at,
    )
  return titles.map(({ title, at }, index) => {
    const day =
      days.length === titles.length
        ? days[index]
        : titles.length === 1 && days.length === 2
          ? (days.findLast(({ start }) => /^(?:on|for|to)$/.test(wordsBefore(given, start, 1))) ??
            nearest(days, at))
          : nearest(days, at)
    const meal = meals.length === titles.length ? meals[index] : nearest(mealsFor(at), at)
    const ofDay =
      day !== undefined && isOneDayEach
        ? mealAt(given, { start: Math.min(at, day.start), end: Math.max(at, day.end) + 1 })
        : mealOfDay(given, day)
    const ofReplaced = mealReplaced(given, { ...told, day: day ?? dayWhereNoneIsTold })
    const mealTold = meal ? String(meal.value) : ((day ? undefined : before?.['meal']) ?? ofDay ?? ofReplaced)
    return {
      day: day ? String(day.value) : (dayWhereNoneIsTold ?? null),
      ...(mealTold !== undefined && { meal: mealTold }),
      title,
    }
  })
}

/** The days of one dish that is planned on several: "monday to thursday", "tuesday, thursday and friday". */
function daysOfOneDish(given: Given, days: readonly Mark[]): string[] {
  const values = days.map(({ value }) => String(value))
  const [first, second, third] = values
  if (first === undefined || second === undefined) return []
  if (third === undefined) return between(first, second, wordsBefore(given, days[1]?.start ?? 0, 1))
  const isListed = days.every(
    ({ start, end }, index) =>
      index === 0 ||
      (start - (days[index - 1]?.end ?? 0) <= 1 && end > start && WEEK.includes(String(values[index]))),
  )
  return isListed ? [...new Set(values)] : []
}

/** "Drop the stew from friday and put pizza": one dish goes and another one comes. */
const IN_PLACE = / (?:drop|delete|scrap|cancel|cancelled|take) .* (?:and|so|then) (?:put|do|make|have) /

const REPLACES =
  / (?:instead|replace|swap|rather than|in (?:the )?place of|(?:bin|scrap|forget|drop|ditch) (?:whats|what is|whatevers?|whatever is)|w(?:as|ere) (?:going|gonna|meant|supposed)(?: to)?) | change (?!(?:my|your) mind)(?:\S+ ){0,4}(?:to|into) /

/** The meal of the dish whose place another one takes: the one that is named, or the only one of its day. Another dish of a day comes for dinner where that is what is planned. */
function mealReplaced(
  given: Given,
  { replaced, isReplacing, day }: { replaced: Thing | undefined; isReplacing: boolean; day: unknown },
): string | undefined {
  const said = typeof day === 'object' && day !== null && 'value' in day ? day.value : day
  const named = replaced && plannedIn(given, [replaced])
  if (named?.meal !== undefined && (said === undefined || named.day === said)) return named.meal
  if (named?.day !== undefined && isOnDay(named.day, String(said), given.situation.now)) return named.meal
  const only = onlyMealOn(given, String(said))
  return isReplacing || only === 'dinner' ? only : undefined
}

const POINTS = / (?:same|that|it|this|also|too|again|ditto|equal|one) /

/** The meal of the part of the day that stands in a day: "sunday morning". */
function mealAt({ sentence }: Given, { start, end }: Pick<Mark, 'start' | 'end'>): string | undefined {
  const words = sentence.tokens.slice(start, end).map(({ text }) => text)
  return mealOfWords(` ${words.join(' ')} `)
}

/** Is a dish one that is not wanted: "instead of the stew", "no carbonara", "forget the chilli", "the tacos are off"? */
function isReplaced(given: Given, { start, end }: Thing): boolean {
  if (isCalledOff(given, end)) return true
  // "Scrap that, pizza".
  if (start > 0 && given.sentence.tokens[start - 1]?.stop !== '') return false
  return /\b(?:instead of|in (?:the )?place of|rather than|not|no|replace|drop|scrap|delete|cancel|ditch|skip|swap|(?<!(?:dont|not|never) )forget|(?:not|arent|isnt|dont|wont) (?:be )?(?:do|doing|having|have|making|make|fancy|want|feel like|cooking))(?: the| my| that)?$/.test(
    wordsBefore(given, start, 4),
  )
}

/** "The stew is off", "omelettes cancelled", "chops out and sausages in". */
function isCalledOff(given: Given, end: number): boolean {
  return /^(?:day |night |thing )?(?:is |are |s |has been |was )?(?:off|cancelled|canceled|scrapped|out)(?: |$)(?!of |at |in the )/.test(
    wordsBehind(given, end, 4),
  )
}

const LEADS =
  /^(?:we|were|i|id|im|ill|well|fancy|having|have|had|put|plan|schedule|do|lets|let|us|going|to|be|eat|eating|make|making|cook|is|its|add|can|could|please|want|the|a|an|some|and|so|then|down|in|for|of|on|just|like|only|off|out|cancelled)$/
const TRAILS = /^(?:on|for|at|please|then|down|in|and|is|the|this|as|to|again)$/
const TITLE_MAX = 5

/** What is left of a part without its days and meals and without what only asks for it: a dish that no list knows. */
function titleOfWords({ sentence: { tokens, markAt }, part }: Given): string | null {
  const words = tokens.slice(part.start, part.end).flatMap(({ text }, index) => {
    const kind = markAt[part.start + index]?.kind
    return kind === 'day' || kind === 'meal' ? [''] : [text]
  })
  const runs = words
    .join(' ')
    .split(/\s{2,}|^\s|\s$/)
    .map((run) => run.split(' ').filter((word) => word !== ''))
  const bare = runs.map((run) => {
    const from = run.findIndex((word) => !LEADS.test(word))
    const until = run.findLastIndex((word) => !TRAILS.test(word))
    return from < 0 ? [] : run.slice(from, until + 1)
  })
  const [only, second] = bare.filter((run) => run.length > 0)
  const isNamed = only !== undefined && second === undefined && only.length <= TITLE_MAX
  return isNamed && !/^(?:something|anything|whatever|usual)\b/.test(only.join(' ')) ? only.join(' ') : null
}

/** What is given from a place of a part on. */
const from = (given: Given, start: number): Given => ({ ...given, part: { ...given.part, start } })

/** The dish that was planned or shown last in the conversation. */
function spokenTitle(given: Given): unknown {
  return (
    plannedBefore(given)?.['title'] ?? dishPointedAt(given) ?? spokenOf(given) ?? dishOffered(given) ?? null
  )
}

/** The dish that a reply offers in a sentence: "You could make okra soup, it takes half an hour". */
function dishOffered({ situation }: Given): string | undefined {
  const offered =
    /\b(?:could|can|might) (?:make|try|have|do|cook) (?:an? |some |the )?([a-z][a-z' -]{2,40}?)(?=[,.!?]|$)/
  return offered.exec(situation.before.at(-1)?.reply ?? '')?.[1]
}

const WEEK = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')

/** The days that one dish is planned on: "monday to wednesday", "monday and tuesday". */
function between(from: string, until: string, joint: string): string[] {
  const [first, last] = [WEEK.indexOf(from), WEEK.indexOf(until)]
  if (joint === 'and') return [from, until]
  if (!/^(?:to|until|through)$/.test(joint) || first < 0 || last <= first) return []
  return WEEK.slice(first, last + 1)
}

/** Dishes, with "and" and "with" between their parts kept: one dish a day. */
function titlesOf(given: Given): { title: string; at: number }[] {
  const titles: { title: string; at: number; end: number }[] = []
  const wanted = given.part.things.filter((thing) => !isReplaced(given, thing))
  for (const thing of wanted) {
    const last = titles.at(-1)
    const joint = last
      ? given.sentence.tokens
          .slice(last.end, thing.start)
          .map(({ text }) => text)
          .join(' ')
      : ''
    if (last && /^(?:and|with|on|in|and some|with some)$/.test(joint)) {
      last.title += ` ${joint} ${thing.said}`
      last.end = thing.end
    } else if (!titles.some(({ title }) => title === titleOf(thing)))
      titles.push({ title: titleOf(thing), at: thing.start, end: thing.end })
  }
  return titles.map((title) => ({ ...title, title: `${title.title}${besideOf(given, title)}` }))
}

/** "Roast pork with crackling", "soup with noodles": what a dish is eaten with, where no list knows it. */
function besideOf({ sentence: { tokens, markAt }, part }: Given, { end }: { end: number }): string {
  if (tokens[end]?.text !== 'with' || tokens[end - 1]?.stop !== '') return ''
  const words: string[] = []
  for (let at = end + 1; at < part.end && words.length < BESIDE_MAX; at += 1) {
    const { text = '', stop = '' } = tokens[at] ?? {}
    if (markAt[at] !== undefined || NO_SIDE.test(text)) break
    words.push(text)
    if (stop !== '') break
  }
  return words.length === 0 ? '' : ` with ${words.join(' ')}`
}
const BESIDE_MAX = 2
/** Words behind "with" that are no food: "with the cousins", "with us". */
const NO_SIDE =
  /^(?:the|my|our|a|an|me|us|him|her|them|it|that|this|for|on|in|at|please|no|some|two|all|friends|everyone)$/

/** "The toasties", "the one with spinach": the dish by its whole name, where the last reply showed one alone with these words. */
function asShown(given: Given, title: string): string {
  if (given.situation.before.at(-1)?.reply === undefined) return title
  const words = plainWordsOf(title)
  const [only, second] = dishesShown(given).filter((dish) => {
    const name = plainWordsOf(dish)
    return name.length > words.length && words.every((word) => name.includes(word))
  })
  return only !== undefined && second === undefined ? only : title
}

/** The dish that is said, by the name of the recipe that is called so: "curry" of "beef curry", and not "pasta" of "pasta bake". */
function titleOf(thing: Thing): string {
  const own = ownOf(thing, 'recipes')
  const isCalled =
    own !== undefined &&
    (thing.words.includes(own.words.at(-1) ?? '') || thing.words.length * 2 > own.words.length)
  return bareTitle(isCalled ? own.name : thing.said)
}

/** "Just soup", "like leftovers", "finish the stew": the dish alone. */
const bareTitle = (title: string): string =>
  title.replace(
    /^(?:just|only|like|maybe|have|pencil in|pop|stick|need|doing|finish(?: up)?(?: the)?|write|there is|theres) (?!$)/,
    '',
  )

function nearest<Item extends { start: number }>(marks: readonly Item[], at: number): Item | undefined {
  return marks.toSorted((one, other) => Math.abs(one.start - at) - Math.abs(other.start - at))[0]
}
