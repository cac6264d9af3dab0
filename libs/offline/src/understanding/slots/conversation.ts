import type { Mark } from '../words/marks.ts'
import type { Act, Open } from '../things/situation.ts'
import { editOpen, SORT, unitAlone } from './edit-open.ts'
import { act, firstMark, marksIn, nameOf, textOf, wordsBefore, type Filler, type Given } from './given.ts'
import { diary } from './diary.ts'
import { attitudesOf } from './attitudes.ts'
import { goals } from './goals.ts'
import { withHalf } from './items.ts'
import { whoOf } from './person-named.ts'
import { optionIn, select } from './select.ts'
import { expiryOf } from './expiry.ts'
import { undo } from './undo.ts'
import { millilitresIn as ml } from './water.ts'

/** The act that a question belongs to, with the answer in the slot that was asked for. */
export function answered(given: Given): Act[] {
  const { open } = given.situation
  if (open?.of === undefined) return []
  const each = eachOption(given, open)
  if (each.length > 0) return each
  const more = open.of.tool === 'calculate_recommended_goals' ? aboutBody(given) : alsoTold(given, open.of)
  return [{ ...open.of, ...more, ...answerSlots(given, open) }]
}

/** "Both", "one of each": the call of the question for each of its two options. */
function eachOption(given: Given, { asks, of, options = [] }: Open): Act[] {
  const names = options.filter((option): option is string => typeof option === 'string')
  const isOfNames = /^(?:which|food|item|recipe|name|option)$/.test(asks ?? '')
  if (of === undefined || names.length !== 2 || !isOfNames || !BOTH.test(textOf(given))) return []
  const slot = namedSlot(of)
  // "Red" and "white" name nothing by themselves.
  if (names.some((name) => SORT.test(name))) return []
  if (!/^(?:food|name|recipe)$/.test(slot) || NAMES_OTHERWISE.test(of.tool)) return []
  return names.map((name) => ({ ...of, [slot]: name }))
}
const BOTH =
  /^ (?:\w+ )?(?:so )?(?:both|one of each|each|the two|the both)(?: of (?:them|em|those))?(?: please| pls| then| thanks)? $/
/** Tools whose calls name what they are about by a day, or by several things. */
const NAMES_OTHERWISE =
  /^(?:move_meal|remove_meal|swap_meals|plan_meals|compare_foods|propose_food_log|search_cookbook)$/

/** Figures of the body, without those that the answer does not tell. */
function aboutBody(given: Given): Record<string, unknown> {
  const [told] = goals['calculate_recommended_goals']?.(given) ?? []
  const { tool: _tool, ...slots } = told ?? { tool: '' }
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== null))
}

/** What an answer tells beside what was asked: "six, door of the fridge, use by the 19th". */
function alsoTold(given: Given, of: Act): Record<string, unknown> {
  const place = firstMark(given, 'place')
  const expires = expiryOf(given)
  const isStock = /^(?:add_item|bought)$/.test(of.tool)
  return {
    ...(isStock && place !== undefined && { location: place }),
    ...(isStock && expires !== undefined && { expires }),
  }
}

/** The slot of a question's call that lacks its value. */
function slotLacking(of: Act | undefined, asks: string): string {
  const lacking = Object.entries(of ?? {}).find(([, value]) => value === null)?.[0]
  const isGeneral = /^(?:which|quantity|amount|option|)$/.test(asks)
  return isGeneral && lacking !== undefined && lacking !== 'quantity' ? lacking : asks
}

/** The number of an answer, with a unit before one without, and its unit. */
function amountTold(given: Given): { number: Mark | undefined; unit: unknown } {
  const { markAt } = given.sentence
  const numbers = marksIn(given, 'number').filter(
    ({ start }) => !/\b(?:not|than)$/.test(wordsBefore(given, start, 1)),
  )
  const number = numbers.find(({ end }) => markAt[end]?.kind === 'unit') ?? numbers.at(-1)
  const behind = number && markAt[number.end]?.kind === 'unit' ? markAt[number.end]?.value : undefined
  return { number, unit: behind ?? marksIn(given, 'unit')[0]?.value ?? unitAlone(textOf(given)) }
}

/** The day of an answer: the last one that is not denied. */
function dayTold(given: Given): unknown {
  const days = marksIn(given, 'day')
  const wanted = days.findLast(({ start }) => !/\bnot(?: on| the)?$/.test(wordsBefore(given, start, 2)))
  return (wanted ?? days.at(-1))?.value
}

/** "Saturday lunch", where the day was asked to which a meal is moved. */
function mealOfMove(given: Given, of: Act | undefined): { to_meal?: unknown } {
  const meal = marksIn(given, 'meal').at(-1)?.value
  return of?.tool === 'move_meal' && meal !== undefined ? { to_meal: meal } : {}
}

/** The figure of an answer, with the half behind it: "a scoop and a half". */
const numberTold = ({ sentence }: Given, number: Mark | undefined): number | undefined =>
  number && (withHalf(sentence, number)?.quantity ?? Number(number.value))

/** "Whatever was left", "the whole lot". */
const ALL_OF_IT =
  / (?:all|every|everything|whole|the lot|entire|whatever (?:was|is|were) left|what (?:was|is) left|the rest) /

function answerSlots(given: Given, { asks: asked = '', of, options = [] }: Open): Record<string, unknown> {
  const asks = slotLacking(of, asked)
  const text = textOf(given)
  const { number, unit } = amountTold(given)
  const day = dayTold(given)
  const place = firstMark(given, 'place') ?? (/ frozen /.test(text) ? 'freezer' : undefined)
  const isAll = ALL_OF_IT.test(text)
  const count = countIn(text, { number: numberTold(given, number), unit })
  switch (asks) {
    case 'quantity':
    case 'amount':
      return Array.isArray(of?.['items'])
        ? amountAnswer(of, { number: count, unit, isAll, food: otherFood(given, of) })
        : { ...amountAnswer(of, { number: count, unit, isAll }), ...otherFood(given, of) }
    case 'unit':
      return unitAnswer(of, { number: count, unit, alone: unitAlone(text) })
    case 'location':
    case 'place':
    case 'to':
      return { [of?.tool === 'move_item' ? 'to' : 'location']: place ?? 'other' }
    case 'meal':
      return mealAnswer(
        of,
        marksIn(given, 'meal')
          .map(({ value }) => String(value))
          .at(-1),
      )
    case 'servings':
      return {
        [of?.tool === 'remember_preference' ? 'value' : 'servings']: peopleIn(
          text,
          number && Number(number.value),
        ),
      }
    case 'target':
    case 'calories':
      return { [asks]: number ? number.value : null }
    case 'url':
      return { url: marksIn(given, 'address')[0]?.value ?? null }
    case 'ml':
      return { ml: ml(count, unit) ?? null }
    case 'nutrient':
      return {
        nutrient:
          marksIn(given, 'nutrient')
            .map(({ value }) => value)
            .at(-1) ?? null,
      }
    case 'who':
      return whoAnswer(given)
    case 'kind':
      return kindAnswer(given, of)
    case 'without':
      return { without: given.part.things.map(({ said }) => said) }
    case 'items':
      return itemsAnswer(given)
    default:
  }
  if (/^(?:weight_kg|height_cm|age|sex|activity|aim)$/.test(asks)) return {}
  if (['day', 'date', 'until', 'when', 'meals'].includes(asks))
    return day === undefined ? {} : { ...dayAnswer(of, day), ...mealOfMove(given, of) }
  if (Array.isArray(of?.['items']) && asks === 'food') return itemsAnswer(given)
  return namedAnswer(given, { of, options, number })
}

/** What a call is about, by the name that the answer tells or chooses. */
function namedAnswer(
  given: Given,
  { of, options, number }: { of: Act | undefined; options: readonly unknown[]; number: Mark | undefined },
): Record<string, unknown> {
  const food = given.part.things.at(-1)
  const swap = of?.['swap'] as Record<string, unknown> | undefined
  if (swap?.['to'] === null) return { swap: { ...swap, to: food === undefined ? null : food.said } }
  const slot = namedSlot(of)
  const chosen = options.length > 0 ? optionIn(given) : undefined
  const isChoice = typeof chosen === 'string' && options.includes(chosen)
  if (isChoice && /name|recipe/.test(slot))
    return { [slot]: chosen, ...(number && 'servings' in (of ?? {}) && { servings: number.value }) }
  return food === undefined ? {} : { [slot]: nameOf(food, 'stock', 'recipes', 'list', 'diary') }
}

/** "Jars, 500 ml each": what they are counted in is asked, not what one holds. */
function unitAnswer(
  of: Act | undefined,
  { number, unit, alone }: { number: number | undefined; unit: unknown; alone: string | undefined },
): Record<string, unknown> {
  const isCounted =
    alone !== undefined && !/^(?:g|kg|ml|l|cl|oz|lb)$/.test(alone) && of?.['quantity'] !== undefined
  return isCounted ? { unit: alone } : amountAnswer(of, { number, unit, isAll: false })
}

/** The slot that names what a call is about. */
function namedSlot(of: Act | undefined): string {
  if (of !== undefined && 'recipe' in of) return 'recipe'
  if (of !== undefined && 'name' in of) return 'name'
  if (of?.tool === 'remember_preference') return 'value'
  const isOfRecipe = /recipe/.test(of?.tool ?? '')
  if (!isOfRecipe && !of?.tool.startsWith('add_missing')) return 'food'
  return of?.tool === 'cook_recipe' || of?.tool.startsWith('add_missing') ? 'recipe' : 'name'
}

/** How many an answer tells: "a handful" is one, "a cup and a half" one and a half. */
function countIn(
  text: string,
  { number, unit }: { number: number | undefined; unit: unknown },
): number | undefined {
  if (/ (?:a|one) \w+ and a half /.test(text)) return 1.5
  if (number !== undefined || unit === undefined) return number
  return / (?:a|an|one|normal|big|small|large) /.test(text) ? 1 : undefined
}

/** How many are to eat: "just me", "me and the 2 kids". */
function peopleIn(text: string, number: number | undefined): number | null {
  const isMeToo = !/ so \d/.test(text) && / (?:me and|and me|and i|plus me) /.test(text)
  if (number !== undefined) return number + (isMeToo ? 1 : 0)
  if (/ (?:just|only) me /.test(text)) return 1
  return / (?:me and my (?:wife|husband|partner)|the two of us|both of us) /.test(text) ? 2 : null
}

/** Who it is: nobody else where it is the speaker. */
function whoAnswer(given: Given): Record<string, unknown> {
  const who = whoOf(given) ?? nameFirst(given)
  if (who !== undefined) return { who }
  return / (?:me|myself|mine) /.test(textOf(given)) ? { who: undefined } : {}
}

/** A name by itself: "Earl." */
function nameFirst({ sentence, part }: Given): string | undefined {
  const first = sentence.tokens[part.start]
  return first !== undefined && /^\p{Lu}\p{Ll}+$/u.test(first.raw) && first.text !== 'me'
    ? first.raw
    : undefined
}

function kindAnswer(given: Given, of: Act | undefined): Record<string, unknown> {
  if (of?.tool === 'update_user_goal') return { kind: / (limit|goal) /.exec(textOf(given))?.[1] ?? null }
  const [said] = attitudesOf(given)
  return said === undefined ? {} : { kind: said.attitude }
}

/** What was eaten, where that was asked for. */
function itemsAnswer(given: Given): Record<string, unknown> {
  const [logged] = diary['propose_food_log']?.(given) ?? []
  return Array.isArray(logged?.['items']) ? { items: logged['items'] } : {}
}

/** "Sorry, it was couscous, 150 g": the food that was asked about is another. */
function otherFood(given: Given, of: Act | undefined): Record<string, unknown> {
  const isOfFood = typeof of?.['food'] === 'string' || Array.isArray(of?.['items'])
  if (!isOfFood || !/ (?:it was|sorry|actually|i mean) /.test(textOf(given))) return {}
  const [food] = given.part.things
  return food === undefined || food.own.some(({ home }) => home === 'open') ? {} : { food: food.said }
}

function mealAnswer(of: Act | undefined, meal: string | undefined): Record<string, unknown> {
  if (of?.tool === 'plan_meals' && Array.isArray(of['meals']))
    return {
      meals: (of['meals'] as Record<string, unknown>[]).map((row) => ({ ...row, meal: row['meal'] ?? meal })),
    }
  if (Array.isArray(of?.['items']))
    return {
      meal: meal ?? null,
      items: (of['items'] as Record<string, unknown>[]).map(({ meal: told, ...item }) =>
        told === null || told === undefined ? item : { ...item, meal: told },
      ),
    }
  return { meal: meal ?? null }
}

/** Slots that hold a day. */
const IS_DAY = /^(?:from|until|from_day|to_day|of_day|expires)$/

function dayAnswer(of: Act | undefined, day: unknown): Record<string, unknown> {
  const lacking = Object.entries(of ?? {}).find(([name, value]) => value === null && IS_DAY.test(name))?.[0]
  if (lacking !== undefined) return { [lacking]: day }
  const slot =
    of?.tool === 'move_meal'
      ? 'from_day' in of
        ? 'to_day'
        : 'from_day'
      : of?.tool === 'swap_meals'
        ? 'b'
        : of?.tool === 'copy_week'
          ? 'to'
          : /add_item|correct_item|bought/.test(of?.tool ?? '')
            ? 'expires'
            : 'day'
  if (of?.tool === 'plan_meals' && Array.isArray(of['meals']))
    return {
      meals: (of['meals'] as Record<string, unknown>[]).map((meal) => ({ ...meal, day: meal['day'] ?? day })),
    }
  return { [slot]: slot === 'b' ? { day } : day }
}

type Amount = { number: number | undefined; unit: unknown; isAll: boolean; food?: object }

function amountAnswer(
  of: Act | undefined,
  { number, unit, isAll, food = {} }: Amount,
): Record<string, unknown> {
  if (isAll && number === undefined) return { quantity: undefined }
  const slots = { ...(number !== undefined && { quantity: number }), ...(unit !== undefined && { unit }) }
  if (of?.tool === 'log_water') return { ml: ml(number, unit) ?? number }
  if (of?.tool === 'update_user_goal') return { target: number ?? null }
  if (of?.tool === 'apply_daily_workout_offset') return { calories: number }
  if (Array.isArray(of?.['items']))
    return { items: withAmount(of['items'] as Record<string, unknown>[], { ...slots, ...food }) }
  if (of !== undefined && 'servings' in of && of['servings'] === null) return { servings: number ?? null }
  return slots
}

/** The amount goes to the item that lacks one, otherwise to the first. */
function withAmount(items: readonly Record<string, unknown>[], slots: object): Record<string, unknown>[] {
  const lacking = items.findIndex((item) => item['quantity'] === null)
  return items.map((item, index) => (index === Math.max(lacking, 0) ? { ...item, ...slots } : item))
}

const alone =
  (tool: string): Filler =>
  () => [act(tool, {})]

/** A yes to what asks for a figure or a name tells neither: it is asked again. */
const confirm: Filler = (given) => {
  const { open } = given.situation
  const isToldNothing =
    open?.kind === 'question' &&
    open.of !== undefined &&
    /^(?:quantity|amount|food|unit)$/.test(open.asks ?? '')
  if (!isToldNothing || open.of === undefined) return [act('confirm', {})]
  const items = open.of['items']
  const lacking = Array.isArray(items)
    ? { items: withAmount(items as Record<string, unknown>[], { quantity: null }) }
    : { [open.asks ?? 'quantity']: null }
  return [{ ...open.of, ...lacking }]
}

export const conversation: Readonly<Record<string, Filler>> = {
  ...Object.fromEntries(['decline', 'redo', 'look_back', 'new_topic'].map((tool) => [tool, alone(tool)])),
  confirm,
  select,
  edit_open: editOpen,
  undo,
}
