import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inRepository } from '../repository.ts'
import { loadPassword } from './load-password.ts'

/** Who has business with a Redis of ours. */
const users = ['proactive-worker', 'gateway'] as const
type RedisUser = (typeof users)[number]

/** The password of each. */
export type RedisPasswords = Record<RedisUser, string>

/** Loads the passwords; the first time it makes them. */
export async function loadRedisPasswords(folder: string): Promise<RedisPasswords> {
  const load = (user: RedisUser) => loadPassword(join(folder, 'redis', `${user}.password`))
  return { 'proactive-worker': await load('proactive-worker'), gateway: await load('gateway') }
}

/** The users of Redis with what each may do, as its `aclfile` has them: of the passwords the hashes alone. */
export async function describeRedisUsers(passwords: RedisPasswords): Promise<string> {
  const template = await readFile(inRepository('infra', 'redis', 'users.acl.template'), 'utf8')
  // A file of users can hold no comments.
  const lines = template.split('\n').filter((line) => line !== '' && !line.startsWith('# '))
  const text = users.reduce(
    (filled, user) => filled.replaceAll(`PASSWORD_SHA256_OF_${user}`, hashOf(passwords[user])),
    lines.join('\n'),
  )
  return `${text}\n`
}

const hashOf = (password: string): string => createHash('sha256').update(password).digest('hex')

/** Where a user finds their Redis; holds the password. */
export function redisUrl(user: RedisUser, port: number, passwords: RedisPasswords): string {
  return `redis://${user}:${passwords[user]}@127.0.0.1:${port}`
}
