import { ImportError, RecordError } from '../errors.ts'
import { decode, decodeJson, type InputRecord } from './input-record.ts'
import { readBytes, type InputFile } from './open-input.ts'

const LINE_BYTES_MAX = 64_000_000
const NEWLINE = 0x0a
const RETURN = 0x0d
const TAB = '\t'

type Line = { number: number; bytes: Buffer }

/**
 * Reads the lines of a file as bytes, one at a time. Not node:readline, which also splits at U+2028, allowed within a
 * line of JSON, and hides invalid UTF-8.
 */
async function* readLines(file: InputFile): AsyncGenerator<Line> {
  let number = 0
  let parts: Buffer[] = []
  let length = 0
  for await (const chunk of readBytes(file)) {
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      yield { number: ++number, bytes: trimReturn(Buffer.concat([...parts, chunk.subarray(from, at)])) }
      parts = []
      length = 0
      from = at + 1
    }
    parts.push(chunk.subarray(from))
    length += chunk.length - from
    if (length > LINE_BYTES_MAX) {
      throw new ImportError(
        'INPUT_UNREADABLE',
        `${file.name}, line ${number + 1} is longer than any record may be.`,
      )
    }
  }
  if (length > 0) yield { number: number + 1, bytes: trimReturn(Buffer.concat(parts)) }
}

const trimReturn = (bytes: Buffer) => (bytes.at(-1) === RETURN ? bytes.subarray(0, -1) : bytes)

/** Reads the records of a file with a JSON object on each line, from a position on. */
export async function* readJsonLines(file: InputFile, after: number): AsyncGenerator<InputRecord> {
  for await (const { number, bytes } of readLines(file)) {
    if (number <= after || bytes.length === 0) continue
    yield { position: number, where: `${file.name}, line ${number}`, read: () => decodeJson(bytes) }
  }
}

/**
 * Reads the records of a table with unquoted cells separated by tabs, keyed by the names in its first line; empty
 * cells are left out. Throws INPUT_UNREADABLE when the first line lacks the required column.
 */
export async function* readTable(
  file: InputFile,
  after: number,
  column: string,
): AsyncGenerator<InputRecord> {
  let names: string[] | undefined
  for await (const { number, bytes } of readLines(file)) {
    if (names === undefined) {
      names = readNames(file, bytes, column)
      continue
    }
    if (number <= after || bytes.length === 0) continue
    const columns = names
    const read = () => readCells(columns, decode(bytes).split(TAB))
    yield { position: number, where: `${file.name}, line ${number}`, read }
  }
}

function readNames({ name }: InputFile, bytes: Buffer, column: string): string[] {
  const names = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(TAB)
  if (names.includes(column)) return names
  throw new ImportError(
    'INPUT_UNREADABLE',
    `${name} is not the table that was expected: its first line has no column "${column}" between tabs.`,
  )
}

function readCells(names: string[], cells: string[]): Record<string, string> {
  if (cells.length !== names.length) {
    throw new RecordError('broken', `has ${cells.length} cells where the first line has ${names.length}`)
  }
  return Object.fromEntries(names.flatMap((name, at) => (cells[at] === '' ? [] : [[name, cells[at] ?? '']])))
}
