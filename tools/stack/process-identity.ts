import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Identifies a process by its start time and the current boot, to distinguish it from a later one with the same id.
 * Undefined when no such process lives.
 */
export function identityOf(pid: number): string | undefined {
  return process.platform === 'linux' ? readFromProc(pid) : askPs(pid)
}

function readFromProc(pid: number): string | undefined {
  try {
    // After the name, which is in parentheses and may contain anything, the state is the first field and the start
    // time the twentieth (proc_pid_stat(5)).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    if (fields[0] === 'Z' || fields[19] === undefined) return undefined
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${fields[19]}`
  } catch {
    return undefined
  }
}

function askPs(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() === '' ? undefined : stdout.trim()
}
