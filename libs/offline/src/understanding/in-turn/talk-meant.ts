import { readPregnancy, withoutEnding } from '@alfred/language'
import { dietPattern } from '../../reading/diet-pattern.ts'
import { cuesIn } from '../words/cues.ts'
import { wishesForDishes } from './dish-wish.ts'
import { withPlainHunger } from './everyday-hunger.ts'
import { readLearned } from '../learned.ts'
import { asOfOne } from '../meanings/meanings.ts'
import { MESSAGE_MAX, sharesOfMeanings } from '../read-message.ts'
import { sentenceOf } from '../words/sentence.ts'
import { situationOf, type Told } from './situation-of-turn.ts'
import { nobody } from './tools-meant.ts'

/** What is said to Alfred that asks nothing of the kitchen or the diary. */
export type Talk = 'chat' | 'beyond' | 'refuse' | 'undo' | 'redo' | 'look_back' | 'new_topic'

/**
 * How probable a meaning has to be for a message to be answered by nothing else. Of the messages kept back none that is a request reaches these but
 * one, which a person can say again.
 */
const SHARES_MIN: Readonly<Record<Talk, number>> = {
  ...{ chat: 0.95, beyond: 0.85, refuse: 0.9 },
  ...{ undo: 0.9, redo: 0.9, look_back: 0.9, new_topic: 0.7 },
}

/** How probable it has to be that a message with a word of danger is to be refused: in doubt nothing unsafe is done. */
const OF_DANGER = 0.2

/** The same for a few words that name nothing: "sound", "looks right". */
const OF_FEW_WORDS = 0.6
const FEW_WORDS = 4

/** Does a message of a few words name no food, amount, day, meal or place? */
function isBare(message: string): boolean {
  const { tokens, marks, foodAt } = sentenceOf(message, nobody, readLearned().vocabulary)
  return (
    tokens.length > 0 &&
    tokens.length <= FEW_WORDS &&
    marks.length === 0 &&
    foodAt.every((place) => place === 'O')
  )
}

/**
 * What sort of talk a message is, where the trained reader is sure of it. Undefined where it asks for something, or may do so: where it names
 * a thing of the person's that the turn is told of, it is not beyond a kitchen.
 */
export function talkMeant(said: string, told: Told = { entities: [] }): Talk | undefined {
  if (said.length > MESSAGE_MAX) return undefined
  const message = withPlainHunger(said)
  const shares = sharesOfMeanings(message, nobody, readLearned())
  const talks = Object.keys(SHARES_MIN) as Talk[]
  const least = (talk: Talk): number => {
    if (talk === 'chat' && isBare(message)) return OF_FEW_WORDS
    return talk === 'refuse' && !isWithoutDanger(message, DANGER) ? OF_DANGER : SHARES_MIN[talk]
  }
  const meant = talks.find((talk) => asOfOne(shares.get(talk) ?? 0) >= least(talk))
  if (meant === 'undo' && (CANCELS.test(message) || BACK_TO_SHOP.test(message))) return undefined
  if (meant === 'beyond' && (ASKS_FOR_REASONS.test(message) || namesOwn(message, told))) return undefined
  if (
    meant === 'refuse' &&
    (isPlainPlan(message, shares) || isPlainQuestion(message) || asksHowLongItKeeps(message))
  )
    return undefined
  if (meant !== undefined && OF_NOTHING.has(meant) && wishesForDishes(message)) return undefined
  if (meant === 'chat' && COMPARES.test(message)) return undefined
  if (TELLS_OF_DIET.test(message) || TELLS_OF_SELF.test(message)) return undefined
  if (readPregnancy(message) !== undefined) return undefined
  return meant
}

/** A diet that somebody is on is kept of them, whatever it sounds like: "I am keto", "my mum has diabetes". */
const TELLS_OF_DIET = new RegExp(
  `^[\\p{L}' -]{0,40}(?:['’](?:m|s|re|ve)|\\b(?:im|am|is|are|has|have|eats?|follows?|does|do|keeps?|gone|went)) (?:(?:now|got|an?|on|gone|strictly|mostly|very) )*(?:${dietPattern})s?(?: (?:diet|now|at the moment|these days))*[.! ]*$`,
  'iu',
)

/** What somebody weighs and for how many they cook is kept of them as well: "my weight today is 81.3", "I live alone". */
const TELLS_OF_SELF =
  /^(?:(?:and|so|well|hi|hello|also)[ ,.!]+)*(?:my weight\b.*\d|i live (?:alone|by myself|on my own)\b)/iu

/** What is to be more of something is no remark: "quicker", "a bit lighter". */
const COMPARES =
  /^(?:(?:hmm+|ok|okay|well|something|anything|any|got|have you(?: got)?|is there|do you have|a bit|a little|much|even|maybe)[ ,.]+)*(?:quicker|faster|easier|simpler|lighter|healthier|cheaper|spicier|heartier|warmer|sweeter)(?: (?:ones?|please|than \w+))*[?!. ]*$/i

/** What a wish for dishes is taken for that is told at length. */
const OF_NOTHING: ReadonlySet<Talk> = new Set<Talk>(['chat', 'beyond', 'refuse'])

/** Does a message name a thing that the person has? */
function namesOwn(message: string, told: Told): boolean {
  return sentenceOf(message, situationOf({ entities: told.entities }), readLearned().vocabulary).ownAt.some(
    (place) => place !== 'O',
  )
}

/** What is taken back to where it was bought undoes nothing. */
const BACK_TO_SHOP = /\bback to (?:the |that )?(?:shop|shops|store|supermarket|market|butchers?|bakery)\b/i

/** What was planned is cancelled by whoever planned it. */
const CANCELS = /^(?:please )?cancel (?:that|this|it)\b/i

/** Why Alfred thinks or knows something is told by whoever keeps it. */
const ASKS_FOR_REASONS = /\b(?:why do you (?:think|say|believe)|how do you know|who (?:says|told you))\b/i

/** "Can I eat peanut butter?" */
const MAY_EAT =
  /^(?:so |and |but )?(?:can|may|could|should) (?:i|we) (?:eat|have|drink) (?:an? |some |the |any )?/iu

/** Does a message ask no more than whether a known food goes with the person's rules, which the database knows? */
function isPlainQuestion(message: string): boolean {
  const food = withoutEnding(message.trim(), '?').replace(MAY_EAT, '')
  if (food === withoutEnding(message.trim(), '?') || !isWithoutDanger(message)) return false
  return sentenceOf(food, nobody, readLearned().vocabulary).foodAt.every((place) => place !== 'O')
}

/** How long something keeps where it is cold, and nothing else of it. */
const KEEPS =
  /^(?:(?:so|and|but|ok)[ ,]+)?(?:for )?how (?:long|many (?:days|weeks|months)) (?:can|does|do|may|should|will|is|are|could|would) (?:(?:i|we|you) (?:keep|store|leave|have) )?[\p{L}' -]{3,50}?(?: (?:keep|last|stay|be kept|be stored|good|ok|safe|fresh|there|for|frozen|in (?:the|my|our) (?:fridge|refrigerator|freezer)))*[? ]*$/iu

/** Does a message ask no more than how long a known food keeps, which lists tell of raw meat as well? Whether it is still good none of them tells. */
function asksHowLongItKeeps(message: string): boolean {
  return KEEPS.test(message.trim()) && isWithoutDanger(message.replace(/\braw /gi, ''), DANGER)
}

const PLANS = /^(?:please )?(?:plan|put|schedule) /i
const DANGER: ReadonlySet<string> = new Set(['danger'])
const UNSAFE: ReadonlySet<string> = new Set([...DANGER, 'negated'])

/**
 * Does a message plan a dish, without a word of danger? The reader has learned to refuse "plan satay for sam" of people whose allergies it was told;
 * in a turn the database holds each meal against them, and tells why.
 */
function isPlainPlan(message: string, shares: ReadonlyMap<string, number>): boolean {
  if (!PLANS.test(message) || /\d/.test(message)) return false
  const [second] = [...shares].filter(([label]) => label !== 'refuse').toSorted(([, a], [, b]) => b - a)
  return second?.[0] === 'plan_meals' && isWithoutDanger(message)
}

function isWithoutDanger(message: string, unsafe = UNSAFE): boolean {
  const { tokens } = sentenceOf(message, nobody, readLearned().vocabulary)
  return cuesIn(tokens, 0, tokens.length).every(({ cue }) => !unsafe.has(cue))
}
