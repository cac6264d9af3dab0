import type { Pending, PendingAnswer } from '@alfred/contracts'

/** An answer to what waits, with how it is shown among what was said. */
export type Answer = Pick<PendingAnswer, 'action' | 'edits'> & { shown: string }

/** What the lines of an offer are given. */
export type LinesProps = { pending: Pending; onAnswer(answer: Answer): void }
