import type { Ask, TurnBrief } from '@alfred/contracts'
import { withoutEnding } from '@alfred/language'
import { mergeAnswers } from '../reading/answers.ts'

/** What a message asks for, with what it answers put together. */
export type Said = {
  text: string
  /** The person has answered or confirmed what was asked or proposed: go on, and ask no more (clarify layer). */
  isAnswer: boolean
}

const YES =
  /^(?:(?:yes|yep|yeah|sure|ok|okay|please|do it|go ahead|go for it|sounds good|looks good|perfect|great|fine|that works|correct|right|exactly|of course|y)\b[\s,.!]*)+(?:but\b|except\b)?[\s,]*/i

/** Reads a message together with what it answers. A called agent is asked by the goal of the call, not by the person. */
export function saidIn(brief: TurnBrief): Said {
  const { message } = brief
  const answered = brief.answered ?? yesToPending(brief)
  if (answered === null || answered.message === message) return { text: message, isAnswer: false }
  return mergeAnswer(answered)
}

type Answered = Pick<NonNullable<TurnBrief['answered']>, 'asks' | 'message' | 'answer'>

/** Puts an answer together with the message that was asked about. */
export function mergeAnswer({ asks = [], message: earlier, answer }: Answered): Said {
  // "Yes" is no food, and no amount of it.
  if (asks.some(isForFood) && namesNothing(answer)) return { text: answer, isAnswer: true }
  const merged = mergeAnswers(earlier, asks, answer)
  return merged === undefined
    ? { text: goneOn(earlier, answer), isAnswer: true }
    : { text: merged, isAnswer: false }
}

const isForFood = ({ slot }: Ask): boolean => slot === 'food' || slot === 'amount'
const NAMES_NOTHING =
  /^(?:yes|yep|yeah|no|nope|sure|ok|okay|please|it|them|that|those|this|the same|whatever|(?:i )?(?:do not|don't) know|do it|go ahead)(?:[ ,]+(?:please|thanks))?$/i

/** "Yes please, italian" says yes to what is open, though it says more. */
function yesToPending(brief: TurnBrief): Answered | null {
  return YES.exec(brief.message)?.[0] ? openQuestion(brief) : null
}

/** What is still open, with the message that it was asked about, if that was the last one. */
export function openQuestion({ pending, recent_turns, message }: TurnBrief): Answered | null {
  const last = recent_turns.at(-1)?.message
  const about = pending?.message
  if (!pending || last === undefined || about === undefined) return null
  // A second question keeps what the first one was about, with the answer to it behind.
  return about === last || about.endsWith(`\n${last}`)
    ? { asks: pending.asks, message: last, answer: message }
    : null
}

function goneOn(earlier: string, answer: string): string {
  const rest = answer.replace(YES, (yes) => (/\b(?:but|except)\b/i.test(yes) ? 'but ' : '')).trim()
  return rest === '' ? earlier : `${bare(earlier)}. ${rest}`
}

/** Is the answer to a question for a food none: a yes, a no, an "it"? */
export function namesNothing(answer: string): boolean {
  return NAMES_NOTHING.test(bare(answer))
}

function bare(text: string): string {
  return withoutEnding(text.trim(), '.?!')
}
