import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

type Kinship = { pid: number; parent: number }

/** What a process has started, and what that has started, as long as they live. Those of a process that is gone are nobody's. */
export function descendantsOf(pid: number): number[] {
  const living = process.platform === 'linux' ? readFromProc() : askPs()
  const family = [pid]
  for (const one of family)
    family.push(...living.filter(({ parent }) => parent === one).map((child) => child.pid))
  return family.slice(1)
}

function readFromProc(): Kinship[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // Behind the name, which is in parentheses and may hold anything: the state, then the parent (proc_pid_stat(5)).
        const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
        return [{ pid: Number(name), parent: Number(parent) }]
      } catch {
        // It has ended meanwhile.
        return []
      }
    })
}

function askPs(): Kinship[] {
  const { stdout } = spawnSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' })
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid = 0, parent = 0]) => (pid > 0 ? [{ pid, parent }] : []))
}
