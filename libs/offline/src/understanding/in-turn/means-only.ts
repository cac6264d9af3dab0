import { readLearned } from '../learned.ts'
import { readInTurn } from './read-in-turn.ts'
import { surenessOf } from '../read-message.ts'
import type { Told } from './situation-of-turn.ts'

/** Does a message in its turn mean this tool and nothing else, at least this surely (0 to 1)? */
export function meansOnly(
  tool: string,
  { message, told, sureness }: { message: string; told: Told; sureness: number },
): boolean {
  const nearest = readInTurn(message, told)?.nearest
  if (nearest === undefined || nearest.reading.kind !== 'acts') return false
  const { acts } = nearest.reading
  const isOnly = acts.length > 0 && acts.every((act) => act.tool === tool)
  return isOnly && surenessOf(nearest, readLearned()) >= sureness
}
