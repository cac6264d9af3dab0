import { tellNarrative } from '../memory/narrative.ts'
import type { TurnBrief, Understanding } from '@alfred/contracts'
import { workingSet } from '../memory/working-set.ts'
import { withoutIds, withoutIdsIn } from '../memory/without-ids.ts'
import { openPending } from '../memory/make-pending.ts'
import type { RunningTurn } from '../running/running-turn.ts'
import type { TurnState } from '../state/turn-state.ts'
import { tellPending } from './tell-pending.ts'

/**
 * The brief that an agent gets of the turn: no person, no ids, only what it needs. @throws TypeError when the turn
 * is not routed.
 */
export function briefOf(turn: RunningTurn, state: TurnState): TurnBrief {
  const { claim, conversation } = turn
  if (!state.route) throw new TypeError('A brief needs a routed turn.')
  const pending = openPending(state, claim.asked_at)
  const told = Object.values(state.gathered)
  return withoutIdsIn({
    message: withoutIds(state.message),
    mode: state.mode,
    asked_at: claim.asked_at,
    time_zone: claim.time_zone,
    locale: state.locale,
    understanding: state.understanding ?? plainUnderstanding(),
    route: state.route,
    entities: workingSet(state),
    constraints: {
      permanent: told.flatMap(({ constraints }) => constraints),
      goal: state.goal && {
        description: state.goal.description,
        constraints: [...state.goal.constraints],
        subdomain: state.goal.subdomain,
      },
    },
    profile: told.flatMap(({ profile }) => profile),
    dashboard: state.gathered[state.route.agent ?? '']?.dashboard ?? {},
    context: told.flatMap(({ blocks }) => blocks),
    answered: state.answered,
    pending: pending && { ...tellPending(pending), data: pending.wire.data },
    artifacts: state.artifacts.map(({ ref, type, label }) => ({ ref, type, label })),
    recent_turns: conversation.recent_turns,
    earlier: tellNarrative(conversation.narrative, state.message),
  })
}

/** A substitute understanding for a message that no model has read. */
export function plainUnderstanding(): Understanding {
  return {
    processed_message: '',
    entity_mentions: [],
    disambiguation: null,
    constraint_snapshot: {
      new_constraints: [],
      override_constraints: [],
      reset_goal: false,
      goal_update: null,
      source_phrases: [],
    },
    entity_curation: { keep: [], drop: [], clear_all: false },
    pending_reply: null,
    quick_mode: false,
    quick_mode_confidence: 'medium',
    quick_intent: null,
    quick_subdomain: null,
    quick_call: null,
  }
}
