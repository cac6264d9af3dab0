/** Whether a word is one of a table's: what was only text is then the table's own key. */
export function isKeyOf<Key extends string>(
  table: Readonly<Record<Key, unknown>>,
  word: string,
): word is Key {
  return Object.hasOwn(table, word)
}

/** The keys of a table that is written down in code, as its own and not as any text. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table).filter((word) => isKeyOf(table, word))
}
