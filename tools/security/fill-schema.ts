import type { z } from 'zod'
import { z as zod } from 'zod'
import type { Ids } from './make-person.ts'

type Schema = {
  type?: string | string[]
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  minimum?: number
  exclusiveMinimum?: number
  minItems?: number
  $ref?: string
  $defs?: Record<string, Schema>
}

/** The JSON schema of a contract's input. */
export function schemaOf(schema: z.ZodType): Schema {
  return zod.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
}

const fixed: Record<string, string> = {
  'date-time': '2026-11-22T10:00:00Z',
  date: '2026-11-22',
  uri: 'https://example.org',
}

/** Fills a schema with values for all of its optional parts, and with these ids wherever an id is allowed. */
export function fillSchema(schema: Schema, ids: Ids, given: Record<string, unknown> = {}): unknown {
  const fill = (part: Schema, name: string, depth: number): unknown => {
    if (name in given) return given[name]
    if (depth > 12) return null
    if (part.$ref !== undefined)
      return fill(schema.$defs?.[part.$ref.split('/').at(-1) ?? ''] ?? {}, name, depth + 1)
    if (part.const !== undefined) return part.const
    if (part.enum !== undefined) return part.enum[0]
    const [choice] = [...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])]
    if (choice !== undefined) return fill(choice, name, depth + 1)
    return fillByType(part, { name, depth, fill, ids })
  }
  return fill(schema, '', 0)
}

type Place = {
  name: string
  depth: number
  ids: Ids
  fill: (part: Schema, name: string, depth: number) => unknown
}

function fillByType(part: Schema, { name, depth, fill, ids }: Place): unknown {
  const type = Array.isArray(part.type) ? part.type[0] : part.type
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries(part.properties ?? {}).map(([key, value]) => [key, fill(value, key, depth + 1)]),
    )
  }
  if (type === 'array') return [fill(part.items ?? {}, name, depth + 1)]
  if (type === 'integer' || type === 'number')
    return Math.max(part.minimum ?? 1, (part.exclusiveMinimum ?? 0) + 1)
  if (type === 'boolean') return true
  if (type === 'null') return null
  return fillText(part, name, ids)
}

function fillText(part: Schema, name: string, ids: Ids): string {
  if (part.format === 'uuid') return idFor(name, ids)
  if (part.format !== undefined && fixed[part.format] !== undefined) return fixed[part.format] ?? ''
  if (part.pattern?.includes('0-9a-f]{64}')) return 'a'.repeat(64)
  if (part.pattern?.includes('\\d+')) return '0.1'
  if (name === 'time_zone') return 'UTC'
  if (/(^|_)(id|ids|item|lot|recipe|offer|proposal|entry|goal)$/.test(name)) return idFor(name, ids)
  return 'soup'
}

/** The id that fits a property of this name. */
export function idFor(name: string, ids: Ids): string {
  const kinds = ['conversation', 'turn', 'recipe', 'proposal', 'pending', 'suggestion', 'user'] as const
  const kind = kinds.find((each) => name.includes(each))
  if (kind === undefined) return ids.lot
  return kind === 'pending' ? ids.proposal : ids[kind]
}
