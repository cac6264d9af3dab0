import type { BlockedCode } from '@alfred/contracts'

export type BlockedReaction = 'ask_user' | 'retry' | 'replan' | 'fail'

type Row = { code: BlockedCode; retryable: boolean | 'either'; reactions: readonly BlockedReaction[] }

/**
 * What follows when an agent says that it is stuck (spec S2.6, ruling R1): the first reaction the first time, the
 * next one when the same happens again in this turn; the last one stands. Three tiers: the person is asked for
 * what only they have; the step or the plan is tried otherwise; or it fails with grace. The agent's
 * `suggested_next` is a hint that this table does not even read.
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

/** The reaction to a code that has come up `times` times before in this turn. A replan that is not left is a failure. */
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
