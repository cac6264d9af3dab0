import { z } from 'zod'
import { a2aAnswerSchema, a2aRequestSchema, agentCardSchema } from './a2a.ts'
import { feedEventIdSchema } from '../events/feed-events.ts'
import { eventIdSchema } from '../events/turn-events.ts'
import { accountExportSchema, deleteAccountSchema, exportQuerySchema } from './account.ts'
import { chatCompletionRequestSchema, chatCompletionSchema, chatModelsSchema } from './chat-completions.ts'
import { changesSchema, undoneSchema } from './changes.ts'
import { cancellationSchema, chatRequestSchema, jobSchema } from './chat.ts'
import {
  conversationPageSchema,
  conversationSchema,
  jobPageSchema,
  renameConversationSchema,
} from './conversations.ts'
import { dataEndpoints } from './data-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { always, personal, unreadable } from './refusals-of-endpoints.ts'
import { pageQuerySchema } from './pages.ts'
import { settingsSchema } from './settings.ts'
import { signInEndpoints } from './sign-in.ts'
import { turnTraceSchema } from './trace.ts'
import { usageQuerySchema, usageReportSchema } from './usage.ts'

const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/)
  .optional()
  .describe('Names the request: sent again with the same key it is not done again.')
const lastEventId = eventIdSchema.optional().describe('The id of the last event that was received.')

/** Every endpoint of the gateway (spec S4, ruling R24). Routes, documents and clients follow this list. */
export const httpEndpoints = {
  streamChat: {
    method: 'POST',
    path: '/api/chat/stream',
    summary: 'Sends a message and streams the events of its turn',
    isPublic: false,
    headers: z.object({ 'idempotency-key': idempotencyKey }),
    body: chatRequestSchema,
    answer: { status: 200, body: 'events' },
    refusals: [
      ...unreadable,
      'IDEMPOTENCY_KEY_REUSED',
      'NOT_FOUND',
      'CONVERSATION_BUSY',
      'QUEUE_FULL',
      ...personal,
    ],
  },
  completeChat: {
    method: 'POST',
    path: '/v1/chat/completions',
    summary: "Answers the last message of a chat, for clients of OpenAI's kind; with stream true in parts",
    isPublic: false,
    body: chatCompletionRequestSchema,
    answer: { status: 200, body: chatCompletionSchema },
    refusals: [...unreadable, 'CONVERSATION_BUSY', 'QUEUE_FULL', ...personal],
  },
  listModels: {
    method: 'GET',
    path: '/v1/models',
    summary: "Lists the one model that clients of OpenAI's kind can name",
    isPublic: false,
    answer: { status: 200, body: chatModelsSchema },
    refusals: [...personal],
  },
  getAgentCard: {
    method: 'GET',
    path: '/.well-known/agent-card.json',
    summary: 'Tells other agents what Alfred is for and how to ask (A2A)',
    isPublic: true,
    answer: { status: 200, body: agentCardSchema },
    refusals: always,
  },
  callA2a: {
    method: 'POST',
    path: '/a2a',
    summary: 'Calls a method of A2A, such as SendMessage or message/send; streaming ones answer with events',
    isPublic: false,
    headers: z.object({
      'a2a-version': z.enum(['1.0', '0.3']).optional().describe('The version of A2A; without it 0.3.'),
    }),
    body: a2aRequestSchema,
    answer: { status: 200, body: a2aAnswerSchema },
    refusals: [...unreadable, 'CONVERSATION_BUSY', 'QUEUE_FULL', ...personal],
  },
  streamEvents: {
    method: 'GET',
    path: '/api/events',
    summary: 'Streams what changes for the person and what is noticed, whatever client it was made in',
    isPublic: false,
    headers: z.object({
      'last-event-id': feedEventIdSchema
        .optional()
        .describe('The id of the last event that was received: all since then is told.'),
    }),
    answer: { status: 200, body: 'feed' },
    refusals: ['INVALID_REQUEST', 'NOT_FOUND', ...personal],
  },
  listJobs: {
    method: 'GET',
    path: '/api/jobs',
    summary: 'Lists what was asked and what became of it, the latest first',
    isPublic: false,
    query: pageQuerySchema,
    answer: { status: 200, body: jobPageSchema },
    refusals: ['INVALID_REQUEST', ...personal],
  },
  getJob: {
    method: 'GET',
    path: '/api/jobs/{id}',
    summary: 'Tells what became of a request',
    isPublic: false,
    answer: { status: 200, body: jobSchema },
    refusals: ['NOT_FOUND', ...personal],
  },
  streamJobEvents: {
    method: 'GET',
    path: '/api/jobs/{id}/events',
    summary: 'Streams the events of a turn from any point',
    isPublic: false,
    headers: z.object({ 'last-event-id': lastEventId }),
    answer: {
      status: 200,
      body: 'events',
      nothing: 'All was told: a client that reconnects by itself stops here.',
    },
    refusals: ['INVALID_REQUEST', 'NOT_FOUND', ...personal],
  },
  cancelJob: {
    method: 'POST',
    path: '/api/jobs/{id}/cancel',
    summary: 'Stops a turn; what was committed stays',
    isPublic: false,
    answer: { status: 200, body: cancellationSchema },
    refusals: ['NOT_FOUND', ...unreadable, ...personal],
  },
  readChanges: {
    method: 'GET',
    path: '/api/jobs/{id}/changes',
    summary: 'Tells what a request changed, and whether that can be taken back',
    isPublic: false,
    answer: { status: 200, body: changesSchema },
    refusals: ['NOT_FOUND', ...personal],
  },
  undoJob: {
    method: 'POST',
    path: '/api/jobs/{id}/undo',
    summary: 'Takes back what a request changed: all of it, or nothing where later changes are in the way',
    isPublic: false,
    headers: z.object({ 'idempotency-key': idempotencyKey }),
    answer: { status: 200, body: undoneSchema },
    refusals: [
      'NOT_FOUND',
      'CHANGED_SINCE',
      'NOTHING_TO_UNDO',
      'ALREADY_UNDONE',
      'FORGOTTEN',
      'STILL_RUNNING',
      ...unreadable,
      ...personal,
    ],
  },
  readTrace: {
    method: 'GET',
    path: '/api/jobs/{id}/trace',
    summary:
      'Tells how a request was worked at: nodes, models, tools, times and cost, for as long as that is kept',
    isPublic: false,
    answer: { status: 200, body: turnTraceSchema },
    refusals: ['NOT_FOUND', ...personal],
  },
  getUsage: {
    method: 'GET',
    path: '/api/usage',
    summary: 'Tells what models took, by day and model',
    isPublic: false,
    query: usageQuerySchema,
    answer: { status: 200, body: usageReportSchema },
    refusals: ['INVALID_REQUEST', ...personal],
  },
  listConversations: {
    method: 'GET',
    path: '/api/conversations',
    summary: 'Lists conversations, the latest first',
    isPublic: false,
    query: pageQuerySchema,
    answer: { status: 200, body: conversationPageSchema },
    refusals: ['INVALID_REQUEST', ...personal],
  },
  getConversation: {
    method: 'GET',
    path: '/api/conversations/{id}',
    summary: 'Opens a conversation: its mode, and what it waits for',
    isPublic: false,
    answer: { status: 200, body: conversationSchema },
    refusals: ['NOT_FOUND', ...personal],
  },
  listHistory: {
    method: 'GET',
    path: '/api/conversations/{id}/history',
    summary: 'Lists the messages of a conversation with their answers, the latest first',
    isPublic: false,
    query: pageQuerySchema,
    answer: { status: 200, body: jobPageSchema },
    refusals: ['INVALID_REQUEST', 'NOT_FOUND', ...personal],
  },
  renameConversation: {
    method: 'PATCH',
    path: '/api/conversations/{id}',
    summary: 'Gives a conversation a title',
    isPublic: false,
    body: renameConversationSchema,
    answer: { status: 200, body: conversationSchema },
    refusals: ['NOT_FOUND', ...unreadable, ...personal],
  },
  deleteConversation: {
    method: 'DELETE',
    path: '/api/conversations/{id}',
    summary: 'Deletes a conversation with its messages; what was changed in the kitchen stays',
    isPublic: false,
    answer: { status: 204, body: 'none' },
    refusals: ['NOT_FOUND', 'CONVERSATION_BUSY', ...personal],
  },
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    summary: 'Exports all that is kept of the person: all tables as JSON, or one of them as CSV',
    isPublic: false,
    query: exportQuerySchema,
    answer: { status: 200, body: accountExportSchema },
    refusals: ['INVALID_REQUEST', 'NOT_FOUND', ...personal],
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/account',
    summary: 'Deletes all that is kept of the person, for good; the body repeats the words that confirm it',
    isPublic: false,
    body: deleteAccountSchema,
    answer: { status: 204, body: 'none' },
    refusals: ['CONVERSATION_BUSY', ...unreadable, ...personal],
  },
  ...dataEndpoints,
  ...signInEndpoints,
  getSettings: {
    method: 'GET',
    path: '/api/settings',
    summary: 'Tells what a client must know before anyone signs in',
    isPublic: true,
    answer: { status: 200, body: settingsSchema },
    refusals: always,
  },
  getOpenApi: {
    method: 'GET',
    path: '/openapi.json',
    summary: 'This description',
    isPublic: true,
    answer: { status: 200, body: 'document' },
    refusals: always,
  },
  getAsyncApi: {
    method: 'GET',
    path: '/asyncapi.json',
    summary: 'The description of events and of what services tell each other',
    isPublic: true,
    answer: { status: 200, body: 'document' },
    refusals: always,
  },
  livez: {
    method: 'GET',
    path: '/livez',
    summary: 'Tells that the process runs',
    isPublic: true,
    answer: { status: 200, body: z.object({ status: z.literal('alive') }) },
    refusals: always,
  },
  readyz: {
    method: 'GET',
    path: '/readyz',
    summary: 'Tells whether requests can be taken',
    isPublic: true,
    answer: { status: 200, body: z.object({ status: z.literal('ready') }) },
    refusals: ['UNAVAILABLE', ...always],
  },
} as const satisfies Record<string, Endpoint>
export type EndpointName = keyof typeof httpEndpoints
