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
import type { Limits } from '../policy/limits.ts'
import { createRecorder, readStoredRecords } from './recorder.ts'
import type { Recorder } from './recorder.ts'

/** What running a turn may use. */
export type TurnDependencies = {
  bus: Bus
  store: TurnStore
  /** Applies calls that are of no agent, as the turn. */
  apply: (apply: Apply) => Promise<ToolOutcome[]>
  model: Model
  directory: AgentDirectory
  askAgent: AskAgent
  signer: TokenSigner
  limits: Limits
  logger: Logger
}

/** A turn in the hands of its owner: what was claimed, what is being written, what stops it. */
export type RunningTurn = {
  readonly claim: TurnClaim
  readonly request: ChatRequest
  readonly conversation: ConversationState
  readonly recorder: Recorder
  readonly emitter: TurnEmitter
  readonly signal: AbortSignal
  /** The turn token for an agent's domain, signed once. */
  readonly tokenFor: (domain: string) => Promise<string>
}

export function createRunningTurn(
  claim: TurnClaim,
  signal: AbortSignal,
  dependencies: TurnDependencies,
): RunningTurn {
  const tokens = new Map<string, Promise<string>>()
  return {
    claim,
    request: withPlainMessage(chatRequestSchema.parse(claim.input)),
    conversation: readConversationState(claim.state),
    recorder: createRecorder(readStoredRecords(claim.batches)),
    emitter: createTurnEmitter(dependencies, {
      id: claim.turn_id,
      fence: claim.fence,
      earlier: eachOnce(claim.batches.flatMap(({ events }) => events)),
    }),
    signal,
    tokenFor: (domain) => {
      const { user_id: userId, turn_id: turnId, fence } = claim
      const token = tokens.get(domain) ?? dependencies.signer.turnToken({ userId, turnId, fence, domain })
      tokens.set(domain, token)
      return token
    },
  }
}

/** What nobody can see in a message means nothing, and is neither read nor echoed. */
function withPlainMessage(request: ChatRequest): ChatRequest {
  return { ...request, message: withoutUnseen(request.message) }
}

/** What an agent is told of whose work it does, so that it can stop with it. */
export function workedTurn({ claim, request }: RunningTurn): {
  id: string
  fence: number
  log_prompts: boolean
} {
  return { id: claim.turn_id, fence: claim.fence, log_prompts: request.log_prompts }
}

/** The name of the turn's prompts in the log, when the person asked for one. */
export function logNameOf({ claim, request }: RunningTurn): string | undefined {
  return request.log_prompts ? claim.turn_id : undefined
}

/** Batches that overlap carry some events twice. */
function eachOnce(events: readonly TurnEvent[]): TurnEvent[] {
  return [...new Map(events.map((event) => [event.id, event])).values()].toSorted((left, right) =>
    compareEventIds(left.id, right.id),
  )
}
