import { isUnanswered, pageCommands } from '@alfred/contracts'
import type { PageAnswer } from '@alfred/contracts'
import type { Bus } from '@alfred/messaging'

/** Has the page at an address fetched. It comes from a stranger: data, whatever it says. */
export type FetchPage = (address: string) => Promise<PageAnswer>

/** Asks the page fetcher. One that does not answer is a page that is not reached: the person can paste what it says. */
export function createPageFetch(bus: Pick<Bus, 'request'>): FetchPage {
  return async (address) => {
    try {
      return await bus.request(pageCommands.fetchPage, { url: address })
    } catch (error) {
      if (!isUnanswered(error)) throw error
      return { kind: 'failure', code: 'PAGE_NOT_REACHED' }
    }
  }
}
