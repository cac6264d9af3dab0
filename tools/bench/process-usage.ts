import { readFileSync, readdirSync } from 'node:fs'

/** The CPU time and memory of a process and its children so far. Linux only; elsewhere zero. */
export type Usage = { cpuMs: number; memoryMb: number }

/** The length of a clock tick in /proc, which is 10 ms on every Linux that Node runs on. */
const TICK_MS = 10

/** Sums CPU time and resident memory of a process and of the processes it started (PostgreSQL forks one a connection). */
export function readUsage(pid: number): Usage {
  const own = [pid, ...childrenOf(pid)].map(readOne)
  return {
    cpuMs: own.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    memoryMb: own.reduce((sum, { memoryMb }) => sum + memoryMb, 0),
  }
}

function readOne(pid: number): Usage {
  const fields = readStat(pid)
  const status = readText(`/proc/${pid}/smaps_rollup`)
  const proportional = Number(/^Pss:\s+(\d+)/m.exec(status)?.[1] ?? 0)
  return {
    cpuMs: (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS,
    memoryMb: proportional / 1024,
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((candidate) => candidate > 0 && Number(readStat(candidate)[1]) === pid)
  } catch {
    return []
  }
}

/** The fields of /proc/<pid>/stat from the state on; the name before it may contain spaces. */
function readStat(pid: number): string[] {
  const text = readText(`/proc/${pid}/stat`)
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
