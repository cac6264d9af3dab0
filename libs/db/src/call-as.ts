import type { z } from 'zod'
import type { Database } from './client.ts'

const RETRY_FOR_MS = 5_000

/** Calls functions of the database with one token, and reads their answers; a database that is away is asked again for some seconds. */
export function callAs(
  database: Database,
  token: string,
): <Schema extends z.ZodType>(
  name: string,
  args: Record<string, unknown>,
  reply: Schema,
) => Promise<z.output<Schema>> {
  return (name, args, reply) =>
    database.call({ name, arguments: args, token, reply, retryForMs: RETRY_FOR_MS })
}
