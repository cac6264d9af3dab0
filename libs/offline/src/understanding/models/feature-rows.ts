/**
 * The row that each feature has in a model, by the feature's hash. A table of one's own, since a reader asks it some thousand times a message
 * and a Map keeps hashes of 32 bits as objects.
 */
export class FeatureRows {
  /** The hash of each row. */
  readonly hashes: Uint32Array
  /** A row or -1 at each place; a row stands at the first free place from that of its hash on. */
  readonly #table: Int32Array

  constructor(hashes: Uint32Array) {
    this.hashes = hashes
    this.#table = new Int32Array(2 ** Math.ceil(Math.log2(2 * hashes.length + 2))).fill(-1)
    for (const [row, hash] of hashes.entries()) this.#table[this.#placeOf(hash)] = row
  }

  /** The row of a feature by its hash, or -1 where the model does not know it. */
  of(hash: number): number {
    return this.#table[this.#placeOf(hash)] ?? -1
  }

  /** Where a hash stands in the table, or where it would: less than half of the places are taken, so that one is free. */
  #placeOf(hash: number): number {
    const last = this.#table.length - 1
    let place = hash & last
    for (let row = this.#table[place] ?? -1; row !== -1; row = this.#table[place] ?? -1) {
      if (this.hashes[row] === hash) return place
      place = (place + 1) & last
    }
    return place
  }
}
