import { AlfredError, pageCommands } from '@alfred/contracts'
import type { PageAnswer } from '@alfred/contracts'
import type { Bus } from '@alfred/messaging'
import type { Logger } from '@alfred/observability'
import { createAddressCheck, resolveHost, type Resolve } from '@alfred/outgoing'
import type { RunningService } from '@alfred/service-kit'
import type { Config } from './config.ts'
import { answerPage } from './pages/answer-page.ts'

type Given = { bus: Bus; logger: Logger; resolve?: Resolve }
type Limits = Pick<Config, 'PAGE_PORTS' | 'PAGE_ADDRESSES_ALLOWED' | 'PAGES_AT_ONCE_MAX'>

/** Answers questions for pages until it is stopped. It is ready while the bus is connected. */
export function startFetcher(config: Limits, { bus, logger, resolve = resolveHost }: Given): RunningService {
  const reach = {
    ports: config.PAGE_PORTS,
    isAllowed: createAddressCheck(config.PAGE_ADDRESSES_ALLOWED),
    resolve,
  }
  let atOnce = 0
  const asked = bus.handle(pageCommands.fetchPage, async ({ url }): Promise<PageAnswer> => {
    if (atOnce >= config.PAGES_AT_ONCE_MAX)
      throw new AlfredError('UNAVAILABLE', 'Too many pages are being fetched. Please try again.')
    atOnce += 1
    try {
      return await answerPage(url, { reach, logger })
    } finally {
      atOnce -= 1
    }
  })
  return {
    ready: () => bus.isConnected(),
    stop: async () => {
      asked.unsubscribe()
      await bus.drain()
    },
  }
}
