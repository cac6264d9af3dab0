import { branchesOf } from '../json-schema.ts'
import type { JsonSchema } from '../json-schema.ts'
import { patternedText } from './patterned-text.ts'

/**
 * Deterministic sample values of a schema: the minimal one, then as few as needed so that each enum value, union
 * branch, optional field and length limit occurs in one of them.
 */
export function sampleSchema(schema: JsonSchema): unknown[] {
  if (schema.examples !== undefined) return schema.examples
  if ('const' in schema) return [schema.const]
  if (schema.enum !== undefined) return schema.enum
  const branches = branchesOf(schema)
  if (branches !== undefined) return branches.flatMap(sampleSchema)
  switch (schema.type) {
    case 'object':
      return sampleObject(schema)
    case 'array':
      return sampleArray(schema)
    case 'string':
      return sampleText(schema)
    case 'integer':
    case 'number':
      return sampleNumber(schema)
    case 'boolean':
      return [true, false]
    case 'null':
      return [null]
    default:
      // A schema without a type allows any value.
      return ['anything', 7, { nested: [true, null] }]
  }
}

/** The object with only its required fields; then one object after another with the next value of every field. */
function sampleObject({ properties = {}, required = [], additionalProperties }: JsonSchema): object[] {
  const fields = Object.entries(properties).map(([name, field]) => [name, sampleSchema(field)] as const)
  const least = Object.fromEntries(
    fields.filter(([name]) => required.includes(name)).map(([name, samples]) => [name, samples[0]]),
  )
  const count = Math.max(0, ...fields.map(([, samples]) => samples.length))
  const full = Array.from({ length: count }, (_, index) =>
    Object.fromEntries(fields.map(([name, samples]) => [name, samples[index % samples.length]])),
  )
  const entries =
    typeof additionalProperties === 'object'
      ? sampleSchema(additionalProperties).map((value, index) => ({ ...least, [`key_${index + 1}`]: value }))
      : []
  return [least, ...full, ...entries]
}

function sampleArray({
  items = {},
  minItems = 0,
  maxItems = Number.POSITIVE_INFINITY,
}: JsonSchema): unknown[][] {
  const samples = sampleSchema(items)
  const [first] = samples
  const fill = (length: number): unknown[] => Array.from({ length }, () => first)
  const each: unknown[][] = []
  for (let start = 0; start < samples.length; start += Math.min(maxItems, samples.length)) {
    const some = samples.slice(start, start + maxItems)
    each.push([...some, ...fill(Math.max(0, minItems - some.length))])
  }
  return [fill(minItems), ...each, ...(Number.isFinite(maxItems) ? [fill(maxItems)] : [])]
}

function sampleText({ pattern, format, minLength = 0, maxLength }: JsonSchema): string[] {
  const patterned = patternedText(pattern, format)
  if (patterned !== undefined) return patterned
  const usual = ['text', 'Jalapeño – 2 × „frisch“ 🥛']
  const fitting = usual.filter(({ length }) => length >= minLength && length <= (maxLength ?? length))
  return [...fitting, 'x'.repeat(minLength), ...(maxLength === undefined ? [] : ['x'.repeat(maxLength)])]
}

function sampleNumber(schema: JsonSchema): number[] {
  const isWhole = schema.type === 'integer'
  const least = schema.minimum ?? (schema.exclusiveMinimum === undefined ? -3 : schema.exclusiveMinimum + 1)
  const most = schema.maximum ?? (schema.exclusiveMaximum === undefined ? 1e6 : schema.exclusiveMaximum - 1)
  const between = Math.max(least, Math.min(most, 7))
  return [...new Set([between, least, most, ...(isWhole ? [] : [Math.min(most, least + 0.25)])])]
}
