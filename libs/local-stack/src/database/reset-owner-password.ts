import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { LocalStackError } from '../errors.ts'
import { OWNER } from './cluster.ts'
import type { Postgres } from './find-postgres.ts'

/** Sets a new password for the owner of a stopped cluster, for when the old one is lost. */
export async function resetOwnerPassword(
  postgres: Postgres,
  { folder, password }: { folder: string; password: string },
): Promise<void> {
  const place = await realpath(folder)
  const server = spawn(join(postgres.folder, 'bin', 'postgres'), ['--single', '-D', place, 'postgres'], {
    stdio: ['pipe', 'ignore', 'ignore'],
    ...postgres.user,
  })
  server.stdin.end(`alter role ${OWNER} password '${password.replaceAll("'", "''")}'\n`)
  const [code]: (number | null)[] = await once(server, 'close')
  if (code !== 0)
    throw new LocalStackError('CLUSTER_DAMAGED', `The database in ${folder} cannot be opened for its owner.`)
}
