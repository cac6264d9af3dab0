import { z } from 'zod'

/** The keywords of JSON Schema that Zod writes. */
export type JsonSchema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  examples?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
}

/** The JSON Schema that Zod writes, except that objects which drop unknown fields also accept them. */
export function toJsonSchema(schema: z.ZodType, side: 'input' | 'output'): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io: side,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod
      if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties
    },
  })
  const { $schema: _dialect, ...rest }: JsonSchema & { $schema?: string } = JSON.parse(JSON.stringify(made))
  return rest
}

/** The alternatives of a schema, also of a list of types; undefined when there is only one. */
export function branchesOf(schema: JsonSchema): JsonSchema[] | undefined {
  const { type, anyOf, oneOf } = schema
  return Array.isArray(type) ? type.map((one) => ({ ...schema, type: one })) : (anyOf ?? oneOf)
}
