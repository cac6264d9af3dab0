import { ImportError, messageOf } from '../errors.ts'
import { decodeJson, type InputRecord } from './input-record.ts'
import { readBytes, type InputFile } from './open-input.ts'

const FILE_BYTES_MAX = 64_000_000

/** Reads a JSON file that fits into memory: a saved answer. `unwrap` extracts its records. */
export async function* readJsonFile(
  file: InputFile,
  after: number,
  unwrap: (value: unknown) => unknown[],
): AsyncGenerator<InputRecord> {
  const parts: Buffer[] = []
  let length = 0
  for await (const chunk of readBytes(file)) {
    parts.push(chunk)
    length += chunk.length
    if (length > FILE_BYTES_MAX)
      throw new ImportError('INPUT_UNREADABLE', `${file.name} is too long for a saved answer.`)
  }
  const records = readWhole(file, Buffer.concat(parts), unwrap)
  for (const [at, value] of records.entries()) {
    const where = records.length === 1 ? file.name : `${file.name}, record ${at + 1}`
    if (at >= after) yield { position: at + 1, where, read: () => value }
  }
}

function readWhole({ name }: InputFile, bytes: Buffer, unwrap: (value: unknown) => unknown[]): unknown[] {
  try {
    return unwrap(decodeJson(bytes))
  } catch (error) {
    throw new ImportError('INPUT_UNREADABLE', `${name} ${messageOf(error)}.`, { cause: error })
  }
}
