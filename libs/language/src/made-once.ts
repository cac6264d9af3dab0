/** A value that is made when it is first asked for, and kept: what only some processes need costs the others nothing at their start. */
export function madeOnce<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
