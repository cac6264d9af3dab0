import type { Client } from 'pg'
import type { HouseholdCall } from './household-calls.ts'

export type Household = { user: string; turn: string }

/** Opens the turn for which a household's tools are called. */
export async function openHouseholdTurn(client: Client, { user, turn }: Household): Promise<void> {
  await client.query(
    `select public.open_turn($1, $2, 'h', '{"message": "hello", "conversation_id": "new"}', now(), 'one:1', 1)`,
    [turn, user],
  )
}

/** Makes a call as its role in a transaction that is rolled back, and returns what `look` observed. */
export async function asCaller<Seen>(
  client: Client,
  { call, household: { user, turn } }: { call: HouseholdCall; household: Household },
  look: (sql: string, values: unknown[]) => Promise<Seen>,
): Promise<Seen> {
  const claims = JSON.stringify({
    sub: user,
    role: call.role,
    aud: 'authenticated',
    ...(call.domain && { turn, fence: 1, domain: call.domain }),
  })
  await client.query('begin')
  try {
    await client.query(
      `select set_config('request.jwt.claims', $1, true), set_config('role', $2, true), set_config('statement_timeout', '120s', true),
         set_config('alfred.turn', $3, true), set_config('alfred.step', '1', true), set_config('alfred.call', '1', true)`,
      [claims, call.role, call.domain ? turn : ''],
    )
    return await look(call.sql, call.values({ user, turn }))
  } finally {
    await client.query('rollback')
  }
}
