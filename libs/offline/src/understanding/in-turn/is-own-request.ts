import { readLearned } from '../learned.ts'
import { ANSWER, SEVERAL } from '../meanings/meanings.ts'
import { isBareAmount, isNameAlone, mayAnswer } from './may-answer.ts'
import { MESSAGE_MAX, nearestReading, sharesOfMeanings } from '../read-message.ts'
import type { Situation } from '../things/situation.ts'
import { situationOf, slotAsked, type Told } from './situation-of-turn.ts'
import { domainOf } from '../meanings/tools.ts'
import { nobody, toolsAmong } from './tools-meant.ts'

/** How probable the tools have to be together that did not ask. */
const SURE = 0.8
/** A message that is less probably an answer is a request where it would surely be one by itself. */
const LIKELY_AN_ANSWER = 0.8
const SURE_BY_ITSELF = 0.9
/** From here on a message is read part by part. */
const SAYS_SEVERAL = 0.5
/** What is said to the question itself. */
const ANSWERING = [ANSWER, 'confirm', 'select', 'edit_open']

/** Where it is not known what is asked for, a message of fewer words may be the answer, whatever else it means. */
const WORDS_MIN = 6
/** What people tell of themselves answers many a question, where it is not known what is asked for. */
const TELLING = new Set([
  'remember_preference',
  'remember_fact',
  'plan_meals',
  'generate_plan',
  'create_recipe',
])

/** Amounts of foods and nothing else answer what is asked for, whatever they would be by themselves. */
const ONLY_AMOUNTS =
  /^(?:(?:about|around|roughly|maybe|only|just|say|probably|nearly|almost) )?\d(?!.*\b(?:for|in|on|at|from|to|and then|i|we|ate|had|drank|log|add|put|buy|bought|used|cooked|made|today|yesterday|tomorrow)\b)/i

/** So does how much of all is meant, alone: "everything except the butter", "both". */
const ONLY_PARTS =
  /^(?:everything|both|the lot|none|all)(?: of (?:it|them|those))?(?:,? (?:except|but|apart from|without) .{1,60})?[.!]*$/i

/** Does a message ask for something else than the open question, so that it is no answer to it? */
export function isOwnRequest(message: string, told: Told): boolean {
  if (message.length > MESSAGE_MAX || answersAlone(message.trim())) return false
  const situation = situationOf(told)
  const { of } = situation.open ?? {}
  const asks = slotAsked(told.pending ?? {})
  if (asks === undefined) return isLongRequest(message)
  const asking = new Set([of?.tool, ...(told.pending?.asks ?? []).map(({ tool }) => tool)])
  const isOther = ({ tool }: { tool: string }): boolean => !asking.has(tool)
  const about = told.pending?.asks?.[0]?.about ?? ''
  if (/quantity|servings/.test(asks) && isBareAmount(message, situation)) return false
  if (/food|recipe/.test(asks) && isNameAlone(message, situation)) return false
  if (!mayAnswer(message, situation, { asks, about })) return true
  const shares = sharesOfMeanings(message, situation, readLearned())
  const share = (label: string): number => shares.get(label) ?? 0
  if (sumOf(toolsAmong(shares).filter(isOther)) >= SURE) return true
  if (share(SEVERAL) >= SAYS_SEVERAL) return asksOnlyForOthers(message, situation, isOther)
  const isLikelyAnAnswer = ANSWERING.reduce((sum, label) => sum + share(label), 0) >= LIKELY_AN_ANSWER
  return !isLikelyAnAnswer && byItself(message).some((one) => isOther(one) && one.share >= SURE_BY_ITSELF)
}

const answersAlone = (said: string): boolean => ONLY_AMOUNTS.test(said) || ONLY_PARTS.test(said)

/** Is a message a request by its length and its words, where nothing tells what it would answer? */
function isLongRequest(message: string): boolean {
  if (message.trim().split(/\s+/).length < WORDS_MIN) return false
  // What lacks something, such as an amount without its food, may well be an answer.
  if (nearestReading(message, nobody, readLearned()).reading.kind !== 'acts') return false
  return sumOf(byItself(message).filter(({ tool }) => !TELLING.has(tool))) >= SURE
}

/** Does no part of a message answer the question, and one ask for something else? */
function asksOnlyForOthers(
  message: string,
  situation: Situation,
  isOther: (act: { tool: string }) => boolean,
): boolean {
  const { acts } = nearestReading(message, situation, readLearned()).reading
  return (
    acts.every((act) => isOther(act) && !ANSWERING.includes(act.tool)) &&
    acts.some(({ tool }) => domainOf(tool) !== undefined)
  )
}

/** What a message would mean if nothing were open. */
function byItself(message: string): ReturnType<typeof toolsAmong> {
  return toolsAmong(sharesOfMeanings(message, nobody, readLearned()))
}

function sumOf(meant: readonly { share: number }[]): number {
  return meant.reduce((sum, { share }) => sum + share, 0)
}
