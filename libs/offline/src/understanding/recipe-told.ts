/** What the reader calls the text of a recipe that stands in the message. */
export const PASTED = 'pasted'

/** What stands between a name and what is around it. */
const ENDS = /[:.,;"“”„«»!?\n]|\s[-–—]\s/u
const FIGURE = /[\d½¼¾⅓⅔]/u
const FIGURES_MIN = 2
const NAME = /^\p{L}[\p{L}'’ &-]{1,58}$/u

/** What is asked for behind a recipe: "put it in", "help me keep". */
const ASKED_BEHIND =
  /^(?:(?:so|and|please|can you|could you) )*(?:(?:put|add|save|store|import|write|keep|note) (?:it|this|that|them)\b|help me (?:keep|save)\b)/i

/**
 * A recipe that is told in one message, by the name that stands before its first amount: "my aunt says: flatbread, 2 cups flour, 1 tsp salt. Mix,
 * bake." is "flatbread: 2 cups flour, 1 tsp salt. Mix, bake." Undefined where no name stands there, or fewer than two amounts behind it.
 */
export function recipeTold(message: string): string | undefined {
  const first = message.search(FIGURE)
  if (first < 0) return undefined
  const name = message
    .slice(0, first)
    .split(ENDS)
    .map((part) => part.trim())
    .findLast((part) => part !== '')
  const list = withoutRequest(message.slice(first))
  const figures = list.match(/\d+(?:[.,]\d+)?|[½¼¾⅓⅔]/gu) ?? []
  if (name === undefined || !NAME.test(name) || figures.length < FIGURES_MIN) return undefined
  return `${name}: ${list}`
}

/** The list and the steps without what is asked for behind them, and without the closing quotation mark. */
function withoutRequest(told: string): string {
  const parts = told.split(/(?<=[.,!"”»]) /u)
  const kept = ASKED_BEHIND.test(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts
  return kept
    .join(' ')
    .trim()
    .replace(/[.,]?["”»]$/u, '')
}
