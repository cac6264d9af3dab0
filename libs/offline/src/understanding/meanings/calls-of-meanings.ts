import { inRoles } from '../things/in-roles.ts'
import { joinedCalls } from './joined-calls.ts'
import type { RolesSure } from './judge-features.ts'
import type { LinearModel } from '../models/linear-model.ts'
import { ANSWER, type Meaning } from './meanings.ts'
import { kinds, type Act, type Kind, type Situation, type Understood } from '../things/situation.ts'
import { answered } from '../slots/conversation.ts'
import { fillers } from '../slots/fillers.ts'
import { fromContext } from '../slots/from-context.ts'
import type { Given } from '../slots/given.ts'

// The calls that the meanings of a message come to, as one reading.

/** What a message is read in, part by part. */
export type Context = Omit<Given, 'part'>

/** The reading that some meanings come to, and how sure the roles of its words are. */
export function callsOf(
  context: Context,
  { meanings, roles }: { meanings: readonly Meaning[]; roles: LinearModel },
): { reading: Understood; sure: RolesSure } {
  const filled = filledInTurn(context, { meanings, roles })
  const acts = joinedCalls(filled.flatMap((one) => one.acts))
  return {
    reading: acts.length === 0 ? { kind: kindOf(meanings), acts: [] } : asked(acts),
    sure: {
      least: Math.min(...filled.map((one) => one.sure.least)),
      mean: Math.min(...filled.map((one) => one.sure.mean)),
    },
  }
}

type Filled = { acts: Act[]; sure: RolesSure }

/** Fills the calls of one part after the other, each in the situation that those before it leave: "finished the mayo, need another". */
function filledInTurn(
  context: Context,
  { meanings, roles }: { meanings: readonly Meaning[]; roles: LinearModel },
): Filled[] {
  let { situation } = context
  return meanings.map(({ part, label }) => {
    const one = actsOf(
      { ...context, part, situation },
      { label, roles, isFirst: situation === context.situation },
    )
    situation = after(situation, one.acts)
    return one
  })
}

/** The situation when some calls have been made: what they are about was spoken of last. */
function after(situation: Situation, acts: readonly Act[]): Situation {
  const made = acts.flatMap((act) => spokenOfIn(act, situation))
  if (made.length === 0) return situation
  const last = situation.before.at(-1)
  return {
    ...situation,
    before: [
      ...situation.before,
      { say: '', acts: made, ...(last?.reply !== undefined && { reply: last.reply }) },
    ],
  }
}

/** The calls that a call speaks of: a yes and a no of what waits, a choice of what is chosen. */
function spokenOfIn(act: Act, { open }: Situation): readonly Act[] {
  if (/^(?:confirm|decline|edit_open)$/.test(act.tool)) return open?.acts ?? []
  if (act.tool !== 'select' || typeof act['option'] !== 'string') return [act]
  const isOfFood = typeof open?.of?.['food'] === 'string' || /item|shopping|food/.test(open?.of?.tool ?? '')
  return [{ tool: 'select', [isOfFood ? 'food' : 'name']: act['option'] }]
}

/** What the roles of words depend on: the tool, or what an answer is asked for. */
export function toolOfRoles(label: string, { open }: Situation): string {
  return label === ANSWER ? `${ANSWER}:${open?.asks ?? ''}` : label
}

/** The calls that a part means by a label, filled from what plays a role in them, and how sure its roles are. */
function actsOf(
  given: Given,
  { label, roles: model, isFirst }: { label: string; roles: LinearModel; isFirst: boolean },
): Filled {
  const filler = label === ANSWER ? answered : fillers[label]
  if (filler === undefined) return { acts: [], sure: { least: 1, mean: 1 } }
  const { given: filled, roles } = inRoles(given, { tool: toolOfRoles(label, given.situation), roles: model })
  return { acts: fromContext(filler(filled), filled, { isFirst }), sure: roles }
}

function kindOf(meanings: readonly Meaning[]): Kind {
  const told = meanings.flatMap(({ label }) => kinds.find((kind) => kind === label) ?? [])
  return told.find((kind) => kind === 'refuse') ?? told.find((kind) => kind !== 'none') ?? 'none'
}

/** Asks where a slot that a call needs was not told (null), in the call itself or in what it holds. */
function asked(acts: Act[]): Understood {
  const lacking = acts.find((act) => slotUntold(act) !== undefined)
  const slot = slotUntold(lacking)
  return lacking === undefined || slot === undefined
    ? { kind: 'acts', acts }
    : { kind: 'ask', acts, asks: slotAsked(slot, lacking) }
}

function slotUntold(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [slot, inside] of Object.entries(value)) {
    const untold = inside === null ? slot : slotUntold(inside)
    if (untold !== undefined) return untold
  }
  return undefined
}

/** Tools that take from what is there: one of several is asked for. */
const OF_SEVERAL = /^(?:discard_item|open_item|move_item|delete_food_log)$/
const OF_ENTRY = /^(?:update|delete)_food_log$/
const ASKED: Readonly<Record<string, string>> = {
  ...{ name: 'which', recipe: 'which', title: 'which', about: 'which' },
  ...{ items: 'food', foods: 'food', value: 'food' },
  ...{ ml: 'quantity', new_name: 'name', until: 'day', expires: 'day', text: 'recipe' },
  ...{ from_day: 'day', to_day: 'day', notes: 'what', change: 'what' },
}

/** What is asked for a slot of a call. */
function slotAsked(slot: string, call: Act): string {
  const { tool, food } = call
  if (slot === 'sex' && [call['age'], call['height_cm'], call['weight_kg']].every((told) => told === null))
    return 'profile'
  if (slot === 'text' && tool !== 'import_recipe') return slot
  // Of two entries of one food it is asked which, not at what meal.
  if (slot === 'meal' && OF_ENTRY.test(tool)) return 'which'
  if (slot === 'food') return OF_SEVERAL.test(tool) && food === null ? 'which' : 'food'
  if (slot === 'to') return tool === 'move_item' ? 'location' : 'food'
  return ASKED[slot] ?? slot
}
