import { AlfredError, conversationCommands, conversationIdSchema } from '@alfred/contracts'
import type { FastifyInstance } from 'fastify'
import type { GatewayDependencies } from '../gateway-dependencies.ts'
import { addRoute, type PersonalRequest } from '../plugins/add-route.ts'

/** The endpoints of a person's conversations: list, open, history, rename and delete. */
export function registerConversations(
  app: FastifyInstance,
  { bus, authenticate }: GatewayDependencies,
): void {
  addRoute(app, { name: 'listConversations', authenticate }, ({ caller: { token }, query: page }) =>
    bus.request(conversationCommands.listConversations, { token, page }),
  )
  addRoute(app, { name: 'getConversation', authenticate }, async ({ request, caller: { token } }) =>
    bus.request(conversationCommands.getConversation, { token, conversation_id: idOf(request) }),
  )
  addRoute(app, { name: 'listHistory', authenticate }, async ({ request, caller: { token }, query: page }) =>
    bus.request(conversationCommands.listJobs, { token, conversation_id: idOf(request), page }),
  )
  addRoute(app, { name: 'renameConversation', authenticate }, async ({ request, caller: { token }, body }) =>
    bus.request(conversationCommands.renameConversation, {
      token,
      conversation_id: idOf(request),
      title: body.title,
    }),
  )
  addRoute(
    app,
    { name: 'deleteConversation', authenticate },
    async ({ request, reply, caller: { token } }) => {
      await bus.request(conversationCommands.deleteConversation, { token, conversation_id: idOf(request) })
      return reply.status(204).send()
    },
  )
}

/** The id in the path. Throws NOT_FOUND when it is no valid id. */
function idOf(request: PersonalRequest): string {
  const id = conversationIdSchema.safeParse(request.params.id)
  if (!id.success) throw new AlfredError('NOT_FOUND', 'There is no such conversation.')
  return id.data
}
