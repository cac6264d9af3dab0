import { inRoles } from './in-roles.ts'
import type { RolesSure } from './judge-features.ts'
import type { LinearModel } from './linear-model.ts'
import { ANSWER, type Meaning } from './meanings.ts'
import { kinds, type Act, type Kind, type Situation, type Understood } from './situation.ts'
import { answered } from './slots/conversation.ts'
import { fillers } from './slots/fillers.ts'
import { fromContext } from './slots/from-context.ts'
import type { Given } from './slots/given.ts'

// The calls that the meanings of a message come to, as one reading.

/** What a message is read in, part by part. */
export type Context = Omit<Given, 'part'>

/** The reading that some meanings come to, and how sure the roles of its words are. */
export function callsOf(
  context: Context,
  { meanings, roles }: { meanings: readonly Meaning[]; roles: LinearModel },
): { reading: Understood; sure: RolesSure } {
  const filled = meanings.map(({ part, label }) => actsOf({ ...context, part }, { label, roles }))
  const acts = withoutYes(merged(distinct(filled.flatMap((one) => one.acts))))
  return {
    reading: acts.length === 0 ? { kind: kindOf(meanings), acts: [] } : asked(acts),
    sure: {
      least: Math.min(...filled.map((one) => one.sure.least)),
      mean: Math.min(...filled.map((one) => one.sure.mean)),
    },
  }
}

/** What the roles of words depend on: the tool, or what an answer is asked for. */
export function toolOfRoles(label: string, { open }: Situation): string {
  return label === ANSWER ? `${ANSWER}:${open?.asks ?? ''}` : label
}

/** The calls that a part means by a label, filled from what plays a role in them, and how sure its roles are. */
function actsOf(
  given: Given,
  { label, roles: model }: { label: string; roles: LinearModel },
): { acts: Act[]; sure: RolesSure } {
  const filler = label === ANSWER ? answered : fillers[label]
  if (filler === undefined) return { acts: [], sure: { least: 1, mean: 1 } }
  const { given: filled, roles } = inRoles(given, { tool: toolOfRoles(label, given.situation), roles: model })
  return { acts: fromContext(filler(filled), filled), sure: roles }
}

function kindOf(meanings: readonly Meaning[]): Kind {
  const told = meanings.flatMap(({ label }) => kinds.find((kind) => kind === label) ?? [])
  return told.find((kind) => kind === 'refuse') ?? told.find((kind) => kind !== 'none') ?? 'none'
}

function distinct(acts: readonly Act[]): Act[] {
  const seen = new Set<string>()
  return acts.filter((act) => {
    const key = JSON.stringify(act)
    return !seen.has(key) && seen.add(key)
  })
}

/** "Yes, but two tubs" changes what waits before it is said yes to. */
function withoutYes(acts: Act[]): Act[] {
  const [first, second] = acts
  return first?.tool === 'confirm' && second?.tool === 'edit_open' ? acts.slice(1) : acts
}

/** Joins a call that lacks its thing with the call of the same tool before it: "eggs, fridge, use by the 24th". A food that is named again is no second one. */
function merged(acts: readonly Act[]): Act[] {
  const joined: Act[] = []
  for (const act of acts) {
    const last = joined.at(-1)
    const lacks = Object.entries(act).some(
      ([slot, value]) => value === null && ['food', 'name', 'recipe', 'what', 'of_day'].includes(slot),
    )
    if (last?.tool === act.tool && lacks)
      joined[joined.length - 1] = {
        ...last,
        ...Object.fromEntries(
          Object.entries(act).filter(([slot, value]) => value !== null && last[slot] === undefined),
        ),
      }
    else {
      const same = joined.findIndex((one) => one.tool === act.tool && isNamedAgain(one, act))
      if (same < 0) joined.push(act)
      else joined[same] = { ...act, ...joined[same] } as Act
    }
  }
  return joined
}

/** Do two calls name one food, and does no slot of one speak against the other: "eggs! I need eggs, 8"? */
function isNamedAgain(one: Act, other: Act): boolean {
  const slots = Object.keys(other).filter(
    (slot) => slot !== 'tool' && slot !== 'food' && one[slot] !== undefined,
  )
  return (
    typeof one['food'] === 'string' &&
    one['food'] === other['food'] &&
    slots.every((slot) => one[slot] === other[slot])
  )
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
