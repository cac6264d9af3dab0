import { randomUUID } from 'node:crypto'
import type { ToolOutcome } from '@alfred/contracts'
import { startDatabase } from '@alfred/testing'
import type { PostgrestWay, TestDatabase } from '@alfred/testing'
import { createApply } from '../apply.ts'
import { createDatabase } from '../client.ts'
import { createTurnStore } from '../turns.ts'
import type { OpenReply, TurnClaim, TurnOutcome, TurnStore } from '../turns.ts'

type OpenOptions = { userId?: string; turnId?: string; input?: Record<string, unknown>; hash?: string }
type ApplyOptions = {
  step: number
  calls: { tool: string; arguments: Record<string, unknown> }[]
  fence?: number
  records?: Record<string, unknown>[]
}

/** A real database for the tests of this room, with the stores of an orchestrator and an agent. */
export type TestStores = {
  database: TestDatabase
  /** Like a process of its own: a new client and its own owner name. */
  store(name: string, boot?: string): TurnStore
  open(store: TurnStore, options?: OpenOptions): Promise<OpenReply & { turnId: string }>
  apply(claim: TurnClaim, options: ApplyOptions): Promise<ToolOutcome[]>
  commit(store: TurnStore, claim: TurnClaim, status?: TurnOutcome['status']): Promise<TurnClaim | null>
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL and PostgREST. Each call of `apply` and `store` uses a new client, as another process would.
 */
export async function startTestStores(way: PostgrestWay = 'port'): Promise<TestStores> {
  const database = await startDatabase({ way })
  const settings = {
    SUPABASE_URL: database.postgrest.address.url,
    SUPABASE_SOCKET_PATH: database.postgrest.address.socketPath,
    SUPABASE_ANON_KEY: await database.keys.signServiceToken({ role: 'anon' }, '1h'),
    SUPABASE_REST_PATH: '/',
  }
  const serviceToken = await database.keys.signServiceToken({ role: 'alfred_orchestrator' }, '1h')
  return {
    database,
    store: (name, boot = '1') =>
      createTurnStore(createDatabase(settings), async () => serviceToken, { name, boot }),
    open: async (store, { userId = randomUUID(), turnId = randomUUID(), input = {}, hash = 'a' } = {}) => {
      const asked = { userId, turnId, requestHash: hash.repeat(64), contractVersion: 1 }
      const body = { message: 'hello', ...input }
      return { turnId, ...(await store.open({ ...asked, input: body, askedAt: new Date().toISOString() })) }
    },
    apply: async (claim, { step, calls, fence = claim.fence, records = [] }) => {
      const claims = { sub: claim.user_id, turn: claim.turn_id, fence, domain: 'pantry' }
      const token = await database.keys.signServiceToken({ role: 'authenticated', ...claims })
      const numbered = calls.map((call, index) => ({ ...call, call: index + 1 }))
      return createApply(createDatabase(settings))({
        ...{ token, step, records, events: [], firstRecord: 0 },
        calls: numbered,
      })
    },
    commit: async (store, { turn_id: turnId, fence }, status = 'done') => {
      const outcome = { status, result: { response: 'Done.' }, events: [], ledger: noLedger, usage: noUsage }
      return (await store.commit({ turnId, fence, outcome, state: { after: turnId }, mentioned: [] })).next
    },
    stop: () => database.stop(),
  }
}

const noLedger: TurnOutcome['ledger'] = {
  agent: null,
  complexity: null,
  decision: null,
  steps_completed: 0,
  steps_total: 0,
  tools_called: [],
  entities_created: [],
  entities_updated: [],
  entities_deleted: [],
  artifacts_generated: [],
  artifacts_saved: [],
  errors: [],
}
const noUsage: TurnOutcome['usage'] = {
  model_calls: 0,
  repairs: 0,
  input_tokens: 0,
  output_tokens: 0,
  cost_usd: 0,
  calls: [],
}
