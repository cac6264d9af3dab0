import { meansOnly } from './means-only.ts'
import type { Told } from './situation-of-turn.ts'

/** How sure it has to be that what waits is not wanted. Nothing is done then, and it can be asked for again. */
const SURENESS_MIN = 0.7

/** Is what waits for an answer refused and nothing else asked for, in more words than a no: "no wait, my colleague had it"? */
export function isDeclined(message: string, told: Told): boolean {
  return meansOnly('decline', { message, told, sureness: SURENESS_MIN })
}
