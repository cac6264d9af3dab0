import type { TurnBrief } from '@alfred/contracts'
import { ordinalWords, readNumber } from '@alfred/language'
import { shortWeekdayPattern } from '../reading/day-words.ts'
import { mealPattern } from '../reading/meal-words.ts'

/** A dish of a list, by its place in it or by a word of its name: "the second of these", "number 3", "the tofu one". */
const ONE =
  /\b(?:the (?<place>first|second|third|fourth|fifth|last)(?: (?:one|dish|recipe|idea|option|suggestion)\b)?(?: of (?:these|those|them)\b)?|(?<bare_place>first|second|third|fourth|fifth|last) (?:one|dish|recipe|idea|option|suggestion)\b|number (?<number>\d|one|two|three|four|five)\b|(?:the )?(?<top>one at the top)\b|the (?!(?:other|next|same|new)\b)(?<word>[\p{L}-]{3,20}) one\b)/u
/** The dish that was told by itself. */
const SHOWN = /\b(?:(?:this|that|the) (?:one|recipe|dish)|it|this|that)(?:'s)?\b/
const DAY = new RegExp(
  `(?: for| on)? (?<day>(?:this |next )?${shortWeekdayPattern}|tomorrow|tonight|today|the day after tomorrow)(?:'s)?(?:,? (?:for |at )?(?<meal>${mealPattern}|night|evening))?(?=[ ,.!?]|$)`,
)
const COUNT = '(?<count>\\d{1,2}|two|three|four|five|six|seven|eight)'
/** For how many a dish is: "we are 3", "we'll be five", "for two", "just for me". */
const COMPANY = new RegExp(
  ` (?:we(?:'re| are|'ll be| will be)(?: only)? ${COUNT}(?: of us| people)?|for ${COUNT.replace('count', 'eaters')}(?: of us| people)?|(?:just |only )?for (?<alone>me))(?=[ ,.!?]|$)`,
)

const KEEPS = /\b(?:save|keep|copy)\b/
const LACKS = /\b(?:buy|missing|(?:haven't|have not) got|(?:don't|do not) have|enough)\b/
const ADDS = /\b(?:add|put|list|write)\b/
/** Words of a question, which keeps and plans nothing: "how long does it keep?", "is that still good tomorrow?". */
const QUESTION = /\b(?:how|does|do|is|what|what's|when)\b/
/** What is asked of a dish that is seen already. */
const ASKS = /\b(?:ingredients|goes in|how (?:do|does|is|long)|again)\b/

/** The words that people say around a dish which they choose. With any other, such as one that refuses, the message asks for something else as well. */
const REMARKS: ReadonlySet<string> = new Set(
  (
    'a about actually add again ah all already alright also am an and any anything at be best better bit buy by can choose cook cool copy could cover d detail details do does down ' +
    "eat enough everything exactly explain fancy fine first for full get give go goes going good got great have hello hmm home hot how i i'd i'll i'm i've in ingredients instead interesting is it just " +
    "keep know let let's like list little long look looks love lovely made make me missing more much must my need nice nicely now of oh ok okay on one ooh our out perfect pick place plan please prefer prepare put " +
    'really recipe recipes right same save say see shall should show so some something sort sound sounds steps still take takes tasty tell thank thanks that the them then there they think this to too try us very want was we well what ' +
    "what's when will with would write yes you your yummy"
  ).split(' '),
)

/** How many turns back a dish may have been told that a message points at. */
const TURNS_BACK = 3

type Pointed = { dish: string; isShown: boolean; rest: string }

/**
 * The brief with the dish that its message points at by its name, where the cookbook was told: "the first one sounds good, put it down for Saturday", "keep
 * this one". As it was said where it points at none or at several, asks for something else, or where something waits for an answer.
 */
export function withDishChosen(brief: TurnBrief): TurnBrief {
  const { message, route, answered, pending } = brief
  const isOfPerson = message.startsWith(route.goal)
  if (!isOfPerson || answered !== null || pending !== null || hasDraft(brief)) return brief
  const pointed = pointedAt(message.trim().toLowerCase().replace(/[’‘`]/g, "'"), brief)
  const meant = pointed && inWords(pointed)
  return meant === undefined ? brief : { ...brief, message: meant, route: { ...route, goal: meant } }
}

/** Dishes that are made up and not saved have references of their own. */
const hasDraft = ({ entities }: TurnBrief): boolean =>
  entities.some(({ status, tier }) => status === 'generated' && tier === 'active')

function pointedAt(said: string, { recent_turns: turns }: TurnBrief): Pointed | undefined {
  const told = turns.slice(-TURNS_BACK).map(({ response }) => response)
  const one = ONE.exec(said)
  const dish = one?.groups && dishOfList(one.groups, told)
  if (dish !== undefined) return { dish, isShown: false, rest: said.replace(ONE, ' ') }
  const shown = told.flatMap((reply) => dishInFull(reply) ?? []).at(-1)
  if (one !== null || shown === undefined || !SHOWN.test(said)) return undefined
  return { dish: shown, isShown: true, rest: said.replace(SHOWN, ' ') }
}

/** What is wanted of the dish, in words that the rules know. Undefined where something else is said too, or no more is asked than how it keeps. */
function inWords({ dish, isShown, rest }: Pointed): string | undefined {
  const padded = ` ${rest}`
  const { day, meal } = DAY.exec(padded)?.groups ?? {}
  const { count, eaters, alone } = COMPANY.exec(padded)?.groups ?? {}
  const left = padded.replace(DAY, ' ').replace(COMPANY, ' ')
  if ((left.replace(LACKS, ' ').match(/[\p{L}\d']+/gu) ?? []).some((word) => !REMARKS.has(word)))
    return undefined
  const isQuestion = QUESTION.test(left)
  if (KEEPS.test(left)) return isQuestion ? undefined : `copy the ${dish} recipe from the cookbook`
  if (LACKS.test(left))
    return ADDS.test(left) ? `add what is missing for ${dish} to the list` : `what is missing for ${dish}?`
  if (day !== undefined && isQuestion) return undefined
  if (day !== undefined) {
    const people = alone === undefined ? readNumber(count ?? eaters ?? '') : 1
    return `plan ${dish}${people === undefined ? '' : ` for ${people}`} for ${day}${meal === undefined ? '' : ` ${meal}`}`
  }
  return isShown && !ASKS.test(left) ? undefined : `show me the recipe for ${dish}`
}

type Groups = Readonly<Record<string, string | undefined>>

/** The dish that is meant of those that were listed last, in small letters. Undefined where none is, or more than one. */
function dishOfList(
  { bare_place: bare, place = bare, number, word, top }: Groups,
  told: readonly string[],
): string | undefined {
  const dishes = told.map(dishesListed).findLast((each) => each.length > 1) ?? []
  if (word !== undefined) return onlyOf(dishes.filter((dish) => dish.split(' ').includes(word)))
  if (place === 'last') return dishes.at(-1)
  if (top !== undefined) return dishes[0]
  return dishes[place === undefined ? (readNumber(number ?? '') ?? 0) - 1 : ordinalWords.indexOf(place)]
}

const onlyOf = (dishes: readonly string[]): string | undefined =>
  dishes.length === 1 ? dishes[0] : undefined

/** The dishes of a reply that lists them: '"Chicken yassa" (west african, 255 minutes ...); ...'. */
const dishesListed = (reply: string): string[] =>
  [...reply.matchAll(/"(?<name>[^"]{2,80})" \(/g)].map(({ groups }) => (groups?.['name'] ?? '').toLowerCase())

/** The dish of a reply that tells the whole of it: "Chicken yassa, from the cookbook (serves 4 ...". */
const dishInFull = (reply: string): string | undefined =>
  /^(?<name>[^.:]{2,80}), from the cookbook \(/.exec(reply)?.groups?.['name']?.toLowerCase()
