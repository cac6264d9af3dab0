import type { Pool } from 'pg'
import { tables, type Scenario } from './scenario.ts'

/**
 * Prepares a person's n-th insert into a table to fail, in this throwaway database only. It counts with a sequence,
 * since that is not rolled back with the failed insert.
 */
export async function prepareFailures(database: Pool): Promise<void> {
  await database.query(`
    create schema eval;
    create sequence eval.counters;
    create table eval.failures (user_id uuid, table_name text, on_insert int, counter text, primary key (user_id, table_name));
    create function eval.fail_insert() returns trigger language plpgsql security definer set search_path = '' as $$
    declare
      v_failure eval.failures;
    begin
      select * into v_failure from eval.failures f where f.user_id = new.user_id and f.table_name = tg_table_name;
      if found and nextval(v_failure.counter::regclass) = v_failure.on_insert then
        raise exception using errcode = '23514', message = 'This insert was made to fail.';
      end if;
      return new;
    end $$;`)
  for (const table of tables) {
    await database.query(`do $$ begin
      if to_regclass('public.${table}') is not null then
        create trigger aaa_fail_insert before insert on public.${table} for each row execute function eval.fail_insert();
      end if;
    end $$`)
  }
}

/** Makes this person's n-th insert into the table fail from now on. */
export async function failInsert(
  database: Pool,
  userId: string,
  { table, on_insert: onInsert }: NonNullable<Scenario['given']['fail']>,
): Promise<void> {
  const { rows } = await database.query<{ id: string }>(`select nextval('eval.counters') as id`)
  const counter = `eval.counter_${rows[0]?.id ?? 0}`
  await database.query(`create sequence ${counter}`)
  await database.query('insert into eval.failures values ($1, $2, $3, $4)', [
    userId,
    table,
    onInsert,
    counter,
  ])
}
