import { sentencesOf } from '../../reading/sentences-of.ts'
import { addsWhatIsPlaced } from './adds-what-is-placed.ts'
import { readLearned } from '../learned.ts'
import { mayBeMeant, nameIn, needsItsThing } from './may-be-meant.ts'
import { thingsOfAct } from '../things/own-things.ts'
import { plainWordsOf } from '../words/plain-words.ts'
import { saysItsThing, wordsSaid } from './says-its-thing.ts'
import { sayPlainly, takesAway, type Domain } from './plain-sentences.ts'
import { losesFood, textsIn } from './loses-food.ts'
import { readInTurn, type InTurn } from './read-in-turn.ts'
import { nearestReading, surenessOf } from '../read-message.ts'
import type { Act, Situation } from '../things/situation.ts'
import { sentenceOf } from '../words/sentence.ts'
import type { Told } from './situation-of-turn.ts'
import { nobody } from './tools-meant.ts'
import { text } from '../words/words-of-slots.ts'
import { readingTools } from '../meanings/tools.ts'

/** How probable a meaning has to be that changes nothing, or shows first what it would change. */
const SHARE_MIN = 0.6
/** How sure a change has to be: in a turn only what the message touches is known, so that it is more than where everything is. */
const SURENESS_MIN = 0.68

/** How sure and how probable it has to be that something is to be taken away: it is told, and undone by a word, but it was somebody's. */
const TAKING_SURENESS_MIN = 0.8
const TAKING_SHARE_MIN = 0.9

/** What is asked about all the same: what protects somebody, a recipe, and a whole list. */
function isAskedFirst({ tool, only_checked: onlyChecked }: Act): boolean {
  return (
    tool === 'forget_preference' ||
    tool === 'forget_fact' ||
    tool === 'delete_recipe' ||
    (tool === 'clear_shopping' && onlyChecked !== true)
  )
}

/** Is it sure what a message means, and asked about only since it protects somebody or takes away a recipe or a whole list? */
export function isOnlyAskedFirst(message: string, told: Told): boolean {
  const nearest = readInTurn(message, told)?.nearest
  return (
    nearest !== undefined &&
    nearest.reading.acts.some(isAskedFirst) &&
    nearest.share >= TAKING_SHARE_MIN &&
    surenessOf(nearest, readLearned()) >= SURENESS_MIN
  )
}

/** How probable or sure a question has to be to be answered at once: a wrong answer costs no more than being asked back. */
const ASKED_SHARE_MIN = 0.4
const ASKED_SURENESS_MIN = 0.25
/** Words of who asks for something to be told. */
const ASKS =
  /\?|^(?:so |and |ok |hey |then )*(?:is|are|was|were|do|does|did|have|has|can|could|should|any)\b|\b(?:what|whats|which|who|whos|when|where|how|hows|why|show|tell me|find|list|look up|suggest|suggestions?|ideas?|remind me (?:of|what))\b/i

/** How sure what changes nothing has to be, whatever its share, and a probable call that only adds. */
const LIKELY = 0.4
const ADDING_SHARE_MIN = 0.9

/** Calls that add what was named, are told, and are undone by a word. */
const ADDING: ReadonlySet<string> = new Set([
  ...['add_item', 'bought', 'add_to_shopping', 'plan_meals', 'remember_preference', 'copy_recipe'],
])

/** How probable a call has to be that lacked its thing, which was taken from what was spoken of. Only what takes nothing away is done so. */
const FILLED_SHARE_MIN = 0.9

const changesNothing = ({ tool }: Act): boolean => readingTools.has(tool) || tool === 'list_missing'

const isHarmless = (act: Act): boolean =>
  changesNothing(act) ||
  act.tool === 'add_missing_to_shopping' ||
  ADDING.has(act.tool) ||
  PROPOSING.has(act.tool)

/** Calls that show what they would change, and wait for a yes. */
const PROPOSING: ReadonlySet<string> = new Set([
  ...['propose_food_log', 'propose_recipe_log', 'update_food_log', 'edit_open'],
  ...['update_user_goal', 'calculate_recommended_goals'],
])

/** Meals that are told: they are shown, with a question, so that to ask first whether they are meant would be to ask twice. */
const LOGGING: ReadonlySet<string> = new Set(['propose_food_log', 'propose_recipe_log'])
const LOGGING_SHARE_MIN = 0.4
const LOGGING_SURENESS_MIN = 0.2

/** Reading tools that make something or answer what waits. */
const CHOOSING: ReadonlySet<string> = new Set([
  ...['create_recipe', 'generate_plan', 'calculate_recommended_goals'],
  ...['decline', 'new_topic', 'select'],
])

/**
 * Says a message again in the words that the rules of a domain know, where the trained reader is sure what it means. Undefined where it is not, or
 * where the rules cannot do it.
 */
export function rewordMessage(message: string, brief: Told, domain: Domain): string | undefined {
  return rewordWhole(message, brief, domain) ?? rewordSentences(message, brief, domain)
}

/** Words by which a sentence takes back or changes what the one before it said. */
const TAKES_BACK = /\b(?:actually|wait|no|not|dont|never|instead|scratch|forget|rather|sorry|only)\b|n't\b/i

/** Says each sentence of a message again, where the reader is sure of all of them and none takes back another. */
function rewordSentences(message: string, brief: Told, domain: Domain): string | undefined {
  const said = saidOneByOne(message, brief, domain)
  return said.every((one) => one.again !== undefined) ? joined(said) : undefined
}

/** Says the sentences of a message again that the reader is sure of, with the others as they were said: what protects somebody is not lost beside them. */
export function rewordWhatIsSure(message: string, brief: Told, domain: Domain): string | undefined {
  const said = saidOneByOne(message, brief, domain)
  return said.some((one) => one.again !== undefined) ? joined(said) : undefined
}

type Said = { as: string; again: string | undefined }

const joined = (said: readonly Said[]): string =>
  said.map(({ as, again }) => again ?? as.replace(/[.;]$/, '')).join('. ')

/** The sentences of a message of several, as they were said and again; none where one may take back another. */
function saidOneByOne(message: string, brief: Told, domain: Domain): Said[] {
  const sentences = sentencesOf(message)
  if (sentences.length < 2 || TAKES_BACK.test(message)) return [{ as: message, again: undefined }]
  return sentences.map((as) => ({ as, again: rewordWhole(as, brief, domain) }))
}

function rewordWhole(message: string, brief: Told, domain: Domain): string | undefined {
  const read = readInTurn(message, brief)
  if (read === undefined) return undefined
  const { nearest, situation } = read
  const { kind, acts } = nearest.reading
  if (
    kind !== 'acts' ||
    isNameAlone(message, acts) ||
    !isSure(nearest, message) ||
    !acts.every((act) => mayBeMeant(act, { message, situation }) && isSpokenOf(act, message)) ||
    losesMeals(message, acts) ||
    losesSentence(message, acts) ||
    losesPart(message, acts) ||
    losesFood(message, acts) ||
    addsWhatIsPlaced(message, acts) ||
    isAskedFor(message, acts) ||
    acts.some((act) => isElsewhereToo(act, message, situation)) ||
    (situation.open !== undefined && isBeyondAlone(message))
  )
    return undefined
  return sayPlainly(acts, domain)
}

const OF_DIARY =
  /\b(?:diary|log(?:ged)?|journal|ate|eat(?:en)?|had|breakfast|lunch|dinner|supper|snack|meal)\b/i

/** Would an entry of the diary go, though its food is in the kitchen or on the list as well, and nothing says which is meant? */
function isElsewhereToo(act: Act, message: string, { state }: Situation): boolean {
  if (act.tool !== 'delete_food_log' || OF_DIARY.test(message)) return false
  const words = thingsOfAct(act).flatMap(plainWordsOf)
  return [...state.stock, ...state.list].some((row) =>
    plainWordsOf(nameIn(row)).some((word) => words.includes(word)),
  )
}

/** How probable it has to be that a message by itself is beyond a kitchen. */
const BEYOND_SHARE_MIN = 0.9

/** Is a message by itself beyond a kitchen? What waits for an answer makes it no request of one: "will it rain on saturday?" */
function isBeyondAlone(message: string): boolean {
  const { reading, share } = nearestReading(message, nobody, readLearned())
  return reading.kind === 'beyond' && share >= BEYOND_SHARE_MIN
}

/** Names and nothing else say what it is about, and not what to do: they may be an answer, whatever stands on the list. */
function isNameAlone(message: string, acts: readonly Act[]): boolean {
  const named = new Set(acts.flatMap(thingsOfAct).flatMap(plainWordsOf))
  return wordsSaid(message).every((word) => word === 'and' || named.has(word))
}

/** What changes nothing without a yes needs less than a change. */
function isSure(nearest: InTurn, message: string): boolean {
  const { acts } = nearest.reading
  const sureness = surenessOf(nearest, readLearned())
  if (acts.some(isAskedFirst)) return false
  if (nearest.isFilled) return nearest.share >= FILLED_SHARE_MIN && acts.every(isHarmless)
  if (takesAway(acts)) return sureness >= TAKING_SURENESS_MIN && nearest.share >= TAKING_SHARE_MIN
  if (ASKS.test(message) && acts.every((act) => changesNothing(act) && !CHOOSING.has(act.tool)))
    return nearest.share >= ASKED_SHARE_MIN || sureness >= ASKED_SURENESS_MIN
  if (acts.every(({ tool }) => LOGGING.has(tool)))
    return nearest.share >= LOGGING_SHARE_MIN || sureness >= LOGGING_SURENESS_MIN
  if (acts.every((act) => changesNothing(act) || PROPOSING.has(act.tool)))
    return nearest.share >= SHARE_MIN || sureness >= LIKELY
  const isAdding = nearest.share >= ADDING_SHARE_MIN && acts.every(({ tool }) => ADDING.has(tool))
  return sureness >= (isAdding ? LIKELY : SURENESS_MIN)
}

/** A longer message that names no word of what a call would take from names something else, which is not there: "take the nappies off, mum has got them". */
const POINTING_WORDS_MAX = 6

function isSpokenOf(act: Act, message: string): boolean {
  return !needsItsThing(act) || wordsSaid(message).length <= POINTING_WORDS_MAX || saysItsThing(act, message)
}

const MEAL_WORD = /\b(?:breakfast|brunch|lunch|dinner|supper)\b/gi

/** Would meals be planned for a message that names more of them? The others would be lost without a word. */
function losesMeals(message: string, acts: readonly Act[]): boolean {
  const planned = acts.flatMap(({ tool, meals }) =>
    tool === 'plan_meals' && Array.isArray(meals) ? (meals as unknown[]) : [],
  )
  return planned.length > 0 && new Set(message.toLowerCase().match(MEAL_WORD)).size > planned.length
}

const PART_OF =
  /\b(?:one|two|three|four|five|six|half|some|part|most|a few|a couple|a bit|a third|a quarter) of (?:the|my|our|those|these|them|it|that)\b/i
const TAKING: ReadonlySet<string> = new Set(['use_item', 'discard_item', 'move_item'])

/** Would all of something be taken for a message that speaks of a part: "we had one of the pizzas", "used all the tofu and one pepper"? */
function losesPart(message: string, acts: readonly Act[]): boolean {
  const whole = acts.filter(({ tool, quantity }) => TAKING.has(tool) && quantity === undefined)
  return whole.length > 0 && (PART_OF.test(message) || whole.some((act) => isCounted(act, message)))
}

const COUNT = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|half|\d+(?:\.\d+)?)$/

/** Does an amount stand before the food of a call, with no more than a word between? */
function isCounted(act: Act, message: string): boolean {
  const said = wordsSaid(message)
  const last = plainWordsOf(text(act['food'])).at(-1)
  return said.some(
    (word, at) => word === last && said.slice(Math.max(0, at - 2), at).some((one) => COUNT.test(one)),
  )
}

/** Whether Alfred has such a dish: whoever asks that has planned none. */
const HAVE_YOU = /\b(?:do|would|have) you (?:have|know|got)\b[^.;!]*\?/i

function isAskedFor(message: string, acts: readonly Act[]): boolean {
  return HAVE_YOU.test(message) && acts.some(({ tool }) => tool === 'plan_meals')
}

/** Does a sentence of a message name foods of which no call has one: "Leo is allergic to nuts. I bought limes"? It would be lost without a word. */
function losesSentence(message: string, acts: readonly Act[]): boolean {
  const sentences = sentencesOf(message)
  if (sentences.length < 2) return false
  const done = new Set(acts.flatMap(textsIn).flatMap(plainWordsOf))
  return sentences.some((one) => {
    const { words, foodAt } = sentenceOf(one, nobody, readLearned().vocabulary)
    const foods = words.filter((_, at) => foodAt[at] !== 'O')
    return foods.length > 0 && foods.every((word) => !done.has(word)) && mayChange(one)
  })
}

/** Does a sentence by itself rather ask for a change? A question and an aside are not lost by what answers the rest. */
function mayChange(sentence: string): boolean {
  const { kind, acts } = nearestReading(sentence, nobody, readLearned()).reading
  return kind === 'ask' || (kind === 'acts' && !acts.every(changesNothing))
}
