import { join } from 'node:path'
import { loadRedisPasswords, redisUrl } from '@alfred/local-stack'
import type { TestAlfred } from '@alfred/testing'
import { natsWithKeys } from '../../stack/outside.ts'
import type { StackSettings } from '../../stack/services.ts'

/**
 * The settings with which another service connects to the brokers of a started Alfred: with the keys of that
 * installation.
 */
export async function brokersOf(
  { home }: TestAlfred,
  ports: Record<string, number>,
): Promise<Pick<StackSettings, 'nats' | 'redisUrl'>> {
  const folder = join(home, 'keys')
  return {
    nats: await natsWithKeys(`nats://127.0.0.1:${ports['nats']}`, folder),
    redisUrl: redisUrl('proactive-worker', ports['redis'] ?? 0, await loadRedisPasswords(folder)),
  }
}
