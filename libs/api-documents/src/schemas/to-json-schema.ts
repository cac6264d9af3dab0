import { z } from 'zod'
import type { JsonObject } from '../json.ts'

/** `input`: the type that may be sent. `output`: the type after parsing, with defaults filled in. */
export type Side = 'input' | 'output'

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>

/**
 * Removes what Zod writes more strictly or verbosely than a description needs: objects that drop unknown fields
 * also accept them, and a format says more than its pattern.
 */
const plain: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties
  if (def.type === 'record') delete jsonSchema.propertyNames
  if (['uuid', 'date-time', 'date'].includes(jsonSchema.format ?? '')) delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

/** Checks in code cannot be expressed in JSON Schema; they are left out. */
const options = { unrepresentable: 'any', override: plain } as const

/** The JSON Schema of one contract, with everything in place. */
export function toJsonSchema(schema: z.ZodType, side: Side): JsonObject {
  return withoutMarks(z.toJSONSchema(schema, { ...options, io: side }))
}

/** The JSON Schemas of named contracts, which refer to each other by name. */
export function toNamedSchemas(
  named: Iterable<readonly [string, z.ZodType]>,
  side: Side,
): Record<string, JsonObject> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of named) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { ...options, io: side, uri: referenceTo })
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutMarks(schema)]))
}

export function referenceTo(name: string): string {
  return `#/components/schemas/${name}`
}

function withoutMarks(schema: object): JsonObject {
  // What Zod attaches for validators is not part of the text.
  const text: JsonObject = JSON.parse(JSON.stringify({ ...schema, '~standard': undefined }))
  const { $schema: _dialect, $id: _address, ...rest } = text
  return rest
}
