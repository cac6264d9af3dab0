import { thingsOfAct } from '../things/own-things.ts'
import { numberAt } from '../words/numbers.ts'
import { act, firstMark, marksIn, nameOf, textOf, wordsBefore, type Filler, type Given } from './given.ts'
import { amountSlots, type Item } from './amounts.ts'
import { itemsOf, lastAmount } from './items.ts'
import { compareFoods } from './compare-foods.ts'
import { isOne } from './countable.ts'
import { mealOf } from './meal-of-day.ts'
import { namedWeek } from './named-week.ts'
import { mealsBeside } from './meals-beside.ts'
import { nutrientTold } from './nutrient-told.ts'
import { portionAndHalf, portionsOf } from './portions.ts'
import { isOneOfMeals, lastEntry, updateLog } from './diary-update.ts'
import { eachRecipe, recipeName } from './recipe-name.ts'
import { repeatMeal } from './repeat-meal.ts'
import { servingsOf } from './servings.ts'
import { water } from './water.ts'

/** The day and the meal that a part speaks of. */
const whenOf = (given: Given): { meal: string | undefined; day: string | undefined } => ({
  meal: mealOf(given),
  day: firstMark(given, 'day'),
})

const proposeLog: Filler = (given) => {
  const named = eatenOnce(given, itemsOf(given))
  const eaten = named.filter(({ thing }) => !isNotEaten(given, thing.start))
  const items = eaten.length > 0 ? eaten : named
  if (items.length === 0) {
    const [number] = marksIn(given, 'number')
    const again = POINTS.test(textOf(given)) ? itemsBefore(given, number && Number(number.value)) : []
    return [act('propose_food_log', { items: again.length > 0 ? again : null, ...whenOf(given) })]
  }
  const meals = marksIn(given, 'meal')
  const mealBeside =
    meals.length > 1
      ? mealsBeside(
          given,
          items.map(({ thing }) => thing.start),
        )
      : []
  const counted = items.map((item, at) => ({
    ...{ food: item.thing.said, ...(isOne(item.thing.said) && { quantity: 1 }), ...amountSlots(item) },
    ...(mealBeside[at] !== undefined && { meal: mealBeside[at] }),
  }))
  const when = whenEaten(given)
  if (meals.length > 1) return [act('propose_food_log', { items: counted, day: when.day })]
  // One food without an amount, of now: how much it was can still be told.
  const [only] = counted
  const isUntold =
    only !== undefined &&
    counted.length === 1 &&
    only.quantity === undefined &&
    only.unit === undefined &&
    !isWholeOne(given, items[0]?.thing.start ?? 0)
  const told = isUntold && when.day === undefined ? [{ ...only, quantity: null }] : counted
  return [act('propose_food_log', { items: told, ...when })]
}

/** "No rice in the end", "a scone instead of the potato": what was not eaten. */
const isNotEaten = (given: Given, start: number): boolean =>
  /\b(?:no|nae|without|minus|instead of|rather than|(?:wasnt|werent|isnt|not) any|but not|and not|skipped|left)(?: the| any| my)?$/.test(
    wordsBefore(given, start, 3),
  )

/** "Had the yoghurt" tells that all of it was eaten; "log the soup" and "some of the soup" do not. */
const isWholeOne = (given: Given, start: number): boolean =>
  /\b(?:the|my)$/.test(wordsBefore(given, start, 1)) && !/ (?:log|track|record|some|bit) /.test(textOf(given))

/** When something was eaten: "this morning" is told by its meal alone, and "left over from last night" or "not what I had yesterday" tell of another day. */
function whenEaten(given: Given): { meal: string | undefined; day: string | undefined } {
  const when = whenOf(given)
  const mark = marksIn(given, 'day').find(({ value }) => String(value) === when.day)
  const isOther =
    mark !== undefined &&
    /(?:\bleft ?overs? from|\b(?:not|nothing|nowt|unlike|than)(?: like)?(?: what (?:i|we) (?:had|ate))?)(?: the| on)?$/.test(
      wordsBefore(given, mark.start, 6),
    )
  const isPart = when.meal !== undefined && /^this (?:morning|evening|afternoon)$/.test(when.day ?? '')
  return isOther || isPart ? { ...when, day: undefined } : when
}

/** What was eaten, where a food or a number is told again to put it right: "a biscuit, ok four biscuits", "three eggs, no, two". */
function eatenOnce(given: Given, items: readonly Item[]): Item[] {
  const once: Item[] = []
  for (const item of items) {
    const same = once.findIndex(({ thing }) => thing.words.join(' ') === item.thing.words.join(' '))
    if (same < 0) once.push(item)
    else if (item.quantity !== undefined) once[same] = item
  }
  const [only, second] = once
  const last =
    only !== undefined && second === undefined && CORRECTS.test(textOf(given)) ? lastAmount(given) : undefined
  return only !== undefined && last !== undefined ? [{ ...only, ...last }] : once
}
const CORRECTS = / (?:no|ok|fine|actually|sorry|wait|make it|make that|i mean|or was it|well) /

const POINTS = / (?:same|again|that|it|those|these|one more|another|also|too) /

/** What the last turn was about, as items: "log two of those", "same again". */
function itemsBefore({ situation }: Given, quantity: number | undefined): Record<string, unknown>[] {
  const { open, before } = situation
  const last = [...(before.at(-1)?.acts ?? []), ...(open?.acts ?? [])].findLast(({ tool }) =>
    /food|nutrition/.test(tool),
  )
  const rows = Array.isArray(last?.['items'])
    ? (last['items'] as Record<string, unknown>[])
    : last
      ? [last]
      : []
  return rows
    .filter(({ food }) => typeof food === 'string')
    .map(({ food, quantity: eaten, unit }) => ({
      food,
      quantity: rows.length === 1 && quantity !== undefined ? quantity : (eaten ?? 1),
      ...(unit !== undefined && { unit }),
    }))
}

/** The only food or dish that was spoken of last or waits: "how much protein is in that". */
function onlyOneSpokenOf({ open, before }: Given['situation']): string | null {
  const named = [before.at(-1)?.acts ?? [], open?.acts ?? []]
    .map((acts) => [...new Set(acts.flatMap(thingsOfAct))])
    .find((names) => names.length > 0)
  return named?.length === 1 ? (named[0] ?? null) : null
}

const deleteLog: Filler = (given) => {
  const when = whenOf(given)
  // "Delete everything from today": a whole day, as a meal without a food is a whole meal.
  const isWhole = when.meal !== undefined || (when.day !== undefined && WHOLE_DAY.test(textOf(given)))
  if (given.part.things.length === 0)
    return [act('delete_food_log', { food: isWhole ? undefined : lastEntry(given), ...when })]
  const isAll = / (?:both|all|every) /.test(textOf(given))
  return given.part.things.map((thing) =>
    act('delete_food_log', {
      food: nameOf(thing, 'diary'),
      ...when,
      ...(!isAll && isOneOfMeals(thing, when) && { meal: null }),
    }),
  )
}

const WHOLE_DAY = / (?:everything|all of|the whole|whole day|the lot|all entries|every entry) /

const LENGTHS: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  month: 30,
  fortnight: 14,
  year: 365,
  quarter: 90,
}
/** A month by its name, where it is no day of it: "in may", "the june report". */
const MONTH =
  / (?:(?:in|of|for|all of|whole) (?:may|march)|(?:may|march) (?:report|summary)|january|february|april|june|july|august|september|october|november|december)(?! \d)(?= )/
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')

/** A span in days: "last 30 days", "three weeks", "past month", "since monday". */
export function daysOf(given: Given): number | undefined {
  const { tokens } = given.sentence
  for (let at = given.part.start; at < given.part.end; at += 1) {
    const length = LENGTHS[(tokens[at]?.text ?? '').replace(/s$/, '').replace(/^wk$/, 'week')]
    if (length === undefined) continue
    const number = numberAt(tokens, at - 1) ?? numberAt(tokens, at - 2)
    if (number?.end === at) return Math.round(number.value * length)
    const before = wordsBefore(given, at, 2)
    if (/\bhalf an?$/.test(before)) return Math.round(length / 2)
    if (/(?:\b(?:last|past|this|a|whole)|\b(?:for|over|in) the)$/.test(before) && length > 1) return length
    if (tokens[at]?.text === 'fortnight') return length
  }
  if (/ monthly /.test(textOf(given)) || MONTH.test(textOf(given))) return LENGTHS['month']
  const weekday = / since (\w+day) /.exec(textOf(given))?.[1]
  if (weekday === undefined || !WEEKDAYS.includes(weekday)) return undefined
  const today = new Date(given.situation.now.slice(0, 10)).getUTCDay()
  return ((today - WEEKDAYS.indexOf(weekday) + 7) % 7) + 1
}

/** The days that are held against each other, or the one that is asked about: "was yesterday better than today". */
function daysCompared(given: Given): (string | undefined)[] {
  const days = marksIn(given, 'day')
  const isPair =
    days.length === 2 &&
    / (?:and|than|vs|versus|compared to|against) /.test(textOf(given)) &&
    !/ (?:i mean|no|sorry|actually|not) /.test(textOf(given))
  return isPair ? days.map(({ value }) => String(value)) : [firstMark(given, 'day')]
}

const history: Filler = (given) => {
  const [day, meal] = [firstMark(given, 'day'), mealOf(given)]
  const isSpan = day === undefined || /(?:week|month|days|fortnight)(?! ago)/.test(day)
  const span = isSpan ? daysOf(given) : undefined
  return [
    act('get_food_history', {
      ...(span === undefined ? { day } : { days: span }),
      meal,
      food: given.part.things[0] && nameOf(given.part.things[0], 'diary'),
    }),
  ]
}

const lookup: Filler = (given) => {
  const items = itemsOf(given).filter(
    ({ thing }, _, all) =>
      all.length === 1 ||
      (given.sentence.markAt[thing.start]?.kind !== 'nutrient' && !isLeftOut(given, thing.start)),
  )
  const nutrient = nutrientTold(given)
  if (items.length === 0) {
    const [before] = itemsBefore(given, undefined)
    const { food = null, ...amount } = REFERS.test(textOf(given))
      ? (before ?? { food: onlyOneSpokenOf(given.situation) })
      : {}
    return [act('lookup_nutrition', { food, ...amount, nutrient })]
  }
  const isEach = / (?:per|each|one|whole) /.test(textOf(given))
  return items.map((item) =>
    act('lookup_nutrition', {
      food: item.thing.said,
      ...(isEach && { quantity: 1 }),
      ...amountSlots(item),
      nutrient,
    }),
  )
}

/** "Carbs in 30 g of bran, not counting the milk". */
const isLeftOut = (given: Given, start: number): boolean =>
  /\b(?:counting|including|without|excluding|minus)(?: the| any| my)?$/.test(wordsBefore(given, start, 2))

const REFERS = / (?:it|that|this|those|them|these) /

/** The nutrients that are asked about, without those that are to stay out or low: "more potassium without raising sodium". */
function nutrientsAsked(given: Given): string[] {
  const marks = marksIn(given, 'nutrient')
  const asked = marks.filter(({ start }) => !IS_LEFT_OUT.test(wordsBefore(given, start, 3)))
  return (asked.length > 0 ? asked : marks).map(({ value }) => String(value))
}

const IS_LEFT_OUT =
  /\b(?:without|(?:wont|not|dont|without) (?:raise|raising|add|adding)|lower|leave|leaving|ignore|ignoring|dont)(?: the| my| any| more)?$/
const perNutrient = (
  tool: string,
  given: Given,
  more: Readonly<Record<string, unknown>>,
): ReturnType<Filler> => {
  const named = nutrientsAsked(given)
  const adjective = nutrientTold(given)
  const all = named.length > 0 || adjective === undefined ? named : [adjective]
  const spoken = given.situation.before.at(-1)?.acts.at(-1)?.['nutrient']
  const goesOn =
    tool === 'get_food_recommendations' || /^ (?:and|then|ok and|what about|how about) /.test(textOf(given))
  if (all.length === 0 && goesOn && typeof spoken === 'string')
    return [act(tool, { nutrient: spoken, ...more })]
  return all.length === 0 ? [act(tool, more)] : all.map((nutrient) => act(tool, { nutrient, ...more }))
}

export const diary: Readonly<Record<string, Filler>> = {
  propose_food_log: proposeLog,
  propose_recipe_log: (given) =>
    eachRecipe(given).map((one) =>
      act('propose_recipe_log', {
        name: recipeName(one, 'recipes', 'plan'),
        servings: portionAndHalf(one) ?? servingsOf(one) ?? portionsOf(one),
        ...whenOf(given),
      }),
    ),
  repeat_meal: repeatMeal,
  update_food_log: updateLog,
  delete_food_log: deleteLog,
  get_food_history: (given) => {
    const days = daysCompared(given)
    return days.length < 2
      ? history(given)
      : history(given).flatMap((one) => days.map((day) => ({ ...one, day })))
  },
  get_today_progress: (given) =>
    daysCompared(given).flatMap((day) => perNutrient('get_today_progress', given, { day })),
  get_weekly_summary: (given) => weeksCompared(given).map((day) => act('get_weekly_summary', { day })),
  get_progress_report: (given) => perNutrient('get_progress_report', given, { days: daysOf(given) }),
  analyze_eating_patterns: (given) => [act('analyze_eating_patterns', { days: daysOf(given) })],
  lookup_nutrition: lookup,
  compare_foods: compareFoods,
  get_food_recommendations: (given) => perNutrient('get_food_recommendations', given, {}),
  log_water: water,
}

/** The weeks that are held against each other, or the one that is asked for: "last week against this one" asks for both. */
function weeksCompared(given: Given): (string | undefined)[] {
  const weeks = daysCompared(given)
  const isPair = weeks.length === 2 && weeks.every((week) => / ?\bweek$/.test(String(week)))
  return isPair ? weeks : [weekAsked(given)]
}

/** The week that is summed up; "the week" is this one. */
function weekAsked(given: Given): string | undefined {
  const [day] = marksIn(given, 'day').map(({ value }) => String(value))
  const named = namedWeek(textOf(given))
  if (day === undefined && named !== undefined) return named.week
  const isBefore = day === 'the week' && / week before/.test(textOf(given))
  if (isBefore) return 'the week before'
  if (day === 'the week') return undefined
  return day === 'past week' ? 'last week' : day?.replace(/^(?:the )?week of (?:the )?/, '')
}
