import type { RunningTurn, TurnDependencies } from './running-turn.ts'
import type { TurnRecord } from '../state/turn-record.ts'
import type { TurnState } from '../state/turn-state.ts'

/** A node: reads the state, does one thing and gives a record of what happened, which the loop folds. */
export type NodeFunction = (
  turn: RunningTurn,
  state: TurnState,
  dependencies: TurnDependencies,
) => Promise<TurnRecord>
