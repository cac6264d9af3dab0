import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inRepository } from '../repository.ts'
import { loadPassword } from './load-password.ts'

/** The one user that a Redis of ours knows. */
const REDIS_USER = 'proactive-worker'

/** Loads the password of the worker's user; the first time it makes it. */
export function loadRedisPassword(folder: string): Promise<string> {
  return loadPassword(join(folder, 'redis', `${REDIS_USER}.password`))
}

/** The users of Redis with what each may do, as its `aclfile` has them: of the password the hash alone. */
export async function describeRedisUsers(password: string): Promise<string> {
  const template = await readFile(inRepository('infra', 'redis', 'users.acl.template'), 'utf8')
  // A file of users can hold no comments.
  const users = template.split('\n').filter((line) => line !== '' && !line.startsWith('# '))
  const hash = createHash('sha256').update(password).digest('hex')
  return `${users.join('\n').replaceAll('PASSWORD_SHA256', hash)}\n`
}

/** Where the worker finds its Redis; holds the password. */
export function redisUrl(port: number, password: string): string {
  return `redis://${REDIS_USER}:${password}@127.0.0.1:${port}`
}
