import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { percentile } from '../report.ts'

const RUNS = 9

type Whose = { user: string; conversation: string }
export type TimedCall = { name: string; ms: number }

/** The calls that a turn or a client makes about a conversation, in the order in which a turn makes them. */
const calls: readonly { name: string; sql: string; values(whose: Whose & { turn: string }): unknown[] }[] = [
  {
    name: 'open_turn',
    sql: `select public.open_turn($1, $2, 'h', jsonb_build_object('message', 'hello', 'conversation_id', $3::text), now(), 'two:1', 1)`,
    values: ({ turn, user, conversation }) => [turn, user, conversation],
  },
  {
    name: 'commit_turn',
    sql: `select public.commit_turn($1, 1, 'two:1', '{"status": "done", "result": {"response": "Done."}, "events": [], "ledger": {}, "usage": {}}', '{}', '{}')`,
    values: ({ turn }) => [turn],
  },
  {
    name: 'read_conversation',
    sql: 'select public.read_conversation($1, $2)',
    values: ({ user, conversation }) => [user, conversation],
  },
  {
    name: 'list_turns',
    sql: 'select public.list_turns($1, $2, 20)',
    values: ({ user, conversation }) => [user, conversation],
  },
  {
    name: 'list_conversations',
    sql: 'select public.list_conversations($1, 20)',
    values: ({ user }) => [user],
  },
]

/** The median time of each call, made as an orchestrator in transactions that are rolled back. */
export async function timeDatabaseCalls(client: Client, whose: Whose): Promise<TimedCall[]> {
  const times = calls.map((): number[] => [])
  for (let run = 0; run < RUNS; run += 1) {
    const turn = randomUUID()
    await client.query('begin')
    try {
      await client.query(`set local role alfred_orchestrator`)
      for (const [index, { sql, values }] of calls.entries()) {
        const startedAt = performance.now()
        await client.query(sql, values({ ...whose, turn }))
        times[index]?.push(performance.now() - startedAt)
      }
    } finally {
      await client.query('rollback')
    }
  }
  return calls.map(({ name }, index) => ({ name, ms: percentile(times[index] ?? [], 50) }))
}
