import type { ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/** Lets a process and what it starts take only what others leave of the processor. */
export function goesLast({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
}
