import type { TurnBrief } from '@alfred/contracts'
import { numberWords, readNumber, singular } from '@alfred/language'
import { shortWeekdayPattern } from '../../reading/day-words.ts'
import type { ToolIntent } from '../kitchen-intent.ts'
import { lastMealTold } from '../plan/days-spoken-of.ts'
import { leftOut } from '../shopping/all-but.ts'
import { someOfMissing } from '../shopping/some-of-missing.ts'
import { dishInPlay, type DishInPlay } from './dish-in-play.ts'

// Reads what is asked of the dish that was planned, shown or asked about in the turns before, though the message does not name it: what it
// needs, for how many, and that what is missing goes on the list.

const LEAD =
  '(?:(?:ok|okay|right|and|so|then|great|lovely|aye|fair|yes|yeah|please|can you|could you|now|well|oh|actually|good|just)[ ,.!]+)*'
const ON_LIST = '(?:to|on|onto|in) (?:the |my |our )?(?:shopping |grocery )?list'
const BEHIND = '(?:,? (?:please|then|now|too|for (?:it|that|me|us)|(?:for )?(?:today|tonight|tomorrow)))*'
const PUT = '(?:add|put|write|chuck|stick|bung|pop|get|throw|whack)'
const NEEDED = [
  "what(?:ever)?(?:'s|s| is)? (?:still )?(?:missing|needed|lacking)(?: for (?:it|that))?",
  "(?:what(?:ever)?|everything|all)(?: that)? (?:i|we)(?:'m| am|'re| are)?(?: still)? (?:need|missing|haven't got|have not got|don't have|lack)(?: for (?:it|that))?",
  'everything for (?:it|that)',
  '(?:all )?the (?:ingredients|shopping|things|stuff|bits|missing (?:things|bits|stuff|ingredients|ones))(?: (?:for|of) (?:it|that))?',
  '(?:it|that) (?:along|together) with the (?:other|rest of the) (?:things|ingredients|stuff)(?: for (?:it|that))?',
].join('|')

const ADDS = new RegExp(
  `^${LEAD}(?:${PUT} (?:${NEEDED})(?: down)? ${ON_LIST}|${PUT} (?:it|that|them) ${ON_LIST} (?:along |together )?with (?:all )?(?:the )?(?:others?|other (?:things|ingredients|stuff|bits)|rest(?: of (?:it|them|the (?:things|ingredients)))?)|(?:(?:add|do|sort|write|make)(?: me)? )?(?:the |a )?shopping(?: list)? for (?:it|that))${BEHIND}[.! ]*$`,
)
const DAY = `(?:tomorrow|tonight|today|the weekend|(?:this |next )?${shortWeekdayPattern})`
const LACKS = new RegExp(
  `^${LEAD}(?:what (?:else )?(?:do|would|will|shall|should|must|am|are) (?:i|we)(?: still)? (?:need|missing|have)(?: to (?:buy|get))?|what(?:'d|d) (?:i|we) need|what(?:'s|s| is) (?:still )?missing)(?: (?:for (?:it|that)|to (?:make|cook|bake|do) (?:it|that)))?(?:,? (?:on |for )?${DAY})?[?.! ]*$`,
)
/** More or less of it than its recipe makes: "what if I just do half?", "could you double that for the weekend, what would I need?" */
const TIMES = new RegExp(
  `^${LEAD}(?:(?:what if|if) (?:i|we)(?: just| only)? (?:do|did|make|made|cook) (?<much>half|double|twice)(?: of)?(?: (?:it|that|the amount|as much))?|(?<half>halve|double|triple) (?:it|that|the recipe)(?: (?:for|on) ${DAY})?(?=[,.?] .*\\b(?:need|buy|missing)\\b))(?:[,.? ].*)?$`,
)
const FACTORS: Readonly<Record<string, number>> = { half: 0.5, halve: 0.5, double: 2, twice: 2, triple: 3 }

const COUNT = `(?<count>\\d{1,2}|${numberWords.join('|')})`
const PEOPLE = new RegExp(
  `\\b(?:for ${COUNT}(?: people| of us| persons)?(?=[ ,.?!]|$)|${COUNT.replace('count', 'of_us')} of us\\b|(?<both>(?:just |only )?me and (?:my|the) [a-z]+)|(?<alone>(?:just|only) (?:for )?me)\\b)`,
)
/** "How much cod must I buy then?", "how many potatoes is that": an amount of the dish, where its food was spoken of. */
const HOW_MUCH = new RegExp(
  `^(?:.{0,80}?[,.] )?${LEAD}how (?:much|many) (?<food>[a-z][a-z -]{1,30}?) (?:must|do|does|should|would|will|shall|can|is|are) (?:(?:i|we|it|that|this|there)\\b.*|be\\b.*)$`,
)
const OF_STOCK = /\b(?:have|got|left|in stock|there in)\b|\bwe(?:'ve| have)\b/

/** "Made it, take the flour off": what the dish needs is taken out of the stock, and not all that there is of a food. */
const MADE = new RegExp(
  `^${LEAD}(?:(?:brilliant|grand|lovely|so|i|we|i've|we've)[ ,.!]+)*made it(?: (?:now|today|tonight|this morning))?[,.!]+ (?:and |so |please )?take (?:it|them|(?:all |all of )?(?:the|my|that) [a-z ]{2,30}?) off(?: (?:the |my )?stock)?[.! ]*$`,
)

/** For how many a planned dish is, said right behind it: "the roast. six of us", "there will be five of us". */
const EATERS = new RegExp(
  `^${LEAD}(?:the (?<word>[a-z]+)[.,!] *)?(?:(?:there(?:'s| is| are|'ll be| will be)|we(?:'re| are|'ll be| will be)|that(?:'s| is)|it(?:'s| is)|make it|for)[ ,]+)*${COUNT} (?:of us|people|persons|guests|eating)(?: eating| coming| in all| in total)?[.! ]*$`,
)

/** What a message asks of the dish in play. Undefined where none is, or where it asks for anything else. */
export function askedOfDishInPlay(brief: TurnBrief): ToolIntent[] | undefined {
  if (brief.answered !== null || brief.pending !== null || !brief.message.startsWith(brief.route.goal))
    return undefined
  const said = plainly(brief.message)
  return someOfMissing(said, brief) ?? eatersOf(said, brief) ?? ofDish(said, brief)
}

const plainly = (message: string): string =>
  message.trim().toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ')

function ofDish(said: string, brief: TurnBrief): ToolIntent[] | undefined {
  const dish = dishInPlay(brief)
  if (dish === undefined) return undefined
  const servings = eatersIn(said) ?? dish.servings ?? servingsAskedFor(brief)
  const but = leftOut(said)
  if (but !== undefined || ADDS.test(said))
    return [ofMissing('add_missing_to_shopping', { ...dish, servings }), ...(but?.off ?? [])]
  if (LACKS.test(said)) return [ofMissing('list_missing', { ...dish, servings })]
  if (MADE.test(said))
    return [
      {
        tool: 'cook_recipe',
        arguments: { recipe: null, name: dish.name, servings, times: null, planned: null, leftovers: null },
      },
    ]
  const times = TIMES.exec(said)?.groups
  if (times !== undefined) {
    const factor = FACTORS[times['much'] ?? times['half'] ?? ''] ?? 1
    const reckoned = eatersIn(said) ?? (dish.serves === null ? null : dish.serves * factor)
    return reckoned === null || !Number.isInteger(reckoned) || reckoned < 1
      ? undefined
      : [ofMissing('list_missing', { ...dish, servings: reckoned })]
  }
  const food = HOW_MUCH.exec(said)?.groups?.['food']
  return food === undefined || OF_STOCK.test(said) || !wasSpokenOf(food, brief)
    ? undefined
    : [{ tool: 'show_recipe', arguments: { recipe: null, name: dish.name, servings } }]
}

function ofMissing(
  tool: 'list_missing' | 'add_missing_to_shopping',
  { name, servings }: DishInPlay,
): ToolIntent {
  return { tool, arguments: { recipe: null, name, servings, from: null, until: null } }
}

/** For how many it was asked before what is missing: the reply does not tell. */
function servingsAskedFor(brief: TurnBrief): number | null {
  const last = brief.recent_turns.at(-1)
  if (last === undefined || !/^(?:Missing|Nothing is missing) for /m.test(last.response)) return null
  const { message } = last
  const then = {
    ...brief,
    message,
    route: { ...brief.route, goal: message },
    recent_turns: brief.recent_turns.slice(0, -1),
  }
  const [asked] = askedOfDishInPlay(then) ?? []
  return asked?.tool === 'list_missing' ? asked.arguments.servings : eatersIn(plainly(message))
}

/** For how many a message says that it is. */
function eatersIn(said: string): number | null {
  const { count, of_us: ofUs, both, alone } = PEOPLE.exec(said)?.groups ?? {}
  if (both !== undefined) return 2
  if (alone !== undefined) return 1
  return readNumber(count ?? ofUs ?? '') ?? null
}

/** Is a food of the dish, which its name or the turns before have named? */
function wasSpokenOf(food: string, { recent_turns: turns }: TurnBrief): boolean {
  const told = turns.slice(-4).map(({ message, response }) => `${message} ${response}`.toLowerCase())
  const words = new Set((told.join(' ').match(/[a-z]+/g) ?? []).map(singular))
  return food.split(' ').every((word) => words.has(singular(word)))
}

function eatersOf(said: string, brief: TurnBrief): ToolIntent[] | undefined {
  const { word, count } = EATERS.exec(said)?.groups ?? {}
  const servings = readNumber(count ?? '')
  const last = servings === undefined ? undefined : lastMealTold(brief)
  if (servings === undefined || last?.isOnly !== true) return undefined
  const title = last.title.toLowerCase()
  return word !== undefined && !title.split(/[^a-z]+/).includes(word)
    ? undefined
    : [
        {
          tool: 'set_meal_servings',
          arguments: { item: null, day: last.day, meal: last.meal, dish: last.title, servings },
        },
      ]
}
