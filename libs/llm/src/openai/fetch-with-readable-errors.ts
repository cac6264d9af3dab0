import { z } from 'zod'

/** The shapes in which servers put the reason of a refusal. */
const described = z.looseObject({
  message: z.unknown().optional(),
  code: z.unknown().optional(),
  status: z.unknown().optional(),
  param: z.unknown().optional(),
})
const listed = z.array(z.object({ loc: z.array(z.unknown()).default([]), msg: z.string().default('') }))
const errorBody = z.looseObject({
  error: z.union([z.string(), described]).optional(),
  detail: z.union([z.string(), listed]).optional(),
  message: z.union([z.string(), z.object({ detail: listed })]).optional(),
})

/** What is shorter stands in for a key, for servers that need none, and may be a word of the reason. */
const KEY_LENGTH_MIN = 8

type Told = { message: string; code: string | null; param: string | null }

/**
 * `fetch` whose error bodies all look like OpenAI's, which is the only shape that the SDK reads: Ollama answers a
 * string, FastAPI a list of fields, Gemini a list of one. An account without money is not asked again: the SDK takes
 * its 429 for too many requests.
 */
export async function fetchWithReadableErrors(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  if (response.ok) return response
  const key = new Headers(request[1]?.headers).get('authorization')?.slice('Bearer '.length) ?? ''
  const text = await response.text()
  // Some servers repeat the key that they refuse.
  const told = readError(key.length < KEY_LENGTH_MIN ? text : text.replaceAll(key, '[key]'), response.status)
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.delete('content-encoding')
  headers.set('content-type', 'application/json')
  if (response.status === 429 && isWithoutMoney(told)) headers.set('x-should-retry', 'false')
  return new Response(JSON.stringify({ error: { type: null, ...told } }), {
    status: response.status,
    headers,
  })
}

/** True for a refusal because nothing is left to spend, in the words of the servers that were read. */
export function isWithoutMoney({ code, message }: { code: string | null; message: string }): boolean {
  return (
    code === 'insufficient_quota' ||
    /credit balance|insufficient (?:balance|funds|credits?|quota)|exceeded your current quota|billing/i.test(
      message,
    )
  )
}

function readError(text: string, status: number): Told {
  const body: unknown = parsed(text)
  const read = errorBody.safeParse(Array.isArray(body) ? body[0] : body)
  if (!read.success) return { message: plain(text) || `status ${status}`, code: null, param: null }
  const { error, detail, message } = read.data
  if (typeof error === 'string') return { message: error, code: null, param: null }
  if (error !== undefined)
    return {
      message: textOf(error.message),
      code: textOf(error.code) || null,
      param: textOf(error.param) || null,
    }
  const fields = detail ?? (typeof message === 'object' ? message.detail : message)
  if (!Array.isArray(fields)) return { message: fields ?? `status ${status}`, code: null, param: null }
  // The path names the refused parameter; what was sent in it is left out, since a person may have written it.
  const paths = fields.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`)
  return { message: paths.join('; '), code: null, param: textOf(fields[0]?.loc.at(-1)) || null }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The words of a page: a proxy in front of a server answers HTML. */
const plain = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
