import { findAgentSchemas, readMigrations } from '@alfred/local-stack'

/** Versions are times; this is the step to one behind another of the same moment. */
const STEP = 100n

/** The version of a migration that comes after all that there are: the time, or the next behind the newest where that is later. */
export async function nextVersion(now: Date): Promise<string> {
  const agents = await findAgentSchemas()
  const all = [await readMigrations()]
  for (const { folder } of agents) all.push(await readMigrations(folder))
  const newest = all.flat().map(({ version }) => BigInt(version))
  const stamp = BigInt(now.toISOString().replaceAll(/\D/g, '').slice(0, 14))
  const last = newest.reduce((one, other) => (one > other ? one : other), 0n)
  return String(stamp > last ? stamp : last + STEP)
}
