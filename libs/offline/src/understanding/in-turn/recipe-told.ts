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

/** How a recipe is called of which nobody said the name. */
export const NAMELESS_RECIPE = 'My recipe'
/** What leads to a list and is no name: "it was 200 g butter". */
const NAMES_NOTHING =
  /^(?:(?:so|ok|well|and|then|nice|please) )*(?:it|its|it['’]s|this|that|they|there|i|we|you|(?:save|keep|store) (?:it|this|that))(?: |$)/i

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
  return `${NAMES_NOTHING.test(name) ? NAMELESS_RECIPE : name}: ${list}`
}

/** The list and the steps without what is asked behind them, and without the closing quotation mark. */
function withoutRequest(told: string): string {
  const parts = told.split(/(?<=[.,!"”»]) /u)
  const last = parts.at(-1) ?? ''
  const kept = ASKED_BEHIND.test(last) || last.trim().endsWith('?') ? parts.slice(0, -1) : parts
  return kept
    .join(' ')
    .trim()
    .replace(/[.,]?["”»]$/u, '')
}
