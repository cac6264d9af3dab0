import type { DeadTurnStore } from '@alfred/db/dead-turns'
import type { DeadLetter } from './dead-letter.ts'

const PAGE = 200

/** All turns that were given up, the latest first. */
export async function listDeadTurns(store: DeadTurnStore): Promise<DeadLetter[]> {
  const letters: DeadLetter[] = []
  for (let before: number | undefined; ;) {
    const page = await store.list({ limit: PAGE, ...(before !== undefined && { before }) })
    letters.push(
      ...page.map(
        ({ turn_id: id, code, attempts, status, finished_at, created_at, obstacle }): DeadLetter => ({
          kind: 'turn',
          id,
          at: new Date(finished_at ?? created_at).toISOString(),
          reason: `${status} with ${code ?? 'no code'} after ${attempts} attempt${attempts === 1 ? '' : 's'}`,
          obstacle,
        }),
      ),
    )
    before = page.at(-1)?.seq
    if (page.length < PAGE) return letters
  }
}
