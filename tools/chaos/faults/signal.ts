import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { killFamily } from '@alfred/local-stack'
import type { ChaosStack } from '../stack/chaos-stack.ts'

const POLL_MS = 30

/** Sends a signal to the process of that name; waits for one that was just killed and is not back yet. */
export async function signalByName(stack: ChaosStack, name: string, signal: NodeJS.Signals): Promise<number> {
  for (;;) {
    const pid = (await stack.processes())[name]
    if (pid !== undefined && send(pid, signal)) return pid
    await sleep(POLL_MS)
  }
}

/** Sends a signal; false when there is no such process. */
export function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** Kills a server with all of its children at once, as a power cut would: none can clean up after another. */
export async function killWithChildren(stack: ChaosStack, name: string): Promise<void> {
  killFamily(await signalByName(stack, name, 'SIGSTOP'))
}

export function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => parentOf(pid) === parent)
}

function parentOf(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(fields[1])
  } catch {
    return undefined
  }
}
