import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inRepository } from '../repository.ts'
import { loadPassword } from './load-password.ts'

/** The users of the embedded Redis. */
const users = ['proactive-worker', 'gateway'] as const
type RedisUser = (typeof users)[number]

/** The password of each user. */
export type RedisPasswords = Record<RedisUser, string>

/** Loads the passwords, and creates them on first use. */
export async function loadRedisPasswords(folder: string): Promise<RedisPasswords> {
  const load = (user: RedisUser) => loadPassword(join(folder, 'redis', `${user}.password`))
  return { 'proactive-worker': await load('proactive-worker'), gateway: await load('gateway') }
}

/** The content of Redis' `aclfile`: the users with their permissions and the hashes of their passwords. */
export async function describeRedisUsers(passwords: RedisPasswords): Promise<string> {
  const template = await readFile(inRepository('infra', 'redis', 'users.acl.template'), 'utf8')
  // An aclfile must not contain comments.
  const lines = template.split('\n').filter((line) => line !== '' && !line.startsWith('# '))
  const text = users.reduce(
    (filled, user) => filled.replaceAll(`PASSWORD_SHA256_OF_${user}`, hashOf(passwords[user])),
    lines.join('\n'),
  )
  return `${text}\n`
}

const hashOf = (password: string): string => createHash('sha256').update(password).digest('hex')

/** The connection URL of a Redis user on this machine, including the password. */
export function redisUrl(user: RedisUser, port: number, passwords: RedisPasswords): string {
  return redisAddress(user, `127.0.0.1:${port}`, passwords)
}

/** The connection URL of a Redis user at a host and port, including the password. */
export function redisAddress(user: RedisUser, at: string, passwords: RedisPasswords): string {
  return `redis://${user}:${passwords[user]}@${at}`
}
