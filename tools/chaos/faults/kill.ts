import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_ORCHESTRATOR } from '../stack/start-second-orchestrator.ts'
import { createBag } from './choose.ts'
import type { Fault } from './fault.ts'
import { killWithChildren, signalByName } from './signal.ts'

export const victims = [
  'gateway',
  'orchestrator',
  SECOND_ORCHESTRATOR,
  'agents-pantry',
  'agents-coach',
  'proactive-worker',
  'page-fetcher',
  'nats',
  'redis',
  'postgrest',
  'database',
] as const
const TURNS_PER_KILL = 20
/** Within the duration of a turn, so that each moment of one is hit. */
const SPAN_MS = 1_000

/** kill -9 of one process after the other at random moments, of all processes or of some. */
export function createKill(only: readonly string[] = []): Fault {
  const nextVictim = createBag(only.length === 0 ? victims : only)
  return {
    name: 'kill',
    summary: 'kill -9 of any process: ours, NATS, Redis, PostgREST, the database',
    lacking: () => undefined,
    usual: (turns) => Math.ceil(turns / TURNS_PER_KILL),
    isOneAtATime: false,
    strike: async ({ stack, random, note }) => {
      const victim = nextVictim(random)
      await sleep(random() * SPAN_MS)
      if (victim === 'database') await killWithChildren(stack, victim)
      else await signalByName(stack, victim, 'SIGKILL')
      note(`kill of ${victim}`)
    },
  }
}
