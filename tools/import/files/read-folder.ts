import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ImportError } from '../errors.ts'
import { decodeJson, type InputRecord } from './input-record.ts'

const FILES_MAX = 20_000
const FILE_BYTES_MAX = 16_000_000

/** A folder of JSON files. Its fingerprint is of their names and sizes. */
export type InputFolder = {
  path: string
  name: string
  files: string[]
  fingerprint: string
  fetchedAt: string
}

/** Inspects a folder. Throws INPUT_UNREADABLE when it has no JSON files. */
export async function inspectFolder(path: string): Promise<InputFolder> {
  const name = basename(path)
  const entries = await readdir(path).catch((error: unknown) => {
    throw new ImportError('INPUT_UNREADABLE', `${name} cannot be read as a folder.`, { cause: error })
  })
  const files = entries.filter((file) => file.endsWith('.json')).toSorted()
  if (files.length === 0 || files.length > FILES_MAX) {
    throw new ImportError(
      'INPUT_UNREADABLE',
      `${name} holds ${files.length} JSON files: a file for each entity is needed.`,
    )
  }
  const hash = createHash('sha256')
  let newest = 0
  for (const file of files) {
    const { size, mtimeMs } = await stat(join(path, file))
    hash.update(`${file}:${size};`)
    newest = Math.max(newest, mtimeMs)
  }
  const fingerprint = hash.digest('hex').slice(0, 16)
  return { path, name, files, fingerprint, fetchedAt: new Date(newest).toISOString() }
}

/** Reads each file of the folder as one record. */
export async function* readFolder({ path, files }: InputFolder): AsyncGenerator<InputRecord> {
  for (const [at, file] of files.entries()) {
    const { size } = await stat(join(path, file))
    if (size > FILE_BYTES_MAX)
      throw new ImportError('INPUT_UNREADABLE', `${file} is too long for one entity.`)
    const bytes = await readFile(join(path, file))
    yield { position: at + 1, where: file, read: () => decodeJson(bytes) }
  }
}
