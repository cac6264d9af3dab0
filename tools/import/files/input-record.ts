import { RecordError } from '../errors.ts'

/** One record of an input, parsed lazily: a resumed import skips the records that it has. */
export type InputRecord = {
  /** Its position, which is the same each time the input is read. */
  position: number
  /** Its place as a text: 'products.jsonl, line 12'. */
  where: string
  /** Returns its value, or a promise where it has to be fetched. Throws a RecordError. */
  read(): unknown
}

// Bytes that are not UTF-8 are an error instead of becoming replacement characters in names.
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Decodes UTF-8. Throws a RecordError. */
export function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch (error) {
    throw new RecordError('broken', 'is not UTF-8', { cause: error })
  }
}

/** Parses JSON from bytes. Throws a RecordError. */
export function decodeJson(bytes: Uint8Array): unknown {
  const text = decode(bytes)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RecordError('broken', 'is not JSON', { cause: error })
  }
}
