/** True when the word is one of the table's own keys; narrows its type to these. */
export function isKeyOf<Key extends string>(
  table: Readonly<Record<Key, unknown>>,
  word: string,
): word is Key {
  return Object.hasOwn(table, word)
}

/** The own keys of a table that is written in code, typed as its keys instead of as strings. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table).filter((word) => isKeyOf(table, word))
}
