import { SignJWT } from 'jose'

/** The claims of a turn token: person, turn, fence, and the agent's domain whose tools may use it. */
export type TurnTokenClaims = { userId: string; turnId: string; fence: number; domain: string }

export type TokenSigner = {
  turnToken(claims: TurnTokenClaims): Promise<string>
  /** A token for the orchestrator's own database role, renewed before it expires. */
  serviceToken(): Promise<string>
}

const TURN_TOKEN_MINUTES = 5
const SERVICE_TOKEN_MINUTES = 60

/**
 * Signs turn and service tokens. No other service has the secret, so none can make a token that writes (invariant
 * 3).
 */
export function createTokenSigner(secret: string): TokenSigner {
  const key = new TextEncoder().encode(secret)
  const sign = (claims: Record<string, unknown>, minutes: number): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer('alfred')
      .setIssuedAt()
      .setExpirationTime(`${minutes}m`)
      .sign(key)
  let service: { token: Promise<string>; renewAt: number } | undefined
  return {
    turnToken: ({ userId, turnId, fence, domain }) =>
      sign(
        { sub: userId, role: 'authenticated', aud: 'authenticated', turn: turnId, fence, domain },
        TURN_TOKEN_MINUTES,
      ),
    serviceToken: () => {
      if (!service || Date.now() > service.renewAt) {
        service = {
          token: sign({ role: 'alfred_orchestrator' }, SERVICE_TOKEN_MINUTES),
          renewAt: Date.now() + (SERVICE_TOKEN_MINUTES / 2) * 60_000,
        }
      }
      return service.token
    },
  }
}
