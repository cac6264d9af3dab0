import { connectNats } from '@alfred/messaging'
import { silentLogger } from '@alfred/observability'
import type { BenchStack } from './bench-stack.ts'
import { runLoad } from './run-load.ts'

export type CallCounts = { databaseCalls: number; rowOperations: number; messages: number }

/**
 * Counts the calls, rows and messages of one turn, separately from the timed runs since counting is not free.
 * Background activity, once a second, is counted while idle and subtracted.
 */
export async function countCalls(stack: BenchStack, token: string): Promise<CallCounts> {
  const wire = await connectNats({ url: stack.natsUrl, name: 'bench', logger: silentLogger })
  let messages = 0
  wire.subscribe('>', {}, ({ subject }) => {
    if (!/^agents\.[^.]+\.announcement$/.test(subject) && !subject.startsWith('_INBOX')) messages += 1
    else if (subject.startsWith('_INBOX')) messages += 1
  })
  await wire.flush()
  const count = async (run: () => Promise<number>): Promise<CallCounts & { units: number }> => {
    await settle()
    const before = await readDatabase(stack)
    messages = 0
    const units = await run()
    await settle()
    const after = await readDatabase(stack)
    return {
      units,
      messages,
      databaseCalls: after.calls - before.calls,
      rowOperations: after.rows - before.rows,
    }
  }
  const seconds = 5
  const idle = await count(async () => {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    return 1
  })
  const busy = await count(
    async () => (await runLoad({ gatewayUrl: stack.gatewayUrl, tokens: [token], seconds })).length,
  )
  await wire.drain()
  const perTurn = (name: keyof CallCounts): number => (busy[name] - idle[name]) / busy.units
  return {
    databaseCalls: perTurn('databaseCalls'),
    rowOperations: perTurn('rowOperations'),
    messages: perTurn('messages'),
  }
}

/** Waits for PostgreSQL's statistics: an idle server process reports within ten seconds. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 11_000))
}

async function readDatabase({ database }: BenchStack): Promise<{ calls: number; rows: number }> {
  const [row] = await database.postgres.query<{ calls: string; rows: string }>(
    `select xact_commit + xact_rollback as calls, tup_inserted + tup_updated + tup_deleted as rows
     from pg_stat_database where datname = current_database()`,
  )
  return { calls: Number(row?.calls ?? 0), rows: Number(row?.rows ?? 0) }
}
