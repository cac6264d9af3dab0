import type { Limits } from '../policy/limits.ts'
import type { TokenSigner, TurnTokenClaims } from './create-token-signer.ts'

/** Gives the token of a turn for an agent's domain. */
export type TurnTokens = (domain: string) => Promise<string>

/**
 * Keeps a turn's tokens, one for each domain. A token is signed again when less than the longest call is left of it:
 * an agent may use it at the end of that call.
 */
export function createTurnTokens(
  signer: Pick<TokenSigner, 'turnToken'>,
  turn: Omit<TurnTokenClaims, 'domain'>,
  { turnTokenMs, agentRequestMs }: Pick<Limits, 'turnTokenMs' | 'agentRequestMs'>,
): TurnTokens {
  const tokens = new Map<string, { token: Promise<string>; renewAt: number }>()
  return (domain) => {
    const known = tokens.get(domain)
    if (known && Date.now() < known.renewAt) return known.token
    const token = signer.turnToken({ ...turn, domain })
    tokens.set(domain, { token, renewAt: Date.now() + turnTokenMs - agentRequestMs })
    return token
  }
}
