import { usageLineSchema } from '@alfred/contracts'
import type { UsageLine } from '@alfred/contracts'
import { z } from 'zod'
import type { Database } from './client.ts'

type Days = { from: string; until: string }

/** What models took for the person of the token, under row level security. */
export type UsageStore = { read(token: string, days: Days): Promise<UsageLine[]> }

export function createUsageStore(database: Database): UsageStore {
  return {
    read: (token, { from, until }) =>
      database.call({
        name: 'usage_by_model',
        arguments: { p_from: from, p_until: until },
        token,
        reply: z.array(usageLineSchema),
        retryForMs: 2_000,
      }),
  }
}

const personLineSchema = usageLineSchema.extend({ user_id: z.uuid() })
export type PersonLine = z.infer<typeof personLineSchema>

/** What models took for everybody, with a token of the role `alfred_operator`. */
export function createUsageOfAll(database: Database, token: string): (days: Days) => Promise<PersonLine[]> {
  return ({ from, until }) =>
    database.call({
      name: 'usage_of_all',
      arguments: { p_from: from, p_until: until },
      token,
      reply: z.array(personLineSchema),
      retryForMs: 2_000,
    })
}
