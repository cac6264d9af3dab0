import type { Suggestion, ToolOutcome, TurnEvent, TurnStatus } from '@alfred/contracts'
import type { CommitTurn, HandEdit, OpenTurn } from '../turns.ts'

type Batch = { first_record: number; records: Record<string, unknown>[]; events: TurnEvent[] }
export type Call = { step: number; call: number; hash: string; response: ToolOutcome }

/** A row of `turns` with its batches and calls. */
export type MemoryTurn = {
  id: string
  userId: string
  conversationId: string
  opened: OpenTurn
  timeZone: string
  locale: string
  suggestions: Suggestion[] | null
  handEdits: HandEdit[] | null
  status: TurnStatus
  owner: string | null
  fence: number
  attempts: number
  claimedAt: number
  isCancelRequested: boolean
  outcome: Pick<CommitTurn['outcome'], 'result' | 'events'> & Partial<CommitTurn['outcome']>
  createdAt: number
  finishedAt: number | null
  batches: Batch[]
  calls: Call[]
}

export type Conversation = {
  id: string
  userId: string
  state: Record<string, unknown>
  title: string | null
  isDeleted: boolean
  committed: number
  createdAt: number
  lastTurnAt: number
}

/** The instance that claims turns: its name with its boot, and the highest contract version that it knows. */
export type Claimer = { owner: string; contractVersion: number }

export type Tables = {
  now: () => number
  turns: MemoryTurn[]
  conversations: Map<string, Conversation>
  places: Map<string, { timeZone: string; locale: string }>
  leases: Map<string, { boot: string; until: number }>
  suggestions: { userId: string; isOpen: boolean; suggestion: Suggestion }[]
  handEdits: { userId: string; at: number; edit: HandEdit }[]
}
