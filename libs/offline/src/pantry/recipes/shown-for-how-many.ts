import type { TurnBrief } from '@alfred/contracts'
import { readerOfParts } from '../../reading/parts-of-message.ts'
import type { ToolIntent } from '../kitchen-intent.ts'
import { dishInPlay } from './dish-in-play.ts'
import { EATERS, eatersIn, ONE_EATER } from './eaters-in.ts'
import { listedDishes } from './listed-dishes.ts'

// For how many the dish that was just shown is wanted: "could you make it for two", "only two of us though", "how many does that make, there's five
// of us". Its recipe is told for as many, and stays as it is written.

const readParts = readerOfParts({
  people: `(?:for|there(?:'s| are| is|'ll be| will be)|we(?:'re| are)|it's|to|so it (?:feeds|serves)|to feed|enough for|serves?|feeds?|down to|up to)? ?(?:just |only |about )*(?:the )?${EATERS}(?: of us| people| persons| guests| adults| eaters| portions| servings)?|(?:for )?(?:just |only )*(?:the )?both of us|(?:for )?(?:just |only )*(?:me|myself)|(?:for )?(?:just |only )*me and ${ONE_EATER}`,
  wish: "(?:(?:can|could|would|will) (?:you|i|we)|let's|please|i'd like to|i want to|i'd want to|i need to) (?:please |just )?(?:make|do|have|show|give|get|cook|see|work out|bring|take)(?: me)?|make|do|how about|what about|what if (?:it's|it was|i made|we made|it were|i make)|what would (?:it|that) be",
  asks: 'how many (?:people |portions |servings |of us )?(?:does|do|would|will|is) (?:it|that|this|they|the recipe)(?: (?:make|serve|feed|for|do|be for|enough for))*|(?:does|will|would|is) (?:it|that|this)(?: be)? (?:feed|serve|make|do|enough)',
  dish: '(?:it|that|this|the recipe|that recipe|the dish|them|the amounts|the quantities)',
  remark:
    "(?:that's|it's|that is|that looks|it looks|that makes)(?: a bit| a little| rather| far| way| much)* (?:big|much|large|many|a lot|too much|too many|too big|loads|huge|small|little|too small|too little)|too much|too many",
  filler:
    'please|though|then|so|but|and|oh|ok|okay|well|right|lovely|great|thanks|ah|mind|only|just|now|also|tonight|if|for|at|the|instead|smaller|bigger|here|in our house|at home|in total|altogether',
})

/** How a reply tells a whole recipe. */
const SHOWS =
  /\(serves \d{1,3}[^)]*\)\. Ingredients:|\(amounts for \d{1,3}, written for \d{1,3}\)\. Ingredients:/

/** The recipe in play for as many as a message says. Undefined where it says anything else, or where no recipe was told. */
export function shownForHowMany(brief: TurnBrief): ToolIntent[] | undefined {
  const isOfPerson = brief.message.startsWith(brief.route.goal)
  if (brief.answered !== null || brief.pending !== null || !isOfPerson) return undefined
  const name = dishTold(brief)
  const parts = name === undefined ? undefined : readParts(brief.message)
  if (name === undefined || parts === undefined) return undefined
  const counts = parts.filter((part) => part.name === 'people').map(({ said }) => eatersIn(said))
  const last = counts.at(-1)
  const isAsked = parts.some((part) => part.name === 'asks')
  const isWished = counts.some((count) => count !== null) && new Set(counts).size === 1
  if (!isAsked && !isWished) return undefined
  return [{ tool: 'show_recipe', arguments: { recipe: null, name, servings: last ?? null } }]
}

/** The dish that the last reply showed, or that it listed by the name that was asked for. */
function dishTold(brief: TurnBrief): string | undefined {
  const last = brief.recent_turns.at(-1)
  if (last === undefined) return undefined
  if (SHOWS.test(last.response)) return dishInPlay(brief)?.name
  return listedDishes(last.response).find(({ name }) => last.message.toLowerCase().includes(name))?.name
}
