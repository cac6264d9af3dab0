// Every row that an earlier version backed up is in a database of this version, unchanged.
import { createReadStream } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { inRepository, loadRows, migrate, readMigrations, saveRows } from '@alfred/local-stack'
import { startPostgres, type TestPostgres } from '@alfred/testing'
import { extract } from 'tar'

const backup = inRepository('apps', 'e2e', 'fixtures', 'data-of-20261128000400.tar.gz')

let folder: string
let postgres: TestPostgres
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alfred-earlier-data-'))
  await chmod(folder, 0o711)
  await extract({ file: backup, cwd: folder })
  postgres = await startPostgres({ migrated: false })
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

const linesOf = async (file: string): Promise<string[]> =>
  (await text(createReadStream(file))).split('\n').toSorted()

const firstColumns = (line: string, count: number): string => line.split('\t').slice(0, count).join('\t')

/** Tables that are the same for all, to which later migrations add, each with its key. */
const growing: Readonly<Record<string, string>> = {
  allergy_words: 'food_key',
  diet_words: 'food_key',
  diets: 'code',
  units: 'code',
}

/** Tables of words and of tables to which later migrations add rows of new kinds. */
const withNewKinds = new Set(['food_language', 'entity_types', 'undoable_tables'])

/**
 * What no longer is what it was: a table that is a view of what functions say of themselves, and the times that foods keep, which are
 * loaded anew with what was done to each food.
 */
const isOther = ({ schema, table }: { schema: string; table: string }): boolean =>
  ['private.tools', 'public.ingredient_shelf_life'].includes(`${schema}.${table}`)

/** Checks that the database has every row of the backup; returns their number. */
async function expectRowsAsBackedUp(): Promise<number> {
  const before = join(folder, 'rows')
  const after = await mkdtemp(join(folder, 'rows-after-'))
  const owner = await postgres.connect()
  const saved = await saveRows(owner, after).finally(() => owner.end())
  const list = JSON.parse(await readFile(join(before, 'tables.json'), 'utf8')) as typeof saved
  const tables = list.tables.filter((table) => !isOther(table))
  // Columns that were added since come last, and are empty in rows of that version.
  const columnsThen = new Map(
    tables.map(({ schema, table, columns }) => [`${schema}.${table}`, columns.length]),
  )
  const savedThen = saved.tables.map((table) => ({
    ...table,
    columns: table.columns.slice(0, columnsThen.get(`${table.schema}.${table.table}`)),
  }))
  expect(savedThen).toEqual(expect.arrayContaining(tables))
  expect(saved.sequences).toEqual(expect.arrayContaining(list.sequences))
  let rows = 0
  for (const { schema, table, columns } of tables) {
    const [was, is] = await Promise.all(
      [before, after].map(async (place) =>
        (await linesOf(join(place, `${schema}.${table}.copy`))).map((line) =>
          firstColumns(line, columns.length),
        ),
      ),
    )
    const known = new Set(was)
    const rowsNow =
      Object.hasOwn(growing, table) || withNewKinds.has(table) ? is?.filter((row) => known.has(row)) : is
    expect({ table, rows: rowsNow }).toEqual({ table, rows: was })
    rows += was?.length ?? 0
  }
  return rows
}

test('a restore keeps all rows of an earlier version unchanged', async () => {
  await loadRows(postgres.url, join(folder, 'rows'))
  await migrate(postgres.url)
  expect(await expectRowsAsBackedUp()).toBeGreaterThan(10_000)
})

test("a migration of an earlier version's database keeps all of its rows", async () => {
  // The database as that version left it: the same objects, applied by its last migrations, and no function files.
  for (const [table, key] of Object.entries(growing)) {
    const rows = await linesOf(join(folder, 'rows', `public.${table}.copy`))
    const keys = rows.map((row) => row.split('\t')[0])
    await postgres.query(`delete from public.${table} where ${key} <> all ($1)`, [keys])
  }
  await postgres.query(`
    -- Tables of agents came later, each with its agent.
    do $$
    declare
      v_name text;
    begin
      for v_name in select t.table_name from private.agent_tables t loop
        execute format('drop table public.%I cascade', v_name);
      end loop;
    end $$;
    drop table private.agent_tables, private.agent_phrases;
    drop table public.food_translations, private.tokens_of_a_day, public.food_choices, private.known_words, private.reference_names,
      private.food_forms, private.search_wishes, private.cookbook_facts, private.cookbook_foods,
      private.portion_sizes, private.turn_traces, private.words_of_names,
      public.cooked_meals, public.pack_sizes, public.stock_movements, public.min_stocks, public.tasks, private.memory_vectors, private.barcodes, public.memories, private.tombstones, private.redactions, private.quiet_subjects, public.deliveries, private.delivery_keys, public.delivery_places, public.delivery_wishes, private.delivery_ways, private.households, public.favourite_meals, public.body_measures, public.person_rules,
      public.people cascade;
    alter table public.inventory_lots drop column due_on cascade, drop column thawed_on cascade, drop column estimated_expires_on cascade;
    alter table public.meal_plan_entries drop column servings, drop column created_at;
    alter table public.meal_plan_entries add constraint meal_plan_entries_user_id_day_meal_key unique (user_id, day, meal);
    alter table public.suggestions drop column subject, drop column request, drop column entities, drop column rank, drop column snoozed_until;
    drop index public.suggestions_to_deliver, public.suggestions_lately, public.turns_by_words;
    alter table public.turns drop column gathered_at;
    alter table public.profiles drop column name;
    drop index public.meal_plan_entries_by_day;
    create index inventory_lots_by_expiry on public.inventory_lots (expires_on) where expires_on is not null;
    drop index public.ingredients_by_sort, public.recipes_by_cuisine, public.shopping_items_open;
    drop table public.ingredient_shelf_life;
    create table public.ingredient_shelf_life (
      ingredient_id uuid not null references public.ingredients (id) on delete cascade, location text not null, is_opened boolean not null,
      days int not null, primary key (ingredient_id, location, is_opened));
    alter table public.ingredient_shelf_life enable row level security;
    delete from private.food_language where role in ('cut', 'neutral');
    create index ingredients_words on public.ingredients using gin (to_tsvector('pg_catalog.english', name)) where kind = 'reference';
    drop view private.tools;
    create table private.tools (name text primary key, domain text not null, by_hand boolean not null default false);
    drop function private.unbind;
    drop table supabase_migrations.alfred_files;
    truncate supabase_migrations.schema_migrations, supabase_migrations.alfred_checksums;
    insert into supabase_migrations.schema_migrations (version, name) values
      ('20261128000300', 'days_that_are_kept'), ('20261128000400', 'what_can_be_cooked')`)
  const taken = await migrate(postgres.url)
  const ofHouse = new Set((await readMigrations()).map(({ version }) => version))
  expect(taken.newlyApplied.filter((version) => ofHouse.has(version))).toEqual([
    '20261130000100',
    '20261201000100',
    '20261201000200',
    '20261202000100',
    '20261202000150',
    '20261202000200',
    '20261202000300',
    '20261203000100',
    '20261203000200',
    '20261205000100',
    '20261206000100',
    '20261207000100',
    '20261207000110',
    '20261207000501',
    '20261208000300',
    '20261208000410',
    '20261208000420',
    '20261209000100',
    '20261210000200',
    '20261210000510',
    '20261210000520',
    '20261210000600',
    '20261211000100',
    '20261212000100',
    '20261212000200',
    '20261212000300',
    '20261212000400',
    '20261213000100',
    '20261214000100',
    '20261215000100',
    '20261216000100',
    '20261216000200',
    '20261217000100',
    '20261217000200',
    '20261218000500',
  ])
  expect(taken.appliedFiles.length).toBeGreaterThan(50)
  expect(await migrate(postgres.url)).toEqual({ ...taken, newlyApplied: [], appliedFiles: [] })
  expect(await expectRowsAsBackedUp()).toBeGreaterThan(10_000)
})
