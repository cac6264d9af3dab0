/** A UUID in any spelling that PostgreSQL accepts: with a hyphen after any group of four digits, or with none. */
const idPattern = /(?:[0-9a-f]{4}-?){7}[0-9a-f]{4}/gi

export function hasId(text: string): boolean {
  return text.search(idPattern) >= 0
}

/** Replaces everything that looks like an id in a text for a prompt (ruling R16). */
export function withoutIds(text: string): string {
  return text.replace(idPattern, '[id]')
}

/** Does the same for every string in a value, including field names. */
export function withoutIdsIn<Value>(value: Value): Value
export function withoutIdsIn(value: unknown): unknown {
  if (typeof value === 'string') return withoutIds(value)
  if (Array.isArray(value)) return value.map((inner: unknown) => withoutIdsIn(inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [withoutIds(key), withoutIdsIn<unknown>(inner)]),
  )
}
