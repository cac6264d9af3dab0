import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { findFreePort, isPortFree, type Log } from '@alfred/local-stack'
import type { Home } from './home.ts'

/**
 * Chooses an internal port for each name: the one of the last start, or a new one if that is taken. Nothing listens
 * on them yet, so each is given out once, and no reserved one is. Names that are no longer needed are forgotten; a
 * copied or moved folder gets other ports.
 */
export async function choosePorts(
  home: Home,
  names: readonly string[],
  { spokenFor, log }: { spokenFor: readonly number[]; log?: Log },
): Promise<Map<string, number>> {
  const remembered = readRemembered(home, log)
  const chosen = new Map<string, number>()
  const taken = new Set(spokenFor)
  for (const name of names) {
    const last = remembered[name]
    const isUsable = last !== undefined && !taken.has(last) && (await isPortFree(last))
    const port = isUsable ? last : await findFreePort(taken)
    chosen.set(name, port)
    taken.add(port)
  }
  const ports = JSON.stringify({ home: home.folder, ...Object.fromEntries(chosen) }, null, 2)
  writeFileSync(`${home.portsFile}.new`, ports, { mode: 0o600 })
  renameSync(`${home.portsFile}.new`, home.portsFile)
  return chosen
}

function readRemembered(home: Home, log?: Log): Record<string, number> {
  let text: string
  try {
    text = readFileSync(home.portsFile, 'utf8')
  } catch {
    return {}
  }
  try {
    const ports = JSON.parse(text) as Record<string, unknown>
    // A copy would otherwise answer in place of the original.
    if (ports['home'] !== undefined && ports['home'] !== home.folder) return {}
    return Object.fromEntries(Object.entries(ports).filter(isPort))
  } catch {
    log?.(`${home.portsFile} was empty or cut; new ports are chosen.`)
    return {}
  }
}

function isPort(entry: [string, unknown]): entry is [string, number] {
  const [, port] = entry
  return typeof port === 'number' && Number.isInteger(port) && port > 0 && port < 65_536
}
