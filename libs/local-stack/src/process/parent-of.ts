import { readFileSync } from 'node:fs'

/** The process that a living process is the child of, read from /proc. Throws when there is no such process. */
export function parentOf(pid: number): number {
  // Behind the name, which is in parentheses and may hold anything: the state, then the parent (proc_pid_stat(5)).
  const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return Number(parent)
}
