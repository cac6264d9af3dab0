import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_ORCHESTRATOR } from '../stack/start-second-orchestrator.ts'
import type { ChaosStack } from '../stack/chaos-stack.ts'
import { createBag } from './choose.ts'
import type { Fault } from './fault.ts'
import { send, signalByName } from './signal.ts'

/** An orchestrator's lease is six seconds: one that is frozen for longer has lost its turns when it wakes. */
const BEYOND_THE_LEASE_MS = 7_000
const SPREAD_MS = 1_500
const TURNS_PER_FREEZE = 50
const ATTEMPTS = 400

const victims = [
  'orchestrator',
  SECOND_ORCHESTRATOR,
  'agents-pantry',
  'orchestrator',
  SECOND_ORCHESTRATOR,
  'postgrest',
]

/**
 * SIGSTOP beyond the lease, then SIGCONT: an owner that wakes up and continues with turns that another has taken
 * over.
 */
export function createFreeze(): Fault {
  const nextVictim = createBag(victims)
  return {
    name: 'freeze',
    summary: 'SIGSTOP of an orchestrator, the agent or PostgREST for longer than the lease, then SIGCONT',
    lacking: () => undefined,
    usual: (turns) => Math.ceil(turns / TURNS_PER_FREEZE),
    isOneAtATime: true,
    strike: async ({ stack, random, note }) => {
      const victim = nextVictim(random)
      const { pid, what } = await freeze(stack, victim)
      await sleep(BEYOND_THE_LEASE_MS + random() * SPREAD_MS)
      // It may have been killed meanwhile, so nothing is left to wake.
      send(pid, 'SIGCONT')
      note(`freeze of ${what}`)
    },
  }
}

async function freeze(stack: ChaosStack, victim: string): Promise<{ pid: number; what: string }> {
  if (victim !== 'postgrest') return { pid: await signalByName(stack, victim, 'SIGSTOP'), what: victim }
  for (let attempt = 1; ; attempt += 1) {
    const pid = await signalByName(stack, victim, 'SIGSTOP')
    if (await holdsTransaction(stack)) return { pid, what: `${victim} in a transaction` }
    if (attempt === ATTEMPTS) return { pid, what: victim }
    send(pid, 'SIGCONT')
    await sleep(attempt % 7)
  }
}

/** Is a connection of PostgREST idle in a transaction? */
async function holdsTransaction(stack: ChaosStack): Promise<boolean> {
  const [found] = await stack.query<{ held: boolean }>(
    `select exists (select from pg_stat_activity
       where usename = 'authenticator' and state = 'idle in transaction') as held`,
  )
  return found?.held === true
}
