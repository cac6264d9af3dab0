import type { TestPostgres } from '@alfred/testing'
import type { SeededPerson } from './make-person.ts'

/** The tables that have rows of people, read from the catalog so that new ones are included. */
export async function personalTables(postgres: TestPostgres): Promise<string[]> {
  const rows = await postgres.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Everything stored about a person by table: the number of rows, and a hash that reveals any change. */
export async function storedOf(
  postgres: TestPostgres,
  person: SeededPerson,
): Promise<Record<string, string>> {
  const tables = (await personalTables(postgres)).map(
    (name) => `public.${name} where user_id = '${person.id}'`,
  )
  const ofTurn = ['turn_batches', 'turn_calls'].map(
    (name) => `private.${name} where turn_id = '${person.ids.turn}'`,
  )
  return hashAll(postgres, [...tables, ...ofTurn])
}

/** The data that belongs to nobody: foods, words and figures that everybody may read. */
export async function storedOfNobody(postgres: TestPostgres): Promise<Record<string, string>> {
  const rows = await postgres.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
     and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id') order by 1`,
  )
  return hashAll(
    postgres,
    rows.map(({ name }) => `public.${name} where true`),
  )
}

async function hashAll(postgres: TestPostgres, sources: readonly string[]): Promise<Record<string, string>> {
  const hashed = sources.map(async (source) => {
    const [table = '', condition = ''] = source.split(' where ')
    const [row] = await postgres.query<{ hash: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${table} t where ${condition}`,
    )
    return [table, row?.hash ?? ''] as const
  })
  return Object.fromEntries(await Promise.all(hashed))
}
