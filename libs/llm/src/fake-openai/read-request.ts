import { z } from 'zod'
import type { ServerDoor } from '../server-settings.ts'

/** What a request says, through whichever door it came. */
export type ReadRequest = {
  /** The prompt's name, by the cache key or the instructions: 'orchestrator/understand'. */
  prompt: string
  instructions: string
  /** The text of the first message of the person: the rendered prompt. */
  input: string
  /** How a structured answer is asked for; null for prose. */
  form: 'schema' | 'json' | 'tool' | null
  /** The schema that was sent, outside of the words, and whether it is to be kept to strictly. */
  shape: { name: string; schema: unknown; strict: boolean } | undefined
  /** All words of the messages, for servers that look for one. */
  words: string
}

const shapeSchema = z.object({
  name: z.string().default(''),
  schema: z.unknown().optional(),
  parameters: z.unknown().optional(),
  strict: z.boolean().default(false),
})
const formatSchema = z.looseObject({ type: z.string(), json_schema: shapeSchema.optional() })
const messageSchema = z.object({ role: z.string(), content: z.unknown() })
const bodySchema = z.looseObject({
  prompt_cache_key: z.string().default(''),
  instructions: z.string().default(''),
  input: z.union([z.string(), z.array(messageSchema)]).default([]),
  messages: z.array(messageSchema).default([]),
  text: z.looseObject({ format: formatSchema.optional() }).default({}),
  response_format: formatSchema.optional(),
  tools: z.array(z.looseObject({ function: shapeSchema.optional() })).default([]),
})

/** Reads the body of a request. `promptOf` names a prompt by its instructions where no cache key does. */
export function readRequest(
  door: ServerDoor,
  body: unknown,
  promptOf: (instructions: string) => string,
): ReadRequest {
  const read = bodySchema.parse(body)
  const isChat = door === 'chat'
  const all = isChat ? read.messages : typeof read.input === 'string' ? [said(read.input)] : read.input
  const instructions = isChat ? textOf(all.find(({ role }) => role === 'system')?.content) : read.instructions
  const messages = all.filter(({ role }) => role !== 'system')
  const format = isChat ? read.response_format : read.text.format
  const [tool] = read.tools
  return {
    prompt: read.prompt_cache_key.split('@')[0] || promptOf(instructions),
    instructions,
    input: textOf(messages[0]?.content),
    form: tool !== undefined ? 'tool' : formOf(format?.type),
    shape: shapeOf(
      tool === undefined ? (isChat ? format?.json_schema : format) : isChat ? tool.function : tool,
    ),
    words: messages.map(({ content }) => textOf(content)).join('\n') + (isChat ? instructions : ''),
  }
}

const said = (content: string) => ({ role: 'user', content })

function formOf(type: string | undefined): 'schema' | 'json' | null {
  if (type === 'json_schema') return 'schema'
  return type === 'json_object' ? 'json' : null
}

function shapeOf(told: unknown): ReadRequest['shape'] {
  const parsed = shapeSchema.safeParse(told)
  if (!parsed.success) return undefined
  const { name, schema, parameters, strict } = parsed.data
  const sent = schema ?? parameters
  return sent === undefined ? undefined : { name, schema: sent, strict }
}

function textOf(content: unknown): string {
  if (content === undefined) return ''
  return typeof content === 'string' ? content : JSON.stringify(content)
}
