import type { RunningTurn, TurnDependencies } from './running-turn.ts'
import type { TurnRecord } from '../state/turn-record.ts'
import type { TurnState } from '../state/turn-state.ts'

/** What every node is: it looks at the state, does one thing, and says what happened. The loop folds it. */
export type NodeFunction = (
  turn: RunningTurn,
  state: TurnState,
  dependencies: TurnDependencies,
) => Promise<TurnRecord>
