import { nameOf } from './rows-of-entities.ts'
import type { Act, Understood } from '../things/situation.ts'
import type { Told } from './situation-of-turn.ts'

type Lacking = { slot: 'food' | 'name' | 'recipe'; types: readonly string[] }

const STOCKED: Lacking = { slot: 'food', types: ['lot'] }
const LISTED: Lacking = { slot: 'food', types: ['shopping_item'] }
const EATEN: Lacking = { slot: 'food', types: ['food_entry'] }
const KEPT: Lacking = { slot: 'name', types: ['recipe'] }
const COOKED: Lacking = { slot: 'recipe', types: ['recipe', 'meal'] }

/** The slot of a call that a thing which was spoken of may fill, and of which types it is. */
const LACKING: Readonly<Record<string, Lacking>> = {
  ...{ use_item: STOCKED, move_item: STOCKED, discard_item: STOCKED, open_item: STOCKED },
  ...{ correct_item: STOCKED, list_items: STOCKED },
  ...{ set_shopping: LISTED, remove_from_shopping: LISTED, check_off: LISTED },
  ...{ update_food_log: EATEN, delete_food_log: EATEN },
  ...{ show_recipe: KEPT, update_recipe: KEPT, delete_recipe: KEPT, scale_recipe: KEPT },
  ...{ list_missing: COOKED, add_missing_to_shopping: COOKED, cook_recipe: COOKED },
}

/** How many turns back a thing may have been spoken of. */
const TURNS_BACK = 4

/**
 * The reading with what it lacks taken from what was spoken of last: "make that four tins" after a line of the list was told. Undefined where
 * nothing lacks that could be, or where nothing of the sort was spoken of in the turns before.
 */
export function filledFromSpoken({ kind, acts }: Understood, told: Told): Understood | undefined {
  const [act, ...others] = acts
  if (kind !== 'ask' || act === undefined || others.length > 0) return undefined
  const lacking = LACKING[act.tool]
  if (lacking === undefined || !lacksOnly(act, lacking.slot)) return undefined
  const name = spokenOfLast(lacking.types, told)
  return name === undefined ? undefined : { kind: 'acts', acts: [{ ...act, [lacking.slot]: name }] }
}

const lacksOnly = (act: Act, slot: string): boolean =>
  act[slot] === null && Object.entries(act).every(([name, value]) => name === slot || value !== null)

/** Entities are told in the order in which they were spoken of, the last one last. The only one of its sort needs no mention in the turns before. */
function spokenOfLast(
  types: readonly string[],
  { entities, recent_turns: turns = [] }: Told,
): string | undefined {
  const said = turns
    .slice(-TURNS_BACK)
    .map(({ message, response }) => `${message} ${withoutList(response)}`.toLowerCase())
    .join(' ')
  const names = entities
    .filter(({ type, tier }) => types.includes(type) && tier === 'active')
    .map(({ label }) => nameOf(label))
  const isOnlyDish = types.includes('recipe') && new Set(names).size === 1
  return isOnlyDish ? names[0] : names.findLast((name) => said.includes(name.toLowerCase()))
}

const LISTED_DISH = /"[^"]{2,80}" \(/g

/** A reply without the dishes that it lists, of which none is the one that is spoken of: '"Leek tart" (french ...); "Kale soup" (american ...)'. */
const withoutList = (reply: string): string =>
  (reply.match(LISTED_DISH) ?? []).length > 1 ? reply.replace(LISTED_DISH, '(') : reply
