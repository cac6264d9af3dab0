import type {
  ModelCall,
  Plan,
  PlanStep,
  Route,
  ShownCall,
  TurnStatus,
  Understanding,
  WireError,
} from '@alfred/contracts'
import type { ShownEntity, ToolCall } from '@alfred/contracts'
import type { SessionRegistry } from '../session/registry.ts'
import type { RefusedCall } from './turn-record.ts'
import type { Node } from './transitions.ts'

/** A sentence that tells what happened, and whether it is good news. */
export type Fact = { text: string; isFailure: boolean }

export type AgentAddress = { domain: string; version: number }

/** A decision that has been made and not been applied yet. */
export type OpenDecision = {
  ordinal: number
  calls: ToolCall[]
  refused: RefusedCall[]
  /** The arguments as the model wrote them, by call: what may be shown to it again. */
  written: ReadonlyMap<number, Record<string, unknown>>
  isStepComplete: boolean
}

/** How the work of a turn ended; the reply tells it, the commit stores it. */
export type Ending = {
  status: Extract<TurnStatus, 'done' | 'partial' | 'blocked' | 'failed' | 'cancelled'>
  error: WireError | null
  /** Something of ours broke; nobody decided that this cannot be done. Told as an error event when nothing was changed. */
  isBreakdown: boolean
  questions: string[]
  options: string[]
  proposal: string | null
}

/** Everything that is true of a running turn. Made from records alone, so equal records give equal states. */
export type TurnState = {
  readonly node: Node
  readonly recordsFolded: number
  readonly understanding: Understanding | null
  readonly route: Route | null
  readonly agent: AgentAddress | null
  readonly plan: Plan | null
  readonly replans: number
  readonly replanBecause: string | null
  readonly stepIndex: number
  readonly stepsCompleted: number
  readonly stepsPlanned: number
  readonly decisionsInStep: number
  readonly decisions: number
  readonly open: OpenDecision | null
  /** What already happened in the current step, as the model may see it. */
  readonly thisStep: readonly ShownCall[]
  readonly facts: readonly Fact[]
  /** Failures of the step's last decision; a later decision that does better makes them history. */
  readonly openFailures: readonly string[]
  readonly toolsCalled: readonly string[]
  readonly changes: readonly { entity: ShownEntity; op: 'created' | 'updated' | 'deleted' }[]
  readonly registry: SessionRegistry
  readonly modelCalls: readonly ModelCall[]
  readonly ending: Ending | null
}

export function initialTurnState(registry: SessionRegistry): TurnState {
  return {
    node: 'understand',
    recordsFolded: 0,
    understanding: null,
    route: null,
    agent: null,
    plan: null,
    replans: 0,
    replanBecause: null,
    stepIndex: 0,
    stepsCompleted: 0,
    stepsPlanned: 0,
    decisionsInStep: 0,
    decisions: 0,
    open: null,
    thisStep: [],
    facts: [],
    openFailures: [],
    toolsCalled: [],
    changes: [],
    registry,
    modelCalls: [],
    ending: null,
  }
}

/** The step that is being worked on; undefined when there is no plan or it is through. */
export function currentStep(state: TurnState): PlanStep | undefined {
  return state.plan?.steps[state.stepIndex]
}
