import { AlfredError } from '@alfred/contracts'
import { createLocalJWKSet, createRemoteJWKSet, decodeProtectedHeader, errors, jwtVerify } from 'jose'
import type { JSONWebKeySet, JWTPayload, JWTVerifyGetKey } from 'jose'
import { z } from 'zod'

/** Settings for verifying people's tokens; an app that receives them spreads these into its config schema. */
export const personTokenSettings = {
  /** Supabase's signing keys: an address, or the key set itself as JSON. */
  SUPABASE_JWKS_URL: z.url().optional(),
  /** The key set that verifies people's tokens, as JSON, where it is not fetched. */
  SUPABASE_JWKS: z.string().optional(),
  /** Supabase's older shared secret, from before the signing keys. */
  SUPABASE_JWT_SECRET: z.string().min(32).optional(),
  /** The audience that people's tokens must have. */
  JWT_AUDIENCE: z.string().default('authenticated'),
  /** The issuer that people's tokens must have; without it any. */
  JWT_ISSUER: z.string().optional(),
}
export type PersonTokenSettings = {
  SUPABASE_JWKS_URL?: string | undefined
  SUPABASE_JWKS?: string | undefined
  SUPABASE_JWT_SECRET?: string | undefined
  JWT_AUDIENCE: string
  JWT_ISSUER?: string | undefined
}

/**
 * The caller, according to a verified token; `expiresAt` is in seconds since the epoch. A name, an e-mail address and a session
 * are there where the sign-in service wrote them.
 */
export type Person = { userId: string; expiresAt: number; name?: string; email?: string; sessionId?: string }

const VERIFIED_TOKENS_MAX = 1_000
const publicKeyAlgorithms = ['ES256', 'RS256', 'EdDSA']

/**
 * Verifies people's JWTs. A token must carry exp, sub and aud, be made for a person (a service key is refused), and
 * be signed by a key of the right kind: the shared secret verifies HS256 only, the key set asymmetric algorithms
 * only. Throws UNAUTHENTICATED with a reason for the caller, or UNAVAILABLE when the keys cannot be fetched.
 * `expiredForSeconds` lets tokens in that have expired since: to see whose session it was, never to act for them.
 */
export function createTokenVerifier(
  settings: PersonTokenSettings,
  { expiredForSeconds = 0 } = {},
): (token: string) => Promise<Person> {
  const verifySignature = createSignatureCheck(settings, expiredForSeconds)
  const verified = new Map<string, Person>()
  return async (token) => {
    const known = verified.get(token)
    if (known && known.expiresAt > Date.now() / 1000) return known
    const person = toPerson(await verifySignature(token))
    if (verified.size >= VERIFIED_TOKENS_MAX) verified.delete(verified.keys().next().value ?? '')
    verified.set(token, person)
    return person
  }
}

function createSignatureCheck(
  settings: PersonTokenSettings,
  expiredForSeconds: number,
): (token: string) => Promise<JWTPayload> {
  const secret = settings.SUPABASE_JWT_SECRET && new TextEncoder().encode(settings.SUPABASE_JWT_SECRET)
  const keySet = createKeySet(settings)
  const rules = {
    audience: settings.JWT_AUDIENCE,
    requiredClaims: ['exp', 'sub', 'aud'],
    clockTolerance: 5 + expiredForSeconds,
    ...(settings.JWT_ISSUER && { issuer: settings.JWT_ISSUER }),
  }
  return async (token) => {
    try {
      const isShared = algorithmOf(token) === 'HS256'
      if (isShared && secret)
        return (await jwtVerify(token, secret, { ...rules, algorithms: ['HS256'] })).payload
      if (!isShared && keySet)
        return (await jwtVerify(token, keySet, { ...rules, algorithms: publicKeyAlgorithms })).payload
    } catch (error) {
      if (isAway(error))
        throw new AlfredError('UNAVAILABLE', 'The sign-in service does not answer.', { cause: error })
      const isExpired = error instanceof errors.JWTExpired
      throw new AlfredError(
        'UNAUTHENTICATED',
        isExpired ? 'The token has expired.' : 'The token is not valid.',
        { cause: error },
      )
    }
    throw new AlfredError('UNAUTHENTICATED', 'The token is not valid.')
  }
}

function algorithmOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).alg
  } catch (error) {
    throw new errors.JWTInvalid('The header cannot be read.', { cause: error })
  }
}

/**
 * True when the keys could not be fetched. For an invalid token jose throws its own errors, each with a specific
 * code.
 */
function isAway(error: unknown): boolean {
  const isOfToken = error instanceof errors.JOSEError && error.code !== errors.JOSEError.code
  return error instanceof errors.JWKSTimeout || !isOfToken
}

function createKeySet(settings: PersonTokenSettings): JWTVerifyGetKey | undefined {
  if (settings.SUPABASE_JWKS) {
    const keys: JSONWebKeySet = JSON.parse(settings.SUPABASE_JWKS)
    return createLocalJWKSet(keys)
  }
  return settings.SUPABASE_JWKS_URL ? createRemoteJWKSet(new URL(settings.SUPABASE_JWKS_URL)) : undefined
}

function toPerson(payload: JWTPayload): Person {
  const userId = z.uuid().safeParse(payload.sub)
  if (!userId.success || payload['role'] !== 'authenticated' || payload.exp === undefined) {
    throw new AlfredError('UNAUTHENTICATED', 'The token is not one of a person.')
  }
  return { userId: userId.data, expiresAt: payload.exp, ...describedBy(payload) }
}

const descriptionSchema = z.object({
  email: z.string().min(1).optional().catch(undefined),
  session_id: z.string().min(1).optional().catch(undefined),
  user_metadata: z
    .object({ name: z.string().min(1), full_name: z.string().min(1) })
    .partial()
    .optional()
    .catch(undefined),
})

function describedBy(payload: JWTPayload): Pick<Person, 'name' | 'email' | 'sessionId'> {
  const { email, session_id: sessionId, user_metadata: told } = descriptionSchema.parse(payload)
  const name = told?.name ?? told?.full_name
  return { ...(name && { name }), ...(email && { email }), ...(sessionId && { sessionId }) }
}
