import { applyChunk, type Client } from '@alfred/client'
import { AlfredError, isErrorCode, MESSAGE_LENGTH_MAX, pendingAnswerSchema } from '@alfred/contracts'
import type { ChatInput, TurnEvent, TurnEventData } from '@alfred/contracts'
import type { CallToolResult, McpServer, ServerContext } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { answerCall, answerOf } from '../server/answer.ts'
import type { Asker } from '../server/asker.ts'

/** How long (ms) a call waits for a reply; the turn goes on, and its result can be fetched later. */
const REPLY_MS_MAX = 100_000

const key = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .optional()
  .describe('names this message: sent again with the same key it is not done again')
const message = z.string().min(1).max(MESSAGE_LENGTH_MAX)
const conversation = z
  .uuid()
  .optional()
  .describe('the conversation_id of an answer before; without it a new conversation begins')

/** Offers Alfred himself: a message in plain words, an answer to what he asked, and a reply that was not waited for. */
export function registerChat(server: McpServer, { client, logger }: Asker): void {
  const annotations = { readOnlyHint: false, destructiveHint: true, openWorldHint: true }
  const ask =
    'Hands a message in plain words to Alfred: he plans, cooks along, remembers, changes and answers. He asks back before anything large.'
  const said = z.strictObject({ message, conversation_id: conversation, key })
  server.registerTool('ask_alfred', { description: ask, inputSchema: said, annotations }, (asked, context) =>
    answerCall({ kind: 'ask', logger }, () =>
      converse(client, context, {
        // Never the conversation that the person has open elsewhere: a "yes" would be the answer to what is asked there.
        input: { message: asked.message, conversation_id: asked.conversation_id ?? 'new' },
        key: asked.key,
      }),
    ),
  )
  const answer =
    'Answers what Alfred asked back ("pending" of his reply), after the person said what they want.'
  const answered = pendingAnswerSchema.extend({ conversation_id: z.uuid(), key })
  server.registerTool(
    'answer_alfred',
    { description: answer, inputSchema: answered, annotations },
    (asked, context) =>
      answerCall({ kind: 'ask', logger }, () => {
        const { conversation_id, key: words, ...given } = asked
        return converse(client, context, {
          input: { message: '', conversation_id, answer: given },
          key: words,
        })
      }),
  )
  const fetched = 'Gets what became of a request to Alfred that was not waited for.'
  server.registerTool(
    'find_reply',
    {
      description: fetched,
      inputSchema: z.strictObject({ job_id: z.uuid() }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (asked) =>
      answerCall({ kind: 'read', logger }, async () => {
        const { job_id, status, response, error } = await client.getJob(asked.job_id)
        return answerOf({ job_id, status, response, error })
      }),
  )
}

type Said = { input: ChatInput; key: string | undefined }

/** Says something and waits for the reply, telling the client what Alfred is at. */
async function converse(
  client: Client,
  { mcpReq }: ServerContext,
  { input, key }: Said,
): Promise<CallToolResult> {
  const signal = AbortSignal.any([mcpReq.signal, AbortSignal.timeout(REPLY_MS_MAX)])
  const settings = { signal, ...(key !== undefined && { idempotencyKey: `mcp:${key}` }) }
  const heard: { jobId?: string; conversationId?: string; text: string } = { text: '' }
  try {
    for await (const event of client.chat(input, settings)) {
      if (event.type === 'done') return replyOf(event.data)
      if (event.type === 'error') throw turnError(event.data)
      if (event.type === 'chunk') heard.text = applyChunk(heard.text, event.data)
      if (event.type === 'job_started') {
        heard.jobId = event.data.job_id
        heard.conversationId = event.data.conversation_id
      }
      await tellProgress(mcpReq, event)
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
  if (heard.jobId === undefined)
    throw new AlfredError(
      'UNAVAILABLE',
      'Alfred did not take the message in time. Send it again with the same key.',
    )
  return answerOf(
    { status: 'running', job_id: heard.jobId, conversation_id: heard.conversationId },
    'Alfred is still at it. Ask for the result with find_reply.',
  )
}

function replyOf({
  response,
  status,
  job_id,
  conversation_id,
  pending,
}: TurnEventData<'done'>): CallToolResult {
  // What waits is told without its data: the words and options are what the person decides by.
  const asks = pending && {
    pending_id: pending.id,
    ...{ version: pending.version, kind: pending.kind, summary: pending.summary, options: pending.options },
  }
  return answerOf({ status, job_id, conversation_id, pending: asks }, response)
}

function turnError({ code, error, retryable }: TurnEventData<'error'>): AlfredError {
  return new AlfredError(isErrorCode(code) ? code : 'INTERNAL', error, { retryable })
}

/** Tells a client that asked for it what Alfred is at. */
async function tellProgress(request: ServerContext['mcpReq'], event: TurnEvent): Promise<void> {
  const token = request._meta?.progressToken
  if (token === undefined || event.type !== 'progress') return
  const [, count = '0'] = event.id.split('.')
  await request.notify({
    method: 'notifications/progress',
    params: { progressToken: token, progress: Number(count), message: event.data.message },
  })
}
