import { setTimeout as sleep } from 'node:timers/promises'
import { silentLogger } from '@alfred/observability'
import { keepCookbook } from '../../../apps/proactive-worker/src/jobs/look-at-households.ts'
import { openHouseholds } from '../../../apps/proactive-worker/src/open-households.ts'
import { lookAtAllHouseholds } from '../../../apps/proactive-worker/src/testing/look-at-all-households.ts'
import { startBenchStack } from '../bench-stack.ts'
import type { BenchStack } from '../bench-stack.ts'
import { percentile } from '../report.ts'
import { runLoad } from '../run-load.ts'
import type { TurnTiming } from '../run-turn.ts'
import { fillHouseholds } from './fill-households.ts'

const CONVERSATIONS = 4
const ALONE_SECONDS = 20
/** As the worker has it unless it is told otherwise. */
const A_SECOND_MAX = 24

/** Lets the worker look at so many households while people talk, and gives the figures as text. */
export async function measureHouseholds(count: number, say: (line: string) => void): Promise<string> {
  const stack = await startBenchStack()
  try {
    say(`Filling ${count} households ...`)
    const client = await stack.database.postgres.connect()
    await fillHouseholds(client, count).finally(() => client.end())
    const tokens = await Promise.all(
      Array.from({ length: CONVERSATIONS }, (_, at) => stack.keys.signPersonToken({ name: `talker-${at}` })),
    )
    const load = { gatewayUrl: stack.gatewayUrl, tokens }
    const at = (timings: readonly TurnTiming[], percent: number): number =>
      percentile(
        timings.map(({ doneMs }) => doneMs),
        percent,
      )
    // Half of what the machine carries: whoever talks as fast as it answers takes all that anybody else would need.
    const restMs = at(await runLoad({ ...load, seconds: 5 }), 50)
    const talk = (seconds: number) => runLoad({ ...load, seconds, restMs })
    say('Talking alone ...')
    const alone = await talk(ALONE_SECONDS)
    say('Looking at all of them while people talk ...')
    const run = { isOver: false }
    const looking = look(stack).finally(() => (run.isOver = true))
    const beside = []
    while (!run.isOver) beside.push(...(await talk(5)))
    const { seconds, memoryMb, stored } = await looking
    return [
      `${count} households looked at in ${seconds.toFixed(0)} s (${(count / seconds).toFixed(0)} a second), ${stored} suggestions kept`,
      `memory of the one that looks: ${memoryMb.first.toFixed(0)} MB after the first tenth, ${memoryMb.last.toFixed(0)} MB at the end`,
      `turns alone: p50 ${at(alone, 50).toFixed(0)} ms, p95 ${at(alone, 95).toFixed(0)} ms; beside it: p50 ${at(beside, 50).toFixed(0)} ms, p95 ${at(beside, 95).toFixed(0)} ms (${(at(beside, 95) / at(alone, 95)).toFixed(2)} x)`,
    ].join('\n')
  } finally {
    await stack.stop()
  }
}

type Looked = { seconds: number; stored: number; memoryMb: { first: number; last: number } }

async function look({ database }: BenchStack): Promise<Looked> {
  const store = openHouseholds({
    SUPABASE_URL: database.postgrest.url,
    SUPABASE_ANON_KEY: await database.keys.signServiceToken({ role: 'anon' }, '2h'),
    SUPABASE_REST_PATH: '/',
    SUPABASE_WORKER_TOKEN: await database.keys.signServiceToken({ role: 'alfred_worker' }, '2h'),
  })
  const memory: number[] = []
  let stored = 0
  const counting = {
    ...store,
    store: async (...given: Parameters<typeof store.store>) => {
      const kept = await store.store(...given)
      stored += kept
      memory.push(process.memoryUsage().heapUsed / 1e6)
      return kept
    },
  }
  const startedAt = performance.now()
  const looking = {
    store: counting,
    cookbook: keepCookbook(store, 3_600_000),
    dayMax: 4,
    logger: silentLogger,
  }
  await lookAtAllHouseholds(new Date().toISOString(), { ...looking, hour: 0, secondMax: A_SECOND_MAX }, sleep)
  const tenth = Math.ceil(memory.length / 10)
  return {
    seconds: (performance.now() - startedAt) / 1_000,
    stored,
    memoryMb: {
      first: Math.max(...memory.slice(0, tenth)),
      last: Math.max(...memory.slice(-tenth)),
    },
  }
}
