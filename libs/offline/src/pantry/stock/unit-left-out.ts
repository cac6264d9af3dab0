import type { TurnBrief } from '@alfred/contracts'
import { speaksOf } from '@alfred/language/wording'
import { ask, openSlot } from '../../reading/intent.ts'
import type { Question } from '../../reading/intent.ts'
import { rowsOfEntities } from '../../understanding/index.ts'
import type { ToolIntent } from '../kitchen-intent.ts'

/** From this number on nobody has so many kilograms or litres of a food at home. */
const TOO_MANY = 50
const SMALLER: Readonly<Record<string, string>> = { kg: 'g', l: 'ml' }

/**
 * The question for the unit of an amount that would be taken in that of the stock, where that cannot be: "so eight hundred yogurt left" of a
 * kilogram. Undefined where a unit is told, or the amount may be one.
 */
export function unitLeftOut(
  call: ToolIntent,
  { entities }: Pick<TurnBrief, 'entities'>,
): Question | undefined {
  if (call.tool !== 'correct_item' && call.tool !== 'use_item' && call.tool !== 'discard_item')
    return undefined
  const { food, quantity, unit } = call.arguments
  if (quantity === null || unit !== null || quantity < TOO_MANY) return undefined
  const rows = (rowsOfEntities(entities).stock ?? []).flatMap((row) => (typeof row === 'string' ? [] : [row]))
  const held = rows.filter((row) => speaksOf(row.food ?? '', food))
  const large = held.map((row) => String(row['unit'])).find((one) => one in SMALLER)
  if (large === undefined) return undefined
  return ask(`${quantity} ${SMALLER[large]} of ${food}, or ${quantity} ${large}?`, openSlot('amount', food))
}
