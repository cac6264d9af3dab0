import type { Ask, TurnBrief } from '@alfred/contracts'
import { withoutEnding } from '@alfred/language'
import { mergeAnswers, namesNothing } from '../reading/answers.ts'

/** The request of a message, combined with what it answers. */
export type Said = {
  text: string
  /** True when the person answered or confirmed: continue, and ask no more (clarify layer). */
  isAnswer: boolean
}

const YES =
  /^(?:(?:yes|yep|yeah|sure|ok|okay|please|do it|go ahead|go for it|sounds good|looks good|perfect|great|fine|that works|correct|right|exactly|of course|y)\b[\s,.!]*)+(?:but\b|except\b)?[\s,]*/i

/** Does an answer begin with a yes, whatever stands behind it? */
export const beginsWithYes = (answer: string): boolean => YES.test(answer.trim())

/** Combines a message with what it answers. A called agent reads the goal of the call, not the person's message. */
export function saidIn(brief: TurnBrief): Said {
  const { message } = brief
  const answered = brief.answered ?? yesToPending(brief)
  if (answered === null || answered.message === message) return { text: message, isAnswer: false }
  return mergeAnswer(answered)
}

type Answered = Pick<NonNullable<TurnBrief['answered']>, 'asks' | 'message' | 'answer'>

/** Combines an answer with the message that was asked about. */
export function mergeAnswer({ asks = [], message: earlier, answer }: Answered): Said {
  // "Yes" is neither a food nor an amount.
  if (asks.some(isForFood) && namesNothing(answer)) return { text: answer, isAnswer: true }
  if (asks[0]?.slot === 'recipe' && NO_RECIPE.test(answer.trim())) return { text: answer, isAnswer: false }
  const merged = mergeAnswers(earlier, asks, answer)
  return merged === undefined
    ? { text: goneOn(earlier, answer), isAnswer: true }
    : { text: merged, isAnswer: false }
}

/** What begins so is said to something else than "Which recipe do you mean?" */
const NO_RECIPE =
  /^(?:yes|yeah|yep|no|nope|ok|okay|sure|add|put|stick|show|tell|plan|move|i|i'm|i've|we|we're|we've|what|how|when|why|where)\b/i

const isForFood = ({ slot }: Ask): boolean => slot === 'food' || slot === 'amount'
/**
 * The open question or proposal, if the message begins with a yes to it: "yes please, italian". Null otherwise, and for a message that asks
 * something itself: "Perfect. And what do I need for it?" says yes to nothing.
 */
function yesToPending(brief: TurnBrief): Answered | null {
  return YES.test(brief.message) && !brief.message.includes('?') ? openQuestion(brief) : null
}

/** The open question or proposal with the message that it is about, if that was the last message. Null otherwise. */
export function openQuestion({ pending, recent_turns, message }: TurnBrief): Answered | null {
  const last = recent_turns.at(-1)?.message
  const about = pending?.message
  if (!pending || last === undefined || about === undefined || isOfDiary(pending.data)) return null
  // A second question keeps the message of the first one, followed by its answer.
  return about === last || about.endsWith(`\n${last}`)
    ? { asks: pending.asks, message: last, answer: message }
    : null
}

/** What waits to be logged was asked of the diary: read in the kitchen, what was eaten would be put into the fridge. */
const OF_DIARY: ReadonlySet<unknown> = new Set(['food_log', 'recipe_log', 'recipe_selection', 'goal_update'])

const isOfDiary = (data: NonNullable<TurnBrief['pending']>['data']): boolean => OF_DIARY.has(data?.['kind'])

function goneOn(earlier: string, answer: string): string {
  const rest = answer.replace(YES, (yes) => (/\b(?:but|except)\b/i.test(yes) ? 'but ' : '')).trim()
  return rest === '' ? earlier : `${bare(earlier)}. ${rest}`
}

function bare(text: string): string {
  return withoutEnding(text.trim(), '.?!')
}
