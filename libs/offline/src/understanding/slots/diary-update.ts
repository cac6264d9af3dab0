import type { Thing } from '../things/things-and-parts.ts'
import {
  act,
  firstMark,
  marksIn,
  nameOf,
  ownOf,
  textOf,
  wordsBefore,
  type Filler,
  type Given,
} from './given.ts'
import { amountSlots, type Amount, type Item } from './amounts.ts'
import { itemsOf, lastAmount, withHalf } from './items.ts'

/** What an entry of the diary was rather. */
export const updateLog: Filler = (given) => {
  const items = itemsOf(given)
  const meals = marksIn(given, 'meal')
  const [item] = items
  if (item === undefined) {
    const told = amountWithoutFood(given)
    const unit = marksIn(given, 'unit')[0]?.value ?? (told === undefined ? undefined : lastUnit(given))
    return [
      act('update_food_log', {
        food: lastEntry(given),
        quantity: told,
        unit,
        ...{ meal: meals.at(-1)?.value, day: firstMark(given, 'day') },
      }),
    ]
  }
  if (items.length === 1) Object.assign(item, lastAmount(given) ?? {})
  const unit = item.unit ?? (item.quantity === undefined ? undefined : ownUnit(item.thing))
  const isUntold =
    items.every(({ quantity }) => quantity === undefined) &&
    meals.length === 0 &&
    marksIn(given, 'day').length === 0
  if (isUntold)
    return [act('update_food_log', { food: nameOf(item.thing, 'diary', 'before'), quantity: null })]
  const when = { meal: meals.at(-1)?.value, day: firstMark(given, 'day') }
  return items.map((one) =>
    act('update_food_log', {
      food: nameOf(one.thing, 'diary', 'before'),
      ...changedBy(given, one),
      ...(unit && one === item ? { unit } : {}),
      ...when,
      ...(isOneOfMeals(one.thing, when) && { meal: null }),
    }),
  )
}

/** How much it was, where no food is named: what is set in "two cups I logged, make it three" and "it was four, one fell down". */
function amountWithoutFood(given: Given): number | undefined {
  const numbers = marksIn(given, 'number')
  const more = numbers.map((number) => withHalf(given.sentence, number)).find((one) => one !== undefined)
  const set = numbers.findLast(({ start }) =>
    /\b(?:(?<!\b(?:no|not) )be|it|to|was|were|so|is|had|only|just|say|at)$/.test(
      wordsBefore(given, start, 2),
    ),
  )
  const meant = set ?? numbers[0]
  return more?.quantity ?? (meant && Number(meant.value))
}

/** The unit of what was logged last. */
function lastUnit({ situation }: Given): unknown {
  const items = (situation.before.at(-1)?.acts.at(-1) as Record<string, unknown> | undefined)?.['items']
  const [first] = Array.isArray(items) ? (items as Record<string, unknown>[]) : []
  return first?.['unit']
}

function ownUnit(thing: Thing): string | undefined {
  const unit = ownOf(thing, 'diary')?.row['unit']
  return typeof unit === 'string' ? unit : undefined
}

/** The food that was logged last in the conversation, or the only one of the diary. */
export function lastEntry({ situation }: Given): string | null {
  const items = (situation.before.at(-1)?.acts.at(-1) as Record<string, unknown> | undefined)?.['items']
  const first: unknown = Array.isArray(items) && items.length === 1 ? items[0] : undefined
  if (typeof first === 'object' && first !== null && 'food' in first) return String(first.food)
  const [entry, second] = situation.state.diary
  return entry !== undefined && second === undefined && typeof entry !== 'string'
    ? (entry.food ?? null)
    : null
}

/** "One more roti" and "take one of the biscuits off" reckon from what the entry has; "two more, so four" tells what it comes to. */
function changedBy(given: Given, item: Item): Amount {
  const now = Number(ownOf(item.thing, 'diary')?.row['quantity'])
  if (item.quantity === undefined || !Number.isFinite(now)) return amountSlots(item)
  if (isMoreOf(given, item))
    return { ...amountSlots(item), quantity: totalTold(given) ?? now + item.quantity }
  const isLess = / (?:take|knock) .* off /.test(textOf(given)) && item.quantity < now
  return isLess ? { ...amountSlots(item), quantity: now - item.quantity } : amountSlots(item)
}

/** Is an amount told on top of what an entry has: "two more", "one medialuna more", "another slice", "add 2 to the beers"? */
function isMoreOf(given: Given, { thing, quantity }: Item): boolean {
  const { tokens } = given.sentence
  if (/\banother(?: \w+){0,3}$/.test(wordsBefore(given, thing.start, 4))) return true
  if (tokens[thing.end]?.text === 'another') return true
  return marksIn(given, 'number').some((number) => {
    if (Number(number.value) !== quantity) return false
    const next = marksIn(given, 'number').find(({ start }) => start >= number.end)?.start ?? given.part.end
    const behind = tokens.slice(number.end, Math.min(next, number.end + 4)).map(({ text }) => text)
    return (
      /^(?:an? )?(?:\w+ )?more(?! like| than)\b/.test(behind.join(' ')) ||
      (wordsBefore(given, number.start, 1) === 'add' && behind[0] === 'to')
    )
  })
}

/** What an entry comes to: "two more, so four", "another bowl, total 3". */
function totalTold(given: Given): number | undefined {
  const total = marksIn(given, 'number').findLast(
    ({ start, end }) =>
      given.sentence.tokens[end]?.text !== 'more' &&
      /\b(?:total|altogether|makes|makes it|so|thats)$/.test(wordsBefore(given, start, 2)),
  )
  return total && Number(total.value)
}

/** Does a food stand in the diary at several meals, and is none told? Which entry is meant has to be asked then. */
export function isOneOfMeals({ own }: Thing, { meal, day }: { meal?: unknown; day?: unknown }): boolean {
  const entries = own.filter(({ home }) => home === 'diary')
  const [first] = entries
  const meals = entries.filter(({ name }) => name === first?.name).map(({ row }) => row['meal'])
  return meal === undefined && day === undefined && new Set(meals).size > 1
}
