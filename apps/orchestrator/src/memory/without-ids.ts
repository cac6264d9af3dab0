/** An id in any spelling that the database would take: with hyphens after any group of four, or with none. */
const idPattern = /(?:[0-9a-f]{4}-?){7}[0-9a-f]{4}/gi

export function hasId(text: string): boolean {
  return text.search(idPattern) >= 0
}

/** Cuts whatever looks like an id out of a text that is on its way into a prompt (ruling R16). */
export function withoutIds(text: string): string {
  return text.replace(idPattern, '[id]')
}

/** The same for every text in a value, the names of its fields included. */
export function withoutIdsIn<Value>(value: Value): Value
export function withoutIdsIn(value: unknown): unknown {
  if (typeof value === 'string') return withoutIds(value)
  if (Array.isArray(value)) return value.map((inner: unknown) => withoutIdsIn(inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [withoutIds(key), withoutIdsIn<unknown>(inner)]),
  )
}
