import type { StorageLocation } from '@alfred/contracts'
import type { Clause } from '../../reading/clauses.ts'
import type { Intent } from '../kitchen-intent.ts'
import { comingDayPattern } from '../../reading/day-words.ts'
import { withoutClosing } from '@alfred/language'
import { readStockList, takeLocation } from './read-stock-list.ts'

const SOON = 'in 7 days'
const EXPIRES =
  /\b(?:expir(?:e|es|ed|ing|y)|go(?:es|ing)? (?:off|bad)|best before|past (?:its|their) date|out of date|spoils?)\b/
const EAT_FIRST =
  /\b(?:eat|use(?: up)?|finish|(?:get|work|go) through|cook|eat through) (?:up )?(?:first|soon|next|quickly)\b|\bneeds? (?:using|eating|finishing|to be used|to be eaten|to get used)\b|^(?:what(?:'s| is)|is (?:anything|something|there anything)) (?:on (?:its|the) (?:way out|last legs|turn)|about to (?:turn|go)|(?:going|gonna) (?:first|next))\b/
/** What is past it, in the words of those who come back to it: "what died while we were away?" */
const DIED =
  /^(?:so )?(?:what(?:'s| has| have)?|(?:has|did|is) (?:anything|something|any of it)) (?:all )?(?:died?|dead|gone|went|go|turned|expired)(?: (?:off|over|bad|mou?ldy|rotten))?(?: (?:in (?:there|(?:the|my|our) (?:fridge|freezer|cupboard|pantry))|since (?:then|i left|we left|friday|the weekend)|while (?:i was|we were|i've been|we've been) (?:away|out|gone|on holiday)))*$/
const GONE_WITHOUT_END = /\b(?:gone|went|go|turned)$/
const UNTIL = new RegExp(`(?:^| )(?:by|before|until|till|on|up to)? ?(${comingDayPattern})(?= |$)`)
const ASKS = /^(?:what|which|anything|is|are|does|do|will|how|show|list|tell|give|any|when|whats)\b/

/** Words behind a question for the stock that change nothing of it. */
const IDLE_ENDINGS = [
  ...['please', 'right now', 'now', 'at the moment', 'today', 'in stock', 'at home'],
  ...['in total', 'in all', 'altogether', 'overall', 'all together', 'all in all'],
  ...['kitchen', 'house'].flatMap((room) => ['the', 'my', 'our'].map((owner) => `in ${owner} ${room}`)),
].map((words) => ` ${words}`)
const ANYTHING =
  /^(?:is there |have (?:i|we) got |do (?:i|we) have )(?:any )?(?:anything|something|food)(?: left)?$/
const WHOLE_STOCK =
  /^(?:what(?:'s| is| do (?:i|we) have| have (?:i|we) got| food do (?:i|we) have| else is)|whats|show(?: me)?|list|tell me|check|give me|look (?:in|into))(?: what(?:'s| is))?(?: (?:everything|all|all the food|food|all food|there|stored|left|i have|we have|do i have|do we have|the list of|(?:my|our|the) (?:stock|inventory|food|items|contents?)))*(?: of)?(?: (?:in stock|at home|in (?:my|our|the) kitchen))?$/
const OF_FOOD: readonly RegExp[] = [
  /^how (?:much|many) (?<food>.+?)(?: (?:do|have) (?:i|we)(?: still)? (?:have|got))?(?: (?:is|are)(?: there)?)?(?: (?:left|remaining|in stock))?$/,
  /^(?:do|have) (?:i|we)(?: still| already)? (?:have|got|own) (?<food>.+?)(?: (?:left|remaining|in stock|at home))?$/,
  /^(?:i|we)(?:'ve)?(?: still)? got (?:any )?(?<food>.+?)(?: (?:left|in stock|at home))?$/,
  /^(?:is|are) there(?: still)? (?<food>.+?)(?: (?:left|remaining|in stock))?$/,
  /^(?:got|any|have) (?:any )?(?<food>.+?)(?: left)?$/,
  /^(?:where(?:'s| is| are)|when do(?:es)?|show me|list|check|find) (?<food>(?:the|my|our|all the) .+?)(?: (?:expire|stored|kept))?$/,
]

/** Parses a clause that asks about the stock. Undefined when it is no such question. */
export function readQuestion({ text, isQuestion }: Clause): Intent[] | undefined {
  const { locations, rest } = takeLocations(withoutClosing(text, IDLE_ENDINGS))
  if (
    (isQuestion || ASKS.test(text)) &&
    !/^when /.test(text) &&
    (EXPIRES.test(text) || EAT_FIRST.test(text))
  ) {
    const until =
      UNTIL.exec(rest)?.[1] ?? (/\b(?:already|past|expired|out of date)\b/.test(rest) ? 'today' : SOON)
    return locations.map((location) => ({ tool: 'list_expiring', arguments: { until, location } }))
  }
  if (DIED.test(text) && !GONE_WITHOUT_END.test(text))
    return locations.map((location) => ({ tool: 'list_expiring', arguments: { until: 'today', location } }))
  const searched = readSearch(text)
  if (searched !== undefined) return searched
  const bare = /^(?:show me|show|list|check|look in(?:to)?) (?:the|my|our) (.+)$/.exec(text)?.[1]
  const place = bare === undefined ? null : takeLocation(`in ${bare}`).location
  if (place !== null) return [{ tool: 'list_items', arguments: { location: place, food: null } }]
  if (WHOLE_STOCK.test(rest) || ANYTHING.test(rest)) {
    return locations.map((location) => ({ tool: 'list_items', arguments: { location, food: null } }))
  }
  return readFoodQuestion(rest, { isQuestion, location: locations[0] ?? null })
}

const SEARCH =
  /^(?:check|search|look (?:in|into|through)) (?:the |my |our )?(?<place>[a-z]+(?: [a-z]+)?) for (?:any |some )?(?<food>(?!anything|something|stuff|things|what)[a-z][a-z' -]+)$/
const WHOLE_HOUSE = /^(?:stock|inventory|kitchen|house|cupboards|shelves)$/

/** "Check the freezer for peas": a food in a place, or anywhere. */
function readSearch(text: string): Intent[] | undefined {
  const { place = '', food } = SEARCH.exec(text)?.groups ?? {}
  const { location } = takeLocation(`in the ${place}`)
  if (food === undefined || (location === null && !WHOLE_HOUSE.test(place))) return undefined
  return readFoodQuestion(`any ${food}`, { isQuestion: true, location })
}

type Locations = (StorageLocation | null)[]

/** All places in "in the fridge and the freezer"; a single null when no place was said. */
function takeLocations(text: string): { locations: Locations; rest: string } {
  const locations: Locations = []
  let rest = text.replace(/ (?:and|or) (?:in )?(?:the |my |our )(?=[a-z ]+$)/, ' in the ')
  if (takeLocation(rest).rest === rest) rest = text
  for (let taken = takeLocation(rest); taken.location !== null; taken = takeLocation(taken.rest)) {
    locations.push(taken.location)
    rest = taken.rest
  }
  return locations.length === 0 ? { locations: [null], rest: text } : { locations, rest }
}

/** What goes into a dish is no food that is in stock: "eggs in the carbonara". */
const IN_A_DISH = /\b(?:in|into) (?:the |my |our |an? )?[a-z]/
/** A course names no food either: "any dessert for ube?" looks for recipes. */
const COURSE =
  /^(?:any |some )?(?:(?:other|more|better|good) )?(?:desserts?|puddings?|starters?|sides?|mains?|snacks?|ideas?|suggestions?|tips?|advice|recipes?|dish(?:es)?|meals?|something|anything)\b/
/** In what a food is counted is no part of its name: "how many tins of beans". */
const COUNTED_IN =
  /^(?:tins?|cans?|jars?|bottles?|packs?|packets?|bags?|box(?:es)?|cartons?|tubs?|pots?|bunch(?:es)?|loaves|slices|kilos?|grams?|lit(?:re|er)s?) of (?=[a-z])/
/** What it is for decides nothing: "enough eggs for the carbonara". */
const FOR_WHAT = / for (?:the |my |our |an? )?(?:[a-z]+|\d+)(?: [a-z]+){0,3}$/

type Asked = { isQuestion: boolean; location: StorageLocation | null }

function readFoodQuestion(text: string, { isQuestion, location }: Asked): Intent[] | undefined {
  for (const pattern of OF_FOOD) {
    const said = pattern.exec(text)?.groups?.['food']
    if (
      said === undefined ||
      IN_A_DISH.test(said) ||
      COURSE.test(said) ||
      (!isQuestion && /^(?:(?:i|we)(?:'ve)?(?: still)? )?(?:got|have)\b/.test(text))
    )
      continue
    const { items, leftover } = readStockList(
      said
        .replace(/ or /g, ' and ')
        .replace(/^(?:enough|much|many) /, '')
        .replace(COUNTED_IN, '')
        .replace(FOR_WHAT, ''),
    )
    if (items.length === 0 || leftover.length > 0) return undefined
    return items.map(({ food }) => ({ tool: 'list_items', arguments: { location, food } }))
  }
  return undefined
}
