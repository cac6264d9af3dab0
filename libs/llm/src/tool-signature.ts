import { z } from 'zod'

/** The parts of a JSON schema that a signature shows. */
const nodeSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  get anyOf() {
    return z.array(nodeSchema).optional()
  },
  get items() {
    return nodeSchema.optional()
  },
  get properties() {
    return z.record(z.string(), nodeSchema).optional()
  },
})
type JsonNode = z.infer<typeof nodeSchema>

/** One line for a tool: its name, its arguments with their types, `?` behind those that may be null. */
export function toolSignature(name: string, argumentsSchema: Record<string, unknown>): string {
  const parsed = nodeSchema.safeParse(argumentsSchema)
  return `${name}(${parsed.success ? fieldsOf(parsed.data) : ''})`
}

function fieldsOf({ properties = {} }: JsonNode): string {
  return Object.entries(properties)
    .map(([name, field]) => {
      const type = typeOf(field)
      return `${name}${mayBeNull(field) ? '?' : ''}${type === 'string' ? '' : `: ${type}`}`
    })
    .join(', ')
}

function mayBeNull({ type, anyOf = [] }: JsonNode): boolean {
  return type === 'null' || (Array.isArray(type) && type.includes('null')) || anyOf.some(mayBeNull)
}

function typeOf(node: JsonNode): string {
  const { type, anyOf, items } = node
  if (node.enum) return node.enum.filter((word) => word !== null).join('|')
  if (anyOf) return [...new Set(anyOf.filter((one) => one.type !== 'null').map(typeOf))].join('|')
  const plain = Array.isArray(type) ? type.filter((one) => one !== 'null').join('|') : (type ?? 'any')
  if (plain === 'array') return `[${items ? typeOf(items) : ''}]`
  return plain === 'object' && node.properties ? `{${fieldsOf(node)}}` : plain
}

/** A list of more words than these is told once, behind the tools that take them; so is one of a few that is told often. */
const WORDS_MAX = 12
const FEW_WORDS_MIN = 4
const OFTEN = 3

const argumentWithWords = /\b(\w+)(\??: )(\w+(?:\|\w+)+)/g

/** Tells a list of words that several arguments take once: "nutrient: NUTRIENT", and behind it what that is. */
export function withWordListsOnce(text: string): string {
  const times = new Map<string, number>()
  for (const [, , , words = ''] of text.matchAll(argumentWithWords))
    times.set(words, (times.get(words) ?? 0) + 1)
  const lists = new Map<string, string>()
  const shortened = text.replace(argumentWithWords, (whole, ...[name, mark, words]: string[]) => {
    if (name === undefined || words === undefined) return whole
    const { length } = words.split('|')
    const isOften = length >= FEW_WORDS_MIN && (times.get(words) ?? 0) >= OFTEN
    if (length <= WORDS_MAX && !isOften) return whole
    const known = lists.get(words) ?? freeName(name.toUpperCase(), [...lists.values()])
    lists.set(words, known)
    return `${name}${mark ?? ''}${known}`
  })
  const legend = [...lists].map(([words, name]) => `- ${name}: ${words}`)
  return [shortened, ...legend].join('\n')
}

/** The name of a list; another one when an argument of the same name takes other words. */
function freeName(name: string, taken: readonly string[]): string {
  return taken.includes(name) ? freeName(`${name}_`, taken) : name
}
