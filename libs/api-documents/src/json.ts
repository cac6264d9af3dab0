/** A part of a document. */
export type JsonObject = { [name: string]: unknown }

/** Applies a function to each value of an object. */
export function mapValues<Value, Result>(
  object: Record<string, Value>,
  transform: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, transform(value, name)]))
}
