import { compareEventIds } from '@alfred/contracts'
import type { TurnEvent } from '@alfred/contracts'

/**
 * The reply as a client puts it together: events in order, each once, each chunk at its offset. A mode that is left
 * has no chunks; its summary is told as a whole.
 */
export function replyText(...sources: readonly (readonly TurnEvent[])[]): string {
  const byId = new Map(sources.flat().map((event) => [event.id, event]))
  const events = [...byId.values()].toSorted((left, right) => compareEventIds(left.id, right.id))
  const handoff = events.find(({ type }) => type === 'handoff')
  if (handoff?.type === 'handoff') return handoff.data.summary
  return events.reduce(
    (text, event) => (event.type === 'chunk' ? text.slice(0, event.data.at) + event.data.content : text),
    '',
  )
}
