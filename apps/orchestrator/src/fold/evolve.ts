import { AlfredError } from '@alfred/contracts'
import type { ModelCall } from '@alfred/contracts'
import { afterApplying } from './after-applying.ts'
import { afterDeciding } from './after-decision.ts'
import { afterKeeping } from './after-keeping.ts'
import { afterLookingBack } from './after-looking-back.ts'
import { afterPlanning } from './after-planning.ts'
import { afterReceiving } from './after-receiving.ts'
import { afterUnderstanding } from './after-understanding.ts'
import { end, giveUp, moveTo } from './endings.ts'
import { offerOfHandoff } from './offer-of-handoff.ts'
import { asShown } from '../memory/as-shown.ts'
import { beginNext } from './work.ts'
import type { Limits } from '../policy/limits.ts'
import type { Node } from '../state/transitions.ts'
import type { TurnRecord } from '../state/turn-record.ts'
import type { TurnState } from '../state/turn-state.ts'

/**
 * Folds one record into a turn's state. Pure (no clock, randomness or I/O): equal records give equal states, which
 * makes a takeover safe. @throws AlfredError INTERNAL when the record does not belong to the turn's node.
 */
export function evolve(state: TurnState, record: TurnRecord, limits: Limits): TurnState {
  const isGivenUp = record.kind === 'gave_up' && state.node !== 'reply'
  if (!isGivenUp && recordOf[state.node] !== record.kind) {
    throw new AlfredError('INTERNAL', `A turn at ${state.node} cannot take the record ${record.kind}.`)
  }
  const counted: TurnState = {
    ...state,
    recordsFolded: state.recordsFolded + 1,
    modelCalls: [...state.modelCalls, ...modelCallsIn(record)],
  }
  return beginNext(fold(counted, record, limits), state.node, limits)
}

/** The model calls that a record tells of. */
export function modelCallsIn(record: TurnRecord): readonly ModelCall[] {
  return ('model_calls' in record ? record.model_calls : undefined) ?? []
}

function fold(counted: TurnState, record: TurnRecord, limits: Limits): TurnState {
  switch (record.kind) {
    case 'received':
      return afterReceiving(counted, record.path, limits)
    case 'understood':
      return afterUnderstanding(counted, record, limits)
    case 'kept':
      return afterKeeping(counted, record, limits)
    case 'routed': {
      const routed = { ...counted, route: record.route, agent: record.agent }
      return record.agent ? moveTo('think', routed) : end(routed, { status: 'done' })
    }
    case 'planned':
      return afterPlanning(counted, record, limits)
    case 'decided':
      return afterDeciding(counted, record.decisions, limits)
    case 'applied':
      return afterApplying(counted, record, limits)
    case 'looked_back':
      return afterLookingBack(counted, record.outcome)
    case 'session_opened':
      return end({ ...counted, session: record.session }, { status: 'done' })
    case 'handed_off': {
      const handoff = asShown(record.handoff)
      const offer = offerOfHandoff(counted, handoff)
      return end({ ...counted, handoff }, { status: 'done', said: handoff.summary, offer })
    }
    case 'gave_up':
      return giveUp(counted, record)
  }
}

/** The record that each node produces; any node may produce `gave_up` instead. */
const recordOf: Record<Node, TurnRecord['kind'] | null> = {
  receive: 'received',
  understand: 'understood',
  keep: 'kept',
  route: 'routed',
  think: 'planned',
  act: 'decided',
  execute: 'applied',
  open_session: 'session_opened',
  hand_off: 'handed_off',
  look_back: 'looked_back',
  reply: null,
}
