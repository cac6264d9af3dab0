import type { TurnBrief } from '@alfred/contracts'
import { singular } from '@alfred/language'
import { normalise } from '../../reading/normalise.ts'
import type { StockPhrase, ToolIntent } from '../kitchen-intent.ts'
import { readStockList } from '../stock/read-stock-list.ts'

// Reads which of the things that were just told to be missing go on the list: "only the beef, the stock I make myself", "all of that except the
// cumin, I've got some".

const LEAD =
  "(?:(?:ok|okay|right|and|so|then|great|yes|yeah|please|can you|could you|now|well|oh|actually|good|that's fine|thats fine|but)[ ,.!]+)*"
const ON_LIST = '(?: (?:to|on|onto|in) (?:the |my |our )?(?:shopping |grocery )?list)?'
const PUT = '(?:(?:add|put|write|chuck|stick|bung|pop|get|i need|i want|we need)(?: me)? )?'
const ALL =
  '(?:all(?: of)? (?:it|that|them|those|this)|it all|everything(?: else)?|the lot|the rest|those|them|that|the others|all)'
const FOODS = "(?<foods>[a-z][a-z' ,-]{1,80}?)"
/** A reason or an afterthought behind: "..., I've got a big jar of it", "... . List please." */
const BEHIND = '(?:[,.;!](?<behind>[^?]*))?'

const EXCEPT = new RegExp(
  `^${LEAD}${PUT}${ALL}${ON_LIST}(?: please)?,? (?:except(?: for)?|but not|but|apart from|without|bar|minus|not)(?: the| my)? ${FOODS}${ON_LIST}${BEHIND}$`,
)
const REST = new RegExp(
  `^${LEAD}(?:i|we)(?:'ve| have)(?: already)?(?: got)? (?:the |some |plenty of |enough )?${FOODS}(?: already| at home| in)?[,.;!]+ (?:so |and )?(?:please )?(?:add|put|write|chuck|stick|get) (?:the rest|the others|everything else|the other (?:things|stuff|ones))${ON_LIST}[.! ]*$`,
)
const ONLY = new RegExp(
  `^${LEAD}(?:${PUT}(?:only|just) (?:the )?${FOODS}|(?:add|put|write|chuck|stick|pop) (?:the )?${FOODS.replace('foods', 'named')}(?: only)?(?<list>${ON_LIST}))${ON_LIST}${BEHIND}$`,
)
/** Anything that is done beside it is no reason. */
const DOES_MORE = /\b(?:plan|move|cook|bought|used|remove|delete|freeze|log|remind|instead)\b|\d/

/** The calls that put those things on the list. Undefined where nothing was just told to be missing, or where the message is about anything else. */
export function someOfMissing(said: string, brief: TurnBrief): ToolIntent[] | undefined {
  const missing = toldMissing(brief.recent_turns.at(-1)?.response ?? '')
  if (missing.length === 0) return undefined
  const except = EXCEPT.exec(said)?.groups ?? REST.exec(said)?.groups
  if (except !== undefined) {
    const left = itemsNamed(except['foods'] ?? '', missing)
    return left === undefined || isMore(except['behind'])
      ? undefined
      : onList(missing.filter((item) => !left.includes(item)))
  }
  const only = ONLY.exec(said)?.groups
  // What is named behind is what is not meant: "the lamb, the stock I make myself".
  const behind = wordsOf(only?.['behind'] ?? '')
  const left = missing.filter(({ food }) => !behind.includes(wordsOf(food).at(-1) ?? ''))
  const chosen = only && itemsNamed(only['foods'] ?? only['named'] ?? '', left)
  const isOther = only === undefined || isMore(only['behind'])
  return chosen === undefined || isOther ? undefined : onList(chosen)
}

const isMore = (behind: string | undefined): boolean => behind !== undefined && DOES_MORE.test(behind)

/** What a reply told to be missing: "Missing for beef stew: 800 g stewing beef; 500 ml beef stock. In stock: ..." */
function toldMissing(response: string): StockPhrase[] {
  const list =
    /^Missing for [^:;"]{2,80}: (?<list>[^.]+(?:\.\d[^.]*)*)/m.exec(response)?.groups?.['list'] ?? ''
  return list.split('; ').flatMap((thing) => readStockList(normalise(thing.trim())).items)
}

const wordsOf = (text: string): string[] => (text.match(/\p{L}+/gu) ?? []).map(singular)

/** The things that a list of names means, each by its last word before any other. Undefined where a name means none, or more than one. */
function itemsNamed(foods: string, missing: readonly StockPhrase[]): StockPhrase[] | undefined {
  const names = foods.replace(/ (?:please|only|then)$/, '').split(/, (?:and )?| and (?:the )?| or (?:the )?/)
  const found = names.map((name) => itemNamed(wordsOf(name.replace(/^(?:the|my|any|some) /, '')), missing))
  const known = found.filter((item) => item !== undefined)
  return known.length === found.length ? known : undefined
}

function itemNamed(words: readonly string[], missing: readonly StockPhrase[]): StockPhrase | undefined {
  const fitting = missing.filter(({ food }) => words.every((word) => wordsOf(food).includes(word)))
  const byLast = fitting.filter(({ food }) => wordsOf(food).at(-1) === words.at(-1))
  const [only, ...others] = byLast.length > 0 ? byLast : fitting
  return words.length === 0 || others.length > 0 ? undefined : only
}

const onList = (items: readonly StockPhrase[]): ToolIntent[] | undefined =>
  items.length === 0
    ? undefined
    : items.map(({ food, quantity, unit }) => ({
        tool: 'add_to_shopping',
        arguments: { food, quantity, unit },
      }))
