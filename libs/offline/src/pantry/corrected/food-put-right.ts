import { isKeyOf, storageLocationSchema, units, type TurnBrief } from '@alfred/contracts'
import { ask } from '../../reading/intent.ts'
import type { Correction } from '../../reading/outlines/correction-said.ts'
import type { Intent } from '../kitchen-intent.ts'
import { leftIn, usedInstead } from './used-instead.ts'
import type { FoodCall } from './told-last.ts'

type Now = { place: string | null; brief: TurnBrief | null }
type Amount = NonNullable<Correction['amount']>

const UNDO_FIRST =
  'Say "undo that" first, and then what it was: I do not know how much of the other there was before.'

/** Puts right what one call did of a food. Undefined where that cannot be put right so. */
export function foodPutRight(call: FoodCall, correction: Correction, now: Now): Intent[] | undefined {
  const { food, amount, place, isGone } = correction
  const meant = amount === undefined ? call : withAmount(call, amount)
  if (changedNothing(now.brief)) return food === undefined ? undefined : [withFood(meant, food)]
  if (isGone) return taken(call, now)
  if (food !== undefined) {
    const gone = taken(call, now)
    const asked = gone?.every(({ tool }) => tool === 'question')
    return asked ? gone : gone && [...gone, withFood(meant, food)]
  }
  const corrected = amount === undefined ? [] : amountPutRight(call, amount, now.brief)
  const moved = place === undefined ? [] : movedTo(call, place, now)
  return corrected && moved && [...corrected, ...moved]
}

/** Where all of something was taken nothing is left that changed, and the reply tells it. */
function changedNothing(brief: TurnBrief | null): boolean {
  const last = brief?.recent_turns.at(-1)
  return last?.changed?.length === 0 && !TOOK.test(last.response)
}
const TOOK = /^(?:Used|Threw away|Took|No longer planned)\b/m

/** How a reply tells how much there is now of a food of which there was some before. */
const IN_ALL = /\bThat makes (?<quantity>\d+(?:\.\d+)?)\b[^.,;]* in all/
const HAD_BEFORE = /\(before: (?<quantity>\d+(?:\.\d+)?)/

/** What a call did is as if it had not been. A question where it is not told how much there was before. */
function taken(call: FoodCall, { brief }: Now): Intent[] | undefined {
  const response = brief?.recent_turns.at(-1)?.response ?? ''
  switch (call.tool) {
    case 'add_to_shopping':
    case 'set_shopping':
      return [{ tool: 'remove_from_shopping', arguments: { food: call.arguments.food, item: null } }]
    case 'add_item':
    case 'bought': {
      const inAll = IN_ALL.exec(response)?.groups?.['quantity']
      const before = inAll === undefined ? 0 : Number(inAll) - (call.arguments.quantity ?? Number.NaN)
      return before >= 0 ? [thereIs(call, before)] : [ask(UNDO_FIRST)]
    }
    case 'correct_item': {
      const before = HAD_BEFORE.exec(response)?.groups?.['quantity']
      return [thereIs(call, Number(before ?? 0))]
    }
    case 'use_item': {
      const left = leftIn(response)
      const { quantity } = call.arguments
      if (left === undefined || quantity === null) return [ask(UNDO_FIRST)]
      return [thereIs(call, left.quantity + quantity, { place: left.place })]
    }
    case 'discard_item':
      return [ask(UNDO_FIRST)]
  }
}

/** As much of a food as there is, as what was told of it is put right. */
function thereIs(
  { arguments: { food, unit: told } }: FoodCall,
  quantity: number,
  { place = null, unit = told }: { place?: string | null; unit?: string | null } = {},
): Intent {
  const location = place === null ? null : storageLocationSchema.parse(place)
  const nothing = { item: null, expires: null, opened: null }
  return { tool: 'correct_item', arguments: { food, quantity, unit, location, ...nothing } }
}

function amountPutRight(
  call: FoodCall,
  { quantity, unit: said }: Amount,
  brief: TurnBrief | null,
): Intent[] | undefined {
  const { food } = call.arguments
  const unit = said ?? call.arguments.unit
  switch (call.tool) {
    case 'add_to_shopping':
    case 'set_shopping':
      return [{ tool: 'set_shopping', arguments: { food, item: null, quantity, unit } }]
    case 'add_item':
    case 'bought':
    case 'correct_item':
      return [thereIs(call, quantity, { place: call.arguments.location, unit })]
    case 'use_item':
      return usedInstead(call.arguments, { quantity, unit: said }, brief)
    case 'discard_item':
      return undefined
  }
}

/** What was put into one place belongs into another. */
function movedTo(call: FoodCall, place: string, { place: from }: Now): Intent[] | undefined {
  const to = storageLocationSchema.safeParse(place)
  const where = storageLocationSchema.safeParse(from)
  const isPut = call.tool === 'add_item' || call.tool === 'bought' || call.tool === 'correct_item'
  if (!isPut || !to.success || !where.success) return undefined
  const { food } = call.arguments
  const all = { item: null, quantity: null, unit: null }
  return [{ tool: 'move_item', arguments: { food, from: where.data, to: to.data, ...all } }]
}

const withFood = (call: FoodCall, food: string): Intent =>
  ({ ...call, arguments: { ...call.arguments, food } }) as Intent

/** The call with another amount. A number without a unit counts what was told in packs or pieces, and no grams: "those are 5 courgettes". */
const withAmount = (call: FoodCall, { quantity, unit }: Amount): FoodCall => {
  const counted = isCounted(call.arguments.unit) ? call.arguments.unit : 'piece'
  return { ...call, arguments: { ...call.arguments, quantity, unit: unit ?? counted } } as FoodCall
}

const isCounted = (unit: string | null): boolean =>
  unit !== null && isKeyOf(units, unit) && !/^(?:mass|volume)$/.test(units[unit].dimension)
