import { SignJWT } from 'jose'

/** What a turn token says: this person, this turn at this fence, through this agent's tools. */
export type TurnTokenClaims = { userId: string; turnId: string; fence: number; domain: string }

export type TokenSigner = {
  turnToken(claims: TurnTokenClaims): Promise<string>
  /** A token of the orchestrator's own database role, renewed before it ends. */
  serviceToken(): Promise<string>
}

const TURN_TOKEN_MINUTES = 5
const SERVICE_TOKEN_MINUTES = 60

/** The only signer there is: no other service can make a token that writes (invariant 3). */
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
