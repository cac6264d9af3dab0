import { readFileSync, writeFileSync } from 'node:fs'
import { findFreePort, isPortFree } from '@alfred/local-stack'
import type { Home } from './home.ts'

/** The inner port for each name: the one of last time, or a new one where that is taken now. */
export async function choosePorts(home: Home, names: string[]): Promise<Map<string, number>> {
  const remembered = readRemembered(home)
  const chosen = new Map<string, number>()
  for (const name of names) {
    const port = remembered[name]
    const isUsable = port !== undefined && ![...chosen.values()].includes(port) && (await isPortFree(port))
    chosen.set(name, isUsable ? port : await findFreePort())
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
