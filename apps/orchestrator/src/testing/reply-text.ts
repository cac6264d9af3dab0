import { compareEventIds } from '@alfred/contracts'
import type { TurnEvent } from '@alfred/contracts'

/**
 * Assembles the reply as a client does: events in order, each once, each chunk at its offset. A handoff has no
 * chunks; the reply comes with the end.
 */
export function replyText(...sources: readonly (readonly TurnEvent[])[]): string {
  const byId = new Map(sources.flat().map((event) => [event.id, event]))
  const events = [...byId.values()].toSorted((left, right) => compareEventIds(left.id, right.id))
  const isHandoff = events.some(({ type }) => type === 'handoff')
  const done = events.find(({ type }) => type === 'done')
  if (isHandoff && done?.type === 'done') return done.data.response
  return events.reduce(
    (text, event) => (event.type === 'chunk' ? text.slice(0, event.data.at) + event.data.content : text),
    '',
  )
}
