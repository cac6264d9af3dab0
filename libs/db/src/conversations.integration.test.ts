import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createConversationStore } from './conversations.ts'
import type { ConversationStore } from './conversations.ts'
import { createDatabase } from './client.ts'
import { startTestStores } from './testing/start-test-stores.ts'
import type { TestStores } from './testing/start-test-stores.ts'
import type { TurnClaim } from './turns.ts'

let stores: TestStores
let conversations: ConversationStore
beforeAll(async () => {
  stores = await startTestStores()
  const { keys, postgrest } = stores.database
  const anonymous = await keys.signServiceToken({ role: 'anon' }, '1h')
  const token = await keys.signServiceToken({ role: 'alfred_orchestrator' }, '1h')
  conversations = createConversationStore(
    createDatabase({ SUPABASE_URL: postgrest.url, SUPABASE_ANON_KEY: anonymous, SUPABASE_REST_PATH: '/' }),
    async () => token,
  )
})
afterAll(() => stores.stop())

const interrupt = { if_busy: 'interrupt' }

async function begin(userId: string): Promise<TurnClaim> {
  const { claim } = await stores.open(stores.store('one'), { userId })
  if (!claim) throw new TypeError('The turn was not claimed.')
  return claim
}

async function openTurnsOf(conversationId: string): Promise<string[]> {
  const rows = await stores.database.postgres.query<{ status: string }>(
    `select status from public.turns where conversation_id = $1 and status in ('queued', 'running')`,
    [conversationId],
  )
  return rows.map(({ status }) => status)
}

describe('races between requests', () => {
  test('a deletion and a message at once: the message is refused, opens another conversation or keeps this one, 20 rounds', async () => {
    for (let round = 0; round < 20; round += 1) {
      const userId = randomUUID()
      const claim = await begin(userId)
      const { conversation_id: id } = claim
      await stores.commit(stores.store('one'), claim)
      const [deleted, named, latest] = await Promise.allSettled([
        conversations.delete(userId, id),
        stores.open(stores.store('two'), { userId, input: { conversation_id: id } }),
        stores.open(stores.store('three'), { userId }),
      ])
      expect(latest.status).toBe('fulfilled')
      if (deleted.status === 'rejected') {
        expect(deleted.reason).toMatchObject({ code: 'CONVERSATION_BUSY' })
        continue
      }
      expect(await openTurnsOf(id)).toEqual([])
      expect(named).toMatchObject({ reason: { code: 'NOT_FOUND' } })
      expect(latest).not.toMatchObject({ value: { conversation_id: id } })
    }
  })

  test('an interruption and the end of the interrupted turn at once leave one running turn, 20 rounds', async () => {
    for (let round = 0; round < 20; round += 1) {
      const userId = randomUUID()
      const claim = await begin(userId)
      const [committed, opened] = await Promise.allSettled([
        stores.commit(stores.store('one'), claim),
        stores.open(stores.store('two'), { userId, input: interrupt }),
      ])
      if (opened.status === 'rejected') throw opened.reason
      // If the commit came first, the message runs at once. Otherwise the message took the turn away, and its taker
      // ends it.
      const { interrupted } = opened.value
      expect(interrupted === null).toBe(committed.status === 'fulfilled')
      if (interrupted)
        expect(await stores.commit(stores.store('two'), interrupted, 'cancelled')).not.toBeNull()
      expect(await openTurnsOf(claim.conversation_id)).toEqual(['running'])
    }
  })

  test('one interrupting request, sent by several processes at once, stops one turn once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const userId = randomUUID()
      const { turn_id: stoppedId, conversation_id: id } = await begin(userId)
      const turnId = randomUUID()
      const opened = await Promise.all(
        [1, 2, 3, 4].map((at) => stores.open(stores.store(`at-${at}`), { userId, turnId, input: interrupt })),
      )
      const stopped = opened.flatMap(({ interrupted }) => interrupted ?? [])
      expect(stopped).toMatchObject([{ turn_id: stoppedId, fence: 2 }])
      expect((await openTurnsOf(id)).toSorted()).toEqual(['queued', 'running'])
    }
  })
})
