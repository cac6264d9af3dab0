import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeSecret } from '../keys/load-secret.ts'
import { inRepository } from '../repository.ts'
import { describeNatsAuthorization } from './nats-authorization.ts'
import { loadNatsKeys, type NatsKey } from './nats-keys.ts'
import { describeRedisUsers, loadRedisPasswords, type RedisPasswords } from './redis-access.ts'

/** Creates missing keys and writes the configuration of a NATS server to which only these services may connect. */
export async function writeNatsAccess(
  keysFolder: string,
  services: readonly string[],
): Promise<{ configFile: string; keys: NatsKey[] }> {
  const keys = await loadNatsKeys(keysFolder, [
    ...new Set([...services, ...(await storedServices(keysFolder))]),
  ])
  const shipped = await readFile(inRepository('infra', 'nats', 'nats-server.conf'), 'utf8')
  const configFile = join(keysFolder, 'nats', 'nats-server.conf')
  await writeSecret(configFile, `${shipped}\n${describeNatsAuthorization(keys)}`)
  return { configFile, keys }
}

/** The services that have a key already: whoever was let in is not shut out by the next run. */
async function storedServices(keysFolder: string): Promise<string[]> {
  const names = await readdir(join(keysFolder, 'nats')).catch(() => [])
  return names.filter((name) => name.endsWith('.nk')).map((name) => name.slice(0, -'.nk'.length))
}

/** Creates missing passwords and writes the aclfile of a Redis server to which nobody else may connect. */
export async function writeRedisAccess(
  keysFolder: string,
): Promise<{ usersFile: string; passwords: RedisPasswords }> {
  const passwords = await loadRedisPasswords(keysFolder)
  const usersFile = join(keysFolder, 'redis', 'users.acl')
  await writeSecret(usersFile, await describeRedisUsers(passwords))
  return { usersFile, passwords }
}
