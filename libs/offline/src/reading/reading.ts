import type { TurnBrief } from '@alfred/contracts'
import type { Question } from './intent.ts'

/** The context in which a message is read. */
export type Situation = Omit<TurnBrief, 'message'> & {
  /** True when a step resumes after a question: the message is the one that the step was made for. */
  isResumed: boolean
}

/** The meaning of a message. A wish takes more than one call, decided while it is carried out. */
export type Reading<Call, Wish, Mention = string, Unclear = Question> = {
  /** The requested calls with their arguments, in calling order. */
  calls: readonly Call[]
  wishes: readonly Wish[]
  /** The mentioned entities. */
  mentions: readonly Mention[]
  /** The questions about what the message leaves open. */
  unclear: readonly Unclear[]
  /** The message combined with what it answers. */
  text: string
  /** True when the person answered or confirmed: continue, and ask no more. */
  isAnswer: boolean
}

/**
 * Reads a message. Pure: the same message in the same situation has the same reading. Another way of understanding
 * messages replaces this function only; the part that answers the prompts (answer-prompts.ts) stays.
 */
export type Read<Call, Wish, Mention = string, Unclear = Question, Given = Situation> = (
  message: string,
  situation: Given,
) => Reading<Call, Wish, Mention, Unclear>

/** Was nothing understood? */
export function isEmpty({ calls, wishes, unclear }: Reading<unknown, unknown>): boolean {
  return calls.length + wishes.length + unclear.length === 0
}

/** Was nothing understood but that something was said: "What shall I do about that?" */
export function isOnlyPuzzled({ calls, wishes, unclear }: Reading<unknown, unknown>): boolean {
  return calls.length + wishes.length === 0 && unclear.every(({ asks }) => asks?.slot === 'message')
}

/** Have foods or amounts to be asked for, and nothing else, beside what was understood: "How much took, exactly?" */
export function asksBesideCalls({ wishes, unclear }: Reading<unknown, unknown>): boolean {
  return (
    wishes.length === 0 &&
    unclear.length > 0 &&
    unclear.every(({ asks }) => asks?.slot === 'food' || asks?.slot === 'amount')
  )
}

/** Was nothing understood but foods, with or without their amounts, that have to be asked for? They may have been no foods. */
export function asksForFoods(reading: Reading<unknown, unknown>): boolean {
  const { calls, unclear } = reading
  return calls.length === 0 && asksBesideCalls(reading) && unclear.some(({ asks }) => asks?.slot === 'food')
}

/** The refs of the entities that the message mentions, resolved before it came here. */
export function mentionsIn({ understanding }: Pick<Situation, 'understanding'>): string[] {
  return understanding.entity_mentions.flatMap(({ resolved_ref }) => resolved_ref ?? [])
}
