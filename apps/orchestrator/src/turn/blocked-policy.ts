import type { BlockedCode } from '@alfred/contracts'

export type BlockedReaction = 'ask_user' | 'replan' | 'fail'

/**
 * What follows when an agent says that it is stuck (spec S2.6, ruling R1). The agent's
 * `suggested_next` is a hint that this table does not even read.
 */
export const blockedPolicy: Record<
  BlockedCode,
  { first: BlockedReaction; whenReplansAreSpent: BlockedReaction }
> = {
  INSUFFICIENT_INFORMATION: { first: 'ask_user', whenReplansAreSpent: 'ask_user' },
  AMBIGUOUS_INPUT: { first: 'ask_user', whenReplansAreSpent: 'ask_user' },
  PLAN_INVALID: { first: 'replan', whenReplansAreSpent: 'fail' },
  TOOL_FAILURE: { first: 'replan', whenReplansAreSpent: 'fail' },
  MISSING_CONTENT: { first: 'replan', whenReplansAreSpent: 'fail' },
  MISSING_REFS: { first: 'replan', whenReplansAreSpent: 'fail' },
  VALIDATION_ERROR: { first: 'fail', whenReplansAreSpent: 'fail' },
}
