import { zodTextFormat } from 'openai/helpers/zod'
import { z } from 'zod'

/** A name and a JSON schema that strict structured outputs accept. */
export type AnswerFormat = { name: string; schema: Record<string, unknown> }

const compiled = new WeakMap<z.ZodType, AnswerFormat>()

/** Keywords that strict structured output does not accept. Parsing the answer enforces them instead. */
const REFUSED = new Set(['minLength', 'maxLength', 'default', '$schema'])

/** The format of a schema, compiled once per schema. */
export function answerFormat(prompt: string, schema: z.ZodType): AnswerFormat {
  const known = compiled.get(schema)
  if (known !== undefined) return known
  const { name, schema: jsonSchema } = zodTextFormat(schema, prompt.replace(/[^a-z0-9_-]/gi, '_'))
  const format: AnswerFormat = { name, schema: acceptable(jsonSchema) }
  compiled.set(schema, format)
  return format
}

/** Tells a model in words which form its answer has to have, for servers that cannot be told otherwise. */
export function formInWords({ schema }: AnswerFormat): string {
  return `Answer with one JSON object and nothing else: no words around it, no code fence. It fits this JSON schema:\n${JSON.stringify(schema)}`
}

/** A schema without what is refused. A property may be called like a keyword and stays. */
function acceptable(schema: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !REFUSED.has(keyword))
      .map(([keyword, value]) => [
        keyword,
        keyword === 'properties' || keyword === '$defs' ? acceptableFields(value) : acceptableValue(value),
      ]),
  )
}

const objectSchema = z.record(z.string(), z.unknown())

function acceptableFields(fields: unknown): unknown {
  const parsed = objectSchema.safeParse(fields)
  if (!parsed.success) return fields
  return Object.fromEntries(
    Object.entries(parsed.data).map(([name, value]) => [name, acceptableValue(value)]),
  )
}

function acceptableValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(acceptableValue)
  const parsed = objectSchema.safeParse(value)
  return parsed.success ? acceptable(parsed.data) : value
}
