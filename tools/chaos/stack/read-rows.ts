import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgrestAddress } from '@alfred/local-stack'
import { rowsAt } from '@alfred/testing'
import { ChaosError } from '../errors.ts'

const ATTEMPTS = 50
const WAIT_MS = 200

/** Reads rows as a person, under row level security; retries while PostgREST restarts. */
export async function readRows<Row>(address: PostgrestAddress, path: string, token: string): Promise<Row[]> {
  let reason: unknown
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await rowsAt<Row>(address, path, token)
    } catch (error) {
      reason = error
    }
    await sleep(WAIT_MS)
  }
  throw new ChaosError(`The database cannot be read: ${String(reason)}`)
}
