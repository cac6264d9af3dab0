import type { ToolCall, ToolOutcome, TurnEvent } from '@alfred/contracts'
import type { Model } from '@alfred/llm'
import type { Bus } from '@alfred/messaging'

/** What every agent service needs. `apply` is the only way in which an agent changes anything. */
export type AgentDependencies = {
  bus: Bus
  model: Model
  instanceName: string
  /** How long (ms) it may work on a request that needs the model. */
  workMs?: number | undefined
  /** Receives an internal error around one call: the person gets a sentence, the operator gets the error. */
  onFault?: ((error: unknown, tool: string) => void) | undefined
  apply(apply: {
    token: string
    step: number
    firstRecord: number
    records: Record<string, unknown>[]
    events: TurnEvent[]
    calls: Pick<ToolCall, 'call' | 'tool' | 'arguments'>[]
    atomic: boolean
  }): Promise<ToolOutcome[]>
}
