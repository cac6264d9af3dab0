import { findSchemaFolders, readSchema } from '@alfred/local-stack'

/** Versions are times; this is the step to one behind another of the same moment. */
const STEP = 100n

/** The version of a migration that comes after all that there are: the time, or the next behind the newest where that is later. */
export async function nextVersion(now: Date): Promise<string> {
  const { migrations } = await readSchema(await findSchemaFolders())
  const stamp = BigInt(now.toISOString().replaceAll(/\D/g, '').slice(0, 14))
  const last = BigInt(migrations.at(-1)?.version ?? 0)
  return String(stamp > last ? stamp : last + STEP)
}
