/** A table whose rows are saved, with its columns except generated ones. */
export type SavedTable = { schema: string; table: string; columns: string[] }

/** The last value of a sequence. */
export type SavedSequence = { schema: string; sequence: string; value: string }

/** The index of a folder of saved rows, which also has one file per table. */
export type TableList = {
  /** The newest migration of the database that the rows are from; they fit its tables. */
  version: string
  /** The newest migration of each agent that has any; left out by versions that knew no tables of agents. */
  agents?: Record<string, string>
  tables: SavedTable[]
  sequences: SavedSequence[]
}

export const TABLE_LIST_FILE = 'tables.json'

/** The name of the file with a table's rows, in the text format of COPY. */
export const rowsFileOf = ({ schema, table }: SavedTable): string => `${schema}.${table}.copy`

/** All tables of the schemas that hold Alfred's data, as one JSON value in one row. */
export const listTablesSql = `
  select coalesce(json_agg(json_build_object('schema', n.nspname, 'table', c.relname, 'columns', (
      select json_agg(a.attname order by a.attnum) from pg_catalog.pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')) order by n.nspname, c.relname), '[]') as list
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind = 'r' and c.relpersistence = 'p'`

/** The last values of their sequences; unused sequences are left out. */
export const listSequencesSql = `
  select coalesce(json_agg(json_build_object('schema', schemaname, 'sequence', sequencename, 'value', last_value::text)
    order by schemaname, sequencename), '[]') as list
  from pg_catalog.pg_sequences where schemaname in ('public', 'private') and last_value is not null`

/** The newest migration that is the house's. */
export const newestVersionSql = `
  select max(version) as version from supabase_migrations.schema_migrations where coalesce(name, '') not like 'agents-%'`

/** The newest migration of each agent, as one JSON value in one row. */
export const agentVersionsSql = `
  select coalesce(json_object_agg(agent, version), '{}') as agents from (
    select split_part(name, '/', 1) as agent, max(version) as version from supabase_migrations.schema_migrations
    where name like 'agents-%' group by 1) a`

/** Quotes an SQL identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The target of a COPY command: the table and its columns. */
export const copyTarget = ({ schema, table, columns }: SavedTable): string =>
  `${quoted(schema)}.${quoted(table)} (${columns.map(quoted).join(', ')})`
