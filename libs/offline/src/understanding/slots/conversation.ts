import type { Act, Open } from '../situation.ts'
import { plainWordsOf } from '../plain-words.ts'
import { act, firstMark, marksIn, nameOf, textOf, wordsBefore, type Filler, type Given } from './given.ts'
import { goals } from './goals.ts'
import { amountSlots, itemsOf } from './items.ts'
import { servingsOf } from './servings.ts'
import { expiryOf } from './stock.ts'
import { units } from '../word-marks.ts'

/** What a message changes of what waits: only the slots that it names. */
const editOpen: Filler = (given) => [act('edit_open', { change: changeIn(given) })]

function changeIn(given: Given): Record<string, unknown> {
  const text = textOf(given)
  const tool = given.situation.open?.acts[0]?.tool ?? ''
  const [day, meal, place] = [firstMark(given, 'day'), firstMark(given, 'meal'), firstMark(given, 'place')]
  const number = marksIn(given, 'number').find(
    ({ start }) => !/\b(?:not|than|of)$/.test(wordsBefore(given, start, 1)),
  )
  const unit = unitIn(given) ?? unitAlone(text)
  const items = itemsOf(given)
  const isLess =
    / (?:without|no|minus|leave out|leave off|drop|remove|skip|except|everything but|not the|lose) /.test(
      text,
    )
  if (items.length > 0 && isLess)
    return /recipe|plan|search/.test(tool)
      ? { without: items.map(({ thing }) => thing.said) }
      : { remove: items.length === 1 ? items[0]?.thing.said : items.map(({ thing }) => thing.said) }
  if (items.length > 0 && / (?:and|also|plus|too|as well|add|with) /.test(text) && !isOpenFood(given))
    return { add: items.map((item) => ({ food: item.thing.said, ...amountSlots(item) })) }
  const servings =
    /recipe|plan/.test(tool) && number ? (servingsOf(given) ?? Number(number.value)) : undefined
  const amount = /goal/.test(tool)
    ? 'target'
    : /workout/.test(tool)
      ? 'calories'
      : /water/.test(tool)
        ? 'ml'
        : 'quantity'
  return {
    ...(day !== undefined && !isDeniedDay(given) && { day }),
    ...(meal !== undefined && { meal }),
    ...(place !== undefined && { location: place }),
    ...(servings !== undefined ? { servings } : number && { [amount]: number.value }),
    ...(unit !== undefined && servings === undefined && unit !== unitNow(given) && { unit }),
    ...(items.length > 0 &&
      !isOpenFood(given) && { [/plan/.test(tool) ? 'title' : 'food']: items[0]?.thing.said }),
  }
}

/** The unit that is said and not denied: "not grams, millilitres". */
const unitIn = (given: Given): unknown =>
  marksIn(given, 'unit').find(({ start }) => !/\bnot$/.test(wordsBefore(given, start, 1)))?.value

/** The unit of what waits, which an amount in the same unit does not change. */
const unitNow = ({ situation }: Given): unknown => situation.open?.acts[0]?.['unit']

const isDeniedDay = (given: Given): boolean => {
  const [day] = marksIn(given, 'day')
  return (
    day !== undefined && /\bnot$/.test(wordsBefore(given, day.start, 1)) && marksIn(given, 'day').length === 1
  )
}
const isOpenFood = ({ part }: Given): boolean =>
  part.things.every(({ own }) => own.some(({ home }) => home === 'open'))
const unitAlone = (text: string): string | undefined => {
  const said =
    / (?<!not )(g|gram|grams|kg|kilos?|ml|mls|millilitres?|milliliters?|l|litres?|tins?|cans?|bottles?|packs?|jars?|cups?) /.exec(
      text,
    )?.[1]
  return said === undefined ? undefined : (units.get(said) ?? said)
}

const ORDER: readonly RegExp[] = [
  / (?:first|1st|1|top|former|earlier) /,
  / (?:second|2nd|2|two) /,
  / (?:third|3rd|3|three) /,
  / (?:fourth|4th|4|four) /,
]

const select: Filler = (given) => [act('select', { option: optionIn(given) })]

/** The option that shares the most words with the message, or the one whose place in the row is said. */
function optionIn(given: Given): unknown {
  const options = (given.situation.open?.options ?? []).map((option) =>
    typeof option === 'string' ? option : nameOfOption(option),
  )
  const said = new Set(plainWordsOf(textOf(given)))
  const scored = options
    .map((option) => ({ option, shared: plainWordsOf(option).filter((word) => said.has(word)).length }))
    .toSorted((one, other) => other.shared - one.shared)
  const isClear = (scored[0]?.shared ?? 0) > (scored[1]?.shared ?? 0)
  if (isClear && !/ (?:not|other) /.test(textOf(given))) return scored[0]?.option
  if (isClear && options.length === 2) return scored[1]?.option
  const place = ORDER.findIndex((pattern) => pattern.test(textOf(given)))
  if (place >= 0 && place < options.length) return options[place]
  if (/ (?:last|bottom|latter|later) /.test(textOf(given))) return options.at(-1)
  if (/ middle /.test(textOf(given)) && options.length === 3) return options[1]
  if (/ one /.test(textOf(given)) && !/ (?:the|that|this|other) one /.test(textOf(given)))
    return options[0] ?? 1
  if (place >= 0) return place + 1
  return given.part.things[0]?.said ?? textOf(given).trim()
}

function nameOfOption(option: unknown): string {
  if (typeof option !== 'object' || option === null) return String(option)
  const row = option as Record<string, unknown>
  return String(row['food'] ?? row['name'] ?? row['title'] ?? row['label'] ?? '')
}

/** What is undone: the thing that is named and was changed. */
const undo: Filler = (given) => {
  const [thing] = given.part.things.filter(({ own }) => own.some(({ home }) => home === 'before'))
  return [act('undo', thing && given.situation.before.length > 0 ? { what: nameOf(thing, 'before') } : {})]
}

/** The act that a question belongs to, with the answer in the slot that was asked for. */
export function answered(given: Given): Act[] {
  const { open } = given.situation
  if (open?.of === undefined) return []
  const more = open.of.tool === 'calculate_recommended_goals' ? aboutBody(given) : alsoTold(given, open.of)
  return [{ ...open.of, ...more, ...answerSlots(given, open) }]
}

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

function answerSlots(given: Given, { asks = '', of }: Open): Record<string, unknown> {
  const numbers = marksIn(given, 'number').filter(
    ({ start }) => !/\b(?:not|than)$/.test(wordsBefore(given, start, 1)),
  )
  const number = numbers.find(({ end }) => given.sentence.markAt[end]?.kind === 'unit') ?? numbers.at(-1)
  const unit =
    (number && given.sentence.markAt[number.end]?.kind === 'unit'
      ? given.sentence.markAt[number.end]?.value
      : undefined) ??
    marksIn(given, 'unit')[0]?.value ??
    unitAlone(textOf(given))
  const [day, meal, place] = [
    marksIn(given, 'day').at(-1)?.value,
    firstMark(given, 'meal'),
    firstMark(given, 'place'),
  ]
  const food = given.part.things.at(-1)
  const isWholeAmount = / (?:all|every|everything|whole|the lot|entire) /.test(textOf(given))
  if (asks === 'quantity' || asks === 'amount')
    return amountAnswer(of, { number: number && Number(number.value), unit, isAll: isWholeAmount })
  if (asks === 'unit') return amountAnswer(of, { number: number && Number(number.value), unit, isAll: false })
  if (asks === 'location' || asks === 'place' || asks === 'to')
    return { [of?.tool === 'move_item' ? 'to' : 'location']: place ?? 'other' }
  if (asks === 'meal') return mealAnswer(of, meal)
  if (/^(?:weight_kg|height_cm|age|sex|activity|aim)$/.test(asks)) return {}
  if (asks === 'servings') return { servings: number ? number.value : null }
  if (asks === 'target') return { target: number ? number.value : null }
  if (['day', 'date', 'until', 'when'].includes(asks)) return dayAnswer(of, day)
  if (asks === 'nutrient') return { nutrient: firstMark(given, 'nutrient') ?? null }
  if (food === undefined) return {}
  const slot =
    of !== undefined && 'recipe' in of
      ? 'recipe'
      : of !== undefined && 'name' in of
        ? 'name'
        : /recipe/.test(of?.tool ?? '')
          ? of?.tool === 'cook_recipe' || of?.tool.startsWith('add_missing')
            ? 'recipe'
            : 'name'
          : 'food'
  return { [slot]: nameOf(food, 'stock', 'recipes', 'list', 'diary') }
}

function mealAnswer(of: Act | undefined, meal: string | undefined): Record<string, unknown> {
  if (of?.tool === 'plan_meals' && Array.isArray(of['meals']))
    return {
      meals: (of['meals'] as Record<string, unknown>[]).map((row) => ({ ...row, meal: row['meal'] ?? meal })),
    }
  return { meal: meal ?? null }
}

function dayAnswer(of: Act | undefined, day: unknown): Record<string, unknown> {
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

type Amount = { number: number | undefined; unit: unknown; isAll: boolean }

function amountAnswer(of: Act | undefined, { number, unit, isAll }: Amount): Record<string, unknown> {
  if (isAll && number === undefined) return { quantity: undefined }
  const slots = { ...(number !== undefined && { quantity: number }), ...(unit !== undefined && { unit }) }
  if (of?.tool === 'log_water') return { ml: number }
  if (of?.tool === 'apply_daily_workout_offset') return { calories: number }
  if (Array.isArray(of?.['items']))
    return { items: withAmount(of['items'] as Record<string, unknown>[], slots) }
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

export const conversation: Readonly<Record<string, Filler>> = {
  ...Object.fromEntries(
    ['confirm', 'decline', 'redo', 'look_back', 'new_topic'].map((tool) => [tool, alone(tool)]),
  ),
  select,
  edit_open: editOpen,
  undo,
}
