import { createHash, randomBytes } from 'node:crypto'
import { createAskSignIn, tokensOf } from './ask-sign-in.ts'
import type { SessionService } from './local-sign-in.ts'
import type { SessionTokens } from './session-cookie.ts'

/** Supabase's Auth: by password, and by a link in an e-mail. */
export type SupabaseSignIn = SessionService & {
  withPassword(given: { email: string; password: string }): Promise<SessionTokens>
  /**
   * Sends a link that leads back to an address with a code. The code is worth nothing without the verifier (PKCE), which stays with the
   * browser that asked: whoever else opens the link, or sends theirs to somebody, signs nobody in.
   */
  sendLink(given: { email: string; leadsTo: string; verifier: string }): Promise<void>
  withCode(given: { code: string; verifier: string }): Promise<SessionTokens>
  withTokenHash(hash: string): Promise<SessionTokens>
}

export function createSupabaseSignIn({ url, apiKey }: { url: string; apiKey: string }): SupabaseSignIn {
  const { ask, close } = createAskSignIn({ url, apiKey })
  const granted = async (path: string, body: object): Promise<SessionTokens> => ({
    keeper: 'supabase',
    ...tokensOf(await ask({ path, body })),
  })
  return {
    withPassword: ({ email, password }) => granted('/token?grant_type=password', { email, password }),
    sendLink: async ({ email, leadsTo, verifier }) => {
      const challenge = { code_challenge: challengeOf(verifier), code_challenge_method: 's256' }
      const path = `/otp?redirect_to=${encodeURIComponent(leadsTo)}`
      await ask({ path, body: { email, create_user: true, ...challenge } })
    },
    withCode: ({ code, verifier }) =>
      granted('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier }),
    withTokenHash: (hash) => granted('/verify', { type: 'email', token_hash: hash }),
    renew: (refresh) => granted('/token?grant_type=refresh_token', { refresh_token: refresh }),
    end: async ({ access }) => void (await ask({ path: '/logout?scope=local', token: access })),
    close,
  }
}

/** A secret of the browser that asks for a link (RFC 7636). */
export function createVerifier(): string {
  return randomBytes(32).toString('base64url')
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
