import { LocalStackError } from '../errors.ts'
import type { Log } from '../repository.ts'
import { findServer, type ServerBinary } from './find-server.ts'
import { canUnpackPackages, unpackPackages } from './install-debian-packages.ts'

/** The servers that may have to be installed; binary and package have the same name on every system. */
export const installableServers = ['nats-server', 'redis-server'] as const
export type InstallableServer = (typeof installableServers)[number]

const brewNames: Record<InstallableServer, string> = { 'nats-server': 'nats-server', 'redis-server': 'redis' }

/** Finds the wanted servers and installs missing ones into the project's folder. */
export async function ensureServers(
  names: readonly InstallableServer[],
  log: Log,
): Promise<Map<InstallableServer, ServerBinary>> {
  const found = await findAll(names)
  const missing = names.filter((name) => !found.has(name))
  if (missing.length === 0) return found
  if (!(await canUnpackPackages())) throw cannotInstall(missing)
  // All of them, since the folder of unpacked packages is replaced as a whole.
  await unpackPackages([...installableServers], log)
  const now = await findAll(names)
  const stillMissing = names.filter((name) => !now.has(name))
  if (stillMissing.length > 0) throw cannotInstall(stillMissing)
  for (const name of missing) log(`${name} ${now.get(name)?.version ?? ''} is ready.`)
  return now
}

async function findAll(names: readonly InstallableServer[]): Promise<Map<InstallableServer, ServerBinary>> {
  const found = new Map<InstallableServer, ServerBinary>()
  await Promise.all(
    names.map(async (name) => {
      const binary = await findServer(name)
      if (binary !== undefined) found.set(name, binary)
    }),
  )
  return found
}

function cannotInstall(missing: readonly InstallableServer[]): LocalStackError {
  const brew = missing.map((name) => brewNames[name]).join(' ')
  const advice =
    process.platform === 'darwin' ? `brew install ${brew}` : `your package manager (${missing.join(' ')})`
  return new LocalStackError(
    'SERVER_MISSING',
    `${missing.join(' and ')} not found and cannot be installed here. Install with ${advice}, then run this again.`,
  )
}
