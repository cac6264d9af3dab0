import { join } from 'node:path'
import { loadNatsKeys, loadRedisPassword, redisUrl } from '@alfred/local-stack'
import type { TestAlfred } from '@alfred/testing'
import { findNatsUsers } from '../../stack/services.ts'
import type { StackSettings } from '../../stack/services.ts'

/** How another service gets to the brokers of a started Alfred: with the keys of that installation. */
export async function brokersOf(
  { home }: TestAlfred,
  ports: Record<string, number>,
): Promise<Pick<StackSettings, 'nats' | 'redisUrl'>> {
  const folder = join(home, 'keys')
  const keys = await loadNatsKeys(folder, findNatsUsers())
  return {
    nats: {
      url: `nats://127.0.0.1:${ports['nats']}`,
      seeds: new Map(keys.map(({ service, seed }) => [service, seed])),
    },
    redisUrl: redisUrl(ports['redis'] ?? 0, await loadRedisPassword(folder)),
  }
}
