import { setTimeout as sleep } from 'node:timers/promises'
import { createKeys } from '@alfred/local-stack'
import type { Keys } from '@alfred/local-stack'
import { createRandom } from '@alfred/testing'
import { audit } from '../chaos/audit/audit.ts'
import type { Finding } from '../chaos/audit/finding.ts'
import { readRows } from '../chaos/stack/read-rows.ts'
import { runWorkload, type Person } from '../chaos/workload/run-workload.ts'
import { ComposeError } from './errors.ts'
import { addressOf, type Project } from './project.ts'

const POLL_MS = 50
const TURNS_WITHIN_MS = 180_000

/** People who use Alfred until they are told to stop. */
export type Load = {
  accepted(): number
  /** Waits until so many more turns were accepted, so that what follows happens while people talk. */
  untilMore(turns: number): Promise<void>
  /** Lets everything end. */
  end(): Promise<Person[]>
}

/** Reads the keys of a project out of its volume. */
export async function readKeys(project: Project): Promise<Keys> {
  const print = `process.stdout.write(require('node:fs').readFileSync('/alfred-home/keys/keys.json', 'utf8'))`
  const text = await project.compose('run', '--rm', '--no-deps', 'keys', '--eval', print)
  return createKeys(JSON.parse(text.slice(text.indexOf('{'))))
}

export function startLoad({ url, keys, persons }: { url: string; keys: Keys; persons: number }): Load {
  let accepted = 0
  let isOver = false
  const running = runWorkload({
    url,
    gatewayUrl: url,
    keys,
    persons,
    random: createRandom(Date.now() % 1_000_000),
    habits: { leaving: 0.1, racing: 0 },
    wantsMore: () => !isOver,
    onAccepted: () => (accepted += 1),
    onEnded: () => undefined,
  })
  return {
    accepted: () => accepted,
    untilMore: async (turns) => {
      const wanted = accepted + turns
      const giveUpAt = Date.now() + TURNS_WITHIN_MS
      while (accepted < wanted) {
        if (Date.now() > giveUpAt)
          throw new ComposeError('TOO_LATE', `${wanted - accepted} of ${turns} turns were not accepted`)
        await sleep(POLL_MS)
      }
    },
    end: () => {
      isOver = true
      return running
    },
  }
}

/** Holds what people were told against the database, which is read past the gateway. */
export async function auditLoad(
  project: Project,
  url: string,
  persons: readonly Person[],
): Promise<Finding[]> {
  const faultsEndedAt = Date.now()
  const rows = async <Row>(path: string, token: string): Promise<Row[]> => {
    const [postgrest] = await project.containersOf('postgrest')
    if (postgrest === undefined) throw new ComposeError('NOT_AS_STATED', 'PostgREST is not there')
    return readRows<Row>({ url: `http://${addressOf(postgrest)}:3000` }, path, token)
  }
  return audit({ url, readRows: rows }, persons, { faultsEndedAt })
}
