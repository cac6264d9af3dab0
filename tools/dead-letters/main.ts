// npm run dead-letters: lists what was given up, for an operator to look at and replay.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { turnIdSchema } from '@alfred/contracts'
import { toLine } from '../stack/errors.ts'
import { locateHome } from '../stack/home.ts'
import { loadEnvironmentFile } from '../stack/load-environment-file.ts'
import { layOut } from './dead-letter.ts'
import type { DeadLetter } from './dead-letter.ts'
import { DELIVERY_PREFIX, listDeadDeliveries } from './dead-deliveries.ts'
import { listDeadTurns } from './dead-turns.ts'
import { DeadLetterError } from './errors.ts'
import { openFailedJobs } from './failed-jobs.ts'
import { readParkedMessages } from './parked-messages.ts'
import { findServers } from './servers.ts'

const help = `Shows what was given up: turns that ended because something broke, scheduled jobs that failed as often as they
may, suggestions that reached nobody, and messages that broke their contract. A turn that is replayed is the same turn: it goes on from what it
recorded, makes no call twice, and its person finds the result under the same id.

  npm run dead-letters                     all of them
  npm run dead-letters -- replay ID ...    these turns, jobs and deliveries
  npm run dead-letters -- replay --all     every one that can be

The servers are those of the running installation, or those that SUPABASE_URL (with SUPABASE_SIGNING_SECRET) and
REDIS_URL name.`

loadEnvironmentFile()
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  console.error(toLine(error))
  process.exitCode = 1
}

async function run(words: string[]): Promise<number> {
  const { values, positionals } = readWords(words)
  const [command, ...ids] = positionals
  if (values.help) return tell(help)
  if (command !== undefined && command !== 'replay')
    throw new DeadLetterError(`There is no command "${command}". See npm run dead-letters -- --help`)
  if (command === 'replay' && ids.length === 0 && !values.all)
    throw new DeadLetterError('Which ones? npm run dead-letters -- replay ID, or --all')
  const home = locateHome()
  const servers = await findServers(home)
  const jobs = openFailedJobs(servers.redisUrl)
  try {
    const list = async (): Promise<DeadLetter[]> => [
      ...(await listDeadTurns(servers.turns)),
      ...(await jobs.list()),
      ...(await listDeadDeliveries(servers.deliveries)),
      ...(await readParkedMessages(join(home.folder, 'logs'))),
    ]
    if (command === undefined) return tell(...layOut(await list()))
    const chosen = values.all ? replayable(await list()) : ids
    return await replayAll(chosen, (id) => {
      if (id.startsWith(DELIVERY_PREFIX)) return servers.deliveries.replay(id.slice(DELIVERY_PREFIX.length))
      return turnIdSchema.safeParse(id).success ? servers.turns.replay(id) : jobs.replay(id)
    })
  } finally {
    await jobs.close()
  }
}

// A function declaration, since the code above runs before a constant here would be initialised.
function replayable(letters: readonly DeadLetter[]): string[] {
  return letters.filter(({ obstacle }) => obstacle === null).map(({ id }) => id)
}

/** Replays each; one that fails does not prevent the others. */
async function replayAll(ids: readonly string[], replay: (id: string) => Promise<void>): Promise<number> {
  let failures = 0
  for (const id of ids) {
    try {
      await replay(id)
      console.log(`${id} is gone on with.`)
    } catch (error) {
      failures += 1
      console.error(`${id}: ${toLine(error)}`)
    }
  }
  if (ids.length === 0) console.log('There is nothing that can be replayed.')
  return failures === 0 ? 0 : 1
}

function tell(...lines: string[]): number {
  for (const line of lines) console.log(line)
  return 0
}

function readWords(words: string[]) {
  try {
    const options = {
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    } as const
    return parseArgs({ args: words, options, allowPositionals: true })
  } catch (error) {
    throw new DeadLetterError(`${toLine(error)} See npm run dead-letters -- --help`, { cause: error })
  }
}
