import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findAgentSchemas, inRepository } from '@alfred/local-stack'
import { startPostgres, type TestPostgres } from '@alfred/testing'
import { Client } from 'pg'
import { readPgtap } from './read-pgtap.ts'
import type { Stage, StageResult } from './stage.ts'

/**
 * The tests inside the database: those in infra/supabase/tests and in the folders sql/tests of agents, one transaction each, which is
 * rolled back. Parts are parts of their paths.
 */
export const pgtapStage: Stage = {
  name: 'pgtap',
  hasParts: true,
  run: async (parts) => {
    const agents = await findAgentSchemas()
    const all = [
      ...testsIn('infra/supabase/tests'),
      ...agents.flatMap(({ agent }) => testsIn(`apps/${agent}/sql/tests`)),
    ]
    const files = all.filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
    const total: StageResult = { passed: 0, failed: 0, skipped: 0, database: 'PostgreSQL 18' }
    if (files.length === 0) return total
    const postgres = await startPostgres({ seeded: true })
    try {
      await postgres.query(`create schema if not exists tap; set search_path = tap, public; ${readPgtap()}`)
      await tellPrivileges(
        postgres,
        agents.map(({ folder }) => folder),
      )
      for (const file of files) {
        const { passed, failed } = await runFile(postgres.url, inRepository(file))
        console.log(`${failed === 0 ? 'PASS' : 'FAIL'} ${file} (${passed} of ${passed + failed})`)
        total.passed += passed
        total.failed += failed
      }
    } finally {
      await postgres.stop()
    }
    return total
  },
}

/** The tests of a folder, by their paths in the repository. */
function testsIn(folder: string): string[] {
  if (!existsSync(inRepository(folder))) return []
  const names = readdirSync(inRepository(folder)).filter((name) => name.endsWith('.sql'))
  return names.toSorted().map((name) => `${folder}/${name}`)
}

/** Gives the test of privileges the lines that agents have in sql/privileges.txt: what each grants besides its tools and tables. */
async function tellPrivileges(postgres: TestPostgres, folders: readonly string[]): Promise<void> {
  await postgres.query('create table tap.privileges_of_agents (line text)')
  for (const folder of folders) {
    const file = join(folder, 'privileges.txt')
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    const told = lines.filter((line) => line.trim() !== '' && !line.startsWith('#'))
    await postgres.query('insert into tap.privileges_of_agents select unnest($1::text[])', [told])
  }
}

async function runFile(url: string, path: string): Promise<{ passed: number; failed: number }> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin; set local search_path = public, extensions, tap')
    // Files may contain the begin and rollback that `supabase test db` needs; this outer transaction is the one that
    // counts.
    const sql = readWhole(path).replaceAll(/^[ \t]*(begin|rollback|commit)[ \t]*;[ \t]*$/gim, '')
    const lines = toLines(await client.query(sql))
    const planned = lines.map((line) => /^1\.\.(\d+)/.exec(line)?.[1]).find((count) => count !== undefined)
    return judge(lines, planned)
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`)
    return { passed: 0, failed: 1 }
  } finally {
    await client.query('rollback').catch(() => undefined)
    await client.end()
  }
}

/** A file with those that it includes in place of its `\ir` lines, which are psql's and not SQL. */
function readWhole(path: string): string {
  return readFileSync(path, 'utf8').replaceAll(/^\\ir (\S+)$/gm, (_, included: string) =>
    readWhole(join(dirname(path), included)),
  )
}

function judge(lines: string[], planned: string | undefined): { passed: number; failed: number } {
  for (const line of lines) if (/^(not ok|# )/.test(line)) console.log(`  ${line}`)
  const passed = lines.filter((line) => line.startsWith('ok ')).length
  const failed = lines.filter((line) => line.startsWith('not ok ')).length
  const missing = planned === undefined ? 1 : Number(planned) - passed - failed
  if (missing > 0) console.log(`  ${missing} of the planned tests did not run.`)
  if (missing < 0)
    console.log(`  ${-missing} tests ran that were not planned: plan(${passed + failed}) is right.`)
  return { passed, failed: failed + Math.abs(missing) }
}

/** The TAP lines of a file's results: every text cell of every statement's rows. */
function toLines(results: unknown): string[] {
  const list = (Array.isArray(results) ? results : [results]) as { rows: Record<string, unknown>[] }[]
  const cells = list.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))
  return cells.filter((cell) => typeof cell === 'string').flatMap((cell) => cell.split('\n'))
}
