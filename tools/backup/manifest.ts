import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { BackupError } from './errors.ts'

/** The description of a backup, which is checked before the backup replaces anything. */
export const manifestSchema = z.object({
  /** 2: every row of every table. 1: the folder of a PGlite, which is refused as too old. */
  format: z.union([z.literal(1), z.literal(2)]),
  created_at: z.iso.datetime(),
  /** The newest migration of the database: an older Alfred cannot run on the data of a newer one. */
  newest_migration: z.string(),
  /** The SHA-256 of each file by its path. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
})
export type Manifest = z.infer<typeof manifestSchema>

const fileName = 'manifest.json'

export async function writeManifest(folder: string, newestMigration: string): Promise<Manifest> {
  const manifest: Manifest = {
    format: 2,
    created_at: new Date().toISOString(),
    newest_migration: newestMigration,
    files: await hashesOf(folder),
  }
  await writeFile(join(folder, fileName), JSON.stringify(manifest, null, 2), { mode: 0o600 })
  return manifest
}

/**
 * Reads the manifest of an unpacked backup and verifies every file. Throws a BackupError for the first one that
 * differs.
 */
export async function checkManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => undefined)
  if (text === undefined) throw new BackupError('This is no backup of Alfred: it holds no manifest.json.')
  const parsed = manifestSchema.safeParse(toJson(text))
  if (!parsed.success) throw new BackupError('The manifest of this backup cannot be read; it is damaged.')
  const found = await hashesOf(folder)
  const names = new Set([...Object.keys(parsed.data.files), ...Object.keys(found)])
  for (const name of names) {
    if (parsed.data.files[name] !== found[name])
      throw new BackupError(`This backup is damaged: ${name} is not what was backed up.`)
  }
  return parsed.data
}

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const hashes: Record<string, string> = {}
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(folder.length + 1).replaceAll('\\', '/')
    if (entry.isFile() && name !== fileName) hashes[name] = await hashOf(path)
  }
  return hashes
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
