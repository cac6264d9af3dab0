import { descendantsOf } from './descendants.ts'

/**
 * Kills a process and all of its descendants, those too that are born meanwhile. One that is left may wait for ever for what
 * a killed one held: a process of a database then keeps its shared memory, and the database cannot start again.
 */
export function killFamily(pid: number): void {
  // A stopped process starts no others.
  signal(pid, 'SIGSTOP')
  const killed = new Set<number>()
  for (let born = descendantsOf(pid); born.length > 0;) {
    for (const one of born) {
      signal(one, 'SIGKILL')
      killed.add(one)
    }
    born = descendantsOf(pid).filter((one) => !killed.has(one))
  }
  signal(pid, 'SIGKILL')
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // The process has ended meanwhile.
  }
}
