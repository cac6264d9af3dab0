import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK, type JWTPayload } from 'jose'

/** The stored keys: the sign-in service's private key and the orchestrator's secret. */
export type KeyMaterial = { signInKey: JWK; signingSecret: string }

/** The keys of one installation, and the part of them that each service gets. */
export type Keys = {
  material: KeyMaterial
  /** The key set for PostgREST, with every key that it accepts. Contains the secret. */
  postgrestJwks: string
  /** The key set for gateway and orchestrator: the public key that verifies people's tokens. */
  publicJwks: string
  /** Signs a person's token as the sign-in service does. */
  signPersonToken(person: Person): Promise<string>
  /**
   * Signs a token for any role with the secret, as the orchestrator does. The key is the characters of the secret.
   */
  signServiceToken(claims: JWTPayload & { role: string }, lifetime?: string): Promise<string>
}

/** The subject of a token. The id is derived from the name, so that the same name is always the same person. */
export type Person = { name: string; id?: string; lifetime?: string; sessionId?: string }

const signInKeyId = 'alfred-sign-in'
const secretKeyId = 'alfred-signing'

/** Generates new keys. */
export async function generateKeyMaterial(): Promise<KeyMaterial> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { signInKey: await exportJWK(privateKey), signingSecret: randomBytes(48).toString('base64url') }
}

/** Creates the key sets and signing functions from the stored keys. */
export function createKeys(material: KeyMaterial): Keys {
  const { d: _private, ...publicPart } = material.signInKey
  const publicKey = { ...publicPart, kid: signInKeyId, alg: 'ES256', use: 'sig' }
  const secret = new TextEncoder().encode(material.signingSecret)
  const secretKey = {
    kty: 'oct',
    k: Buffer.from(secret).toString('base64url'),
    kid: secretKeyId,
    alg: 'HS256',
  }
  return {
    material,
    postgrestJwks: JSON.stringify({ keys: [publicKey, secretKey] }),
    publicJwks: JSON.stringify({ keys: [publicKey] }),
    signPersonToken: async ({ name, id = personIdOf(name), lifetime = '12h', sessionId }) =>
      new SignJWT({
        ...{ role: 'authenticated', user_metadata: { name } },
        ...(sessionId !== undefined && { session_id: sessionId }),
      })
        .setProtectedHeader({ alg: 'ES256', kid: signInKeyId, typ: 'JWT' })
        .setSubject(id)
        .setAudience('authenticated')
        .setIssuer('alfred-local')
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(await importJWK(material.signInKey, 'ES256')),
    signServiceToken: (claims, lifetime = '10m') =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: secretKeyId, typ: 'JWT' })
        .setIssuer('alfred')
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(secret),
  }
}

/** Derives a UUID from a name (version 8, from SHA-256). */
export function personIdOf(name: string): string {
  const bytes = createHash('sha256').update(`alfred person ${name}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
