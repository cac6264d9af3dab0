import type { TurnBrief } from '@alfred/contracts'
import { foodKey } from '@alfred/language'
import { otherThanSaid } from '../reading/other-than-said.ts'
import type { Intent } from './coach-intent.ts'
import { foodsThatWait } from './read-correction.ts'

type Said = Pick<TurnBrief, 'message' | 'pending' | 'entities'>

/** How an entry of the diary is called: "4 fish fingers for lunch on 2026-11-20". */
const ENTRY =
  /^(?<amount>\d+(?:\.\d+)?(?: (?:g|kg|ml|l|oz|cups?|slices?|bowls?|glasses|glass|servings?)(?: of)?)? )?(?<food>.+?)(?<when>(?: for [a-z]+)?(?: on \d{4}-\d\d-\d\d)?)$/

/**
 * Another food in the place of one that waits or was just logged: "it wasn't a banana, it was a pear". What waits is changed; an entry goes, and the
 * other food is proposed as it was eaten. Undefined where the message says anything else, or no such food is there.
 */
export function otherThanEaten(said: Said, read: (message: string) => Intent[]): Intent[] | undefined {
  const meant = otherThanSaid(said.message)
  if (meant === undefined) return undefined
  const { wrong, right } = meant
  const waiting = foodsThatWait(said.pending)
  if (waiting !== undefined) {
    const item = theOne(waiting.items, wrong, ({ food }) => food)
    return item && read(`swap the ${item.food} for ${right}`)
  }
  if (said.pending !== null) return undefined
  const entries = said.entities.filter(({ type, tier }) => type === 'food_entry' && tier === 'active')
  const entry = theOne(entries, wrong, ({ label }) => ENTRY.exec(label)?.groups?.['food'] ?? label)
  if (entry === undefined) return undefined
  const { amount = '', when = '' } = ENTRY.exec(entry.label)?.groups ?? {}
  const gone: Intent = {
    tool: 'delete_food_log',
    arguments: { entry: entry.ref, food: null, meal: null, day: null },
  }
  return [gone, ...read(`had ${amount}${right}${when}`)]
}

/** The one that has this name; the only one there is where no name was said. */
function theOne<One>(
  all: readonly One[],
  name: string | null,
  nameOf: (one: One) => string,
): One | undefined {
  const meant = name === null ? all : all.filter((one) => foodKey(nameOf(one)) === foodKey(name))
  return meant.length === 1 ? meant[0] : undefined
}
