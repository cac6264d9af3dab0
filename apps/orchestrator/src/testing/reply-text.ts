import { compareEventIds } from '@alfred/contracts'
import type { TurnEvent } from '@alfred/contracts'

/** The reply as a client puts it together: events in order, each once, each chunk at its offset. */
export function replyText(...sources: readonly (readonly TurnEvent[])[]): string {
  const byId = new Map(sources.flat().map((event) => [event.id, event]))
  return [...byId.values()]
    .toSorted((left, right) => compareEventIds(left.id, right.id))
    .reduce(
      (text, event) => (event.type === 'chunk' ? text.slice(0, event.data.at) + event.data.content : text),
      '',
    )
}
