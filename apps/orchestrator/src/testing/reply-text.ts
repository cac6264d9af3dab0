import { compareEventIds } from '@alfred/contracts'
import type { TurnEvent } from '@alfred/contracts'

/**
 * Assembles the reply as a client does: events in order, each once, each chunk at its offset. A handoff has no
 * chunks; its summary is the reply.
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
