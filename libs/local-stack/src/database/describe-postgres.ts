import { join } from 'node:path'
import type { ProcessDescription } from '../process/start-process.ts'
import type { Postgres } from './find-postgres.ts'

type Settings = {
  /** Where the cluster really is: PostgreSQL does not follow a link whose folder its user cannot enter. */
  folder: string
  port: number
  /** Beside those of infra/postgres/postgresql.conf. */
  settings?: Readonly<Record<string, string>>
}

/** How to run a cluster that has its settings. */
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
    // Ends open sessions and writes everything down; SIGTERM would wait until the last client leaves by itself.
    stopSignal: 'SIGINT',
    user: postgres.user,
  }
}
