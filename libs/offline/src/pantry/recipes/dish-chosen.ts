import type { TurnBrief } from '@alfred/contracts'
import { readNumber } from '@alfred/language'
import { shortWeekdayPattern } from '../../reading/day-words.ts'
import { mealPattern } from '../../reading/meal-words.ts'
import {
  dishInFull,
  dishLacking,
  dishOfList,
  dishPlanned,
  listedDishes,
  ONE_OF_LIST,
} from './listed-dishes.ts'

/** The dish that was told by itself. */
const SHOWN = /\b(?:(?:this|that|the) (?:one|recipe|dish)|it|this|that)(?:'s)?\b/
const DAY = new RegExp(
  `(?: for| on)? (?<day>(?:this |next )?${shortWeekdayPattern}|tomorrow|tonight|today|the day after tomorrow)(?:'s)?(?:,? (?:for |at )?(?<meal>${mealPattern}|night|evening))?(?=[ ,.!?]|$)`,
)
const COUNT = '(?<count>\\d{1,2}|two|three|four|five|six|seven|eight)'
/** For how many a dish is: "we are 3", "we'll be five", "for two", "just for me". */
const COMPANY = new RegExp(
  ` (?:we(?:'re| are|'ll be| will be)(?: only)? ${COUNT}(?: of us| people)?|for ${COUNT.replace('count', 'eaters')}(?: of us| people| persons| guests)?|(?:just |only )?for (?<alone>me))(?=[ ,.!?]|$)`,
)

const KEEPS = /\b(?:save|keep|copy)\b/
const LACKS =
  /\b(?:buy|missing|(?:do|have) i (?:have|got) (?:everything|all)|(?:need|have) to get|get in|(?:haven't|have not)(?: i| we)? got|(?:don't|do not) have|enough)\b/
const ADDS = /\b(?:add|put|list|write)\b/
/** Words of a question, which keeps and plans nothing: "how long does it keep?", "is that still good tomorrow?". */
const QUESTION = /\b(?:how|does|do|is|what|what's|when)\b/
/** What is asked of a dish that is seen already. */
const ASKS = /\b(?:ingredients|goes in|how (?:do|does|is|long)|again)\b/

/** The words that people say around a dish which they choose. With any other, such as one that refuses, the message asks for something else as well. */
const REMARKS: ReadonlySet<string> = new Set(
  (
    'a about actually add again ah all already alright also am an and any anything at awesome be best better bit brilliant but buy by can choose cook cool copy could cover d detail details do does down ' +
    "eat enough everything exactly explain fancy fine first for full get give go goes going good got great have hello hmm home hot how i i'd i'll i'm i've in ingredients instead interesting is it just " +
    "keep know let let's like list listed little long look looks love lovely made make me mentioned missing more much must my need nice nicely now of oh ok okay on one ooh our out perfect pick place plan please prefer prepare put " +
    'really recipe recipes right said same save say see shall shopping should show so some something sort sound sounds steps still take takes tasty tell thank thanks that the them then there these they think this those to too try us very want was we well what ' +
    "what's when will with would write yes you your yummy"
  ).split(' '),
)

/** Is nothing said but what people say around a dish? */
export function isOnlyRemarks(said: string): boolean {
  return (said.match(/[\p{L}\d']+/gu) ?? []).every((word) => REMARKS.has(word))
}

/** A question of one clause: whatever it asks of a dish, the recipe tells it. */
const ASKS_OF_DISH =
  /^(?:(?:and|so|but|hmm|ok|oh|well) )*(?:is|are|does|do|has|can|could|will|how|what(?:'s| is|s)? in|what goes in)\b[^,.;!?]*\?*$/
/** A dish that is named before anything else is said: "number two, please, it reminds me of home". */
const NAMES_IT_FIRST = /^(?:(?:ok|oh|yes|yeah|ooh|hmm) )?\s*[,.!:]/
/** Words of what the recipe does not tell, or would do: what is there, and what changes something. */
const IS_MORE =
  /\b(?:i|we) (?:have|got|need)\b(?! to\b)|\b(?:add|put|plan|save|keep|copy|cooked|made|bought|buy|list|move|swap|remove|delete|freeze|log|ate|had|out of|ran|run|finished|used|opened|expires?|eats?|hates?|likes?|no|not|without|allerg\w*)\b|n't\b/

function asksOfDish(rest: string): boolean {
  const said = rest.replace(/\s+/g, ' ').trim()
  return !IS_MORE.test(said) && (ASKS_OF_DISH.test(said) || NAMES_IT_FIRST.test(rest))
}

/** How many turns back a dish may have been told that a message points at. */
const TURNS_BACK = 3

type Pointed = {
  dish: string
  /** Whether it was told by itself, and not as one of a list. */
  isShown: boolean
  /** Whether it is planned already, so that a day is where it is to go. */
  isPlanned?: boolean
  /** What is said beside it. */
  rest: string
}

/** What is asked right behind a dish is asked of it, though nothing points at it: "what do I need to buy?" */
const ASKS_WHAT_LACKS =
  /^(?:(?:and|so|ok|okay|great|perfect|right|good|nice|lovely|awesome|brilliant|cool)[ ,.!]+)*(?:what(?:'s| is|s)?(?: still)? missing|(?:do i have|have i got) (?:everything|all)(?: i need)?|what (?:do|would|will|shall|must|should) (?:i|we)(?: still)? (?:need|have)(?: to (?:buy|get)| to get in| in)?)[?. ]*$/

/**
 * The brief with the dish that its message points at by its name, where the cookbook was told: "the first one sounds good, put it down for Saturday", "keep
 * this one". As it was said where it points at none or at several, asks for something else, or where something waits for an answer.
 */
export function withDishChosen(brief: TurnBrief): TurnBrief {
  const { message, route, answered, pending } = brief
  const isOfPerson = message.startsWith(route.goal)
  if (!isOfPerson || answered !== null || pending !== null || hasDraft(brief)) return brief
  const { choice, more } = dividedInChoice(message)
  const pointed = pointedAt(choice, brief)
  const chosen = pointed && inWords(pointed)
  if (pointed === undefined || chosen === undefined) return brief
  const meant = `${chosen}${more}`
  const understanding = { ...brief.understanding, entity_mentions: mentionsOf(pointed.dish, brief) }
  return { ...brief, message: meant, route: { ...route, goal: meant }, understanding }
}

/** Why a dish is chosen: "..., because my parents visit". */
const REASON = /,? (?:because|since|cos|'cause|as (?:my|our|we|i|the|they|he|she))\b [^.?!]*(?=[.?!]|$)/
/** What somebody tells of themselves behind a choice is read as well, and is no part of it: "I like number two. But I don't eat spicy." */
const TOLD_BEHIND =
  /^(?<choice>[^.!?]{4,80})[.!] +(?<more>(?:but |and |only |just )?(?:i|we|my|our)\b(?:'m|'re| am| are| (?:don't|do not|can't|cannot|never) (?:eat|like|have)| [a-z]+ (?:is|has|can't|doesn't))\b.*)$/

/** A message in small letters without the reason of a choice, divided where something else is told behind it. */
function dividedInChoice(message: string): { choice: string; more: string } {
  const said = message
    .trim()
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/^((?:ok |okay |right |so |yes )*)ill (?=do|have|make|take|try|go)/, "$1i'll ")
    .replace(REASON, '')
  const { choice = said, more } = TOLD_BEHIND.exec(said)?.groups ?? {}
  return { choice, more: more === undefined ? '' : `. ${more}` }
}

/** The dish is named now, and is what is mentioned: "those" mentioned any of the list. */
function mentionsOf(dish: string, { entities }: TurnBrief): TurnBrief['understanding']['entity_mentions'] {
  return entities
    .filter(({ label }) => label.toLowerCase() === dish)
    .slice(0, 1)
    .map(({ ref, type }) => ({
      ...{ raw_text: dish, entity_type: type, resolved_ref: ref, candidates: [] },
      ...{ confidence: 'high', resolution: 'exact' },
    }))
}

/** Dishes that are made up and not saved have references of their own. */
const hasDraft = ({ entities }: TurnBrief): boolean =>
  entities.some(({ status, tier }) => status === 'generated' && tier === 'active')

/** All that a reply told to be missing is to be bought: "put that on the list". */
const ADDS_ALL =
  /^(?:(?:ok|okay|yes|great|right|and|so|please|can you|could you)[ ,.!]+)*(?:add|put|write|stick|pop) (?:that|them|those|these|it|the lot|everything|all(?: of)? (?:that|it|them|those|these)|them all)(?: all)? (?:on|to|onto|in) (?:the |my |our )?(?:shopping |grocery )?list(?: too| please| for me)*[?.! ]*$/

function pointedAt(said: string, { recent_turns: turns }: TurnBrief): Pointed | undefined {
  const told = turns.slice(-TURNS_BACK).map(({ response }) => response)
  const lacking = dishLacking(told.at(-1) ?? '')
  if (lacking !== undefined && ADDS_ALL.test(said))
    return { dish: lacking, isShown: true, rest: 'add what is missing' }
  const one = ONE_OF_LIST.exec(said)
  const dish = one?.groups && dishOfList(one.groups, lastListed(told))
  if (dish !== undefined) return { dish, isShown: false, rest: said.replace(ONE_OF_LIST, ' ') }
  const planned = dishPlanned(told.at(-1) ?? '')
  const shown = planned ?? told.flatMap((reply) => dishInFull(reply) ?? []).at(-1)
  const isOfIt = SHOWN.test(said) || (ASKS_WHAT_LACKS.test(said) && isLastTold(shown, told))
  if (one !== null || shown === undefined || !isOfIt) return undefined
  return { dish: shown, isShown: true, isPlanned: planned !== undefined, rest: said.replace(SHOWN, ' ') }
}

const isLastTold = (dish: string | undefined, told: readonly string[]): boolean =>
  dish !== undefined && [dishInFull, dishPlanned].some((read) => read(told.at(-1) ?? '') === dish)

/** The dishes that were listed last. */
const lastListed = (told: readonly string[]): ReturnType<typeof listedDishes> =>
  told.map(listedDishes).findLast((each) => each.length > 1) ?? []

/** What is wanted of the dish, in words that the rules know. Undefined where something else is said too, or no more is asked than how it keeps. */
function inWords({ dish, isShown, isPlanned, rest }: Pointed): string | undefined {
  const padded = ` ${rest}`
  const { day, meal } = DAY.exec(padded)?.groups ?? {}
  const { count, eaters, alone } = COMPANY.exec(padded)?.groups ?? {}
  const left = padded.replace(DAY, ' ').replace(COMPANY, ' ')
  if (!isOnlyRemarks(left.replace(LACKS, ' ')))
    return !isShown && day === undefined && asksOfDish(rest) ? `show me the recipe for ${dish}` : undefined
  const isQuestion = QUESTION.test(left)
  if (KEEPS.test(left))
    return isQuestion || isPlanned ? undefined : `copy the ${dish} recipe from the cookbook`
  if (LACKS.test(left))
    return ADDS.test(left) ? `add what is missing for ${dish} to the list` : `what is missing for ${dish}?`
  if (day !== undefined && (isQuestion || isPlanned)) return undefined
  if (day !== undefined) {
    const people = alone === undefined ? readNumber(count ?? eaters ?? '') : 1
    return `plan ${dish}${people === undefined ? '' : ` for ${people}`} for ${day}${meal === undefined ? '' : ` ${meal}`}`
  }
  return isShown && !ASKS.test(left) ? undefined : `show me the recipe for ${dish}`
}
