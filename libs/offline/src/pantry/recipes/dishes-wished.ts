import type { TurnBrief } from '@alfred/contracts'
import { sentencesOf } from '../../reading/sentences-of.ts'
import type { Reading } from '../../reading/reading.ts'
import { isKindOfDish, rewordMessage, wishesForDishes } from '../../understanding/index.ts'
import { isToolIntent } from '../kitchen-intent.ts'
import type { Request, ToolIntent } from '../kitchen-intent.ts'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { nothing, type Search } from './read-cookbook.ts'
import { searchedText } from './searched-text.ts'

/** What is there is to be used: "what is in the fridge that I could turn into lunch". */
const FROM_STOCK =
  /\b(?:in the (?:fridge|freezer|cupboards?|house|pantry)|(?:from|with|using|of) what(?:ever)?(?:['’]s| is| i| we)\b|what(?:ever)? (?:i|we)(?:['’]?ve| have)(?: got)?(?: in| at home| here)?|already (?:have|got)|at home|in stock)\b/i

/** Whoever asks for ideas has no recipe of their own in mind. */
const IDEAS = /\b(?:ideas?|suggest(?:ions?)?|recommend|propose|inspiration)\b/i
const OF_OWN: ReadonlySet<string> = new Set(['find_recipes', 'list_items'])

/** Is it the call that the rules read into a wish whose kind they take for one recipe: "show me cakes"? */
const isOfAKind = (call: ToolIntent): boolean =>
  call.tool === 'show_recipe' && call.arguments.name !== null && isKindOfDish(call.arguments.name)

/** Own recipes are searched for by whoever has some, and not by who asks for ideas. */
function mayBeOfBook({ tool }: ToolIntent, { message, dashboard }: TurnBrief): boolean {
  return (
    (OF_OWN.has(tool) && IDEAS.test(message)) ||
    (tool === 'find_recipes' && dashboard['recipes'] === 0 && !OWN.test(message))
  )
}
const OWN = /\b(?:my|our|mine|saved|own)\b/i

/**
 * The search of the cookbook for a message that wishes for dishes in words which the rules do not know: all of it is searched for, since the
 * search reads foods, diets, times and moods by itself. Undefined where the rules have read more, or no dish is wished for.
 */
export function dishesWished(
  brief: TurnBrief,
  { calls, wishes, unclear }: Pick<Reading<ToolIntent, Request>, 'calls' | 'wishes' | 'unclear'>,
): ToolIntent[] | undefined {
  const { message, dashboard } = brief
  const isRead =
    calls.some((call) => !isOfAKind(call) && !mayBeOfBook(call, brief)) ||
    wishes.some((wish) => !isVague(wish)) ||
    unclear.some(({ asks }) => asks?.slot !== 'message' && asks?.slot !== 'recipe')
  if (isRead || !wishesForDishes(message)) return undefined
  const search: Search = {
    ...nothing,
    query: searchedText(message),
    from_stock: FROM_STOCK.test(message) && dashboard['items'] !== 0,
  }
  return [...toldBeside(brief), { tool: 'search_cookbook', arguments: search }]
}

/** What is told of somebody in a sentence beside the wish, and is to be remembered: "my daughter is vegan now. What could I cook?" */
function toldBeside(brief: TurnBrief): ToolIntent[] {
  const sentences = sentencesOf(brief.message)
  if (sentences.length === 1) return []
  return sentences.flatMap((sentence) => {
    const plain = rewordMessage(sentence, brief, 'pantry')
    const told = plain === undefined ? [] : parseKitchenMessage(plain, brief)
    return told.filter(isToolIntent).filter(({ tool }) => REMEMBERS.has(tool))
  })
}
const REMEMBERS: ReadonlySet<string> = new Set(['remember_preference', 'remember_person'])

/** Is it a wish for something of which the rules would ask what it is to be like: "I need something warm in a bowl"? Recipes are written for who wants recipes. */
function isVague(wish: Request): boolean {
  return (
    wish.request === 'create_recipes' &&
    !wish.isExplicit &&
    wish.count === null &&
    /\b(?:something|inspiration|ideas?)\b/i.test(wish.text)
  )
}
