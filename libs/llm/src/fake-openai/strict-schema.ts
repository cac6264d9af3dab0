// What strict structured outputs refuse in a schema, as OpenAI's guide of supported schemas lists it (2026-11): other
// servers accept more, so that a schema which passes here passes everywhere.

const supported = new Set([
  ...[
    'type',
    'properties',
    'required',
    'additionalProperties',
    'items',
    'enum',
    'const',
    'anyOf',
    '$ref',
    '$defs',
  ],
  ...['description', 'title', 'pattern', 'format', 'multipleOf', 'minItems', 'maxItems'],
  ...['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum'],
])
const formats = new Set([
  ...['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid'],
])
const NESTING_MAX = 10
const PROPERTIES_MAX = 5_000
const ENUM_VALUES_MAX = 1_000
const TEXT_MAX = 120_000

type Schema = Record<string, unknown>
type Counts = { properties: number; enumValues: number; text: number }

/** Why strict structured outputs refuse a schema; undefined for one that they take. */
export function whyRefused(schema: unknown): string | undefined {
  if (!isSchema(schema) || schema['type'] !== 'object') return "the root schema must be of type 'object'"
  if ('anyOf' in schema) return "the root schema must not be 'anyOf'"
  const counts: Counts = { properties: 0, enumValues: 0, text: 0 }
  const wrong = wrongIn(schema, { path: [], nesting: 0, counts })
  if (wrong !== undefined) return wrong
  if (counts.properties > PROPERTIES_MAX) return `it has more than ${PROPERTIES_MAX} properties`
  if (counts.enumValues > ENUM_VALUES_MAX) return `it has more than ${ENUM_VALUES_MAX} enum values`
  return counts.text > TEXT_MAX ? `its names are longer than ${TEXT_MAX} characters` : undefined
}

type Place = { path: readonly string[]; nesting: number; counts: Counts }

function wrongIn(schema: unknown, place: Place): string | undefined {
  const at = `In context=(${place.path.map((part) => `'${part}'`).join(', ')}), `
  if (!isSchema(schema)) return `${at}a schema must be an object`
  const unknown = Object.keys(schema).find((keyword) => !supported.has(keyword))
  if (unknown !== undefined) return `${at}'${unknown}' is not permitted`
  const { format, pattern, enum: values = [] } = schema
  if (typeof format === 'string' && !formats.has(format)) return `${at}'format' '${format}' is not supported`
  if (typeof pattern === 'string' && /\(\?<?[=!]/.test(pattern)) return `${at}'pattern' must not look around`
  if (Array.isArray(values)) place.counts.enumValues += values.length
  if (!hasKind(schema)) return `${at}schema must have a 'type' key`
  return wrongInObject(schema, { ...place, at }) ?? wrongInParts(schema, place)
}

function hasKind(schema: Schema): boolean {
  return ['type', 'anyOf', '$ref', 'enum', 'const'].some((keyword) => keyword in schema)
}

function wrongInObject(schema: Schema, { at, nesting, counts }: Place & { at: string }): string | undefined {
  if (schema['type'] !== 'object') return undefined
  if (nesting + 1 > NESTING_MAX) return `${at}it is nested deeper than ${NESTING_MAX} levels`
  if (schema['additionalProperties'] !== false)
    return `${at}'additionalProperties' is required to be supplied and to be false`
  const names = Object.keys(isSchema(schema['properties']) ? schema['properties'] : {})
  counts.properties += names.length
  counts.text += names.join('').length
  const { required } = schema
  const missing = names.find((name) => !Array.isArray(required) || !required.includes(name))
  if (missing === undefined) return undefined
  return `${at}'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'`
}

/** Looks into what a schema is made of: properties, items, alternatives and definitions. */
function wrongInParts(schema: Schema, { path, nesting, counts }: Place): string | undefined {
  const inner = schema['type'] === 'object' ? nesting + 1 : nesting
  const parts: [string[], unknown][] = [
    ...entriesOf(schema['properties']).map(([name, part]): [string[], unknown] => [
      ['properties', name],
      part,
    ]),
    ...entriesOf(schema['$defs']).map(([name, part]): [string[], unknown] => [['$defs', name], part]),
    ...entriesOf(schema['anyOf']).map(([index, part]): [string[], unknown] => [['anyOf', index], part]),
    ...('items' in schema ? [[['items'], schema['items']] satisfies [string[], unknown]] : []),
  ]
  for (const [names, part] of parts) {
    const wrong = wrongIn(part, { path: [...path, ...names], nesting: inner, counts })
    if (wrong !== undefined) return wrong
  }
  return undefined
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []
