import { z } from 'zod'

type Services = Readonly<Record<string, z.ZodObject>>

/** A page of all settings: who reads each, what it takes, what holds without it, and what it is for. */
export function describeSettings(services: Services, comments: ReadonlyMap<string, string>): string {
  const names = [...new Set(Object.values(services).flatMap(({ shape }) => Object.keys(shape)))].toSorted()
  const rows = names.map((name) => {
    const readers = Object.entries(services).filter(([, { shape }]) => name in shape)
    const [, schema] = readers[0] ?? []
    const parts = [
      `\`${name}\``,
      readers.map(([reader]) => reader).join(', '),
      takes(schema?.shape[name]),
      withoutIt(readers.map(([, { shape }]) => shape[name])),
      comments.get(name) ?? '',
    ]
    return `| ${parts.map((part) => part.replaceAll('|', '\\|')).join(' | ')} |`
  })
  return [
    '# Settings',
    '',
    'Written by `npm run settings` from the schemas of the services, and held to them by a test: change them there.',
    'Settings of `npm start` and of the tools stand in `.env.example` as well. An empty value counts as none.',
    '',
    '| Setting | Read by | Takes | Without it | What it is for |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

type JsonSchema = {
  type?: string
  enum?: string[]
  format?: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minLength?: number
  default?: unknown
  anyOf?: JsonSchema[]
}

function shapeOf(schema: unknown, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: 'any' }) as JsonSchema
}

function takes(schema: unknown): string {
  const [written, read] = [shapeOf(schema, 'input'), shapeOf(schema, 'output')]
  if (written.enum) return written.enum.join(', ')
  if (read.type === 'integer' || read.type === 'number') return numberOf(read)
  if (read.type === 'object' || read.type === 'array')
    return read.type === 'object' ? 'JSON' : 'a list with commas'
  const isAddress = [written, ...(written.anyOf ?? [])].some(({ format }) => format === 'uri')
  if (isAddress) return 'an address'
  return (written.minLength ?? 1) > 1 ? `at least ${written.minLength} characters` : 'text'
}

function numberOf({ type, minimum, exclusiveMinimum, maximum }: JsonSchema): string {
  const kind = type === 'integer' ? 'a whole number' : 'a number'
  const least = minimum ?? exclusiveMinimum
  const isWide = least === undefined || least <= Number.MIN_SAFE_INTEGER
  const above = isWide ? '' : exclusiveMinimum === undefined ? ` from ${least}` : ` above ${least}`
  const below = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? '' : ` up to ${maximum}`
  return `${kind}${above}${below}`
}

/** The default; a service refuses to start without a setting that it needs and that has none. */
function withoutIt(schemas: readonly unknown[]): string {
  const told = schemas.map((schema) => {
    const value = shapeOf(schema, 'input').default
    if (value !== undefined) return value === '' ? 'none' : `\`${String(value)}\``
    return (schema as z.ZodType).safeParse(undefined).success ? 'none' : 'does not start'
  })
  return [...new Set(told)].join(' or ')
}
