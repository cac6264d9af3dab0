import { randomUUID } from 'node:crypto'
import {
  AlfredError,
  chatCommands,
  conversationCommands,
  compareEventIds,
  ownerReplay,
  subjects,
  sumTaken,
  turnNewsSchema,
} from '@alfred/contracts'
import type { Conversation, Job, PageQuery, SubmitTurn, SubmitTurnReply, TurnEvent } from '@alfred/contracts'
import { createKeys, generateKeyMaterial } from '@alfred/local-stack'
import type { Keys } from '@alfred/local-stack'
import { createBus } from '@alfred/messaging'
import type { Bus, Wire } from '@alfred/messaging'
import { createMemoryWire } from '@alfred/messaging/testing'
import { silentLogger } from '@alfred/observability'
import type { FastifyInstance } from 'fastify'
import { createGateway } from '../app.ts'
import type { Config } from '../config.ts'

export const testSecret = 'a-shared-secret-of-at-least-32-characters'
export const conversationId = 'c0000000-0000-4000-8000-00000000000c'
/** The one id of a turn or conversation that the fake orchestrator does not know; it knows every other id. */
export const absentId = '00000000-0000-4000-8000-000000000000'

/** A gateway on an in-memory broker, with a fake orchestrator that a test can script. */
export type TestGateway = {
  app: FastifyInstance
  keys: Keys
  bus: Bus
  orchestrator: StandIn
  token: string
  headers: Record<string, string>
  /** How many subscriptions are open on the broker: shows what a stream leaves behind. */
  subscriptions(): number
  reconnect(): void
  url(): Promise<string>
  stop(): Promise<void>
}

type StandIn = {
  submitted: SubmitTurn[]
  onSubmit: (turn: SubmitTurn) => Promise<Partial<SubmitTurnReply>>
  /** The events of a replay; undefined when the turn has no owner. */
  replayed: TurnEvent[]
  /** Called before a replay is answered. */
  onReplay: () => void
  job: Partial<Job>
  /** The requests about conversations and lists. */
  asked: { conversation_id?: string | null; page?: PageQuery }[]
  onDelete: () => Promise<void>
  /** The keys of the undo requests. */
  undone: string[]
  tell(turnId: string, ...events: TurnEvent[]): void
  leave(): void
}

/** Builds the gateway; `settings` override the defaults. */
export async function startTestGateway(settings: Partial<Config> = {}): Promise<TestGateway> {
  const keys = createKeys(await generateKeyMaterial())
  const { wire, count, reconnect } = countingWire()
  const bus = createBus(wire, silentLogger)
  const config: Config = {
    SUPABASE_JWKS: keys.publicJwks,
    SUPABASE_JWT_SECRET: testSecret,
    JWT_AUDIENCE: 'authenticated',
    ALFRED_PORT: 0,
    ALFRED_HOST: '127.0.0.1',
    NATS_URL: '',
    SUBMIT_TIMEOUT_MS: 300,
    REQUEST_TIMEOUT_MS: 15_000,
    REQUESTS_PER_MINUTE: 600,
    REFUSED_TOKENS_PER_MINUTE: 120,
    STREAMS_PER_PERSON_MAX: 10,
    STREAMS_MAX: 20,
    CORS_ORIGINS: [],
    DATA_REQUESTS_MAX: 6,
    DATA_REQUESTS_PER_PERSON_MAX: 4,
    EVENTS_EVERY_MS: 50,
    SIGN_INS_PER_MINUTE: 30,
    LOG_LEVEL: 'silent',
    ...settings,
  }
  const app = createGateway(config, { bus, logger: silentLogger })
  const orchestrator = standIn(bus)
  const token = await keys.signPersonToken({ name: 'ada' })
  const standing = count()
  return {
    ...{ app, keys, bus, orchestrator, token },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    subscriptions: () => count() - standing,
    reconnect,
    url: () => app.listen({ port: 0, host: '127.0.0.1' }),
    stop: async () => {
      await app.close()
      await bus.drain()
    },
  }
}

function countingWire(): { wire: Wire; count(): number; reconnect(): void } {
  const memory = createMemoryWire()
  const listeners = new Set<() => void>()
  let open = 0
  const wire: Wire = {
    ...memory,
    subscribe: (...given) => {
      open += 1
      const subscription = memory.subscribe(...given)
      return {
        unsubscribe: () => {
          open -= 1
          subscription.unsubscribe()
        },
      }
    },
    onReconnect: (listener) => {
      open += 1
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener)) open -= 1
      }
    },
  }
  return { wire, count: () => open, reconnect: () => listeners.forEach((listener) => listener()) }
}

function standIn(bus: Bus): StandIn {
  const known = new Set<string>()
  const self: StandIn = {
    submitted: [],
    onSubmit: async () => ({}),
    replayed: [],
    onReplay: () => undefined,
    job: {},
    asked: [],
    onDelete: async () => {},
    undone: [],
    tell: (turnId, ...events) => {
      bus.publish(subjects.turnEvents(turnId), turnNewsSchema, { events })
    },
    leave: () => handled.forEach((subscription) => subscription.unsubscribe()),
  }
  const replay = async ({ after }: { after: string | null }) => {
    self.onReplay()
    return { events: self.replayed.filter(({ id }) => after === null || compareEventIds(id, after) > 0) }
  }
  const asked = ({ token: _, ...asking }: (typeof self.asked)[number] & { token: string }): void => {
    self.asked.push(asking)
    if (asking.conversation_id === absentId)
      throw new AlfredError('NOT_FOUND', 'There is no such conversation.')
  }
  const handled = [
    bus.handle(conversationCommands.listConversations, async (asking) => {
      asked(asking)
      return { items: [dinner], next: null }
    }),
    bus.handle(conversationCommands.getConversation, async (asking) => {
      asked(asking)
      return dinner
    }),
    bus.handle(conversationCommands.renameConversation, async (asking) => {
      asked(asking)
      return { ...dinner, title: asking.title }
    }),
    bus.handle(conversationCommands.deleteConversation, async (asking) => {
      asked(asking)
      await self.onDelete()
      return { deleted: true } as const
    }),
    bus.handle(conversationCommands.listJobs, async (asking) => {
      asked(asking)
      return { items: [{ ...unfinished, ...self.job }], next: null }
    }),
    bus.handle(chatCommands.submitTurn, async (turn) => {
      self.submitted.push(turn)
      const repeated = known.has(turn.turn_id)
      known.add(turn.turn_id)
      const reply = {
        turn_id: turn.turn_id,
        conversation_id: conversationId,
        status: 'running' as const,
        repeated,
      }
      return { ...reply, ...(await self.onSubmit(turn)) }
    }),
    bus.handle({ ...ownerReplay, subject: subjects.turnReplay('*') }, replay),
    bus.handle(chatCommands.replayTurn, replay),
    bus.handle(chatCommands.getJob, async ({ turn_id }) => {
      if (turn_id === absentId) throw new AlfredError('NOT_FOUND', 'There is no such job.')
      return { ...unfinished, job_id: turn_id, ...self.job }
    }),
    bus.handle(chatCommands.readChanges, async ({ turn_id }) => {
      if (turn_id === absentId) throw new AlfredError('NOT_FOUND', 'There is no such job.')
      return { ...nothingChanged, source: turn_id }
    }),
    bus.handle(chatCommands.readTrace, async ({ turn_id }) => {
      if (turn_id === absentId) throw new AlfredError('NOT_FOUND', 'There is no trace of this job.')
      const nothing = { mode: 'plan', status: 'done', attempts: 1, duration_ms: 0, steps: [] } as const
      return { job_id: turn_id, trace_id: null, ...nothing, steps: [] }
    }),
    bus.handle(chatCommands.readUsage, async ({ query: { from = '2026-11-01', until = '2026-11-30' } }) => ({
      from,
      until,
      lines: [],
      total: sumTaken([]),
    })),
    bus.handle(chatCommands.undoTurn, async ({ turn_id, key }) => {
      if (turn_id === absentId)
        throw new AlfredError('CHANGED_SINCE', 'There were later changes to it: milk.')
      self.undone.push(key)
      return { source: turn_id, undone: [] }
    }),
    bus.handle(chatCommands.cancelTurn, async ({ turn_id }) => ({
      job_id: turn_id,
      outcome: 'cancelled' as const,
      status: 'cancelled' as const,
    })),
  ]
  return self
}

const nothingChanged = { changed_at: null, changes: [], undoes: null, undone_by: null, changed_since: [] }

const unfinished: Job = {
  job_id: randomUUID(),
  conversation_id: conversationId,
  status: 'running',
  mode: 'plan',
  message: '',
  handoff: null,
  response: null,
  pending: null,
  usage: null,
  error: null,
  created_at: '2026-11-22T10:00:00Z',
  finished_at: null,
}

const dinner: Conversation = {
  conversation_id: conversationId,
  title: 'Dinner',
  active_mode: 'plan',
  turns: 1,
  created_at: '2026-11-22T10:00:00Z',
  last_turn_at: '2026-11-22T10:00:00Z',
  pending: null,
  session: null,
}

/** A chunk of a reply, as the orchestrator publishes it. */
export function chunk(number: number, content = `${number} `): TurnEvent {
  return { id: `1.${number}`, type: 'chunk', data: { at: 0, content } }
}

/** The final event of a failed turn. */
export function failure(number: number, jobId: string): TurnEvent {
  return {
    id: `1.${number}`,
    type: 'error',
    data: { error: 'It went wrong.', code: 'INTERNAL', retryable: true, job_id: jobId },
  }
}
