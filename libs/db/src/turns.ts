import {
  CONTRACT_VERSION,
  handoffSchema,
  modeSchema,
  pendingSchema,
  suggestionSchema,
  toolOutcomeSchema,
  turnEventSchema,
  turnStatusSchema,
  usageSchema,
  wireErrorSchema,
} from '@alfred/contracts'
import type { Ledger, TurnEvent, TurnStatus, TurnTrace, Usage } from '@alfred/contracts'
import { z } from 'zod'
import type { Database } from './client.ts'

// The tables of turns, conversations and instances, which only the orchestrator may use.

const record = z.record(z.string(), z.unknown())

/** An edit that the person made by hand before a turn, as the audit trail names it (ruling R20). */
const handEditSchema = z.object({
  entity_type: z.string(),
  id: z.uuid(),
  label: z.string(),
  op: z.enum(['created', 'updated', 'deleted']),
})
export type HandEdit = z.infer<typeof handEditSchema>

/** Everything an orchestrator needs to run a turn or to take it over. */
export const turnClaimSchema = z.object({
  turn_id: z.uuid(),
  user_id: z.uuid(),
  conversation_id: z.uuid(),
  contract_version: z.int(),
  fence: z.int(),
  attempts: z.int(),
  cancel_requested: z.boolean(),
  input: record,
  asked_at: z.iso.datetime({ offset: true }),
  /** When the database received the request, by its own clock. */
  opened_at: z.iso.datetime({ offset: true }),
  time_zone: z.string(),
  locale: z.string(),
  /** The tokens that models took today (UTC) for the person's finished turns. */
  tokens_today: z.int().nonnegative().default(0),
  suggestions: z.array(suggestionSchema),
  hand_edits: z.array(handEditSchema).default([]),
  state: record,
  calls: z.array(z.object({ step: z.int(), call: z.int(), response: toolOutcomeSchema })),
  batches: z.array(
    z.object({ first_record: z.int(), records: z.array(record), events: z.array(turnEventSchema) }),
  ),
})
export type TurnClaim = z.infer<typeof turnClaimSchema>

/** The stored result of a finished turn. */
export const turnResultSchema = z.object({
  response: z.string(),
  pending: pendingSchema.nullish(),
  handoff: handoffSchema.nullish(),
  error: wireErrorSchema.nullish(),
})
export type TurnResult = z.infer<typeof turnResultSchema>

/** A turn as lists show it. */
export const listedTurnSchema = z.object({
  turn_id: z.uuid(),
  conversation_id: z.uuid(),
  status: turnStatusSchema,
  fence: z.int(),
  mode: modeSchema.catch('plan'),
  message: z.string(),
  result: turnResultSchema.nullable(),
  usage: usageSchema.nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
})
export type ListedTurn = z.infer<typeof listedTurnSchema>

const storedTurnSchema = listedTurnSchema.extend({ events: z.array(turnEventSchema) })
export type StoredTurn = z.infer<typeof storedTurnSchema>

const openReplySchema = z.object({
  repeated: z.boolean(),
  status: turnStatusSchema,
  conversation_id: z.uuid(),
  claim: turnClaimSchema.nullable(),
  /** The claim of the turn that this one interrupts: the caller has to end it. */
  interrupted: turnClaimSchema.nullish().transform((claim) => claim ?? null),
})
export type OpenReply = z.infer<typeof openReplySchema>

export type OpenTurn = {
  turnId: string
  userId: string
  requestHash: string
  input: Record<string, unknown>
  askedAt: string
  contractVersion: number
}
export type TurnOutcome = {
  status: TurnStatus
  result: TurnResult
  events: TurnEvent[]
  ledger: Ledger
  usage: Usage
  /** How it was worked at. Kept for a while, apart from the turn. */
  trace?: TurnTrace
}
export type CommitTurn = {
  turnId: string
  fence: number
  outcome: TurnOutcome
  state: Record<string, unknown>
  mentioned: string[]
}
export type Checkpoint = {
  turnId: string
  fence: number
  firstRecord: number
  records: Record<string, unknown>[]
  events: TurnEvent[]
}

/**
 * The instance that calls: its name stays the same over restarts, its boot does not. It claims no turn of a higher
 * contract version than it knows, which is by default the one it was built with.
 */
export type Instance = { name: string; boot: string; contractVersion?: number }

export type TurnStore = {
  open(turn: OpenTurn): Promise<OpenReply>
  commit(commit: CommitTurn): Promise<{ next: TurnClaim | null }>
  checkpoint(checkpoint: Checkpoint): Promise<void>
  beat(options: { leaseSeconds: number; turnsMax: number }): Promise<TurnClaim[]>
  /**
   * Claims anew the turns that this instance owns for a while and does not work on: the answer with the claim was lost, or the work
   * broke off. `working` are the turns that it works on.
   */
  takeLost(options: { working: readonly string[]; turnsMax: number }): Promise<TurnClaim[]>
  release(): Promise<void>
  cancel(turnId: string, userId: string): Promise<{ status: TurnStatus; claim: TurnClaim | null }>
  read(turnId: string, userId: string): Promise<StoredTurn>
}

/** The turn store of one instance. `serviceToken` gives a valid token of the orchestrator's own role. */
export function createTurnStore(
  database: Database,
  serviceToken: () => Promise<string>,
  instance: Instance,
): TurnStore {
  const owner = `${instance.name}:${instance.boot}`
  const self = { p_name: instance.name, p_boot: instance.boot }
  const knows = { p_contract_version: instance.contractVersion ?? CONTRACT_VERSION }
  const call = async <Schema extends z.ZodType>(
    name: string,
    args: Record<string, unknown>,
    options: { reply: Schema; retryForMs: number },
  ): Promise<z.output<Schema>> =>
    database.call({ name, arguments: args, token: await serviceToken(), ...options })

  return {
    open: (turn) =>
      call('open_turn', openArguments(turn, owner), { reply: openReplySchema, retryForMs: 3_000 }),
    commit: (commit) =>
      call(
        'commit_turn',
        { ...commitArguments(commit, owner), ...knows },
        {
          reply: z.object({ next: turnClaimSchema.nullable() }),
          retryForMs: 60_000,
        },
      ),
    checkpoint: async (checkpoint) => {
      await call('checkpoint_turn', checkpointArguments(checkpoint), { reply: z.unknown(), retryForMs: 0 })
    },
    beat: ({ leaseSeconds, turnsMax }) =>
      call(
        'beat',
        { ...self, p_lease_seconds: leaseSeconds, p_turns_max: turnsMax, ...knows },
        { reply: z.array(turnClaimSchema), retryForMs: 0 },
      ),
    takeLost: ({ working, turnsMax }) =>
      call(
        'take_lost_turns',
        { ...self, p_working: working, p_turns_max: turnsMax, ...knows },
        { reply: z.array(turnClaimSchema), retryForMs: 0 },
      ),
    release: async () => {
      await call('release_instance', self, { reply: z.unknown(), retryForMs: 0 })
    },
    cancel: (turnId, userId) =>
      call(
        'cancel_turn',
        { p_turn: turnId, p_user: userId, p_owner: owner, ...knows },
        {
          reply: z.object({ status: turnStatusSchema, claim: turnClaimSchema.nullable() }),
          retryForMs: 3_000,
        },
      ),
    read: (turnId, userId) =>
      call('read_turn', { p_turn: turnId, p_user: userId }, { reply: storedTurnSchema, retryForMs: 2_000 }),
  }
}

function checkpointArguments(checkpoint: Checkpoint): Record<string, unknown> {
  return {
    p_turn: checkpoint.turnId,
    p_fence: checkpoint.fence,
    p_first_record: checkpoint.firstRecord,
    p_records: checkpoint.records,
    p_events: checkpoint.events,
  }
}

function openArguments(turn: OpenTurn, owner: string): Record<string, unknown> {
  return {
    p_turn: turn.turnId,
    p_user: turn.userId,
    p_request_hash: turn.requestHash,
    p_input: turn.input,
    p_asked_at: turn.askedAt,
    p_owner: owner,
    p_contract_version: turn.contractVersion,
  }
}

function commitArguments(commit: CommitTurn, owner: string): Record<string, unknown> {
  return {
    p_turn: commit.turnId,
    p_fence: commit.fence,
    p_owner: owner,
    p_outcome: commit.outcome,
    p_state: commit.state,
    p_mentioned: commit.mentioned,
  }
}
