import { z } from 'zod'
import { callAs } from './call-as.ts'
import type { Database } from './client.ts'

const candidateSchema = z.object({
  lot_id: z.uuid(),
  user_id: z.uuid(),
  food: z.string(),
  /** An unreadable quantity becomes NaN, so that it does not keep other people's food from being reported. */
  quantity: z.number().catch(Number.NaN),
  unit: z.string(),
  location: z.string(),
  expires_on: z.iso.date(),
  is_estimated: z.boolean().default(false),
  /** The language in which the person spoke last. */
  locale: z.string().default('en'),
  /** Today's date in the person's time zone. */
  today: z.iso.date(),
  /** Foods in stock that go well with it, best first. */
  goes_with: z.array(z.string()).default([]),
})
export type ExpiryCandidate = z.infer<typeof candidateSchema>

const taskCandidateSchema = z.object({
  task_id: z.uuid(),
  user_id: z.uuid(),
  what: z.string(),
  /** What a planned meal makes necessary, of which food and for which dish; null for what was told. */
  kind: z.enum(['thaw', 'soak', 'marinate', 'chill', 'rise', 'rest']).nullable(),
  food: z.string().nullable(),
  due_on: z.iso.date(),
  time: z.string().nullable(),
  dish: z.string().nullable(),
  eaten_on: z.iso.date().nullable(),
  /** The language in which the person spoke last. */
  locale: z.string().default('en'),
})
export type TaskCandidate = z.infer<typeof taskCandidateSchema>

const agentCandidateSchema = z.object({
  /** What it is about: a row of the agent's own. */
  id: z.uuid(),
  user_id: z.uuid(),
  kind: z.string(),
  dedupe_key: z.string(),
  /** The agent's sentences in the person's language; {name} is the place of a value. */
  reason: z.string(),
  action: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  request: z.string().nullable().default(null),
  subject: z.string().nullable().default(null),
  entity_type: z.string().nullable().default(null),
  rank: z.number().min(0).max(1).default(0.5),
  due_on: z.iso.date(),
  valid_until: z.string(),
  locale: z.string().default('en'),
  /** Whether it was suggested before. */
  is_known: z.boolean(),
})
export type AgentCandidate = z.infer<typeof agentCandidateSchema>

export type NewSuggestion = {
  user_id: string
  kind: string
  dedupe_key: string
  /** What it is about, by a key that can be stopped for good. */
  subject?: string
  reason: string
  action: string
  /** What a yes asks for, in words that are read like any message. */
  request?: string
  entities?: readonly { type: string; id: string }[]
  /** How much it matters, 0 to 1. */
  rank?: number
  due_on: string
  valid_until: string
}

export type SuggestionStore = {
  expiryCandidates(page: {
    fireAt: string
    days: number
    after: string | null
    limit: number
  }): Promise<ExpiryCandidate[]>
  taskCandidates(page: { fireAt: string; after: string | null; limit: number }): Promise<TaskCandidate[]>
  /** The domains of the agents that suggest something. */
  suggestingAgents(): Promise<string[]>
  /** What an agent has to suggest at a time, by id. */
  agentCandidates(page: {
    domain: string
    fireAt: string
    after: string | null
    limit: number
  }): Promise<AgentCandidate[]>
  /** Stores a page of suggestions; the final page also closes the run. Gives the number of new suggestions. */
  store(page: {
    schedule: string
    fireAt: string
    suggestions: NewSuggestion[]
    isFinal: boolean
  }): Promise<number>
  lastRun(schedule: string): Promise<string | null>
}

/** The suggestions and runs of the proactive worker, whose token may call these functions and nothing else. */
export function createSuggestionStore(database: Database, token: string): SuggestionStore {
  const call = callAs(database, token)
  return {
    expiryCandidates: ({ fireAt, days, after, limit }) =>
      call(
        'expiry_candidates',
        { p_fire_at: fireAt, p_days: days, p_after: after, p_limit: limit },
        z.array(candidateSchema),
      ),
    taskCandidates: ({ fireAt, after, limit }) =>
      call(
        'task_candidates',
        { p_fire_at: fireAt, p_after: after, p_limit: limit },
        z.array(taskCandidateSchema),
      ),
    suggestingAgents: () => call('suggesting_agents', {}, z.array(z.string())),
    agentCandidates: ({ domain, fireAt, after, limit }) =>
      call(
        'agent_candidates',
        { p_domain: domain, p_fire_at: fireAt, p_after: after, p_limit: limit },
        z.array(agentCandidateSchema),
      ),
    store: ({ schedule, fireAt, suggestions, isFinal }) =>
      call(
        'store_suggestions',
        { p_schedule: schedule, p_fire_at: fireAt, p_suggestions: suggestions, p_final: isFinal },
        z.int(),
      ),
    lastRun: (schedule) => call('last_run', { p_schedule: schedule }, z.string().nullable()),
  }
}

const toldTurnSchema = z.object({
  turn_id: z.uuid(),
  message: z.string(),
  locale: z.string(),
  today: z.iso.date(),
  /** The tools that were called for it. */
  tools: z.array(z.string()),
})
/** A turn that has ended, with what its person said. */
export type ToldTurn = z.infer<typeof toldTurnSchema>

/** What is gathered from what people said. */
export type GatheredStore = {
  /** Turns that were not looked at yet, the earliest first. */
  toldTurns(limit: number): Promise<ToldTurn[]>
  /** Keeps what a turn tells and notes that it was looked at, once. Gives how many memories are new. */
  keep(
    turnId: string,
    memories: readonly Record<string, unknown>[],
    usage: { input_tokens: number; output_tokens: number },
  ): Promise<number>
}

export function createGatheredStore(database: Database, token: string): GatheredStore {
  const retryForMs = 5_000
  return {
    toldTurns: (limit) =>
      database.call({
        ...{ name: 'told_turns', arguments: { p_limit: limit }, token, retryForMs },
        reply: z.array(toldTurnSchema),
      }),
    keep: (turnId, memories, usage) =>
      database.call({
        name: 'keep_gathered',
        arguments: { p_turn: turnId, p_memories: memories, p_usage: usage },
        ...{ token, retryForMs, reply: z.int() },
      }),
  }
}

/** What is remembered, as a provider's model of embeddings is to read it. */
export type MemoryVectorStore = {
  /** Memories that have no vector of a model yet, the latest first. */
  toEmbed(model: string, limit: number): Promise<{ id: string; text: string }[]>
  /** Keeps the vector of each that is still there; gives how many. */
  keep(model: string, vectors: readonly { id: string; vector: readonly number[] | null }[]): Promise<number>
}

export function createMemoryVectorStore(database: Database, token: string): MemoryVectorStore {
  const call = callAs(database, token)
  return {
    toEmbed: (model, limit) =>
      call(
        'memories_to_embed',
        { p_model: model, p_limit: limit },
        z.array(z.object({ id: z.uuid(), text: z.string() })),
      ),
    keep: (model, vectors) => call('keep_memory_vectors', { p_model: model, p_vectors: vectors }, z.int()),
  }
}

/**
 * Deletes a portion of the traces of turns that are older than so many days; gives how many. The last portion, which
 * is not a full one, notes the run as done.
 */
export type ForgetTraces = (run: { schedule: string; fireAt: string; daysMax: number }) => Promise<number>

export function createForgetTraces(database: Database, token: string): ForgetTraces {
  return ({ schedule, fireAt, daysMax }) =>
    database.call({
      name: 'forget_traces',
      arguments: { p_schedule: schedule, p_fire_at: fireAt, p_days: daysMax },
      token,
      reply: z.int(),
      retryForMs: 5_000,
    })
}

export { createDeliveryStore } from './deliveries.ts'
export type { DeliveryStore } from './deliveries.ts'
export { createHouseholdStore } from './households.ts'
export type { HouseholdStore } from './households.ts'
