import { AlfredError, chatCommands, chatRequestSchema, isTerminal, turnIdSchema } from '@alfred/contracts'
import type { Job, TurnEvent } from '@alfred/contracts'
import type { AgentCard, SendMessageRequest, StreamResponse, Task } from '@a2a-js/sdk'
import { PushNotificationNotSupportedError, UnsupportedOperationError } from '@a2a-js/sdk/errors'
import type { A2ARequestHandler } from '@a2a-js/sdk/server'
import { createGrowingText } from '../completions/growing-text.ts'
import type { GatewayDependencies } from '../gateway-dependencies.ts'
import type { Caller } from '../plugins/authenticate.ts'
import { idFor } from '../plugins/idempotency-key.ts'
import { submit } from '../routes/chat-stream.ts'
import { followTurn } from '../sse/follow-turn.ts'
import { eventsOf } from './events-of.ts'
import { readA2aMessage } from './read-message.ts'
import type { A2aSaid } from './read-message.ts'
import { endedTask, replyPart, statusOf, statusUpdate, taskOf, taskOfJob } from './task-of.ts'

/** Who asks, until when they wait. */
export type A2aCall = { caller: Caller; gone: AbortSignal }

/**
 * Answers the methods of A2A for one caller, with turns in the place of tasks: nothing is kept here, and another person's are out of reach because the
 * orchestrator says so.
 */
export function createA2aHandler(
  dependencies: GatewayDependencies,
  { caller, gone }: A2aCall,
): A2ARequestHandler {
  const { bus } = dependencies
  const readJob = (id: string): Promise<Job> => {
    const turn = turnIdSchema.safeParse(id)
    if (!turn.success) throw new AlfredError('NOT_FOUND', 'There is no such task.')
    return bus.request(chatCommands.getJob, { turn_id: turn.data, token: caller.token })
  }

  async function* converse({ message }: SendMessageRequest): AsyncGenerator<StreamResponse, void, undefined> {
    const said = readA2aMessage(message)
    const turnId = idFor(caller.userId, said.messageId, 'a2a ')
    const conversation_id = await conversationOf(said, readJob)
    const body = chatRequestSchema.parse({ message: said.text, conversation_id, answer: said.answer })
    const feed = followTurn(bus, { turnId, token: caller.token, after: null })
    try {
      const accepted = await submit(dependencies, { turnId, caller, body })
      const place = { taskId: turnId, contextId: accepted.conversation_id }
      yield {
        payload: {
          $case: 'task',
          value: taskOf(place, statusOf(place, accepted.status === 'queued' ? 'queued' : 'running'), null),
        },
      }
      yield* told(place, eventsOf(feed, { isBehind: accepted.repeated, gone }))
    } finally {
      feed.stop()
    }
  }

  return {
    sendMessage: async (params) => {
      let task: Task | undefined
      for await (const { payload } of converse(params)) {
        if (payload?.$case !== 'task') continue
        task = payload.value
        if (params.configuration?.returnImmediately === true) break
      }
      if (task === undefined) throw new AlfredError('UNAVAILABLE', 'Nobody waits for the answer.')
      return task
    },
    sendMessageStream: (params) => withoutEnd(converse(params)),
    resubscribe: ({ id }) => withoutEnd(followAgain(id)),
    getTask: async ({ id }) => taskOfJob(await readJob(id)),
    cancelTask: async ({ id }) => {
      await readJob(id)
      await bus.request(chatCommands.cancelTurn, { turn_id: id, token: caller.token })
      return taskOfJob(await readJob(id))
    },
    ...refused,
  }

  async function* followAgain(id: string): AsyncGenerator<StreamResponse, void, undefined> {
    const job = await readJob(id)
    yield { payload: { $case: 'task', value: taskOfJob(job) } }
    if (isTerminal(job.status)) return
    const feed = followTurn(bus, { turnId: job.job_id, token: caller.token, after: null })
    const place = { taskId: job.job_id, contextId: job.conversation_id }
    try {
      yield* told(place, eventsOf(feed, { isBehind: true, gone }))
    } finally {
      feed.stop()
    }
  }
}

/** Where a message goes on: where its task is, else in its context, else in a conversation of its own. */
async function conversationOf(
  { contextId, taskId }: A2aSaid,
  readJob: (id: string) => Promise<Job>,
): Promise<string> {
  if (taskId === undefined) return contextId ?? 'new'
  const { conversation_id } = await readJob(taskId)
  if (contextId === undefined || contextId === conversation_id) return conversation_id
  throw new AlfredError('INVALID_REQUEST', 'The task is of another context.')
}

/** What a turn tells, in the words of the protocol; the whole task at its end. */
async function* told(
  place: { taskId: string; contextId: string },
  events: AsyncIterable<TurnEvent>,
): AsyncGenerator<StreamResponse, void, undefined> {
  const text = createGrowingText()
  for await (const event of events) {
    if (event.type === 'progress')
      yield statusUpdate(place, statusOf(place, 'running', { text: event.data.message }))
    if (event.type === 'chunk') {
      const more = text.add(event.data)
      if (more !== '') yield replyPart(place, more, false)
    }
    if (event.type === 'done') {
      yield replyPart(place, text.finish(event.data.response), true)
      yield { payload: { $case: 'task', value: endedTask(event.data) } }
    }
    if (event.type === 'error')
      yield {
        payload: {
          $case: 'task',
          value: taskOf(place, statusOf(place, 'failed', { text: event.data.error }), null),
        },
      }
  }
}

/** A stream ends with a status; a whole task in it is only its beginning. */
async function* withoutEnd(
  parts: AsyncIterable<StreamResponse>,
): AsyncGenerator<StreamResponse, void, undefined> {
  let isBegun = false
  for await (const one of parts) {
    const { payload } = one
    if (payload?.$case !== 'task' || !isBegun) yield one
    else {
      const { id: taskId, contextId, status } = payload.value
      yield { payload: { $case: 'statusUpdate', value: { taskId, contextId, status, metadata: undefined } } }
    }
    isBegun = true
  }
}

const unsupported = (): never => {
  throw new UnsupportedOperationError('Alfred does not do this over A2A.')
}
const noPushes = (): never => {
  throw new PushNotificationNotSupportedError('Alfred calls nobody back. Stream, or ask for the task.')
}

/** What is not offered. A card for callers alone would say nothing more than the public one. */
const refused = {
  getAgentCard: (): Promise<AgentCard> => Promise.resolve({ capabilities: { streaming: true } } as AgentCard),
  getAuthenticatedExtendedAgentCard: unsupported,
  listTasks: unsupported,
  createTaskPushNotificationConfig: noPushes,
  getTaskPushNotificationConfig: noPushes,
  listTaskPushNotificationConfigs: noPushes,
  deleteTaskPushNotificationConfig: noPushes,
} satisfies Partial<A2ARequestHandler>
