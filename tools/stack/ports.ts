import { readFileSync, writeFileSync } from 'node:fs'
import { findFreePort, isPortFree } from '@alfred/local-stack'
import type { Home } from './home.ts'

/**
 * The inner port for each name: the one of last time, or a new one where that is taken now. Nothing listens on any of
 * them yet, so that a port which looks free may be another one's: each is given once, and none that is spoken for.
 */
export async function choosePorts(
  home: Home,
  names: readonly string[],
  spokenFor: readonly number[],
): Promise<Map<string, number>> {
  const remembered = readRemembered(home)
  const chosen = new Map<string, number>()
  const taken = new Set(spokenFor)
  for (const name of names) {
    const last = remembered[name]
    const isUsable = last !== undefined && !taken.has(last) && (await isPortFree(last))
    const port = isUsable ? last : await findFreePort(taken)
    chosen.set(name, port)
    taken.add(port)
  }
  writeFileSync(home.portsFile, JSON.stringify({ ...remembered, ...Object.fromEntries(chosen) }, null, 2))
  return chosen
}

function readRemembered(home: Home): Record<string, number> {
  try {
    return JSON.parse(readFileSync(home.portsFile, 'utf8')) as Record<string, number>
  } catch {
    return {}
  }
}
