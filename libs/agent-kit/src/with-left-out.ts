import { z } from 'zod'

/**
 * Arguments with what a model or a service of the version before left out, at any depth: null where nothing is allowed, an empty list for a
 * list. Strict structured output leaves nothing out, and a field that was added since is unknown to others.
 */
export function withLeftOut(schema: z.ZodObject, given: Record<string, unknown>): Record<string, unknown> {
  const filled = Object.entries(schema.shape).map(([name, field]) => [
    name,
    Object.hasOwn(given, name) ? filledValue(field as z.ZodType, given[name]) : emptyOf(field as z.ZodType),
  ])
  return { ...given, ...Object.fromEntries(filled) }
}

function emptyOf(schema: z.ZodType): unknown {
  return schema instanceof z.ZodArray ? [] : null
}

function filledValue(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodNullable) return filledValue(schema.unwrap() as z.ZodType, value)
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => filledValue(schema.element as z.ZodType, item))
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return schema instanceof z.ZodObject && isObject
    ? withLeftOut(schema, value as Record<string, unknown>)
    : value
}
