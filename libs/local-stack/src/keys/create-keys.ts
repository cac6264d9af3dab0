import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK, type JWTPayload } from 'jose'

/** What is stored of the keys: the sign-in service's private key and the orchestrator's secret. */
export type KeyMaterial = { signInKey: JWK; signingSecret: string }

/** The keys of one installation and what each service may have of them. */
export type Keys = {
  material: KeyMaterial
  /** For PostgREST: whatever it may accept. Holds the secret. */
  postgrestJwks: string
  /** For gateway and orchestrator: the public key that people's tokens are checked with. */
  publicJwks: string
  /** Signs as the sign-in service: a person's token. */
  signPersonToken(person: Person): Promise<string>
  /** Signs with the secret, as the orchestrator does: any role. The characters of the secret are the key. */
  signServiceToken(claims: JWTPayload & { role: string }, lifetime?: string): Promise<string>
}

/** Who a token is for. The id follows from the name, so that the same name is the same person every time. */
export type Person = { name: string; id?: string; lifetime?: string }

const signInKeyId = 'alfred-sign-in'
const secretKeyId = 'alfred-signing'

/** Makes new keys. */
export async function generateKeyMaterial(): Promise<KeyMaterial> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { signInKey: await exportJWK(privateKey), signingSecret: randomBytes(48).toString('base64url') }
}

/** Makes keys usable. */
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
    signPersonToken: async ({ name, id = personIdOf(name), lifetime = '12h' }) =>
      new SignJWT({ role: 'authenticated', user_metadata: { name } })
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

/** A UUID that follows from a name (version 8, of SHA-256). */
export function personIdOf(name: string): string {
  const bytes = createHash('sha256').update(`alfred person ${name}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
