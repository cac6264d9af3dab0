import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createBag } from './choose.ts'
import type { Fault } from './fault.ts'
import { send, signalByName } from './signal.ts'

const TURNS_PER_WIPE = 100

/** NATS and Redis restart empty: NATS stores nothing anyway, and the files of Redis are removed. */
export function createWipe(): Fault {
  const nextVictim = createBag(['redis', 'nats'] as const)
  return {
    name: 'wipe',
    summary: 'NATS and Redis killed and started again without anything that they had',
    lacking: () => undefined,
    usual: (turns) => Math.ceil(turns / TURNS_PER_WIPE),
    isOneAtATime: true,
    strike: async ({ stack, random, note }) => {
      const victim = nextVictim(random)
      // Frozen while its files are removed, since the supervisor restarts it as soon as it is dead.
      const pid = await signalByName(stack, victim, 'SIGSTOP')
      if (victim === 'redis') await empty(stack.redisFolder)
      send(pid, 'SIGKILL')
      note(`wipe of ${victim}`)
    },
  }
}

async function empty(folder: string): Promise<void> {
  const names = await readdir(folder)
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}
