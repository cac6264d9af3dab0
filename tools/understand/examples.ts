/** The hashes of features that are there together, with the index of the right label. */
export type Example = { features: readonly number[]; label: number }

/** An example by the rows of those of its features that are known. */
export type Known = { rows: Int32Array; label: number }

/** The features that are in so many examples, and the examples by them. */
export function knownFeatures(
  examples: readonly Example[],
  seenMin: number,
): { hashes: Uint32Array; known: Known[] } {
  const hashed = examples.map(({ features }) => Uint32Array.from(new Set(features)))
  const hashes = oftenSeen(hashed, seenMin)
  const known = hashed.map((features, at) => ({
    rows: rowsOf(features, hashes),
    label: examples[at]?.label ?? 0,
  }))
  return { hashes, known }
}

/** Leaving features out at random makes none of them rely on another. */
export function withoutSome(
  rows: Int32Array,
  { drop, random, kept }: { drop: number; random: () => number; kept: Int32Array },
): Int32Array {
  if (drop === 0) return rows
  let length = 0
  for (const row of rows) {
    if (random() < drop) continue
    kept[length] = row
    length += 1
  }
  return kept.subarray(0, length)
}

/** The features that are in so many examples, in the order of their hashes. */
function oftenSeen(examples: readonly Uint32Array[], seenMin: number): Uint32Array {
  const all = new Uint32Array(examples.reduce((length, features) => length + features.length, 0))
  let end = 0
  for (const features of examples) {
    all.set(features, end)
    end += features.length
  }
  all.sort()
  let length = 0
  for (let from = 0, to = 0; from < all.length; from = to) {
    while (to < all.length && all[to] === all[from]) to += 1
    if (to - from < seenMin) continue
    all[length] = all[from] ?? 0
    length += 1
  }
  return all.slice(0, length)
}

/** The rows of the features of an example that are known. */
function rowsOf(features: Uint32Array, hashes: Uint32Array): Int32Array {
  return Int32Array.from([...features].map((hash) => placeOf(hash, hashes)).filter((row) => row >= 0))
}

/** The place of a hash among sorted ones, or -1. */
function placeOf(hash: number, hashes: Uint32Array): number {
  let [low, high] = [0, hashes.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const there = hashes[middle] ?? 0
    if (there === hash) return middle
    if (there < hash) low = middle + 1
    else high = middle - 1
  }
  return -1
}
