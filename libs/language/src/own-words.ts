/** Longer texts are mostly pasted: what they say in their middle is another's. */
const LENGTH_MAX = 600
const LINES_MAX = 10

const quoted = /"[^"\n]{1,400}"|“[^”]{1,400}”|„[^“”]{1,400}[“”]|«[^»]{1,400}»|‹[^›]{1,400}›/g
const cited = /^[ \t]{0,4}>.*$/gm

/**
 * A message with blanks for what its writer does not say themselves: words in quotation marks, cited lines, and of a long
 * text all but its first and last paragraph. Each character keeps its place.
 */
export function ownWords(message: string): string {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ')
  const own = message.replace(quoted, blank).replace(cited, blank)
  const isLong = own.length > LENGTH_MAX || own.split('\n').length > LINES_MAX
  const paragraphs = own.split(/(\n\s*\n)/)
  if (!isLong || paragraphs.length < 3) return own
  return paragraphs
    .map((paragraph, index) =>
      index === 0 || index === paragraphs.length - 1 ? paragraph : blank(paragraph),
    )
    .join('')
}
