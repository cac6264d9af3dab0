import type { TurnEvent } from '@alfred/contracts'
import type { TurnFeed } from '../sse/follow-turn.ts'

/** The events of a turn one by one, until its final one or until whoever reads them has gone. Who opened the feed stops it. */
export async function* eventsOf(
  feed: TurnFeed,
  { isBehind, gone }: { isBehind: boolean; gone: AbortSignal },
): AsyncGenerator<TurnEvent, void, undefined> {
  const waiting: TurnEvent[] = []
  let wake = Promise.withResolvers<void>()
  const leave = (): void => wake.resolve()
  gone.addEventListener('abort', leave, { once: true })
  feed.start((event) => {
    waiting.push(event)
    wake.resolve()
  }, isBehind)
  try {
    while (!gone.aborted) {
      await wake.promise
      wake = Promise.withResolvers<void>()
      for (let event = waiting.shift(); event !== undefined; event = waiting.shift()) {
        yield event
        if (event.type === 'done' || event.type === 'error') return
      }
    }
  } finally {
    gone.removeEventListener('abort', leave)
  }
}
