import type { TurnBrief } from '@alfred/contracts'
import { foodKey } from '@alfred/language'
import { ask } from '../../reading/intent.ts'
import { otherThanSaid } from '../../reading/other-than-said.ts'
import { isToolIntent, type Intent, type ToolIntent } from '../kitchen-intent.ts'

/** How a reply tells that there was some of a food before. */
const THERE_WAS_SOME = /\bThat makes\b|\(before: (?!0\b)/
const UNDO_FIRST =
  'Say "undo that" first, and then what it was: I do not know how much of the other there was before.'

/**
 * Another food in the place of one that was just put into stock or on the list: "it wasn't tuna, it was salmon". Undefined where the message says
 * anything else, or where the turn before has no such food.
 */
export function otherFoodOfLast(
  message: string,
  last: readonly Intent[],
  brief: TurnBrief | null,
): Intent[] | undefined {
  const meant = otherThanSaid(message)
  if (meant === undefined) return undefined
  const { wrong, right } = meant
  const calls = last.filter(isToolIntent)
  const those = wrong === null ? calls : calls.filter((call) => isOf(call, wrong))
  const [only, ...others] = those
  if (only === undefined || others.length > 0) return undefined
  const turn = brief?.recent_turns.at(-1)
  if (turn?.changed?.length === 0 && 'food' in only.arguments) return [withFood(only, right)]
  return inItsPlace(only, right, turn?.response ?? '')
}

const isOf = (call: ToolIntent, food: string): boolean =>
  'food' in call.arguments &&
  typeof call.arguments.food === 'string' &&
  foodKey(call.arguments.food) === foodKey(food)

/** The food that was told is not there, and the other one is. */
function inItsPlace(call: ToolIntent, right: string, response: string): Intent[] | undefined {
  switch (call.tool) {
    case 'add_to_shopping':
      return [
        { tool: 'remove_from_shopping', arguments: { food: call.arguments.food, item: null } },
        withFood(call, right),
      ]
    case 'add_item':
    case 'bought':
    case 'correct_item':
      return THERE_WAS_SOME.test(response)
        ? [ask(UNDO_FIRST)]
        : [noneOf(call.arguments), withFood(call, right)]
    case 'use_item':
    case 'discard_item':
      return [ask(UNDO_FIRST)]
    default:
      return undefined
  }
}

const withFood = (call: ToolIntent, food: string): Intent =>
  ({ ...call, arguments: { ...call.arguments, food } }) as Intent

function noneOf({ food, unit }: { food: string; unit: string | null }): Intent {
  const nothing = { item: null, location: null, expires: null, opened: null }
  return { tool: 'correct_item', arguments: { food, quantity: 0, unit, ...nothing } }
}
