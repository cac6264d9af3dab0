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

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  apos: "'",
}

/** The words of a piece of HTML. */
export function stripTags(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
}

/** A number, also where a source writes it as text. Undefined for anything else. */
export function readNumber(said: unknown): number | undefined {
  const value = typeof said === 'string' && said.trim() !== '' ? Number(said) : said
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
