import { completedMessage, namesNothing } from '../reading/answers.ts'
import { isUnread } from '../reading/made-of-scraps.ts'
import { keepsNumbers, withoutClock } from '../reading/keeps-numbers.ts'
import { asksForFoods, mentionsIn } from '../reading/reading.ts'
import type { Read, Reading as ReadingOf, Situation } from '../reading/reading.ts'
import { ask, isBeside, openSlot } from '../reading/intent.ts'
import {
  CALORIES_BURNED,
  caloriesAnswered,
  isOtherwiseMeant,
  rewordMessage,
  spelledMessage,
} from '../understanding/index.ts'
import { isToolIntent, isWish } from './coach-intent.ts'
import type { Intent, ToolIntent, Wish } from './coach-intent.ts'
import { besideWhatWaits, ofDaySpokenOf } from './beside-what-waits.ts'
import { knownBesideWhatWaits, withKnownOfAsked } from './gone-past-amount.ts'
import { putRightInDiary, readCoachMessage } from './read-coach-message.ts'

export type Reading = ReadingOf<ToolIntent, Wish>

/** Reads a message into the coach's calls, wishes and open questions. */
export const readCoach: Read<ToolIntent, Wish> = (message, situation) => {
  const intents = readOrReword(spelledMessage(message), situation)
  const known = knownBesideWhatWaits(intents, { ...situation, message })
  const whole = withKnownOfAsked(known, situation)
  const beside = besideWhatWaits(whole, situation)
  return readingOf(ofDaySpokenOf(beside, { ...situation, message }), message, situation)
}

function readingOf(intents: readonly Intent[], message: string, situation: Situation): Reading {
  return {
    calls: intents.filter(isToolIntent),
    wishes: intents.filter(isWish),
    unclear: intents.filter((intent) => intent.tool === 'question'),
    mentions: mentionsIn(situation),
    text: message,
    isAnswer: situation.answered !== null,
  }
}

/** Reads a message; one that these rules do not know in their own words, or take for something else, as the trained reader has it. */
function readOrReword(message: string, situation: Situation): Intent[] {
  const burned = readBurned(situation)
  if (burned !== undefined) return burned
  const right = situation.answered === null ? putRightInDiary({ ...situation, message }) : undefined
  if (right !== undefined) return right
  const completed = situation.answered === null ? undefined : completedMessage(situation.answered)
  if (completed !== undefined) return readOrReword(completed, { ...situation, answered: null })
  const intents = readCoachMessage({ ...situation, message })
  if (situation.answered !== null || isOnlyAsked(intents)) return intents
  // A question that says what it is about was read, though no answer can be put into it.
  const isPuzzled = intents.every(
    (intent) => intent.tool === 'question' && intent.asks?.slot === 'message' && !isBeside(intent),
  )
  const isMistaken = isOtherwiseMeant(
    message,
    situation,
    intents.filter((intent) => intent.tool !== 'question').map(({ tool }) => tool),
  )
  const read = readingOf(intents, message, situation)
  // How much was eaten is asked all the same, where that lacks alone.
  if (!isMistaken && (isUnread(read) || asksForFoods(read))) {
    const said = rewordMessage(message, situation, 'coach')
    const isLosing = said === undefined || !keepsNumbers(withoutClock(message), said)
    const whole = isLosing ? [] : readCoachMessage({ ...situation, message: said })
    return whole.length > 0 && whole.every((intent) => intent.tool !== 'question' || isBeside(intent))
      ? whole
      : intents
  }
  if (!isPuzzled && !isMistaken) return intents
  const text = rewordMessage(message, situation, 'coach')
  if (text !== undefined) return readCoachMessage({ ...situation, message: text })
  return isMistaken ? [] : intents
}

/** What would come of eating something, or of leaving it out, was read by its form: whatever it resembles, nothing is logged. */
function isOnlyAsked(intents: readonly Intent[]): boolean {
  const tools = intents.map(({ tool }) => tool)
  const isWhatIf = tools[0] === 'get_today_progress' && tools[1] === 'lookup_nutrition'
  return isWhatIf || (tools[0] === 'lookup_nutrition' && tools[1] === 'question')
}

/** What answers the question for the calories of a workout: its minutes are none, so that they are asked for again. */
function readBurned(situation: Situation): Intent[] | undefined {
  const { answered } = situation
  if (answered?.asked.endsWith(CALORIES_BURNED) !== true || namesNothing(answered.answer)) return undefined
  const said = caloriesAnswered(answered.answer)
  if (said === undefined) return [ask(CALORIES_BURNED, openSlot('food'))]
  return readOrReword(`${answered.message}, ${said}`, { ...situation, answered: null })
}
