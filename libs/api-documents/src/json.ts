import { keysOf } from '@alfred/contracts'

/** A part of a document. */
export type JsonObject = { [name: string]: unknown }

/** Applies a function to each value of an object. */
export function mapValues<Name extends string, Value, Result>(
  object: Readonly<Record<Name, Value>>,
  transform: (value: Value, name: Name) => Result,
): Record<string, Result> {
  return Object.fromEntries(keysOf(object).map((name) => [name, transform(object[name], name)]))
}
