import type { Pending } from '@alfred/contracts'
import type { Ending } from './turn-state.ts'

const PENDING_MINUTES = 30

/** What the conversation waits for after this turn, if anything (rulings R8 and R9). */
export function makePending(ending: Ending, made: { id: string; at: Date }): Pending | null {
  if (ending.status !== 'blocked') return null
  const kind =
    ending.proposal !== null ? 'proposal' : ending.options.length > 1 ? 'disambiguation' : 'question'
  return {
    id: made.id,
    kind,
    version: 1,
    summary: ending.proposal ?? ending.questions.join(' '),
    data: {},
    options: ending.options.map((label, index) => ({ key: String(index + 1), label })),
    expires_at: new Date(made.at.getTime() + PENDING_MINUTES * 60_000).toISOString(),
  }
}
