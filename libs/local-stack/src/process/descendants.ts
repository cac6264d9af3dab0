import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { parentOf } from './parent-of.ts'

type Kinship = { pid: number; parent: number }

/** The ids of all living descendants of a process. Descendants whose own parent has ended are not found. */
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
        return [{ pid: Number(name), parent: parentOf(Number(name)) }]
      } catch {
        // The process has ended meanwhile.
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
