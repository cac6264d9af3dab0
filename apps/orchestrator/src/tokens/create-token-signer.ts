import { SignJWT } from 'jose'

/** The claims of a turn token: person, turn, fence, and the agent's domain whose tools may use it. */
export type TurnTokenClaims = { userId: string; turnId: string; fence: number; domain: string }

export type TokenSigner = {
  turnToken(claims: TurnTokenClaims): Promise<string>
  /** A token for the orchestrator's own database role, renewed before it expires. */
  serviceToken(): Promise<string>
}

const SERVICE_TOKEN_MS = 60 * 60_000

/**
 * Signs turn and service tokens. No other service has the secret, so none can make a token that writes (invariant
 * 3).
 */
export function createTokenSigner(secret: string, turnTokenMs: number): TokenSigner {
  const key = new TextEncoder().encode(secret)
  const sign = (claims: Record<string, unknown>, goodForMs: number): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer('alfred')
      .setIssuedAt()
      .setExpirationTime(`${Math.ceil(goodForMs / 1_000)}s`)
      .sign(key)
  let service: { token: Promise<string>; renewAt: number } | undefined
  return {
    turnToken: ({ userId, turnId, fence, domain }) =>
      sign(
        { sub: userId, role: 'authenticated', aud: 'authenticated', turn: turnId, fence, domain },
        turnTokenMs,
      ),
    serviceToken: () => {
      if (!service || Date.now() > service.renewAt) {
        service = {
          token: sign({ role: 'alfred_orchestrator' }, SERVICE_TOKEN_MS),
          renewAt: Date.now() + SERVICE_TOKEN_MS / 2,
        }
      }
      return service.token
    },
  }
}
