import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** The tokens with which a session is renewed: which session, how often it was renewed, and a proof of both. */
export type RenewalTokens = {
  write(session: { id: string; renewals: number }): string
  /** Undefined for a token that was not written here. */
  read(token: string): { id: string; renewals: number } | undefined
}

/** Makes and checks the tokens with a key of their own, which follows from the secret of the installation. */
export function createRenewalTokens(signingSecret: string): RenewalTokens {
  const key = Buffer.from(hkdfSync('sha256', signingSecret, '', 'alfred renewal of local sessions', 32))
  const prove = (words: string): string => createHmac('sha256', key).update(words).digest('base64url')
  return {
    write: ({ id, renewals }) => `${id}.${renewals}.${prove(`${id}.${renewals}`)}`,
    read: (token) => {
      const [, words = '', renewals = '', proof = ''] =
        /^([0-9a-f-]{36}\.(\d{1,9}))\.([\w-]{43})$/.exec(token) ?? []
      const isOurs = timingSafeEqual(Buffer.from(prove(words)), Buffer.from(proof.padEnd(43)))
      return isOurs ? { id: words.slice(0, 36), renewals: Number(renewals) } : undefined
    },
  }
}
