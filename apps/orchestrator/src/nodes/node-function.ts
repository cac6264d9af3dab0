import type { RunningTurn, TurnDependencies } from '../turn/running-turn.ts'
import type { TurnRecord } from '../turn/turn-record.ts'
import type { TurnState } from '../turn/turn-state.ts'

/** What every node is: it looks at the state, does one thing, and says what happened. The loop folds it. */
export type NodeFunction = (
  turn: RunningTurn,
  state: TurnState,
  dependencies: TurnDependencies,
) => Promise<TurnRecord>
