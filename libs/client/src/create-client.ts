import {
  cancellationSchema,
  changesSchema,
  jobPageSchema,
  jobSchema,
  settingsSchema,
  turnTraceSchema,
  undoneSchema,
  usageReportSchema,
  type Cancellation,
  type Changes,
  type ChatInput,
  type FeedEvent,
  type Job,
  type JobPage,
  type Settings,
  type TurnEvent,
  type TurnTrace,
  type Undone,
  type UsageQuery,
  type UsageReport,
} from '@alfred/contracts'
import { createAccount, type Account } from './account.ts'
import { createConversations, queryOf, type Conversations, type PageInput } from './conversations.ts'
import { followFeed } from './follow-feed.ts'
import { followTurn } from './follow-turn.ts'
import { createDataDoor } from './data-door.ts'
import { createDeliveries, type Deliveries } from './deliveries.ts'
import { createSuggestionAnswers, type AnswerSuggestion } from './answer-suggestion.ts'
import { createEditor, type EditByHand } from './edit-by-hand.ts'
import { createFunctions, type Functions } from './functions.ts'
import { createReader, type ReadRows } from './read-rows.ts'
import { parseBody, sendOnce, type Send } from './send.ts'

export type ClientSettings = {
  /** The gateway's address; empty for the origin of the page that runs this. */
  baseUrl: string
  /**
   * The token, or a function that is called before each request, so that a token can be renewed during a turn. Left out on a page of
   * the gateway: there the cookie of the session stands for it.
   */
  token?: string | (() => Promise<string>)
  fetch?: typeof globalThis.fetch
  /** How long (ms) to try to resume a turn that cannot be reached. */
  resumeForMs?: number
  /** How long (ms) to try a gateway that has never answered; by default `resumeForMs`. */
  connectForMs?: number
  /** How long (ms) a stream may be silent; the gateway sends pings in between. */
  silenceMs?: number
  /** The first wait (ms) before a retry; it doubles up to two seconds. */
  backoffMs?: number
}

export type ChatSettings = { idempotencyKey?: string; signal?: AbortSignal; lastEventId?: string }

export type Client = Functions & {
  /** Sends a message and yields the events of its turn up to the final one, resuming broken connections. */
  chat(input: ChatInput, settings?: ChatSettings): AsyncIterable<TurnEvent>
  /** Yields the events of a turn that was begun before, in whatever client: all of them, or those behind `lastEventId`. */
  follow(jobId: string, settings?: { lastEventId?: string; signal?: AbortSignal }): AsyncIterable<TurnEvent>
  /**
   * What changes for the person, whatever client it was made in, and what is noticed: live, for as long as it is read. Read again what an event is about;
   * after `reload`, everything.
   */
  events(settings?: { lastEventId?: string; signal?: AbortSignal }): AsyncIterable<FeedEvent>
  getJob(jobId: string): Promise<Job>
  /** Lists all requests of the person, in any conversation, the latest first. */
  listJobs(page?: PageInput): Promise<JobPage>
  cancel(jobId: string): Promise<Cancellation>
  /** What a request changed, and whether that can be undone. */
  changes(jobId: string): Promise<Changes>
  /**
   * Undoes a request's changes, once for each key. Throws CHANGED_SINCE, NOTHING_TO_UNDO, ALREADY_UNDONE, FORGOTTEN or
   * STILL_RUNNING.
   */
  undo(jobId: string, settings?: { key?: string }): Promise<Undone>
  /** How a request that has ended was worked at: nodes, models, tools and times. Throws NOT_FOUND where nothing is kept. */
  trace(jobId: string): Promise<TurnTrace>
  /** What models took by day, for whole days of the person's calendar; the last thirty when left out. */
  usage(days?: UsageQuery): Promise<UsageReport>
  readonly conversations: Conversations
  readonly account: Account
  /** Reads the person's rows, under row level security. */
  read: ReadRows
  /** Makes a change by hand, through the same tools that Alfred uses. */
  edit: EditByHand
  /** Answers something that Alfred noticed by itself. */
  answerSuggestion: AnswerSuggestion
  /** Where, when and how often the person is told of suggestions outside of Alfred. */
  readonly deliveries: Deliveries
}

/** A client of the gateway for one person. */
export function createClient(settings: ClientSettings): Client {
  const { baseUrl, token, fetch = globalThis.fetch } = settings
  const base = baseUrl.replace(/\/$/, '')
  const credentials = async (): Promise<Record<string, string>> =>
    token === undefined
      ? {}
      : { authorization: `Bearer ${typeof token === 'string' ? token : await token()}` }
  const send: Send = async (path, { headers, ...call }) =>
    fetch(`${base}${path}`, {
      ...{ credentials: 'same-origin', ...call },
      headers: { ...headers, ...(await credentials()) },
    })
  const settingsOf = async (): Promise<Settings> =>
    parseBody(settingsSchema, await sendOnce(send, '/api/settings', {}))
  const door = createDataDoor({
    ...{ fetch, credentials },
    settings: async () => {
      const { data } = await settingsOf()
      // A cookie goes to the page's own origin alone, whatever other address the gateway has.
      const isOfPage = token === undefined && data !== null
      return isOfPage ? { url: `${base}/api/data`, api_key: null } : data
    },
  })
  return {
    chat: (input, chatSettings = {}) => chat(settings, send, { input, ...chatSettings }),
    follow: (jobId, { lastEventId, signal = new AbortController().signal } = {}) =>
      followTurn({
        open: (_jobId, heard, aborted) => openJob(send, { jobId, lastEventId: heard, signal: aborted }),
        ...{ jobId, lastEventId, signal, ...patienceOf(settings) },
        connectForMs: settings.connectForMs ?? settings.resumeForMs ?? 120_000,
      }),
    events: ({ lastEventId, signal = new AbortController().signal } = {}) =>
      followFeed({
        open: (heard, aborted) =>
          send('/api/events', {
            headers: heardUpTo(heard),
            signal: aborted,
          }),
        ...{ lastEventId, signal, ...patienceOf(settings) },
      }),
    getJob: async (jobId) => parseBody(jobSchema, await sendOnce(send, jobPath(jobId), {})),
    listJobs: async (page = {}) =>
      parseBody(jobPageSchema, await sendOnce(send, `/api/jobs${queryOf(page)}`, {})),
    cancel: async (jobId) => {
      const response = await sendOnce(send, `${jobPath(jobId)}/cancel`, { method: 'POST' })
      return parseBody(cancellationSchema, response)
    },
    changes: async (jobId) => parseBody(changesSchema, await sendOnce(send, `${jobPath(jobId)}/changes`, {})),
    undo: async (jobId, { key = crypto.randomUUID() } = {}) => {
      const call = { method: 'POST', headers: { 'idempotency-key': key } } as const
      return parseBody(undoneSchema, await sendOnce(send, `${jobPath(jobId)}/undo`, call))
    },
    trace: async (jobId) => parseBody(turnTraceSchema, await sendOnce(send, `${jobPath(jobId)}/trace`, {})),
    usage: async (days = {}) =>
      parseBody(usageReportSchema, await sendOnce(send, `/api/usage${queryOf(days)}`, {})),
    ...createFunctions(door),
    conversations: createConversations(send),
    account: createAccount(send),
    read: createReader(door),
    edit: createEditor(door),
    answerSuggestion: createSuggestionAnswers(door),
    deliveries: createDeliveries(door),
  }
}

const jobPath = (jobId: string): string => `/api/jobs/${encodeURIComponent(jobId)}`

function chat(
  settings: ClientSettings,
  send: Send,
  asked: ChatSettings & { input: ChatInput },
): AsyncIterable<TurnEvent> {
  const key = asked.idempotencyKey ?? crypto.randomUUID()
  const body = JSON.stringify(asked.input)
  return followTurn({
    open: (jobId, lastEventId, signal) => {
      if (jobId !== undefined) return openJob(send, { jobId, lastEventId, signal })
      // Before job_started the turn is not accepted: repeating with the same key is safe (ruling R25).
      const post = { ...heardUpTo(lastEventId), 'content-type': 'application/json', 'idempotency-key': key }
      return send('/api/chat/stream', { method: 'POST', headers: post, body, signal })
    },
    lastEventId: asked.lastEventId,
    signal: asked.signal ?? new AbortController().signal,
    ...patienceOf(settings),
    connectForMs: settings.connectForMs ?? settings.resumeForMs ?? 120_000,
  })
}

function openJob(
  send: Send,
  { jobId, lastEventId, signal }: { jobId: string; lastEventId: string | undefined; signal: AbortSignal },
): Promise<Response> {
  return send(`${jobPath(jobId)}/events`, { headers: heardUpTo(lastEventId), signal })
}

function heardUpTo(lastEventId: string | undefined): Record<string, string> {
  return {
    accept: 'text/event-stream',
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  }
}

/** How long a stream is tried again, and may be silent. */
function patienceOf(settings: ClientSettings): { resumeForMs: number; silenceMs: number; backoffMs: number } {
  return {
    resumeForMs: settings.resumeForMs ?? 120_000,
    silenceMs: settings.silenceMs ?? 75_000,
    backoffMs: settings.backoffMs ?? 100,
  }
}
