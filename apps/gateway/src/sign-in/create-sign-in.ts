import { createHash } from 'node:crypto'
import { createTokenVerifier } from '@alfred/service-kit'
import type { SignInWay } from '@alfred/contracts'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { TooManyRequestsError } from '../limits/limit-callers.ts'
import type { MinuteLimit } from '../limits/shared-limits.ts'
import { createLocalSignIn } from './local-sign-in.ts'
import type { LocalSignIn } from './local-sign-in.ts'
import { isFromThisMachine, isPublicUrl, namesLoopback } from './own-address.ts'
import { createSessions } from './sessions.ts'
import type { Sessions } from './sessions.ts'
import { createSupabaseSignIn } from './supabase-sign-in.ts'
import type { SupabaseSignIn } from './supabase-sign-in.ts'

/** How people sign in at this gateway. */
export type SignIn = {
  sessions: Sessions
  publicUrl: string | undefined
  supabase: SupabaseSignIn | undefined
  /** The sign-in by name, for a request of this machine; undefined for any other. */
  localFor(request: FastifyRequest): LocalSignIn | undefined
  waysFor(request: FastifyRequest): SignInWay[]
  /** Counts an attempt to sign in. Throws TOO_MANY_REQUESTS for one too many from an address, or for an e-mail address. */
  countAttempt(request: FastifyRequest, email?: string): Promise<void>
  close(): Promise<void>
}

/** So few that passwords cannot be guessed, and enough for somebody who mistypes theirs. */
const ATTEMPTS_FOR_EMAIL_PER_MINUTE = 6
/** More than a browser with many tabs on many devices needs: a token holds for a quarter of an hour at least. */
const RENEWALS_PER_MINUTE = 30
/** As long as the cookie: a token that expired before is of a session that is over. */
const EXPIRED_FOR_SECONDS_MAX = 31 * 86_400

type Around = {
  limit(name: string, perMinute: number): MinuteLimit
  /** Is told whose session has ended. */
  onEnded(userId: string): void
}

export function createSignIn(config: Config, { limit, onEnded }: Around): SignIn {
  const { LOCAL_SIGN_IN_SOCKET: socket, AUTH_URL: url, AUTH_API_KEY: apiKey, PUBLIC_URL: publicUrl } = config
  // An installation that others reach lets nobody in by name, wherever its proxy runs.
  const local = socket === undefined || isPublicUrl(publicUrl) ? undefined : createLocalSignIn(socket)
  const supabase =
    url === undefined || apiKey === undefined ? undefined : createSupabaseSignIn({ url, apiKey })
  const renewals = limit('renewals', RENEWALS_PER_MINUTE)
  const sessions = createSessions({
    countRenewal: async (userId) => refuseIfAny([await renewals.take(userId)]),
    onEnded,
    services: { ...(local && { local }), ...(supabase && { supabase }) },
    publicUrl,
    verifyExpired: createTokenVerifier(config, { expiredForSeconds: EXPIRED_FOR_SECONDS_MAX }),
  })
  const byAddress = limit('sign-ins', config.SIGN_INS_PER_MINUTE)
  const byEmail = limit('sign-ins-of-email', ATTEMPTS_FOR_EMAIL_PER_MINUTE)
  const localFor = (request: FastifyRequest) => (isFromThisMachine(request) ? local : undefined)
  /** A cookie is kept where it travels over TLS, or does not leave the machine. */
  const canKeepCookie = ({ headers }: FastifyRequest): boolean =>
    publicUrl?.startsWith('https:') === true || namesLoopback(headers.host)
  return {
    ...{ sessions, publicUrl, supabase, localFor },
    waysFor: (request) => [
      ...(localFor(request) ? (['local'] as const) : []),
      ...(supabase && canKeepCookie(request) ? (['password', 'email_link'] as const) : []),
    ],
    countAttempt: async (request, email) => {
      const hashed = email && createHash('sha256').update(email.toLowerCase()).digest('base64url')
      const waits = [await byAddress.take(request.ip), hashed && (await byEmail.take(hashed))]
      refuseIfAny(waits.map((wait) => Number(wait ?? 0)))
    },
    close: async () => void (await Promise.all([local?.close(), supabase?.close()])),
  }
}

/** Throws TOO_MANY_REQUESTS when any limit says how many seconds to wait. */
function refuseIfAny(waits: readonly (number | undefined)[]): void {
  const seconds = Math.max(0, ...waits.map((wait) => wait ?? 0))
  if (seconds === 0) return
  const message = 'These are too many attempts to sign in. Please wait a moment.'
  throw new TooManyRequestsError(message, seconds)
}
