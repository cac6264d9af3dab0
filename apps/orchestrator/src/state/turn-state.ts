import type {
  AgentContext,
  Handoff,
  Mode,
  ModelCall,
  Pending,
  Plan,
  Route,
  ShownEntity,
  TurnBrief,
  TurnStatus,
  Understanding,
  WireError,
} from '@alfred/contracts'
import type { z } from 'zod'
import type { KeptArtifact } from '../memory/artifacts.ts'
import type { Goal } from '../memory/constraints.ts'
import type { Session } from '../memory/session.ts'
import type { ConversationState } from '../memory/conversation-state.ts'
import type { RefRegistry } from '../memory/registry.ts'
import type {
  agentAddressSchema,
  frameSchema,
  openDecisionSchema,
  StoredPending,
  stepStateSchema,
  Waiting,
} from '../memory/stored-pending.ts'
import type { Node } from './transitions.ts'
import type { LookBack } from './turn-record.ts'

/** A sentence that tells what happened: good news or not, something changed or only looked at. */
export type Fact = { text: string; isFailure: boolean; isChange: boolean }

export type AgentAddress = z.infer<typeof agentAddressSchema>
export type OpenDecision = z.infer<typeof openDecisionSchema>
export type StepState = z.infer<typeof stepStateSchema>
export type Frame = z.infer<typeof frameSchema>

/** What a turn leaves for the person to answer. */
export type Offer = Pick<Pending, 'kind' | 'summary' | 'options' | 'data' | 'version' | 'asks'> & {
  waiting: Waiting
}

/** How the work of a turn ended; the reply tells it, the commit stores it. */
export type Ending = {
  status: Extract<TurnStatus, 'done' | 'partial' | 'blocked' | 'failed' | 'cancelled'>
  error: WireError | null
  /** Something of ours broke; nobody decided that this cannot be done. Told as an error event when nothing was changed. */
  isBreakdown: boolean
  /** Said as it stands, by code: small talk, a proposal that was put aside. */
  said: string | null
  questions: string[]
  options: string[]
  proposal: string | null
  offer: Offer | null
}

/** Everything that is true of a running turn. Made from records alone, so equal records give equal states. */
export type TurnState = {
  /** The mode that the turn runs in: that of the request, or plan when it turned out to need one. */
  readonly mode: Mode
  readonly node: Node
  readonly recordsFolded: number
  /** What the person wants: their message, or an earlier one that this one completes. */
  readonly message: string
  readonly pending: StoredPending | null
  /** The pending item was answered, dropped or replaced: it does not outlive this turn. */
  readonly isPendingClosed: boolean
  readonly answered: TurnBrief['answered']
  readonly understanding: Understanding | null
  readonly gathered: Readonly<Record<string, AgentContext>>
  readonly goal: Goal | null
  readonly route: Route | null
  readonly agent: AgentAddress | null
  readonly plan: Plan | null
  readonly steps: readonly StepState[]
  /** Plans that wait for the agent that they called, the outermost first. */
  readonly frames: readonly Frame[]
  readonly agentCalls: number
  readonly replans: number
  /** How often each reason to be stuck came up. */
  readonly blockedTimes: Readonly<Record<string, number>>
  readonly replanBecause: string | null
  /** Failures of a plan that was given up; told unless the next plan gets anything done. */
  readonly carriedFailures: readonly string[]
  readonly stepsCompleted: number
  readonly stepsPlanned: number
  readonly decisions: number
  readonly facts: readonly Fact[]
  /** Said by code behind the reply, whatever a model writes: what was put aside, what was refused. */
  readonly notes: readonly string[]
  readonly toolsCalled: readonly string[]
  readonly changes: readonly { entity: ShownEntity; op: 'created' | 'updated' | 'deleted' }[]
  readonly artifacts: readonly KeptArtifact[]
  /** Refs that were generated in this turn, and those that were saved in it. */
  readonly generated: readonly { ref: string; type: string }[]
  readonly savedArtifacts: readonly { ref: string; type: string }[]
  readonly offer: Offer | null
  /** What the conversation keeps while a person cooks or brainstorms, and what leaving it came to. */
  readonly session: Session | null
  readonly handoff: Handoff | null
  readonly registry: RefRegistry
  readonly modelCalls: readonly ModelCall[]
  /** What the turn is to tell or to take back of what was done before. */
  readonly lookBack: LookBack | null
  readonly ending: Ending | null
}

/** Where a turn begins: with its message, and with what the conversation hands it. */
export function initialTurnState(
  { message, mode }: { message: string; mode: Mode },
  conversation: Pick<ConversationState, 'registry' | 'goal' | 'artifacts' | 'pending' | 'session'>,
): TurnState {
  return {
    mode,
    node: 'receive',
    recordsFolded: 0,
    message,
    pending: conversation.pending,
    isPendingClosed: false,
    answered: null,
    understanding: null,
    gathered: {},
    goal: conversation.goal,
    route: null,
    agent: null,
    plan: null,
    steps: [],
    frames: [],
    agentCalls: 0,
    replans: 0,
    blockedTimes: {},
    replanBecause: null,
    carriedFailures: [],
    stepsCompleted: 0,
    stepsPlanned: 0,
    decisions: 0,
    facts: [],
    notes: [],
    toolsCalled: [],
    changes: [],
    artifacts: conversation.artifacts,
    generated: [],
    savedArtifacts: [],
    offer: null,
    session: conversation.session,
    handoff: null,
    registry: conversation.registry,
    modelCalls: [],
    lookBack: null,
    ending: null,
  }
}
