import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Keys } from '@alfred/local-stack'
import { onceInRun, resultFile, testRunFolder } from './once-in-run.ts'
import { findAlfred, startAlfred, stopAlfred } from './start-alfred.ts'
import type { Place, TestAlfred } from './start-alfred.ts'

/** The origin whose pages may call the usual shared Alfred. */
export const ALLOWED_ORIGIN = 'http://localhost:4200'

/** The shared Alfreds with their settings: the usual one, and one that soon tells what expires. */
const shared = {
  usual: { CORS_ORIGINS: ALLOWED_ORIGIN },
  alerting: {
    ...{ EXPIRY_ALERTS_EVERY_SECONDS: '2', EXPIRY_ALERTS_DAYS_AHEAD: '8', LOG_LEVEL: 'info' },
    ...{ DELIVERY_WEBHOOKS: 'on', DELIVERIES_AFTER_SECONDS: '0' },
  },
}

const kinds = ['usual', 'alerting', 'plain', 'modelled'] as const
/** An Alfred of the run: those with settings of their own are joined, the others are borrowed by one file after the other. */
type SharedKind = (typeof kinds)[number]
/** The Alfreds that one test file has at a time. */
export type BorrowedKind = Exclude<SharedKind, keyof typeof shared>

/**
 * Returns an Alfred without a model key that all test files of a run share, since starting one costs more than most
 * tests. The first caller starts it; it ends with the run. People of one file are unknown to the other files,
 * whatever their names. A test that needs other settings or stops a service starts its own.
 */
export async function joinAlfred(which: keyof typeof shared = 'usual'): Promise<TestAlfred> {
  const folder = testRunFolder()
  if (folder === undefined) return startAlfred(shared[which])
  const place = await onceInRun(folder, nameOf(which), async (): Promise<Place> => {
    const { home, url } = await startAlfred(shared[which])
    return { home, port: Number(new URL(url).port) }
  })
  const alfred = await findAlfred(place)
  return { ...alfred, keys: withOwnPeople(alfred.keys), stop: () => Promise.resolve() }
}

/** Stops the shared Alfreds that tests have started. */
export async function endSharedAlfreds(folder: string): Promise<void> {
  const files = kinds.map((kind) => resultFile(folder, nameOf(kind)))
  for (const file of files)
    if (existsSync(file)) await stopAlfred(JSON.parse(await readFile(file, 'utf8')) as Place)
}

/** The name under which the run knows a shared Alfred. */
export function nameOf(kind: SharedKind): string {
  return `alfred-${kind}`
}

/** The keys with which people of one test file are unknown to the others, whatever their names. */
export function withOwnPeople(keys: Keys): Keys {
  const file = randomUUID()
  return {
    ...keys,
    signPersonToken: (person) => keys.signPersonToken({ ...person, name: `${person.name} of ${file}` }),
  }
}
