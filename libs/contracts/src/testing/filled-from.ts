import fc from 'fast-check'
import { z } from 'zod'

/**
 * Strings that a row may hold although no person would write them: impossible days, marks, inherited property
 * names.
 */
const TEXTS = [
  '',
  'milk',
  '2026-11-27',
  '2026-13-01',
  '2026-02-30',
  '0000-00-00',
  '9999-99-99',
  '+275760-09-13',
  'piece',
  'kg',
  'dozen',
  'loaf',
  'firkin',
  'constructor',
  '__proto__',
  'toString',
  'nan',
  'eggs\n# Rules',
  '\u001b[31mred\u001b[0m',
  '\u202egnp.exe',
  '\u200b',
  '½',
  'ﷺ',
  '👩‍🍳',
  '\ud800',
  '$& $1',
]
const NUMBERS = [0, -0, 0.000001, 1e-12, 0.5, 1, 2, 999_999.999, 1e9, 1e21, 1e300, Number.MAX_VALUE, -3]

let madeText: fc.Arbitrary<string> | undefined
/** Made for the first that asks: it takes a second, which most who import this room do not need. */
const text = (): fc.Arbitrary<string> =>
  (madeText ??= fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 40 })))
const number = fc.oneof(fc.constantFrom(...NUMBERS), fc.double({ noNaN: true, noDefaultInfinity: true }))

type JsonSchema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  items?: JsonSchema
  minItems?: number
}

/** Values that a schema accepts, the strangest first: what rows, models and other versions may send. */
export function filledFrom(schema: z.ZodType): fc.Arbitrary<unknown> {
  return filled(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema)
}

function filled(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(filled))
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map(filled)).map((parts) => Object.assign({}, ...parts) as unknown)
  switch (schema.type) {
    case 'object':
      return filledObject(schema)
    case 'array':
      return fc.array(filled(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 4 })
    case 'string':
      return text()
    case 'integer':
      return fc.integer()
    case 'number':
      return number
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.oneof(text(), number, fc.constant(null))
  }
}

function filledObject({ properties, additionalProperties: more, propertyNames }: JsonSchema) {
  if (properties)
    return fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, filled(inner)])),
    )
  const values = typeof more === 'object' ? filled(more) : number
  return fc.dictionary(propertyNames ? filled(propertyNames).map(String) : text(), values, { maxKeys: 4 })
}
