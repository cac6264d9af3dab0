const NAMED_MAX = 5

/** "milk", "milk and eggs", "milk, eggs and flour"; of very many the first ones, and how many more there are. */
export function listNames(names: readonly string[]): string {
  if (names.length > NAMED_MAX)
    return `${names.slice(0, NAMED_MAX - 1).join(', ')} and ${names.length - NAMED_MAX + 1} more`
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
