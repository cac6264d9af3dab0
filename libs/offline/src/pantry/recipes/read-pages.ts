import { addressesIn, withoutAddresses } from '@alfred/contracts'
import type { TurnBrief } from '@alfred/contracts'
import { readInTurn } from '../../understanding/index.ts'
import type { Intent, Request } from '../kitchen-intent.ts'
import { splitClauses } from '../split-clauses.ts'

type PagesWish = Extract<Request, { request: 'save_pages' }>

/** More pages than this are not read for one message. */
const PAGES_MAX = 3

/** Stands for an address while a message is split: an address has marks and words in it that split nothing. */
const PAGE = 'thepage'

/** What else may be wanted, of a page or beside it; whoever says so is asked, unless the trained reader finds nothing but a page to save. */
const OTHERWISE =
  /\b(?:shopping|groceries|list|log|ate|eaten|drank|had|bought|calories|kcal|diary|allerg\w*|safe|like|similar|instead|create|make|invent|plan|schedule|cook|delete|remove|forget|clear|wipe|throw|threw|rename|change|update|off|today|tonight|tomorrow|week\w*|(?:mon|tues|wednes|thurs|fri|satur|sun)day|breakfast|lunch|dinner|not|never|don't|no)\b/
/** What is said of a page that nobody wants to keep, whatever the trained reader makes of it. */
const OF_OTHERS =
  /\b(?:shopping|groceries|list|rid|awful|horrible|delete|remove|forget|not|never|don't|ate|log|(?:recipes?|dish\w*|something|anything|ones?) (?:like|similar))\b/
/** Where a wish to save begins behind something else. */
const SAVING = /(?:[,;]| and| then) (?=(?:please |then |and )?(?:save|import|fetch|bookmark) )/gi
/** The recipe is what is wanted of the page. */
const WISH =
  /\b(?:save|import|grab|get|take|keep|add|store|fetch|load|pull|bring|put|pop|copy|want|write|note|bookmark|nick|read|open|recipes?|cookbook|rezept\w*|recettes?|recetas?)\b/
const SHARE_MIN = 0.6

/** A message that holds an address: the wish to save what its page has, and the rest of the message. */
export type PagesRead = { wish: PagesWish; rest: string }

/** Reads the wish to save the recipes of pages. Undefined where something else is wanted of them, or nothing is said. */
export function readPages(message: string, brief: TurnBrief | null): PagesRead | undefined {
  const addresses = addressesIn(message)
  if (addresses.length === 0 || addresses.length > PAGES_MAX) return undefined
  const clauses = splitClauses(withPlaces(message, addresses)).map(({ text }) => text)
  const about = clauses.filter((text) => text.includes(PAGE)).join(' ')
  const isOfOther = OF_OTHERS.test(about)
  if (!isWish(about.replaceAll(PAGE, ' ')) && (isOfOther || !isLearnedWish(message, brief))) return undefined
  const rest = clauses.filter((text) => !text.includes(PAGE) && !isOfThePage(text))
  return { wish: { request: 'save_pages', addresses }, rest: rest.join('. ') }
}

/** The message with a word in the place of each address. */
function withPlaces(message: string, addresses: readonly string[]): string {
  const placed = addresses
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, address) => text.replaceAll(address, ` ${PAGE} `), message)
  return withoutAddresses(placed).replaceAll(SAVING, '. ')
}

/** "Save", "recipe", or an address alone. */
function isWish(said: string): boolean {
  const words = said.replaceAll(/[^\p{L}' ]/gu, ' ').trim()
  return words === '' || (WISH.test(words) && !OTHERWISE.test(words))
}

/** "Here is a link from my aunt" has no word for it; the trained reader knows many such. */
function isLearnedWish(message: string, brief: TurnBrief | null): boolean {
  const nearest = readInTurn(message, brief ?? { entities: [] })?.nearest
  if (nearest === undefined || nearest.share < SHARE_MIN) return false
  const { acts } = nearest.reading
  return acts.length > 0 && acts.every(({ tool, url }) => tool === 'import_recipe' && url !== undefined)
}

/** What says only once more that it is wanted: "grab it", "add it to my recipes", "thanks". */
function isOfThePage(text: string): boolean {
  return /^(?:(?:can|could|would) you |please |pls |and )*(?:(?:save|import|grab|get|take|keep|add|store|bring|put|pop|read|copy)(?: (?:it|this|that|one|in|to|into|for|my|our|me|the|recipes?|cookbook|please))*|thanks?(?: you)?|please|pls)[.! ]*$/.test(
    text,
  )
}

/** As an intent among others. */
export function intentOf({ wish }: PagesRead): Intent {
  return { tool: 'request', ...wish }
}
