import { setTimeout as sleep } from 'node:timers/promises'
import { childrenOf, send } from '../faults/signal.ts'
import { createVolume } from './loop-volume.ts'
import type { RunningStore, Store } from './store.ts'

/** The number of writes acknowledged before the cut, and of those lost. */
export type Cut = { acknowledged: number; lost: number }

const WRITERS = 4

/** Writes, cuts the power in mid-write, starts the server on the state of the disk, and counts the missing writes. */
export async function cutPower(
  store: Store,
  { parent, number, writeForMs }: { parent: string; number: number; writeForMs: number },
): Promise<Cut> {
  const name = `${store.name.replaceAll(/\W+/g, '-')}-${number}`
  const volume = await createVolume(parent, name)
  try {
    await store.prepare(volume.folder)
    const running = await store.start(volume.folder)
    const acknowledged = startWriting(running)
    await sleep(writeForMs)
    // All processes are frozen, as without power; then the disk is copied as it is.
    const pids = [running.process.pid, ...childrenOf(running.process.pid)]
    for (const pid of pids) send(pid, 'SIGSTOP')
    const copy = await volume.cutPower(`${name}-after`)
    for (const pid of pids) send(pid, 'SIGKILL')
    await running.process.ended
    try {
      return await count(store, copy.folder, acknowledged)
    } finally {
      await copy.unmount()
    }
  } finally {
    await volume.unmount()
  }
}

/** Starts writers and returns the set of acknowledged numbers, which grows until the server is gone. */
function startWriting(running: RunningStore): Set<number> {
  const acknowledged = new Set<number>()
  let next = 0
  const write = async (): Promise<void> => {
    const writer = await running.connect()
    try {
      for (;;) {
        const number = (next += 1)
        await writer.write(number)
        acknowledged.add(number)
      }
    } finally {
      writer.close()
    }
  }
  for (let writer = 0; writer < WRITERS; writer += 1) void write().catch(() => undefined)
  return acknowledged
}

async function count(store: Store, folder: string, acknowledged: ReadonlySet<number>): Promise<Cut> {
  const survivor = await store.start(folder)
  try {
    const there = await survivor.readAll()
    const lost = [...acknowledged].filter((number) => !there.has(number)).length
    return { acknowledged: acknowledged.size, lost }
  } finally {
    await survivor.process.stop()
  }
}
