import { conversationCommands } from '@alfred/contracts'
import type { ConversationStore } from '@alfred/db/conversations'
import type { Bus, WireSubscription } from '@alfred/messaging'
import type { Person } from '@alfred/service-kit'
import { toJob } from './stored-turn.ts'

/** Answers the gateway's requests about conversations. The person's token is verified here again, as for turns. */
export function handleConversationCommands(dependencies: {
  bus: Bus
  conversations: ConversationStore
  verify: (token: string) => Promise<Person>
}): WireSubscription[] {
  const { bus, conversations, verify } = dependencies
  return [
    bus.handle(conversationCommands.listConversations, async ({ token, page }) => {
      const { userId } = await verify(token)
      return conversations.list(userId, page)
    }),
    bus.handle(conversationCommands.getConversation, async ({ token, conversation_id }) => {
      const { userId } = await verify(token)
      return conversations.read(userId, conversation_id)
    }),
    bus.handle(conversationCommands.renameConversation, async ({ token, conversation_id, title }) => {
      const { userId } = await verify(token)
      return conversations.rename(userId, conversation_id, title)
    }),
    bus.handle(conversationCommands.deleteConversation, async ({ token, conversation_id }) => {
      const { userId } = await verify(token)
      await conversations.delete(userId, conversation_id)
      return { deleted: true } as const
    }),
    bus.handle(conversationCommands.listJobs, async ({ token, conversation_id, page }) => {
      const { userId } = await verify(token)
      const { items, next } = await conversations.turns(userId, conversation_id, page)
      return { items: items.map(toJob), next }
    }),
  ]
}
