import type { TestPostgres } from '@alfred/testing'

/** A function that the holder of a token may execute, with the role. */
export type ReachableFunction = {
  role: string
  schema: string
  name: string
  arguments: { name: string; type: string }[]
}

/** Every function that a role of tokens may execute, from the catalog. */
export async function listFunctions(postgres: TestPostgres): Promise<ReachableFunction[]> {
  return postgres.query<ReachableFunction>(
    `select r.rolname as role, n.nspname as schema, p.proname as name,
       coalesce((select jsonb_agg(jsonb_build_object('name', coalesce(p.proargnames[i], ''), 'type', format_type(p.proargtypes[i - 1], null)) order by i)
         from generate_series(1, p.pronargs) i), '[]') as arguments
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace, aclexplode(p.proacl) a join pg_roles r on r.oid = a.grantee
     where n.nspname in ('public', 'private') and p.prorettype <> 'trigger'::regtype
       and r.rolname in ('anon', 'authenticated', 'alfred_orchestrator', 'alfred_operator', 'alfred_worker')
     order by 2, 3, 1`,
  )
}
