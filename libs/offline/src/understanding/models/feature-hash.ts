// A feature is told by a text ("w:milk") and known to a model by the hash of it.

const BEGIN = 0x811c9dc5

/** The hash of a feature (FNV-1a, 32 bits). */
export function hashOf(feature: string): number {
  let hash = BEGIN
  for (let at = 0; at < feature.length; at += 1) hash = withLetter(hash, feature.charCodeAt(at))
  return hash >>> 0
}

const withLetter = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193)

/** The hashes of features, in their order. */
export const hashesOf = (features: readonly string[]): number[] => features.map(hashOf)

type Runs = { name: string; least: number; most: number }

/** The hashes of `name` with each run of so many letters of a text behind it. There are hundreds in a message, so that no text is made of them. */
export function hashesOfRuns(text: string, { name, least, most }: Runs): number[] {
  const hashes: number[] = []
  const begin = hashOf(name)
  for (let start = 0; start < text.length; start += 1) {
    const end = Math.min(text.length, start + most)
    for (let at = start, hash = begin; at < end; at += 1) {
      hash = withLetter(hash, text.charCodeAt(at))
      if (at - start + 1 >= least) hashes.push(hash >>> 0)
    }
  }
  return hashes
}
