import {
  findFreePort,
  loadPostgresPasswords,
  openCluster,
  startProcess,
  waitUntilReady,
} from '@alfred/local-stack'
import type { HomeLock } from '../stack/home-lock.ts'

/** Runs a cluster for as long as a piece of work takes; one that is not there yet is made. `work` gets the owner's way to it. */
export async function serveCluster<Result>(
  { folder, keysFolder, lock }: { folder: string; keysFolder: string; lock: HomeLock },
  work: (ownerUrl: string) => Promise<Result>,
): Promise<Result> {
  const passwords = await loadPostgresPasswords(keysFolder)
  const { description, ownerUrl } = await openCluster({ folder, port: await findFreePort(), passwords })
  // Should this process be killed, the server that it leaves behind keeps the lock.
  const server = startProcess(description, { heldFile: lock.file })
  try {
    await waitUntilReady(server, description)
    return await work(ownerUrl)
  } finally {
    await server.stop()
  }
}
