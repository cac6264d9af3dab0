/** What a soak sends: a look that changes nothing, and a message that makes two changes and leaves one egg more. */
export const soakMessages = { look: 'what is in my kitchen?', change: 'I bought 2 eggs. I used 1 egg.' }
const CHANGES_PER_TURN = 2

/** What the database says of the turns of a soak, beside how many were sent. All but the first two should be nothing. */
export type SoakAudit = {
  sent: number
  stored: number
  /** Turns that have not ended. */
  unfinished: number
  /** Turns that said they were done and made fewer changes than were asked for, or more. */
  lost: number
  doubled: number
  /** Turns that were given up and can be taken up again. */
  deadLetters: number
  /** People who have another number of eggs than their turns left them. */
  wrongStocks: number
  databaseMb: number
}

type Database = { query(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]> }

/** Counts what became of every turn of these people. */
export async function auditSoak(
  database: Database,
  { people, sent }: { people: readonly string[]; sent: number },
): Promise<SoakAudit> {
  const [row = {}] = await database.query(countAll, [people, soakMessages.change, CHANGES_PER_TURN])
  const figure = (name: string): number => Number(row[name] ?? 0)
  return {
    sent,
    stored: figure('stored'),
    unfinished: figure('unfinished'),
    lost: figure('lost'),
    doubled: figure('doubled'),
    deadLetters: figure('dead_letters'),
    wrongStocks: figure('wrong_stocks'),
    databaseMb: Math.round(figure('database_bytes') / 1_048_576),
  }
}

const countAll = `
  with sent as (
    select t.user_id, t.status, t.finished_at, t.result,
      case when t.input ->> 'message' = $2 then $3::int else 0 end as asked,
      (select count(*) from public.audit_log a where a.turn_id = t.id and a.table_name <> 'stock_movements') as made
    from public.turns t where t.user_id = any ($1::uuid[])
  ), people as (
    select s.user_id, count(*) filter (where s.made = $3) as eggs,
      (select coalesce(sum(l.quantity), 0) from public.inventory_lots l where l.user_id = s.user_id) as there
    from sent s group by s.user_id
  )
  select count(*) as stored,
    count(*) filter (where finished_at is null) as unfinished,
    count(*) filter (where status = 'done' and made < asked) as lost,
    count(*) filter (where made > asked) as doubled,
    count(*) filter (where status in ('failed', 'partial') and result -> 'error' ->> 'retryable' = 'true') as dead_letters,
    (select count(*) from people where eggs <> there) as wrong_stocks,
    pg_database_size(current_database()) as database_bytes
  from sent`
