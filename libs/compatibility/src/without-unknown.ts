import { branchesOf } from './json-schema.ts'
import type { JsonSchema } from './json-schema.ts'

/** A value without the fields that a strict schema does not know: what a sender omits for an older receiver. */
export function withoutUnknown(schema: JsonSchema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutUnknown(schema.items ?? {}, item))
  if (typeof value !== 'object' || value === null) return value
  const objects = [schema, ...(branchesOf(schema) ?? [])].filter(({ properties }) => properties !== undefined)
  const isStrict =
    objects.length > 0 && objects.every(({ additionalProperties }) => additionalProperties === false)
  const fieldOf = (name: string) => objects.map(({ properties }) => properties?.[name]).find((field) => field)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isStrict || fieldOf(name) !== undefined)
      .map(([name, part]) => [name, withoutUnknown(fieldOf(name) ?? {}, part)]),
  )
}
