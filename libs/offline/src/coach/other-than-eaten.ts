import type { TurnBrief } from '@alfred/contracts'
import { correctionSaid } from '../reading/outlines/correction-said.ts'
import type { Intent } from './coach-intent.ts'
import { foodsThatWait } from './read-correction.ts'

type Said = Pick<TurnBrief, 'message' | 'pending' | 'entities'>

/** How an entry of the diary is called: "4 fish fingers for lunch on 2026-11-20". */
const ENTRY =
  /^(?<amount>\d+(?:\.\d+)?(?: (?:g|kg|ml|l|oz|cups?|slices?|bowls?|glasses|glass|servings?)(?: of)?)? )?(?<food>.+?)(?<when>(?: for [a-z]+)?(?: on \d{4}-\d\d-\d\d)?)$/

type Eaten = { food: string; quantity: number; unit: string }

/**
 * Changes a food that waits for a yes into another one, or leaves it out: "flat white, if we're being accurate". Undefined where the message says
 * anything else, or no such food waits.
 */
export function otherThanWaiting(
  { message, pending }: Said,
  read: (message: string) => Intent[],
): Intent[] | undefined {
  const items: readonly Eaten[] = foodsThatWait(pending)?.items ?? []
  const correction = correctionSaid(
    message,
    items.map(({ food: name, quantity, unit }) => ({ name, quantity, unit })),
  )
  const item = correction && items[correction.told]
  if (correction === undefined || item === undefined) return undefined
  if (correction.isGone) return read(`without the ${item.food}`)
  return correction.food === undefined ? undefined : read(`swap the ${item.food} for ${correction.food}`)
}

/**
 * Takes out what was just logged as another food, and proposes that food as it was eaten: "it wasn't a banana, it was a pear". Undefined where the
 * message says anything else, or no such food was logged.
 */
export function otherThanLogged(said: Said, read: (message: string) => Intent[]): Intent[] | undefined {
  if (said.pending !== null) return undefined
  const entries = said.entities
    .filter(({ type, tier }) => type === 'food_entry' && tier === 'active')
    .map(({ ref, label }) => ({ ref, ...entryOf(label) }))
  const correction = correctionSaid(
    said.message,
    entries.map(({ food: name }) => ({ name })),
  )
  const entry = correction && entries[correction.told]
  if (correction === undefined || entry === undefined) return undefined
  const gone: Intent = {
    tool: 'delete_food_log',
    arguments: { entry: entry.ref, food: null, meal: null, day: null },
  }
  if (correction.isGone) return [gone]
  if (correction.food === undefined || !correction.isSure) return undefined
  return [gone, ...read(`had ${entry.amount}${correction.food}${entry.when}`)]
}

function entryOf(label: string): { amount: string; food: string; when: string } {
  const { amount = '', food = label, when = '' } = ENTRY.exec(label)?.groups ?? {}
  return { amount, food, when }
}
