import { setTimeout as sleep } from 'node:timers/promises'
import type { FeedEvent, FeedPage } from '@alfred/contracts'

/** A place of a person's feed: the last change, and the moment of the last suggestion. Null stands for now. */
export type FeedPlace = { change: number | null; moment: number | null }
/** Looks at what is new for a person behind a place of their feed. */
export type LookAtFeed = (after: FeedPlace) => Promise<FeedPage>

type Following = {
  look: LookAtFeed
  /** The id of the last event that the client has heard. */
  lastEventId: string | undefined
  everyMs: number
  signal: AbortSignal
}

/**
 * Yields what is new for a person until the signal aborts, each change once. The first events begin with one that says from where on all is told. A
 * look that fails ends it: a client reconnects where it was, and hears rather twice than never what was told in between.
 */
export async function* followFeed({
  look,
  lastEventId,
  everyMs,
  signal,
}: Following): AsyncGenerator<FeedEvent[]> {
  let place = placeOf(lastEventId)
  // What was told beyond the place at which the next look begins.
  let told: readonly number[] = []
  let isFirst = true
  while (!signal.aborted) {
    const page = await look(place)
    const fresh = page.changes.filter(({ id }) => !told.includes(id))
    const events = eventsOf(page, fresh)
    if (isFirst || events.length > 0) yield isFirst ? [eventAt(page, 'ready'), ...events] : events
    isFirst = false
    place = { change: page.is_too_much ? null : page.change, moment: page.moment }
    told = [...told, ...fresh.map(({ id }) => id)].filter((id) => id > page.change)
    await sleep(everyMs, undefined, { signal }).catch(() => undefined)
  }
}

function placeOf(lastEventId: string | undefined): FeedPlace {
  const [change = null, moment = null] = lastEventId?.split('.').map(Number) ?? []
  return { change, moment }
}

function eventsOf(page: FeedPage, fresh: FeedPage['changes']): FeedEvent[] {
  const id = idOf(page)
  const noticed = page.suggestions.map(({ at: _, ...data }): FeedEvent => ({ id, type: 'suggestion', data }))
  return page.is_too_much
    ? [eventAt(page, 'reload'), ...noticed]
    : [...fresh.map(({ id: _, ...data }): FeedEvent => ({ id, type: 'change', data })), ...noticed]
}

function eventAt(page: FeedPage, type: 'ready' | 'reload'): FeedEvent {
  return { id: idOf(page), type, data: {} }
}

const idOf = ({ change, moment }: FeedPage): string => `${change}.${moment}`
