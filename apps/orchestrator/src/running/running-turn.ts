import { chatRequestSchema, compareEventIds, withoutUnseen } from '@alfred/contracts'
import type { ChatRequest, ToolOutcome, TurnEvent } from '@alfred/contracts'
import type { Apply } from '@alfred/db/apply'
import type { TurnClaim, TurnStore } from '@alfred/db/turns'
import type { Model } from '@alfred/llm'
import type { Bus } from '@alfred/messaging'
import type { Logger } from '@alfred/observability'
import type { AgentDirectory } from '../agents/agent-directory.ts'
import type { AskAgent } from '../agents/ask-agent.ts'
import { createTurnEmitter } from '../telling/turn-emitter.ts'
import type { TurnEmitter } from '../telling/turn-emitter.ts'
import type { ConversationState } from '../memory/conversation-state.ts'
import { readConversationState } from '../memory/conversation-state.ts'
import type { TokenSigner } from '../tokens/create-token-signer.ts'
import { createTurnTokens, type TurnTokens } from '../tokens/turn-tokens.ts'
import type { Limits } from '../policy/limits.ts'
import { createRecorder, readStoredRecords } from './recorder.ts'
import type { Recorder } from './recorder.ts'
import { createTraceRecorder } from './turn-trace.ts'
import type { TraceRecorder } from './turn-trace.ts'

/** What running a turn needs. */
export type TurnDependencies = {
  bus: Bus
  store: TurnStore
  /** Applies calls that belong to no agent, as part of the turn. */
  apply: (apply: Apply) => Promise<ToolOutcome[]>
  model: Model
  directory: AgentDirectory
  askAgent: AskAgent
  signer: TokenSigner
  limits: Limits
  logger: Logger
}

/** A turn that this process runs: its claim, its records and events, and the signal that stops it. */
export type RunningTurn = {
  readonly claim: TurnClaim
  readonly request: ChatRequest
  readonly conversation: ConversationState
  readonly recorder: Recorder
  readonly emitter: TurnEmitter
  readonly trace: TraceRecorder
  readonly signal: AbortSignal
  /** The turn token for an agent's domain. */
  readonly tokenFor: TurnTokens
}

export function createRunningTurn(
  claim: TurnClaim,
  signal: AbortSignal,
  dependencies: TurnDependencies,
): RunningTurn {
  const { user_id: userId, turn_id: turnId, fence } = claim
  const records = readStoredRecords(claim.batches)
  return {
    claim,
    request: withPlainMessage(chatRequestSchema.parse(claim.input)),
    conversation: readConversationState(claim.state),
    recorder: createRecorder(records),
    trace: createTraceRecorder(claim, records),
    emitter: createTurnEmitter(dependencies, {
      id: claim.turn_id,
      fence: claim.fence,
      earlier: eachOnce(claim.batches.flatMap(({ events }) => events)),
    }),
    signal,
    tokenFor: createTurnTokens(dependencies.signer, { userId, turnId, fence }, dependencies.limits),
  }
}

/** Removes invisible characters from the message: they are neither read nor echoed. */
function withPlainMessage(request: ChatRequest): ChatRequest {
  return { ...request, message: withoutUnseen(request.message) }
}

/** The turn as agents are told of it, so that they can stop working when it stops. */
export function workedTurn({ claim, request }: RunningTurn): {
  id: string
  fence: number
  log_prompts: boolean
} {
  return { id: claim.turn_id, fence: claim.fence, log_prompts: request.log_prompts }
}

/** The name under which the turn's prompts are logged; undefined when the person did not ask for it. */
export function logNameOf({ claim, request }: RunningTurn): string | undefined {
  return request.log_prompts ? claim.turn_id : undefined
}

/** The events in order, each once: overlapping batches hold some twice. */
function eachOnce(events: readonly TurnEvent[]): TurnEvent[] {
  return [...new Map(events.map((event) => [event.id, event])).values()].toSorted((left, right) =>
    compareEventIds(left.id, right.id),
  )
}
