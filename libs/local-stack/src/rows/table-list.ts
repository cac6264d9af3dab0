/** A table whose rows are saved, with the columns that are not derived from others. */
export type SavedTable = { schema: string; table: string; columns: string[] }

/** How far a sequence has counted. */
export type SavedSequence = { schema: string; sequence: string; value: string }

/** What stands in a folder of saved rows beside one file for each table. */
export type TableList = {
  /** The newest migration of the database that the rows are from: they fit into what there was then. */
  version: string
  tables: SavedTable[]
  sequences: SavedSequence[]
}

export const TABLE_LIST_FILE = 'tables.json'

/** The file that holds a table's rows, in the text format of COPY. */
export const rowsFileOf = ({ schema, table }: SavedTable): string => `${schema}.${table}.copy`

/** All tables of the schemas that hold Alfred's data, as one JSON value in one row. */
export const listTablesSql = `
  select coalesce(json_agg(json_build_object('schema', n.nspname, 'table', c.relname, 'columns', (
      select json_agg(a.attname order by a.attnum) from pg_catalog.pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')) order by n.nspname, c.relname), '[]') as list
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind = 'r' and c.relpersistence = 'p'`

/** How far their sequences have counted; those that have not begun are left out. */
export const listSequencesSql = `
  select coalesce(json_agg(json_build_object('schema', schemaname, 'sequence', sequencename, 'value', last_value::text)
    order by schemaname, sequencename), '[]') as list
  from pg_catalog.pg_sequences where schemaname in ('public', 'private') and last_value is not null`

export const newestVersionSql = 'select max(version) as version from supabase_migrations.schema_migrations'

/** A name in double quotes, as SQL wants it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** What COPY is told of a table: its name and its columns. */
export const copyTarget = ({ schema, table, columns }: SavedTable): string =>
  `${quoted(schema)}.${quoted(table)} (${columns.map(quoted).join(', ')})`
