import { setTimeout as sleep } from 'node:timers/promises'
import { personIdOf } from '@alfred/local-stack'
import type { Scenario } from './scenario.ts'

const WITHIN_MS = 40_000
const POLL_MS = 200

/** Food that expires tomorrow: the scheduler finds it and stores one suggestion. */
export const expiry: Scenario = {
  name: 'food that expires',
  play: async (stack, number) => {
    const name = `expiry-${number}`
    const userId = personIdOf(name)
    await stack.query(`
      begin;
      select set_config('alfred.turn', gen_random_uuid()::text, true);
      insert into public.inventory_lots (user_id, food, food_key, quantity, unit, location, expires_on)
      values ('${userId}', 'milk', 'milk', 1, 'l', 'fridge', current_date + 1);
      commit;`)
    const count = async (): Promise<number> => {
      const rows = await stack.query<{ count: number }>(
        `select count(*)::int as count from public.suggestions where user_id = '${userId}'`,
      )
      return rows[0]?.count ?? 0
    }
    const giveUpAt = Date.now() + WITHIN_MS
    while ((await count()) === 0 && Date.now() < giveUpAt) await sleep(POLL_MS)
    const found = await count()
    return found === 1 ? [] : [`${found} suggestions instead of one`]
  },
}
