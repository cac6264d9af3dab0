import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { codeOf, ImportError, messageOf } from '../errors.ts'

const FINGERPRINT_BYTES = 65_536

/** A file to import: its name without the folder, its fingerprint, and when it was fetched. */
export type InputFile = { path: string; name: string; fingerprint: string; fetchedAt: string }

/**
 * Inspects a file. The fingerprint covers its size, beginning and end, which is enough to distinguish dumps of the
 * same name without reading gigabytes. Throws INPUT_UNREADABLE.
 */
export async function inspectFile(path: string): Promise<InputFile> {
  const name = basename(path)
  if (/\.(zip|7z|tar|bz2|xz|zst)$/i.test(name)) {
    throw new ImportError(
      'INPUT_UNREADABLE',
      `${name} is packed: unpack it, then give the file that was in it.`,
    )
  }
  try {
    const { size, mtime } = await stat(path)
    const ends = await readEnds(path, size)
    if (size === 0) throw new ImportError('INPUT_UNREADABLE', `${name} is empty.`)
    const fingerprint = createHash('sha256').update(`${size}:`).update(ends).digest('hex').slice(0, 16)
    return { path, name, fingerprint, fetchedAt: mtime.toISOString() }
  } catch (error) {
    throw unreadable(name, error)
  }
}

async function readEnds(path: string, size: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const ends = Buffer.alloc(FINGERPRINT_BYTES * 2)
    await file.read(ends, 0, FINGERPRINT_BYTES, 0)
    await file.read(ends, FINGERPRINT_BYTES, FINGERPRINT_BYTES, Math.max(0, size - FINGERPRINT_BYTES))
    return ends
  } finally {
    await file.close()
  }
}

/** Reads a file in chunks, unpacked if its name ends in .gz. Throws INPUT_UNREADABLE. */
export async function* readBytes({ path, name }: InputFile): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: 1 << 18 })
  // Errors of the pipeline are thrown by its last stream, which is the one that is read.
  const bytes: Readable = name.endsWith('.gz')
    ? pipeline(file, createGunzip({ chunkSize: 1 << 18 }), () => undefined)
    : file
  try {
    for await (const chunk of bytes) yield chunk as Buffer
  } catch (error) {
    throw unreadable(name, error)
  }
}

function unreadable(name: string, error: unknown): ImportError {
  if (error instanceof ImportError) return error
  const why =
    {
      ENOENT: 'there is no such file',
      EACCES: 'it may not be read',
      EISDIR: 'it is a folder',
      Z_BUF_ERROR: 'it ends too early: fetch it again',
      Z_DATA_ERROR: 'it is not packed with gzip, or damaged: fetch it again',
    }[codeOf(error)] ?? messageOf(error)
  return new ImportError('INPUT_UNREADABLE', `${name} cannot be read: ${why}.`, { cause: error })
}
