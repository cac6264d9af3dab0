/** The entry of a table for a code that may be anything, such as "toString". */
export function termOf<Term>(table: Readonly<Record<string, Term>>, code: string): Term | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined
}
