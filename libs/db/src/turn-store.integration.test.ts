import { randomUUID } from 'node:crypto'
import { startDatabase } from '@alfred/testing'
import { z } from 'zod'
import { createApply } from './apply.ts'
import { createDatabase } from './client.ts'
import { createConversationStore } from './conversations.ts'
import { testTurnStore } from './conformance.ts'
import { createTurnStore } from './turns.ts'

testTurnStore('PostgreSQL behind PostgREST', async () => {
  const { postgres, postgrest, keys, stop } = await startDatabase()
  const database = createDatabase({
    SUPABASE_URL: postgrest.url,
    SUPABASE_ANON_KEY: await keys.signServiceToken({ role: 'anon' }),
    SUPABASE_REST_PATH: '/',
  })
  const serviceToken = await keys.signServiceToken({ role: 'alfred_orchestrator' })
  const apply = createApply(database)
  const call = (food: string, unit: string) => ({
    tool: 'add_item',
    arguments: { food, quantity: 1, unit, location: 'pantry', expires_on: null, opened: null },
  })
  return {
    store: (instance) => createTurnStore(database, async () => serviceToken, instance),
    apply: async ({ turnId, fence, userId }, decision) => {
      const token = await keys.signServiceToken({
        role: 'authenticated',
        sub: userId,
        aud: 'authenticated',
        turn: turnId,
        fence,
        domain: 'pantry',
      })
      return apply({ token, ...decision })
    },
    goodCall: (food) => call(food, 'pack'),
    badCall: (food) => call(food, 'furlong'),
    stockOf: async (userId, food) => {
      const rows = await postgres.query<{ count: number }>(
        `select count(*)::int as count from public.audit_log
         where user_id = $1 and table_name = 'inventory_lots' and new_row ->> 'food' = $2`,
        [userId, food],
      )
      return rows[0]?.count ?? 0
    },
    suggest: async (userId, id) => {
      await postgres.query(
        `insert into public.suggestions (id, user_id, kind, dedupe_key, reason, action, due_on, valid_until)
         values ($1, $2, 'expiry', $3, 'Milk expires.', 'Use it.', current_date, now() + interval '30 days')`,
        [id, userId, `expiry:${id}`],
      )
    },
    openSuggestionsOf: async (userId) => {
      const rows = await postgres.query<{ count: number }>(
        `select count(*)::int as count from public.suggestions where user_id = $1 and status = 'open'`,
        [userId],
      )
      return rows[0]?.count ?? 0
    },
    editByHand: async (userId, food) => {
      const edit = await database.call({
        name: 'edit_by_hand',
        arguments: { p_key: randomUUID(), p_tool: 'add_item', p_arguments: { food, quantity: 1 } },
        token: await keys.signServiceToken({ role: 'authenticated', sub: userId, aud: 'authenticated' }),
        reply: z.object({ ok: z.literal(true), entities: z.tuple([z.object({ id: z.uuid() })]) }),
        retryForMs: 0,
      })
      return edit.entities[0].id
    },
    conversations: () => createConversationStore(database, async () => serviceToken),
    pass: async (seconds) => {
      await postgres.query(
        `update public.turns set created_at = created_at - make_interval(secs => ${seconds}),
           claimed_at = claimed_at - make_interval(secs => ${seconds});
         update public.audit_log set changed_at = changed_at - make_interval(secs => ${seconds});
         update public.conversations set last_turn_at = last_turn_at - make_interval(secs => ${seconds});
         update private.instances set lease_until = lease_until - make_interval(secs => ${seconds})`,
      )
    },
    clear: async () => {
      await postgres.query('truncate public.turns, public.conversations, private.instances cascade')
    },
    stop,
  }
})
