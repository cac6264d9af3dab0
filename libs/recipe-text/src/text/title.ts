import { withoutEdges } from '@alfred/language'

const NO_TITLE =
  /^(?:here(?:'s| is)|this is|please|can you|could you|save|i found|i |my |recipe\s*:?$|rezept\s*:?$|print|jump to|pin |share|posted|published|by |von |rated|\d+(?:\.\d+)? (?:stars?|reviews?|ratings?)|\d+ comments)/i
const LENGTH_MAX = 160
const LENGTH_MIN = 3

/** The title among the lines before the first part. Null where none can be one. */
export function titleOf(head: readonly string[]): string | null {
  const best = head.find((line) => !NO_TITLE.test(line)) ?? head[0]
  if (best === undefined) return null
  const title = withoutEdges(
    best.replace(/^(?:recipe(?: for)?|title|rezept(?: für)?)\s*:?\s/i, ''),
    ':.*_#"“”',
  )
  return title.length < LENGTH_MIN ? null : title.slice(0, LENGTH_MAX)
}
