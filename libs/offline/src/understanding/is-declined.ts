import { readLearned } from './learned.ts'
import { readInTurn } from './read-in-turn.ts'
import { surenessOf } from './read-message.ts'
import type { Told } from './situation-of-turn.ts'

/** How sure it has to be that what waits is not wanted. Nothing is done then, and it can be asked for again. */
const SURENESS_MIN = 0.7

/** Is what waits for an answer refused and nothing else asked for, in more words than a no: "no wait, my colleague had it"? */
export function isDeclined(message: string, told: Told): boolean {
  const nearest = readInTurn(message, told)?.nearest
  if (nearest === undefined || nearest.reading.kind !== 'acts') return false
  const { acts } = nearest.reading
  return (
    acts.length > 0 &&
    acts.every(({ tool }) => tool === 'decline') &&
    surenessOf(nearest, readLearned()) >= SURENESS_MIN
  )
}
