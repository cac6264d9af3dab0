import {
  AlfredError,
  conversationCommands,
  conversationIdSchema,
  pageQuerySchema,
  renameConversationSchema,
} from '@alfred/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GatewayDependencies } from '../gateway-dependencies.ts'
import { authenticate } from '../plugins/authenticate.ts'
import { parseInput } from '../plugins/parse-input.ts'

/** A person's conversations: which there are, what one waits for, what was said in it, its name and its end. */
export function registerConversations(app: FastifyInstance, { bus, verify }: GatewayDependencies): void {
  app.get('/api/conversations', async (request) => {
    const { token } = await authenticate(request, verify)
    const page = parseInput(pageQuerySchema, request.query, 'query')
    return bus.request(conversationCommands.listConversations, { token, page })
  })

  app.get('/api/conversations/:id', async (request) => {
    const { token } = await authenticate(request, verify)
    return bus.request(conversationCommands.getConversation, { token, conversation_id: idOf(request) })
  })

  app.get('/api/conversations/:id/history', async (request) => {
    const { token } = await authenticate(request, verify)
    const page = parseInput(pageQuerySchema, request.query, 'query')
    return bus.request(conversationCommands.listJobs, { token, conversation_id: idOf(request), page })
  })

  app.patch('/api/conversations/:id', async (request) => {
    const { token } = await authenticate(request, verify)
    const { title } = parseInput(renameConversationSchema, request.body, 'body')
    return bus.request(conversationCommands.renameConversation, {
      token,
      conversation_id: idOf(request),
      title,
    })
  })

  app.delete('/api/conversations/:id', async (request, reply) => {
    const { token } = await authenticate(request, verify)
    await bus.request(conversationCommands.deleteConversation, { token, conversation_id: idOf(request) })
    return reply.status(204).send()
  })
}

/** What is no id names no conversation. */
function idOf(request: FastifyRequest): string {
  const id = conversationIdSchema.safeParse((request.params as { id?: unknown }).id)
  if (!id.success) throw new AlfredError('NOT_FOUND', 'There is no such conversation.')
  return id.data
}
