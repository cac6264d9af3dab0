import { AlfredError } from '@alfred/contracts'
import { Agent, request } from 'undici'
import { z } from 'zod'

/** A request to a sign-in service: Supabase's Auth, or the one of this machine, which speaks the same words. */
export type SignInQuestion = { method?: 'GET' | 'POST'; path: string; token?: string; body?: object }

export type AskSignIn = {
  /**
   * Gives the body of the answer. Throws UNAUTHENTICATED where the service refuses, TOO_MANY_REQUESTS where it is asked too often, and
   * UNAVAILABLE where it does not answer.
   */
  ask(question: SignInQuestion): Promise<unknown>
  close(): Promise<void>
}

type Place = { url: string; socketPath?: string | undefined; apiKey?: string | undefined }

const ANSWER_TIMEOUT_MS = 8_000

export function createAskSignIn({ url, socketPath, apiKey }: Place): AskSignIn {
  const dispatcher = new Agent({
    ...{ headersTimeout: ANSWER_TIMEOUT_MS, bodyTimeout: ANSWER_TIMEOUT_MS },
    connect: { timeout: ANSWER_TIMEOUT_MS, ...(socketPath !== undefined && { socketPath }) },
  })
  const base = url.replace(/\/$/, '')
  return {
    ask: async ({ method = 'POST', path, token, body }) => {
      const answer = await request(`${base}${path}`, {
        ...{ dispatcher, method },
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(apiKey !== undefined && { apikey: apiKey }),
          ...((token ?? apiKey) !== undefined && { authorization: `Bearer ${token ?? apiKey}` }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      }).catch((error: unknown) => {
        throw isAway(error)
      })
      const text = await answer.body.text().catch((error: unknown) => {
        throw isAway(error)
      })
      const isDone = answer.statusCode >= 200 && answer.statusCode < 300
      if (!isDone) throw refusalOf(answer.statusCode)
      return text === '' ? undefined : parse(text)
    },
    close: () => dispatcher.destroy(),
  }
}

/** What a sign-in service gives for a session, of which a browser keeps two tokens. */
const grantedSchema = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1) })

/** Reads the tokens of a granted session. Throws UNAVAILABLE when there are none. */
export function tokensOf(answer: unknown): { access: string; refresh: string } {
  const granted = grantedSchema.safeParse(answer)
  if (!granted.success) throw isAway(granted.error)
  return { access: granted.data.access_token, refresh: granted.data.refresh_token }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw isAway(error)
  }
}

function isAway(cause: unknown): AlfredError {
  return new AlfredError('UNAVAILABLE', 'The sign-in service does not answer. Please try again.', { cause })
}

/** What the service says of it stays here: it may tell a stranger who has an account. */
function refusalOf(status: number): AlfredError {
  if (status === 429)
    return new AlfredError(
      'TOO_MANY_REQUESTS',
      'There were too many attempts to sign in. Please wait a moment.',
    )
  if (status >= 500) return isAway(`status ${status}`)
  return new AlfredError('UNAUTHENTICATED', 'The sign-in was refused.')
}
