import { setTimeout as sleep } from 'node:timers/promises'
import { ChaosError } from '../errors.ts'

const ATTEMPTS = 50
const WAIT_MS = 200

/** Reads rows as a person, under row level security; asks again while PostgREST is on its way back. */
export async function readRows<Row>(url: string, token: string): Promise<Row[]> {
  let reason: unknown
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      if (response.ok) return (await response.json()) as Row[]
      reason = `${response.status}: ${await response.text()}`
    } catch (error) {
      reason = error
    }
    await sleep(WAIT_MS)
  }
  throw new ChaosError(`The database cannot be read: ${String(reason)}`)
}
