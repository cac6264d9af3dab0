import { RecordError } from '../errors.ts'

/** One record of an input, not read yet: an import that goes on passes by those that it has. */
export type InputRecord = {
  /** Its place, counted so that it is the same each time the input is read. */
  position: number
  /** The place in words: 'products.jsonl, line 12'. */
  where: string
  /** Its value, or a promise of it where it has to be fetched. Throws a RecordError. */
  read(): unknown
}

// Bytes that are no UTF-8 are an error, not question marks in the names of products.
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Text of bytes. Throws a RecordError. */
export function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch (error) {
    throw new RecordError('broken', 'is not UTF-8', { cause: error })
  }
}

/** A value of JSON in bytes. Throws a RecordError. */
export function decodeJson(bytes: Uint8Array): unknown {
  const text = decode(bytes)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RecordError('broken', 'is not JSON', { cause: error })
  }
}
