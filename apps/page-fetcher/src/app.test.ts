import { expect, test } from '@jest/globals'
import { pageCommands } from '@alfred/contracts'
import { createBus } from '@alfred/messaging'
import { createMemoryWire } from '@alfred/messaging/testing'
import { silentLogger } from '@alfred/observability'
import { startFetcher } from './app.ts'

test('a fetcher answers with a failure where an address is refused, and refuses what is too much at once', async () => {
  const bus = createBus(createMemoryWire(), silentLogger)
  const limits = { PAGE_PORTS: [80], PAGE_ADDRESSES_ALLOWED: [], PAGES_AT_ONCE_MAX: 1 }
  const waiting = Promise.withResolvers<readonly string[]>()
  const service = startFetcher(limits, { bus, logger: silentLogger, resolve: () => waiting.promise })
  const first = bus.request(pageCommands.fetchPage, { url: 'http://kitchen.example/' })
  const second = bus.request(pageCommands.fetchPage, { url: 'http://127.0.0.1/' })
  await expect(second).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true })
  waiting.resolve(['10.0.0.1'])
  expect(await first).toEqual({ kind: 'failure', code: 'ADDRESS_NOT_ALLOWED' })
  const third = await bus.request(pageCommands.fetchPage, { url: 'http://169.254.169.254/' })
  expect(third).toEqual({ kind: 'failure', code: 'ADDRESS_NOT_ALLOWED' })
  expect(service.ready()).toBe(true)
  await service.stop()
})
