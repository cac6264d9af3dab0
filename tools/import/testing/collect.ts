import { RecordError } from '../errors.ts'
import type { InputRecord } from '../files/input-record.ts'
import { inspectFile, type InputFile } from '../files/open-input.ts'

/** What a record holds, or why it cannot be read. */
export type Collected = { where: string; value?: unknown; broken?: string }

/** Reads all records of a file. */
export async function collect(
  path: string,
  read: (file: InputFile) => AsyncIterable<InputRecord>,
): Promise<Collected[]> {
  const collected: Collected[] = []
  for await (const record of read(await inspectFile(path))) {
    collected.push({ where: record.where, ...readOne(record) })
  }
  return collected
}

function readOne({ read }: InputRecord): Omit<Collected, 'where'> {
  try {
    return { value: read() }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    return { broken: error.message }
  }
}
