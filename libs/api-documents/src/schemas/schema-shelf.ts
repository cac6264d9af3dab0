import type { z } from 'zod'
import type { JsonObject } from '../json.ts'
import { knownSchemas } from './known-schemas.ts'
import { referenceTo, toNamedSchemas } from './to-json-schema.ts'
import type { Side } from './to-json-schema.ts'

/** The schemas of one document: each is contained once and referred to. */
export type SchemaShelf = {
  /** A reference to a contract's schema; a contract without a name gets the given one. */
  refer(schema: z.ZodType, place: { name: string; side: Side }): { $ref: string }
  /** A reference to a schema that is made for the document and is no contract. */
  add(name: string, schema: JsonObject): { $ref: string }
  /** All schemas that are referred to, directly or indirectly, by name. */
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

/** The schemas that are used, sorted by name. */
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
