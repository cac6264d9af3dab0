import stringWidth from 'string-width'
import { renderMarkdown } from './render-markdown.ts'

/** The size of a screen that can be written anew. */
export type ScreenSize = { columns: number; rows: number }

/**
 * What replaces a reply on the screen that was printed as it came: the same, formatted. Undefined where there is nothing to format, or where some of it
 * has left the screen already.
 */
export function formattedInPlace(text: string, { columns, rows }: ScreenSize): string | undefined {
  const formatted = renderMarkdown(text)
  if (formatted === text.trimEnd()) return undefined
  const height = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(stringWidth(line) / Math.max(1, columns))), 0)
  if (height >= rows) return undefined
  const up = height > 1 ? `\u001b[${height - 1}A` : ''
  return `\r${up}\u001b[J${formatted}`
}
