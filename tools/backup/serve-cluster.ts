import {
  findFreePort,
  loadPostgresPasswords,
  openCluster,
  startProcess,
  waitUntilReady,
} from '@alfred/local-stack'
import type { HomeLock } from '../stack/home-lock.ts'

/** Runs a cluster during `work`, which gets the owner's connection URL; a missing cluster is created. */
export async function serveCluster<Result>(
  { folder, keysFolder, lock }: { folder: string; keysFolder: string; lock: HomeLock },
  work: (ownerUrl: string) => Promise<Result>,
): Promise<Result> {
  const passwords = await loadPostgresPasswords(keysFolder)
  const { description, ownerUrl } = await openCluster({ folder, port: await findFreePort(), passwords })
  // If this process is killed, the server that it leaves behind keeps the lock.
  const server = startProcess(description, { heldFile: lock.file })
  try {
    await waitUntilReady(server, description)
    return await work(ownerUrl)
  } finally {
    await server.stop()
  }
}
