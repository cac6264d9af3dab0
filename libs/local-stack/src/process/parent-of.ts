import { readFileSync } from 'node:fs'

/** The parent of a living process, read from /proc. Throws when there is no such process. */
export function parentOf(pid: number): number {
  // After the name, which is in parentheses and may contain anything, come the state and the parent
  // (proc_pid_stat(5)).
  const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return Number(parent)
}
