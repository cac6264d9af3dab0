import { ask, askFood, askPossibleDay } from '../reading/intent.ts'
import { holdsAddress, nutritionTools } from '@alfred/contracts'
import type { NutritionArguments, TurnBrief } from '@alfred/contracts'
import { withoutEnding } from '@alfred/language'
import { isKnownFood } from '../understanding/index.ts'
import { isToolIntent, isWrite } from './coach-intent.ts'
import type { Intent, ToolIntent } from './coach-intent.ts'
import { withAmountFromNextSentence } from './amount-in-next-sentence.ts'
import { applyAnswer } from './apply-answer.ts'
import { unknownDish, withDishInPlay, withOwnNames } from './dish-in-play.ts'
import { figuresOfWhatWaits } from './figures-of-what-waits.ts'
import { otherThanLogged, otherThanWaiting } from './other-than-eaten.ts'
import { mergeAnswers } from '../reading/answers.ts'
import { plainSentences } from './plain-sentences.ts'
import type { Sentence } from './plain-sentences.ts'
import { readBody } from './read-body.ts'
import { foodsThatWait, readCorrection } from './read-correction.ts'
import { isOfKnownFoods, takeMealAndDay } from './read-eaten.ts'
import { withoutFood, withoutTakenBack } from './taken-back.ts'
import { readConversion } from './read-conversions.ts'
import { readDraft } from './read-draft.ts'
import { readEntryCorrection } from './read-entry-correction.ts'
import { readFavourites } from './read-favourites.ts'
import { readOfOthers } from './read-of-others.ts'
import { readRepetition } from './read-repetition.ts'
import {
  readGoalChange,
  readGoalColours,
  readGoalQuestion,
  readGoalRemoval,
  readRecommendation,
} from './read-goals.ts'
import { readGoalsTold, readLessOrMore, readWeightAim } from './read-goals-told.ts'
import { readRecipeFigures, readRecommendedFoods } from './read-reports.ts'
import { sameAskedOf } from './same-asked-of.ts'
import { readWaterTold } from './read-water.ts'
import { withDrinkOfThose } from './drink-of-those.ts'
import { readDeletion, readLog, readWorkout } from './read-log.ts'
import { readWhatIf } from './what-if.ts'
import { readWithoutOne } from './without-one.ts'
import {
  readComparison,
  readDiaryQuestion,
  readFailedLookups,
  readLookup,
  readStockQuestion,
} from './read-questions.ts'

/** The part of a turn's brief that the rules use. */
export type Said = Pick<TurnBrief, 'message' | 'answered' | 'pending' | 'entities' | 'recent_turns'>
type Reader = (sentence: Sentence, said: Said) => Intent[] | undefined

/**
 * The readers in the order in which they are tried, specific ones first; the first that understands a sentence wins.
 */
const READERS: readonly Reader[] = [
  readWhatIf,
  readWithoutOne,
  readOfOthers,
  figuresOfWhatWaits,
  (sentence, { pending, message }) => readCorrection(sentence, pending, message),
  readEntryCorrection,
  readWaterTold,
  (sentence, { message }) => readBody(sentence, message),
  readFavourites,
  readRepetition,
  readFailedLookups,
  (_, said) => sameAskedOf(said, readAlone),
  readStockQuestion,
  readConversion,
  readGoalRemoval,
  readGoalColours,
  readGoalsTold,
  readGoalChange,
  readGoalQuestion,
  (sentence, { entities }) => readDeletion(sentence, onlyEntry(entities)),
  readComparison,
  readRecommendedFoods,
  readDiaryQuestion,
  readRecipeFigures,
  readLookup,
  readWorkout,
  (sentence) => readLog(sentence),
  readMealBeside,
  readWeightAim,
  readLessOrMore,
]

/** A meal that is named while another waits was eaten, too: "chicken katsu curry for lunch". By itself it may be a plan. */
function readMealBeside({ text, isQuestion }: Sentence, { pending }: Said): Intent[] | undefined {
  if (isQuestion || foodsThatWait(pending) === undefined) return undefined
  const { meal, rest } = takeMealAndDay(text)
  return meal !== null && isOfKnownFoods(rest) ? readLog({ text: `had ${text}`, isQuestion }) : undefined
}

/** A message by itself, as if nothing had been said before it. */
const readAlone = (message: string): Intent[] =>
  readCoachMessage({ message, answered: null, pending: null, entities: [], recent_turns: [] })

const ONLY_RECIPES =
  'Of a page I read its recipe alone: say "save the recipe" with its address, and log it then. For anything else paste the text of the page: what does it say?'

/**
 * Parses by rules alone what an English message asks of the coach. It never guesses an amount, a food or a day: what
 * it cannot read becomes a question, or nothing at all.
 */
export function readCoachMessage(told: Said): Intent[] {
  const said = withAnswersApplied(told)
  const { answered } = said
  const draft = readDraft(said)
  if (draft !== undefined) return draft
  // The page behind a URL is unknown, and a URL is not a food.
  if (holdsAddress(said.message)) return [ask(ONLY_RECIPES)]
  if (answered !== null) {
    const meant = readCoachMessage({ ...said, answered: null, message: answered.message })
    const applied = applyAnswer(meant, answered.asks?.[0], answered.answer)
    if (applied !== undefined) return applied.map(withinContract)
  }
  const message = withDishInPlay({
    ...said,
    message: withOwnNames(
      answered === null ? asAddition(withDrinkOfThose(said)) : withAnswer(answered),
      said.entities,
    ),
  })
  const right = putRightInDiary({ ...said, message })
  if (right !== undefined) return right
  const unknown = unknownDish(message)
  if (unknown !== undefined) return [askFood(unknown)]
  const noDay = askPossibleDay(message, 'past')
  if (noDay !== undefined) return [noDay]
  const recommended = readRecommendation(message)
  if (recommended !== undefined) return recommended
  return arranged(plainSentences(message).flatMap((sentence) => readSentence(sentence, said)))
}

/** What puts right which food was just logged or waits for a yes, in other words than those that change it otherwise. */
export function putRightInDiary(said: Said): Intent[] | undefined {
  const alone = (text: string): Intent[] =>
    plainSentences(text).flatMap((sentence) => readSentence(sentence, { ...said, message: text }))
  return (
    otherThanLogged(said, alone) ??
    (changesWhatWaits(alone(said.message)) ? undefined : otherThanWaiting(said, alone))
  )
}

const changesWhatWaits = (intents: readonly Intent[]): boolean =>
  intents.some(({ tool }) => tool === 'change_proposal')

function withAnswersApplied(said: Said): Said {
  const { answered } = said
  if (answered?.kind !== 'question') return said
  return { ...said, answered: { ...answered, message: withoutTakenBack(answered.message) } }
}

const ADDITION =
  /^(?:(?:and|also|plus|oh|then|(?<there>there (?:was|were))|i also had|i forgot)(?: also| too)?[ ,]+){1,4}(?:i had )?(?=(?:an?|some|two|three|four|half|one|\d+) (?<rest>[^.!?]*))/i

/** "And a brownie too" while something waits comes to it: an "and" at the beginning says nothing anywhere else. What there was may have been a queue. */
function asAddition({ message: told, pending }: Said): string {
  if (pending === null) return told
  const message = withAmountFromNextSentence(told)
  const { there, rest = '' } = ADDITION.exec(message)?.groups ?? {}
  return there !== undefined && !isKnownFood(rest) ? message : message.replace(ADDITION, 'add ')
}

function readSentence(sentence: Sentence, said: Said): Intent[] {
  for (const read of READERS) {
    const intents = read(sentence, said)
    if (intents !== undefined) return intents.map(withinContract)
  }
  return []
}

/** Replaces an intent that its tool's contract would refuse by a question: nobody drinks 999999999 ml. */
function withinContract(intent: Intent): Intent {
  if (!isToolIntent(intent) || nutritionTools[intent.tool].arguments.safeParse(intent.arguments).success)
    return intent
  return ask('That cannot be right. How much was it, exactly?')
}

const AMOUNT = /^(?:about |around )?(?:\d|an? |one|two|three|four|five|six|half|a couple)/i

/** "Chicken soup, tin, half of it": what was opened, and how much of it was eaten, in the order in which it comes to mind. */
const SHARE_OF_PACK =
  /^(?<food>[a-z][a-z' -]{1,40}?),? (?:(?:an?|one|the) )?(?<pack>tin|can|carton|pot|packet|pack|bowl|bottle|jar|tub|box|bag)[, -]+(?<share>half|a quarter|a third|all)(?: (?:of )?(?:it|that|the \w+))?$/i

function shareOfPack(answer: string): string {
  const { food, pack, share = '' } = SHARE_OF_PACK.exec(answer)?.groups ?? {}
  if (food === undefined || pack === undefined) return answer
  const amount = /^half$/i.test(share)
    ? 'half a'
    : /^all$/i.test(share)
      ? 'one'
      : SHARE_NUMBERS[share.toLowerCase()]
  return `${amount} ${pack} of ${food}`
}
const SHARE_NUMBERS: Readonly<Record<string, string>> = { 'a quarter': '0.25', 'a third': '0.33' }

/**
 * Puts the answer into the message that was asked about. An answer that does not fit the question is returned as a
 * message of its own.
 */
function withAnswer({ asks = [], kind, message, answer }: NonNullable<TurnBrief['answered']>): string {
  if (readRecommendation(message) !== undefined) return `${message}. ${answer}`
  const without = kind === 'question' ? withoutFood(message, answer) : undefined
  if (without !== undefined) return without
  const [first] = asks
  const reply = shareOfPack(withoutEnding(answer.trim(), '.!')).replace(
    /^(?:about|around) (?=\d|an? |one|two)/i,
    '',
  )
  if (first?.slot !== 'amount') return mergeAnswers(message, asks, answer) ?? answer
  if (!AMOUNT.test(reply)) return answer
  if (first.tool === 'log_water') return `log ${reply} of water`
  const isSaid = message.toLowerCase().includes(first.about ?? '')
  return (isSaid ? mergeAnswers(message, asks, reply) : undefined) ?? answer
}

/**
 * The ref of the only active diary entry. Null when there is none or several, since "that entry" would be ambiguous.
 */
function onlyEntry(entities: Said['entities']): string | null {
  const entries = entities.filter(({ type, tier }) => type === 'food_entry' && tier === 'active')
  return entries.length === 1 ? (entries[0]?.ref ?? null) : null
}

/**
 * Orders the intents: changes before reads. Only one proposal can be shown at a time, so several lead to a question.
 */
function arranged(intents: readonly Intent[]): Intent[] {
  const joined = joinBodies(joinProposals(intents.filter(isToolIntent)))
  const proposals = joined.filter(({ tool }) => PROPOSING.has(tool))
  if (proposals.length > 1)
    return [ask('I can put one thing to you at a time. Which of these shall I begin with?')]
  const others = intents.filter((intent) => !isToolIntent(intent))
  return [...joined.filter(isWrite), ...joined.filter((intent) => !isWrite(intent)), ...others]
}

const PROPOSING: ReadonlySet<ToolIntent['tool']> = new Set<ToolIntent['tool']>([
  'propose_food_log',
  'propose_recipe_log',
  'repeat_meal',
  'change_proposal',
  'update_user_goal',
  'calculate_recommended_goals',
])

/** Joins the foods of one message with the same meal and day into one proposal. */
function joinProposals(intents: readonly ToolIntent[]): ToolIntent[] {
  const joined: ToolIntent[] = []
  for (const intent of intents) {
    const before = joined.find(({ tool }) => tool === 'propose_food_log')
    const isJoined =
      intent.tool === 'propose_food_log' &&
      before?.tool === 'propose_food_log' &&
      (intent.arguments.meal ?? before.arguments.meal) === before.arguments.meal &&
      (intent.arguments.day ?? before.arguments.day) === before.arguments.day
    if (isJoined) before.arguments.items.push(...intent.arguments.items)
    else joined.push(intent)
  }
  return joined
}

/** Joins what one message tells of a body: "remember that I weigh 80 kg and I'm 34" asks for both to be kept. */
function joinBodies(intents: readonly ToolIntent[]): ToolIntent[] {
  const joined: ToolIntent[] = []
  for (const intent of intents) {
    const before = joined.find(({ tool }) => tool === 'remember_body')
    if (intent.tool === 'remember_body' && before?.tool === 'remember_body')
      before.arguments = joinedBody(before.arguments, intent.arguments)
    else joined.push(intent)
  }
  return joined
}

type Body = NutritionArguments<'remember_body'>

function joinedBody(first: Body, second: Body): Body {
  const told = Object.fromEntries(Object.entries(second).filter(([, value]) => value !== null))
  return { ...first, ...told, asked: first.asked || second.asked }
}
