import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom } from '@alfred/testing'
import type { Told } from '../run-chaos.ts'
import { cutPower } from './cut-power.ts'
import { lackingForVolumes } from './loop-volume.ts'
import { createPostgresStore } from './postgres-store.ts'
import { createRedisStore } from './redis-store.ts'
import type { Store } from './store.ts'

const CUTS = 5
const WRITE_FROM_MS = 1_000
const WRITE_WITHIN_MS = 2_000

/** A store, how often its power is cut, and whether it must keep everything or, as a control, must lose something. */
type Trial = { store: Store; cuts: number; mustLose: boolean }

const trials = (): Trial[] => [
  { store: createPostgresStore('postgres'), cuts: CUTS, mustLose: false },
  { store: createRedisStore('redis'), cuts: CUTS, mustLose: false },
  {
    store: createPostgresStore('postgres without synchronous_commit', { synchronous_commit: 'off' }),
    cuts: 1,
    mustLose: true,
  },
  { store: createRedisStore('redis without fsync', ['--appendfsync', 'no']), cuts: 1, mustLose: true },
]

/** True when no acknowledged write is lost, and the controls show that a loss would be detected. */
export async function runPowerCut(seed: number, { log, say }: Told): Promise<boolean> {
  const lacking = lackingForVolumes()
  if (lacking !== undefined) {
    say(`not run: power cut: ${lacking}`)
    return true
  }
  const random = createRandom(seed)
  const parent = await mkdtemp(join(tmpdir(), 'alfred-power-'))
  // Lets a server that does not run as root pass through the folder.
  await chmod(parent, 0o755)
  let isRight = true
  try {
    for (const trial of trials()) {
      const { line, isAsItMust } = await runTrial(trial, { parent, random, log })
      isRight &&= isAsItMust
      say(line)
    }
    return isRight
  } finally {
    await rm(parent, { recursive: true, force: true })
  }
}

async function runTrial(
  { store, cuts, mustLose }: Trial,
  { parent, random, log }: { parent: string; random: () => number; log: Told['log'] },
): Promise<{ line: string; isAsItMust: boolean }> {
  let acknowledged = 0
  let lost = 0
  for (let number = 1; number <= cuts; number += 1) {
    const writeForMs = WRITE_FROM_MS + random() * WRITE_WITHIN_MS
    const cut = await cutPower(store, { parent, number, writeForMs })
    log.write('cut', { store: store.name, number, ...cut })
    acknowledged += cut.acknowledged
    lost += cut.lost
  }
  const isAsItMust = acknowledged > 0 && (mustLose ? lost > 0 : lost === 0)
  const wanted = mustLose ? 'control, must lose some' : 'must lose none'
  const line = `${store.name}: ${lost} of ${acknowledged} acknowledged writes lost in ${cuts} cuts (${wanted})`
  return { line: `${isAsItMust ? '' : 'WRONG '}${line}`, isAsItMust }
}
