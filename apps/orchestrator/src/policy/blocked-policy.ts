import type { BlockedCode } from '@alfred/contracts'

export type BlockedReaction = 'ask_user' | 'retry' | 'replan' | 'fail'

type Row = { code: BlockedCode; retryable: boolean | 'either'; reactions: readonly BlockedReaction[] }

/**
 * What follows when an agent is blocked (spec S2.6, ruling R1): the first reaction the first time, the next one
 * when the same code comes again in the turn, and the last one from then on. The person is asked for what only they
 * know; otherwise the step is retried or the plan is made again; otherwise the turn fails. The agent's
 * `suggested_next` is ignored.
 */
export const blockedPolicy: readonly Row[] = [
  { code: 'INSUFFICIENT_INFORMATION', retryable: 'either', reactions: ['ask_user'] },
  { code: 'AMBIGUOUS_INPUT', retryable: 'either', reactions: ['ask_user'] },
  { code: 'PLAN_INVALID', retryable: 'either', reactions: ['replan', 'replan', 'fail'] },
  { code: 'TOOL_FAILURE', retryable: true, reactions: ['retry', 'replan', 'fail'] },
  { code: 'TOOL_FAILURE', retryable: false, reactions: ['replan', 'fail'] },
  { code: 'MISSING_CONTENT', retryable: 'either', reactions: ['replan', 'fail'] },
  { code: 'MISSING_REFS', retryable: 'either', reactions: ['replan', 'fail'] },
  { code: 'VALIDATION_ERROR', retryable: 'either', reactions: ['retry', 'fail'] },
]

/**
 * The reaction to a code that came up `times` times before in this turn. When no replan is left, a replan becomes a
 * failure.
 */
export function reactTo(
  code: BlockedCode,
  given: { retryable: boolean; times: number; replansLeft: number },
): BlockedReaction {
  const row = blockedPolicy.find(
    (one) => one.code === code && (one.retryable === 'either' || one.retryable === given.retryable),
  )
  const reactions = row?.reactions ?? ['fail']
  const reaction = reactions[Math.min(given.times, reactions.length - 1)] ?? 'fail'
  return reaction === 'replan' && given.replansLeft <= 0 ? 'fail' : reaction
}
