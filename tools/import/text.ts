import { asOneLine } from '@alfred/contracts'

/**
 * Text as the database takes it: one line, without control characters and halves of characters, of which one would make
 * the database refuse the whole batch. Null when nothing is left.
 */
export function cleanText(said: unknown, lengthMax: number): string | null {
  if (typeof said !== 'string') return null
  const clean = asOneLine(said.toWellFormed().replace(/[\p{Cc}\s]+/gu, ' '))
  // Cutting may leave half of a character.
  const cut = clean.slice(0, lengthMax).replace(/[\uD800-\uDBFF]$/, '')
  return cut.trim() === '' ? null : cut.trim()
}

/** A number, also where a source writes it as text. Undefined for anything else. */
export function readNumber(said: unknown): number | undefined {
  const value = typeof said === 'string' && said.trim() !== '' ? Number(said) : said
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
