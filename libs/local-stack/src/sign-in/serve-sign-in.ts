import { once } from 'node:events'
import { chmodSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { oneLineSchema } from '@alfred/contracts'
import { z } from 'zod'
import type { Keys } from '../keys/create-keys.ts'
import { createRenewalTokens } from './renewal-token.ts'
import { openSignInBook, type OpenSession } from './sign-in-book.ts'

/** How long an access token holds; the gateway renews it before. */
const ACCESS_SECONDS = 15 * 60
const BODY_BYTES_MAX = 4_096

const localGrant = z.strictObject({ name: oneLineSchema({ min: 1, max: 80 }) })
const renewalGrant = z.strictObject({ refresh_token: z.string().max(256) })
const goodbye = renewalGrant.extend({ forget: z.boolean().default(false) })

type Options = {
  /** Whoever may enter the folder of this file may sign in as anybody: it has to be closed to others. */
  socketPath: string
  bookPath: string
  keys: Keys
}

/** What signs people in on this machine, by name alone: for `npm start`, where the gateway holds no key. */
export type LocalSignIn = { stop(): Promise<void> }

/**
 * Serves the sign-in at a socket file, in the words of Supabase's Auth: `token`, `logout`, and `people` besides. It signs
 * tokens of people and no others.
 */
export async function serveSignIn({ socketPath, bookPath, keys }: Options): Promise<LocalSignIn> {
  const book = await openSignInBook(bookPath)
  const renewals = createRenewalTokens(keys.material.signingSecret)
  const grant = async (session: OpenSession | undefined): Promise<Answer> => {
    if (session === undefined) return refused('refresh_token_not_found')
    const { id, name } = session
    const access_token = await keys.signPersonToken({ name, sessionId: id, lifetime: `${ACCESS_SECONDS}s` })
    const tokens = { access_token, refresh_token: renewals.write(session), token_type: 'bearer' }
    return { status: 200, body: { ...tokens, expires_in: ACCESS_SECONDS } }
  }
  const answers: Record<string, (given: unknown) => Promise<Answer>> = {
    'GET /people': async () => ({ status: 200, body: { people: book.people() } }),
    'POST /token?grant_type=local': async (given) => {
      const { name } = localGrant.parse(given)
      return grant(await book.open(name))
    },
    'POST /token?grant_type=refresh_token': async (given) => {
      const read = renewals.read(renewalGrant.parse(given).refresh_token)
      return grant(read && (await book.renew(read.id, read.renewals)))
    },
    'POST /logout': async (given) => {
      const { refresh_token: token, forget } = goodbye.parse(given)
      const read = renewals.read(token)
      if (read !== undefined) await (forget ? book.forget(read.id) : book.close(read.id))
      return { status: 204 }
    },
  }
  // One after the other: each changes the book and writes it.
  let last: Promise<unknown> = Promise.resolve()
  const server = createServer({ requestTimeout: 5_000 }, (request, response) => {
    last = last.then(() => answerOne(answers, request, response)).catch(() => response.destroy())
  })
  server.listen(socketPath)
  await once(server, 'listening')
  chmodSync(socketPath, 0o600)
  return {
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Answer = { status: number; body?: object }

function refused(code: string, status = 400): Answer {
  return { status, body: { code: status, error_code: code, msg: 'The sign-in refuses this.' } }
}

async function answerOne(
  answers: Record<string, (given: unknown) => Promise<Answer>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await answerOf(answers, request).catch(() => refused('unexpected_failure', 500))
  response.writeHead(answer.status, { 'content-type': 'application/json' })
  response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body))
}

async function answerOf(
  answers: Record<string, (given: unknown) => Promise<Answer>>,
  request: IncomingMessage,
): Promise<Answer> {
  const name = `${request.method} ${request.url}`
  const answer = Object.hasOwn(answers, name) ? answers[name] : undefined
  if (answer === undefined) return refused('not_found', 404)
  try {
    // What cannot be read is refused by the schema, like anything else that does not fit.
    return await answer(await json(bounded(request)).catch(() => undefined))
  } catch (error) {
    if (error instanceof z.ZodError) return refused('validation_failed')
    throw error
  }
}

async function* bounded(request: IncomingMessage): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > BODY_BYTES_MAX) return
    yield chunk
  }
}
