/**
 * Word vectors as they lie on disk: by falling frequency in English, one row of whole numbers from -127 to 127 each.
 * `weights` says how much each word tells of a text; `common` is what all texts of a kitchen have in common.
 */
export type WordTable = {
  dimensions: number
  words: string[]
  weights: number[]
  common: number[]
  /** Row after row. */
  vectors: Int8Array
}

const separator = 0x0a

/** The bytes of a table: a line of JSON with all but the rows, then the rows. */
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
