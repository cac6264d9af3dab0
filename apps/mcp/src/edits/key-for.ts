import { createHash, randomUUID } from 'node:crypto'

/** The key of a change: the same for the same words of a caller, else a new one. The database keeps people's keys apart. */
export function keyFor(words: string | undefined): string {
  if (words === undefined) return randomUUID()
  const hex = createHash('sha256').update(`mcp\n${words}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
