import { createHmac } from 'node:crypto'
import type { Keys } from '@alfred/local-stack'
import { importJWK, SignJWT } from 'jose'

/** A kind of token; `isPerson` if it proves the person's identity. */
export type TokenKind = { name: string; token: string | undefined; isPerson: boolean }

type Person = { name: string; id: string }

const hour = 3_600

/**
 * The tokens with which one person might try to reach another's data: their own, invalid ones of the sign-in service,
 * forged ones in the victim's name, and those of services.
 */
export async function tokenKinds(
  keys: Keys,
  { asker, victim, askersTurn }: { asker: Person; victim: Person; askersTurn: string },
): Promise<TokenKind[]> {
  const now = Math.floor(Date.now() / 1_000)
  const claims = {
    role: 'authenticated',
    aud: 'authenticated',
    iss: 'alfred-local',
    iat: now,
    exp: now + hour,
  }
  const signIn = await importJWK(keys.material.signInKey, 'ES256')
  const kid = 'alfred-sign-in'
  const signed = (sub: string, changes: Record<string, unknown>): Promise<string> =>
    new SignJWT({ ...claims, sub, ...changes })
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .sign(signIn)
  const victims = await keys.signPersonToken(victim)
  const publicJwk = JSON.stringify((JSON.parse(keys.publicJwks) as { keys: unknown[] }).keys[0])
  const forged = { ...claims, sub: victim.id }
  const refused = (name: string, token: string | undefined): TokenKind => ({ name, token, isPerson: false })
  return [
    { name: "another person's", token: await keys.signPersonToken(asker), isPerson: true },
    refused('none', undefined),
    refused('not a token', 'x.y.z'),
    refused('expired', await signed(victim.id, { iat: now - 2 * hour, exp: now - hour })),
    refused('without exp', await signed(asker.id, { exp: undefined })),
    refused('alg none', unsigned({ alg: 'none', typ: 'JWT' }, forged)),
    refused('HS256 with the public key', hmac(publicJwk, { alg: 'HS256', kid, typ: 'JWT' }, forged)),
    refused('HS256 with an empty key', hmac('', { alg: 'HS256', typ: 'JWT' }, forged)),
    refused('of another audience', await signed(asker.id, { aud: 'somebody-else' })),
    refused('of another issuer', await signed(asker.id, { iss: 'somebody-else' })),
    refused('with another payload', tampered(await keys.signPersonToken(asker), forged)),
    refused('with a broken signature', `${victims.slice(0, -8)}AAAAAAAA`),
    refused('of the service role', await keys.signServiceToken({ role: 'service_role', sub: victim.id })),
    refused('of the anonymous role', await keys.signServiceToken({ role: 'anon', sub: victim.id })),
    refused(
      "of the asker's turn",
      await keys.signServiceToken({
        ...{ sub: asker.id, role: 'authenticated', aud: 'authenticated' },
        ...{ turn: askersTurn, fence: 1, domain: 'pantry' },
      }),
    ),
  ]
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

function unsigned(header: object, payload: object): string {
  return `${encode(header)}.${encode(payload)}.`
}

function hmac(key: string, header: object, payload: object): string {
  const body = `${encode(header)}.${encode(payload)}`
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
}

function tampered(token: string, payload: object): string {
  const [header, , signature] = token.split('.')
  return `${header}.${encode(payload)}.${signature}`
}
