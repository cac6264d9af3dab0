/**
 * Word vectors as stored on disk, by falling frequency in English: one row of integers from -127 to 127 per word.
 * `weights` says how much each word contributes to a text; `common` is the component that all kitchen texts share.
 */
export type WordTable = {
  dimensions: number
  words: string[]
  weights: number[]
  common: number[]
  /** The vectors row by row. */
  vectors: Int8Array
}

const separator = 0x0a

/** Encodes a word table: a line of JSON with everything but the rows, then the rows. */
export function encodeWordTable({ vectors, ...head }: WordTable): Buffer {
  const line = Buffer.from(JSON.stringify(head))
  return Buffer.concat([line, Buffer.from([separator]), Buffer.from(vectors.buffer, 0, vectors.byteLength)])
}

export function decodeWordTable(bytes: Buffer): WordTable {
  const end = bytes.indexOf(separator)
  const head: Omit<WordTable, 'vectors'> = JSON.parse(bytes.toString('utf8', 0, end))
  const rows = bytes.subarray(end + 1)
  return { ...head, vectors: new Int8Array(rows.buffer, rows.byteOffset, rows.byteLength) }
}
