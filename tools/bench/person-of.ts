/** The person for whom a token was signed. */
export function personOf(token: string): string {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')
  return String((JSON.parse(payload) as { sub: string }).sub)
}
