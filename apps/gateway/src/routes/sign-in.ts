import { AlfredError, httpEndpoints } from '@alfred/contracts'
import type { Endpoint, Session } from '@alfred/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { CallerLimits } from '../limits/limit-callers.ts'
import { addressOf } from '../plugins/add-route.ts'
import { parseInput } from '../plugins/parse-input.ts'
import type { SignIn } from '../sign-in/create-sign-in.ts'
import { clearLink, readLink, writeLink } from '../sign-in/link-cookie.ts'
import { isLoopbackUrl, isOfOwnPage } from '../sign-in/own-address.ts'
import { fromElsewhere } from '../sign-in/sessions.ts'
import type { SessionTokens } from '../sign-in/session-cookie.ts'
import { createVerifier } from '../sign-in/supabase-sign-in.ts'
import type { SupabaseSignIn } from '../sign-in/supabase-sign-in.ts'

type Around = { signIn: SignIn; verify: CallerLimits['verify'] }
type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
type Begin = (request: FastifyRequest, reply: FastifyReply, tokens: SessionTokens) => Promise<Session>
/** Adds an endpoint that only pages of this gateway may ask. */
type Add = (endpoint: Endpoint, answer: Answer) => void
type Doors = { signIn: SignIn; add: Add; begin: Begin }

/** The endpoints at which browsers sign in and out: they get a cookie and never see a token. */
export function registerSignIn(app: FastifyInstance, { signIn, verify }: Around): void {
  const { sessions, publicUrl, supabase } = signIn
  app.addHook('onClose', () => signIn.close())
  const add: Add = (endpoint, answer) => {
    const handler: Answer = async (request, reply) => {
      if (!isOfOwnPage(request, publicUrl)) throw fromElsewhere()
      return answer(request, reply.header('cache-control', 'no-store'))
    }
    app.route({ ...addressOf(endpoint), handler })
  }
  const sessionOf = async (request: FastifyRequest, token: string | undefined): Promise<Session> => {
    const ways = signIn.waysFor(request)
    if (token === undefined) return { person: null, ways }
    const { userId, name, email } = await verify(token, request.ip)
    const shown = (name ?? email?.split('@')[0] ?? '').slice(0, 80)
    return { person: { id: userId, name: shown, ...(email !== undefined && { email }) }, ways }
  }
  const begin: Begin = async (request, reply, tokens) => {
    // The page's own origin, which was checked, says whether the cookie travels over TLS.
    const isSecure = !isLoopbackUrl(request.headers.origin ?? '')
    await sessions.begin(request, reply, { ...tokens, isSecure })
    return sessionOf(request, tokens.access)
  }
  add(httpEndpoints.getSession, async (request, reply) =>
    sessionOf(request, await sessions.tokenOf(request, reply)),
  )
  add(httpEndpoints.signOut, async (request, reply) => {
    const { forget } = parseInput(httpEndpoints.signOut.query, request.query, 'query')
    await sessions.end(request, reply, { isForgotten: forget === 'true' })
    return reply.status(204).send()
  })
  addLocal({ signIn, add, begin })
  addPassword({ signIn, add, begin })
  addEmailLink({ signIn, add })
  app.route({ ...addressOf(httpEndpoints.confirmEmailLink), handler: confirmLink(signIn, supabase) })
}

function addLocal({ signIn, add, begin }: Doors): void {
  const { listLocalPeople, signInLocally } = httpEndpoints
  add(listLocalPeople, async (request) => (signIn.localFor(request) ?? notOffered()).people())
  add(signInLocally, async (request, reply) => {
    const local = signIn.localFor(request) ?? notOffered()
    const { name } = bodyOf(signInLocally, request)
    await signIn.countAttempt(request)
    return begin(request, reply, await local.begin(name))
  })
}

function addPassword({ signIn, add, begin }: Doors): void {
  const { signInByPassword } = httpEndpoints
  add(signInByPassword, async (request, reply) => {
    const supabase = signIn.supabase ?? notOffered()
    const given = bodyOf(signInByPassword, request)
    await signIn.countAttempt(request, given.email)
    return begin(request, reply, await supabase.withPassword(given).catch(refusedPassword))
  })
}

function addEmailLink({ signIn, add }: Omit<Doors, 'begin'>): void {
  const { sendEmailLink, confirmEmailLink } = httpEndpoints
  add(sendEmailLink, async (request, reply) => {
    const supabase = signIn.supabase ?? notOffered()
    const { email } = bodyOf(sendEmailLink, request)
    await signIn.countAttempt(request, email)
    const { origin = '' } = request.headers
    const verifier = createVerifier()
    // A refusal is told to nobody, not even that there were too many mails: it would say who has an account.
    await supabase
      .sendLink({ email, leadsTo: `${origin}${confirmEmailLink.path}`, verifier })
      .catch(unlessRefused)
    writeLink(reply, { verifier, isSecure: !isLoopbackUrl(origin) })
    return reply.status(204).send()
  })
}

/**
 * Signs in whoever opens a link in the browser that asked for it. A browser comes from its mail, so that no origin is asked for, and what
 * went wrong is told by a page.
 */
function confirmLink(signIn: SignIn, supabase: SupabaseSignIn | undefined): Answer {
  return async (request, reply) => {
    if (supabase === undefined) return notOffered()
    const lead = (to: string): FastifyReply =>
      reply.header('cache-control', 'no-store').status(303).header('location', to).send()
    const { code, token_hash } = parseInput(httpEndpoints.confirmEmailLink.query, request.query, 'query')
    const link = readLink(request)
    if (link === undefined) return lead('/?sign_in=other_browser')
    await signIn.countAttempt(request)
    const { verifier, isSecure } = link
    try {
      const tokens = await (code === undefined
        ? supabase.withTokenHash(token_hash ?? '')
        : supabase.withCode({ code, verifier }))
      await signIn.sessions.begin(request, reply, { ...tokens, isSecure })
    } catch (error) {
      request.log.warn({ error }, 'an e-mail link signed nobody in')
      return lead('/?sign_in=failed')
    }
    clearLink(reply, isSecure)
    return lead('/')
  }
}

function bodyOf<Body extends z.ZodType>({ body }: { body: Body }, request: FastifyRequest): z.output<Body> {
  return parseInput(body, request.body, 'body')
}

function notOffered(): never {
  throw new AlfredError('NOT_FOUND', 'This way to sign in is not offered here.')
}

function refusedPassword(error: unknown): never {
  if (error instanceof AlfredError && error.code === 'UNAUTHENTICATED') {
    const message = 'The e-mail address or the password is not right.'
    throw new AlfredError('UNAUTHENTICATED', message, { cause: error })
  }
  throw error
}

function unlessRefused(error: unknown): void {
  const isRefusal =
    error instanceof AlfredError && ['UNAUTHENTICATED', 'TOO_MANY_REQUESTS'].includes(error.code)
  if (!isRefusal) throw error
}
