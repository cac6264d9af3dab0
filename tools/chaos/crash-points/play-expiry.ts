import { setTimeout as sleep } from 'node:timers/promises'
import { personIdOf } from '@alfred/local-stack'
import type { Scenario } from './scenario.ts'
import type { CrashStack } from './start-crash-stack.ts'

const NOTICED_WITHIN_MS = 40_000
/** What was taken up by a worker that died is taken up again after a minute. */
const DELIVERED_WITHIN_MS = 130_000
const POLL_MS = 200

/** Food that expires tomorrow: the scheduler finds it, stores one suggestion, and delivers it once. */
export const expiry: Scenario = {
  name: 'food that expires',
  play: async (stack, number) => {
    const userId = personIdOf(`expiry-${number}`)
    const path = `/expiry-${number}`
    await stack.query(`
      begin;
      select set_config('alfred.turn', gen_random_uuid()::text, true);
      with place as (
        insert into public.delivery_places (user_id, way, address, confirmed_at)
        values ('${userId}', 'webhook', '${new URL(path, stack.place.url).href}', now()) returning id
      )
      insert into private.delivery_keys (place_id, user_id, keys) select id, '${userId}', '{"secret": "whsec_AAAA"}' from place;
      insert into public.delivery_wishes (user_id, quiet_from, quiet_until) values ('${userId}', '00:00', '00:00');
      insert into public.inventory_lots (user_id, food, food_key, quantity, unit, location, expires_on)
      values ('${userId}', 'milk', 'milk', 1, 'l', 'fridge', current_date + 1);
      commit;`)
    const suggestions = await settled(() => rowsOf(stack, { table: 'suggestions', userId }), {
      isDone: (rows) => rows.length > 0,
      withinMs: NOTICED_WITHIN_MS,
    })
    const deliveries = await settled(() => rowsOf(stack, { table: 'deliveries', userId }), {
      isDone: (rows) => rows.some(({ status }) => status === 'sent'),
      withinMs: DELIVERED_WITHIN_MS,
    })
    const came = stack.place.received.filter((one) => one.path === path)
    const ids = new Set(came.map(({ headers }) => headers['webhook-id']))
    return [
      ...(suggestions.length === 1 ? [] : [`${suggestions.length} suggestions instead of one`]),
      ...(deliveries.length === 1 && deliveries[0]?.status === 'sent'
        ? []
        : [
            `deliveries: ${deliveries.map(({ status }) => status).join(', ') || 'none'} instead of one that was sent`,
          ]),
      // One that died between sending and noting has it sent again, with the same id.
      ...(ids.size === 1 ? [] : [`${ids.size} messages instead of one`]),
    ]
  },
}

type Row = { status: string }

function rowsOf(
  stack: CrashStack,
  { table, userId }: { table: 'suggestions' | 'deliveries'; userId: string },
): Promise<Row[]> {
  return stack.query<Row>(`select status from public.${table} where user_id = '${userId}'`)
}

/** Reads until it is done or the time is over; gives what was read last. */
async function settled(
  read: () => Promise<Row[]>,
  { isDone, withinMs }: { isDone: (rows: Row[]) => boolean; withinMs: number },
): Promise<Row[]> {
  const giveUpAt = Date.now() + withinMs
  for (;;) {
    const rows = await read()
    if (isDone(rows) || Date.now() > giveUpAt) return rows
    await sleep(POLL_MS)
  }
}
