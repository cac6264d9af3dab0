import { withoutEdges } from '@alfred/language'

const NO_TITLE =
  /^(?:here(?:'s| is)|this is|please|can you|could you|save|i found|i |my |recipe\s*:?$|rezept\s*:?$|print|jump to|pin |share|posted|published|by |von |rated|\d+(?:\.\d+)? (?:stars?|reviews?|ratings?)|\d+ comments)/i
/** What asks for it to be saved: "Save this recipe: leek soup". */
const ASKED =
  /^(?:please |can you |could you |hi |hey )?(?:save|add|keep|store|import|here(?:'s| is)) (?:me )?(?:this|the|my|a|an|our)(?: [\p{L}']{1,20})? recipe(?: for me)?(?: please)?[:!.]? ?(?:for |called )?/iu
const PICTURES = /[\p{Extended_Pictographic}\uFE0F\u200D]/gu
const LENGTH_MAX = 160
const LENGTH_MIN = 3

/** The title among the lines before the first part. Null where none can be one. */
export function titleOf(head: readonly string[]): string | null {
  const bare = head.map((line) => line.replace(ASKED, '').trim()).filter((line) => line !== '')
  const best = bare.find((line) => !NO_TITLE.test(line)) ?? bare[0]
  if (best === undefined) return null
  const named = best.replace(/^(?:recipe(?: for)?|title|rezept(?: für)?)\s*:?\s/i, '')
  const title = withoutEdges(named.replace(PICTURES, ''), ':.*_#"“”')
  return title.length < LENGTH_MIN ? null : title.slice(0, LENGTH_MAX)
}
