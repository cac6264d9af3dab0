import { readFileSync } from 'node:fs'
import type { Client } from 'pg'

/** The cost of a statement: the CPU time of its server process, and the SQLSTATE when it failed. */
export type Work = { milliseconds: number; state: string | null }

/**
 * Runs a statement and measures the CPU time of its server process, which other load on the machine does not affect.
 * The transaction is rolled back, so that each measurement starts from the same state.
 */
export async function measureWork(
  client: Client,
  prepare: string,
  statement: { sql: string; values: unknown[] },
): Promise<Work> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  await client.query('begin')
  try {
    await client.query(prepare)
    const before = processorTime(pid)
    const state = await client.query(statement.sql, statement.values).then(
      () => null,
      (error: unknown) => (error as { code?: string }).code ?? 'unknown',
    )
    return { milliseconds: processorTime(pid) - before, state }
  } finally {
    await client.query('rollback')
  }
}

/** The CPU time of a process in milliseconds, from the kernel's statistics. */
function processorTime(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}
