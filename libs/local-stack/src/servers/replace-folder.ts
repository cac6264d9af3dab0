import { randomUUID } from 'node:crypto'
import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Puts a finished folder into a place, and what was there beside the finished one. Several may do so concurrently: one of
 * them wins, and a whole folder is there afterwards. Both must be on one file system.
 */
export async function replaceFolder(place: string, finished: string): Promise<void> {
  const aside = join(dirname(finished), `replaced-${randomUUID()}`)
  await unless(['ENOENT'], rename(place, aside))
  // What another has put there meanwhile stays.
  await unless(['ENOTEMPTY', 'EEXIST'], rename(finished, place))
}

/** Waits for work, in which errors of these codes do not matter. */
async function unless(codes: readonly string[], work: Promise<void>): Promise<void> {
  await work.catch((error: NodeJS.ErrnoException) => {
    if (!codes.includes(error.code ?? '')) throw error
  })
}
