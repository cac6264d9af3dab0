import { quotedIn } from './dishes-shown.ts'
import { act, firstMark, marksIn, textOf, type Given } from './given.ts'
import { loneAmount } from './items.ts'
import { allSpokenOf, goesOn, onlySpokenOf, saysNoMore } from './spoken-of.ts'
import type { Finder } from './finder.ts'
import type { Act, Row } from '../things/situation.ts'

// What a question leaves out that goes on with what was spoken of before: its food, its amount, its nutrient or its day.

/** A call without what was not told. */
const bare = ({ tool, ...slots }: Act): Act => act(tool, slots)

const lastCall = ({ situation }: Given, tools: RegExp): Act | undefined =>
  situation.before.at(-1)?.acts.findLast(({ tool }) => tools.test(tool))

/** "Can I freeze it", "and what goes with that": the food or dish that was spoken of last. */
export const ofWhatWasSpoken: Finder = (act, given) => {
  if (act['food'] !== null || !(goesOn(given) || saysNoMore(given))) return undefined
  const food = onlySpokenOf(given)
  return food === undefined ? undefined : [{ ...act, food }]
}

/** "What goes with that, veg wise": what stands behind "that" only says of what sort it is to be. */
export const pairedWithIt: Finder = (act, given) => {
  const { sentence, part } = given
  const at = sentence.tokens.findIndex(
    ({ text }, index) =>
      index > part.start &&
      index < part.end &&
      /^(?:it|that|this|them|those|these)$/.test(text) &&
      /^(?:with|for|alongside)$/.test(sentence.tokens[index - 1]?.text ?? ''),
  )
  const [first] = part.things
  const isBehind = first === undefined || first.start > at
  const isNamed = given.parts.some(({ end, things }) => end <= part.start && things.length > 0)
  const food = at >= 0 && isBehind && !isNamed ? onlySpokenOf(given) : undefined
  return food === undefined ? ofWhatWasSpoken(act, given) : [{ ...act, food }]
}

/** What a dish is made of is asked for: "what could I use instead in a broth" goes on with what was not there. */
export const insteadInDish: Finder = (act, given) => {
  const { sentence, part } = given
  const [only, second] = part.things
  const before =
    only === undefined
      ? ''
      : ` ${sentence.tokens
          .slice(Math.max(part.start, only.start - 2), only.start)
          .map(({ text }) => text)
          .join(' ')} `
  const isInside = second === undefined && / in (?:a |an |the |my |our )?$/.test(before)
  const isOpen =
    / instead (?!of )| (?:it|that) /.test(textOf(given)) || /^ (?:and |what about )?in /.test(textOf(given))
  const food = isInside && isOpen ? onlySpokenOf(given) : undefined
  return food === undefined ? ofWhatWasSpoken(act, given) : [{ ...act, food }]
}

/** The amount of what waits or was told last, where it is measured: "record milk tea 500 ml", then "how much sugar". */
function amountSpokenOf({ situation: { open, before } }: Given): Row {
  const acts = [...(before.at(-1)?.acts ?? []), ...(open?.acts ?? [])]
  const items = acts.flatMap(({ items: all }) => (Array.isArray(all) ? (all as Row[]) : []))
  const [only, second] = items
  const { quantity, unit } = (second === undefined ? only : undefined) ?? {}
  return quantity === undefined || unit === undefined ? {} : { quantity, unit }
}

/** "And iron?", "half of one", "in 250 g": the food of the question before, or of what waits. */
function lookedUpAgain(act: Act, given: Given): Act[] | undefined {
  const last = lastCall(given, /^lookup_nutrition$/)
  const food = last?.['food'] ?? onlySpokenOf(given)
  if (food === undefined || !(saysNoMore(given) || / (?:too|also|as well) $/.test(textOf(given))))
    return undefined
  const { quantity, unit } = loneAmount(given)
  const { tool: _tool, food: _food, nutrient, ...amount } = (last ?? {}) as Row & { nutrient?: unknown }
  const told =
    quantity !== undefined
      ? { quantity, ...(unit === undefined ? { unit: amount['unit'] } : { unit }) }
      : last === undefined
        ? amountSpokenOf(given)
        : act['nutrient'] === undefined
          ? amount
          : {}
  return [bare({ ...act, food, ...told, nutrient: act['nutrient'] ?? nutrient })]
}

/** "Seitan?", "how does seitan do": the amount and the nutrient of the question before. */
export const askedAgain: Finder = (act, given) => {
  const last = lastCall(given, /^(?:lookup_nutrition|compare_foods)$/)
  if (act['food'] === null) return lookedUpAgain(act, given)
  const isGoingOn = /^ (?:\w+ )?(?:and|what about|how about|same for|or) /.test(textOf(given))
  if (last === undefined || act['nutrient'] !== undefined || !(isGoingOn || saysNoMore(given)))
    return undefined
  const { quantity, unit, nutrient } = last as Row & { nutrient?: unknown }
  // "And a pretzel?" of which the calories are asked as of what was before.
  return [bare({ ...(act['quantity'] === undefined && { quantity, unit }), ...act, nutrient })]
}

/** "And salmon?", "is beef more": held against what was looked up or compared before, for the same nutrient. */
export const comparedToo: Finder = (act, given) => {
  const foods = act['foods']
  const last = lastCall(given, /^(?:lookup_nutrition|compare_foods|describe_food)$/)
  const [only, ...more] = Array.isArray(foods) ? (foods as string[]) : []
  if (last === undefined || only === undefined || more.length > 0) return undefined
  const spoken = allSpokenOf(given).filter((food) => food !== only)
  return spoken.length === 0
    ? undefined
    : [bare({ ...act, foods: [...spoken, only], nutrient: act['nutrient'] ?? last['nutrient'] })]
}

/** Figures of this size are of calories. */
const CALORIES = { from: 1_000, to: 5_000 }

/** "And yesterday?", "how am I doing on it": the nutrient that was spoken of; "how far off 2000": calories. */
export const sameNutrient: Finder = (act, given) => {
  if (act['nutrient'] !== undefined) return undefined
  const last = lastCall(given, /^(?:get_today_progress|update_user_goal|lookup_nutrition)$/)
  const spoken = last?.['nutrient']
  const isOfIt = / (?:it|that) /.test(textOf(given)) || saysNoMore(given)
  if (typeof spoken === 'string' && isOfIt) return [{ ...act, nutrient: spoken }]
  const isOfCalories = marksIn(given, 'number').some(
    ({ value }) => Number(value) >= CALORIES.from && Number(value) < CALORIES.to,
  )
  return isOfCalories ? [{ ...act, nutrient: 'calories_kcal' }] : undefined
}

/** "And lunch?": of the day that was asked for before. */
export const sameDay: Finder = (act, given) => {
  const last = lastCall(given, /^get_food_history$/)
  const isTold = act['day'] !== undefined || act['days'] !== undefined
  if (last === undefined || isTold || firstMark(given, 'day') !== undefined) return undefined
  if (!(saysNoMore(given) || /^ (?:and|what about|how about) /.test(textOf(given)))) return undefined
  const { day, days } = last
  return [bare({ ...act, day, days })]
}

/** "What can I make with it", "something sweet from both": the foods that were spoken of, or that the last reply names. */
export const withWhatWasSpoken: Finder = (act, given) => {
  const isTold = ['query', 'foods', 'ingredient'].some((slot) => slot in act)
  const text = textOf(given)
  const last = given.situation.before.at(-1)
  const isOfFood = last?.acts.some(({ tool }) => !/^(?:search|find|show|create|plan|list_meals)/.test(tool))
  if (isTold || last === undefined || isOfFood !== true) return undefined
  const named = allSpokenOf(given)
  const foods = named.length > 0 ? named : quotedIn(last.reply ?? '')
  const isOfAll = foods.length > 1 && / (?:both|all|them|those|these|two|three) /.test(text)
  const isOfOne =
    foods.length === 1 && (/ (?:it|that|this|them|those|these) /.test(text) || saysNoMore(given))
  if (!isOfAll && !isOfOne) return undefined
  // "A recipe for it" looks for the dish itself, or for something that goes with it.
  const isFor = / for (?:it|that|this|them|those) /.test(text)
  return [isFor ? { ...act, query: foods.join(' ') } : { ...act, foods }]
}
