import { ImportError } from '../errors.ts'
import { decodeJson, type InputRecord } from './input-record.ts'
import { readBytes, type InputFile } from './open-input.ts'

const OBJECT_BYTES_MAX = 64_000_000
const [QUOTE, BACKSLASH, NEWLINE] = [0x22, 0x5c, 0x0a]
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d]

/** The state of the scan. Plain fields, since every byte of gigabytes is processed with it. */
type Scan = {
  depth: number
  isInString: boolean
  isEscaped: boolean
  line: number
  /** The depth of the objects of the list; 0 outside of it. */
  listDepth: number
  /** The last string outside of the list: the key of the next value. */
  key: string
  hasList: boolean
  /** The line on which the current object began; 0 between objects. */
  beganOn: number
}

type Found = { line: number; bytes: Buffer }

/**
 * Reads the objects of a JSON file that is one long list, or has it under one of the given keys, from a position on.
 * It finds the bounds of each object regardless of line breaks, and holds one object at a time.
 */
export async function* readJsonList(
  file: InputFile,
  after: number,
  keys: readonly string[],
): AsyncGenerator<InputRecord> {
  let position = 0
  for await (const { line, bytes } of findObjects(file, keys)) {
    position += 1
    if (position <= after) continue
    const where = `${file.name}, record ${position} (line ${line})`
    yield { position, where, read: () => decodeJson(bytes) }
  }
}

async function* findObjects(file: InputFile, keys: readonly string[]): AsyncGenerator<Found> {
  const scan = beginScan()
  let parts: Buffer[] = []
  let length = 0
  for await (const chunk of readBytes(file)) {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const wasIn = scan.beganOn
      step(scan, chunk[at] ?? 0, keys)
      if (wasIn === 0 && scan.beganOn !== 0) from = at
      if (wasIn === 0 || scan.beganOn !== 0) continue
      yield { line: wasIn, bytes: Buffer.concat([...parts, chunk.subarray(from, at + 1)]) }
      parts = []
      length = 0
    }
    if (scan.beganOn === 0) continue
    parts.push(chunk.subarray(from))
    length += chunk.length - from
    if (length > OBJECT_BYTES_MAX)
      throw unreadable(file, `line ${scan.beganOn} begins a record that does not end`)
  }
  if (scan.depth > 0) throw unreadable(file, 'it ends too early: fetch it again')
  if (!scan.hasList) throw unreadable(file, `it holds no list named ${keys.join(', ')}`)
}

const beginScan = (): Scan => ({
  ...{ depth: 0, isInString: false, isEscaped: false, line: 1 },
  ...{ listDepth: 0, key: '', hasList: false, beganOn: 0 },
})

function step(scan: Scan, byte: number, keys: readonly string[]): void {
  if (byte === NEWLINE) scan.line += 1
  if (scan.isInString) return stepInString(scan, byte)
  if (byte === QUOTE) {
    scan.isInString = true
    if (scan.depth === 1) scan.key = ''
  } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
    scan.depth += 1
    if (byte === OPEN_LIST && scan.listDepth === 0 && isWanted(scan, keys)) {
      scan.listDepth = scan.depth + 1
      scan.hasList = true
    }
    if (byte === OPEN_OBJECT && scan.depth === scan.listDepth && scan.beganOn === 0) scan.beganOn = scan.line
  } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
    if (byte === CLOSE_OBJECT && scan.depth === scan.listDepth) scan.beganOn = 0
    scan.depth -= 1
    if (byte === CLOSE_LIST && scan.depth === scan.listDepth - 2) scan.listDepth = 0
  }
}

function stepInString(scan: Scan, byte: number): void {
  if (scan.isEscaped) scan.isEscaped = false
  else if (byte === BACKSLASH) scan.isEscaped = true
  else if (byte === QUOTE) scan.isInString = false
  else if (scan.depth === 1 && scan.key.length < 40) scan.key += String.fromCharCode(byte)
}

const isWanted = ({ depth, key }: Scan, keys: readonly string[]) =>
  depth === 1 || (depth === 2 && keys.includes(key))

function unreadable({ name }: InputFile, why: string): ImportError {
  return new ImportError('INPUT_UNREADABLE', `${name} cannot be read: ${why}.`)
}
