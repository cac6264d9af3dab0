import type { z } from 'zod'
import type { JsonObject } from '../json.ts'
import { knownSchemas } from './known-schemas.ts'
import { referenceTo, toNamedSchemas } from './to-json-schema.ts'
import type { Side } from './to-json-schema.ts'

/** The schemas of one document: each stands in it once and is referred to. */
export type SchemaShelf = {
  /** A reference to a contract. One that has no name yet gets the given one. */
  refer(schema: z.ZodType, place: { name: string; side: Side }): { $ref: string }
  /** A reference to a schema that is no contract, but made for the document. */
  add(name: string, schema: JsonObject): { $ref: string }
  /** All that was referred to, and what that refers to in turn, by name. */
  components(): Record<string, JsonObject>
}

export function createSchemaShelf(): SchemaShelf {
  const named: Record<Side, Map<string, z.ZodType>> = {
    input: new Map(Object.entries(knownSchemas.input)),
    output: new Map(Object.entries(knownSchemas.output)),
  }
  const made: Record<string, JsonObject> = {}
  const referred = new Set<string>()
  const nameOf = (schema: z.ZodType, side: Side): string | undefined =>
    [...named[side]].find(([, known]) => known === schema)?.[0]
  const reference = (name: string): { $ref: string } => {
    referred.add(name)
    return { $ref: referenceTo(name) }
  }
  return {
    refer: (schema, { name: suggested, side }) => {
      const name = nameOf(schema, side) ?? suggested
      named[side].set(name, schema)
      return reference(name)
    },
    add: (name, schema) => {
      made[name] = schema
      return reference(name)
    },
    components: () => {
      const all = {
        ...toNamedSchemas(named.output, 'output'),
        ...toNamedSchemas(named.input, 'input'),
        ...made,
      }
      return reachable(all, referred)
    },
  }
}

/** What is used, in the order of its names. */
function reachable(all: Record<string, JsonObject>, from: Iterable<string>): Record<string, JsonObject> {
  const found = new Set<string>()
  const visit = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    for (const [, next] of JSON.stringify(all[name] ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      visit(next ?? '')
  }
  for (const name of from) visit(name)
  return Object.fromEntries([...found].toSorted().map((name) => [name, all[name] ?? {}]))
}
