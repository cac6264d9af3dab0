import type { TurnBrief } from '@alfred/contracts'
import type { Question } from './intent.ts'

/** What is known while a message is read. */
export type Situation = Omit<TurnBrief, 'message'> & {
  /** A step that had asked goes on: the message is the one that it was made for. */
  isResumed: boolean
}

/** What a message means. A wish is what takes more than one call, decided while it is carried out. */
export type Reading<Call, Wish, Mention = string, Unclear = Question> = {
  /** The calls that it asks for, with their arguments, in the order in which they are to be made. */
  calls: readonly Call[]
  wishes: readonly Wish[]
  /** What it points at. */
  mentions: readonly Mention[]
  /** What has to be asked, because it cannot be told from the message. */
  unclear: readonly Unclear[]
  /** The message, put together with what it answers. */
  text: string
  /** The person has answered or confirmed what was asked or proposed: go on, and ask no more. */
  isAnswer: boolean
}

/**
 * Reads a message: pure, and the same for the same message in the same situation. Whoever understands messages in
 * another way puts another one in its place; what answers the prompts (answer-prompts.ts) stays.
 */
export type Read<Call, Wish, Mention = string, Unclear = Question, Given = Situation> = (
  message: string,
  situation: Given,
) => Reading<Call, Wish, Mention, Unclear>

/** Nothing was understood. */
export function isEmpty({ calls, wishes, unclear }: Reading<unknown, unknown>): boolean {
  return calls.length + wishes.length + unclear.length === 0
}

/** The refs that the message was found to point at before it came here. */
export function mentionsIn({ understanding }: Pick<Situation, 'understanding'>): string[] {
  return understanding.entity_mentions.flatMap(({ resolved_ref }) => resolved_ref ?? [])
}
