import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { AlfredError, conversationCommands } from '@alfred/contracts'
import { createMemoryTurns } from '@alfred/db/testing'
import { createBus } from '@alfred/messaging'
import { createMemoryWire } from '@alfred/messaging/testing'
import { silentLogger } from '@alfred/observability'
import { handleConversationCommands } from './conversation-handlers.ts'

const ada = randomUUID()

/** A person with one conversation that waits for its first answer, and another person who asks for it. */
async function start() {
  const bus = createBus(createMemoryWire(), silentLogger)
  const turns = createMemoryTurns()
  const verify = async (token: string) => {
    if (token === 'forged') throw new AlfredError('UNAUTHENTICATED', 'This token does not hold.')
    return { userId: token, expiresAt: Infinity }
  }
  handleConversationCommands({ bus, conversations: turns.conversations, verify })
  const store = turns.store({ name: 'one', boot: '1' })
  const { conversation_id } = await store.open({
    ...{ turnId: randomUUID(), userId: ada, requestHash: 'a'.repeat(64), contractVersion: 1 },
    ...{ input: { message: 'put 2 milk', mode: 'quick' }, askedAt: '2026-11-22T10:00:00Z' },
  })
  return { bus, conversation_id }
}
const page = { limit: 5 }

test('a person can list their conversations and the turns in them', async () => {
  const { bus, conversation_id } = await start()
  expect(await bus.request(conversationCommands.listConversations, { token: ada, page })).toMatchObject({
    items: [{ conversation_id, title: 'put 2 milk' }],
    next: null,
  })
  expect(
    await bus.request(conversationCommands.listJobs, { token: ada, conversation_id, page }),
  ).toMatchObject({
    items: [{ conversation_id, message: 'put 2 milk', mode: 'quick', status: 'running', response: null }],
  })
  const named = { token: ada, conversation_id, title: 'Milk' }
  expect(await bus.request(conversationCommands.renameConversation, named)).toMatchObject({ title: 'Milk' })
  expect(
    await bus.request(conversationCommands.getConversation, { token: ada, conversation_id }),
  ).toMatchObject({ title: 'Milk', session: null, pending: null })
  await expect(
    bus.request(conversationCommands.deleteConversation, { token: ada, conversation_id }),
  ).rejects.toMatchObject({ code: 'CONVERSATION_BUSY' })
})

test('another person sees nothing, and an invalid token is refused', async () => {
  const { bus, conversation_id } = await start()
  const stranger = randomUUID()
  for (const [token, code] of [
    [stranger, 'NOT_FOUND'],
    ['forged', 'UNAUTHENTICATED'],
  ] as const) {
    for (const asked of [
      bus.request(conversationCommands.getConversation, { token, conversation_id }),
      bus.request(conversationCommands.renameConversation, { token, conversation_id, title: 'Mine' }),
      bus.request(conversationCommands.deleteConversation, { token, conversation_id }),
      bus.request(conversationCommands.listJobs, { token, conversation_id, page }),
    ])
      await expect(asked).rejects.toMatchObject({ code })
  }
  expect(await bus.request(conversationCommands.listConversations, { token: stranger, page })).toEqual({
    items: [],
    next: null,
  })
})
