import { zodTextFormat } from 'openai/helpers/zod'
import type { ResponseFormatTextJSONSchemaConfig } from 'openai/resources/responses/responses'
import type { z } from 'zod'

const compiled = new WeakMap<z.ZodType, ResponseFormatTextJSONSchemaConfig>()

/** Keywords that strict structured output does not accept. Parsing the answer enforces them instead. */
const REFUSED = new Set(['minLength', 'maxLength', 'default', '$schema'])

/** The response format for a schema, compiled once per schema. */
export function answerFormat(prompt: string, schema: z.ZodType): ResponseFormatTextJSONSchemaConfig {
  const known = compiled.get(schema)
  if (known !== undefined) return known
  const { name, schema: jsonSchema } = zodTextFormat(schema, prompt.replace(/[^a-z0-9_-]/gi, '_'))
  const format: ResponseFormatTextJSONSchemaConfig = {
    type: 'json_schema',
    name,
    strict: true,
    schema: Object.fromEntries(Object.entries(jsonSchema).flatMap(acceptableEntry)),
  }
  compiled.set(schema, format)
  return format
}

function acceptableEntry([key, value]: [string, unknown]): [string, unknown][] {
  return REFUSED.has(key) ? [] : [[key, acceptable(value)]]
}

function acceptable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(acceptable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(acceptableEntry))
}
