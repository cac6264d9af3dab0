import { join } from 'node:path'
import type { ProcessDescription } from '../process/start-process.ts'
import type { Postgres } from './find-postgres.ts'

type Settings = {
  /** The real path of the cluster: PostgreSQL does not follow a link through a folder that its user cannot enter. */
  folder: string
  port: number
  /** Settings in addition to infra/postgres/postgresql.conf. */
  settings?: Readonly<Record<string, string>>
}

/** The process description of PostgreSQL on a cluster that has its settings. */
export function describePostgres(
  postgres: Postgres,
  { folder, port, settings = {} }: Settings,
): ProcessDescription {
  return {
    name: 'database',
    command: join(postgres.folder, 'bin', 'postgres'),
    arguments: [
      ...['-D', folder, '-p', String(port)],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    environment: {},
    isForeign: true,
    readiness: { kind: 'postgres', port },
    // Ends open sessions and writes a checkpoint; SIGTERM would wait until the last client disconnects.
    stopSignal: 'SIGINT',
    user: postgres.user,
  }
}
