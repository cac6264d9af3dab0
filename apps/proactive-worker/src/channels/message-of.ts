import type { ClaimedDelivery } from '@alfred/contracts'

/** What a person reads of a message: the most important suggestion, and how many there are beside it. */
export type Message = { title: string; body: string; url: string; tag: string }

const BODY_MAX = 300

export function messageOf({ id, suggestions }: Pick<ClaimedDelivery, 'id' | 'suggestions'>): Message {
  const [first, ...others] = suggestions
  const more = others.length === 0 ? '' : ` And ${others.length} more.`
  return {
    title: 'Alfred',
    body: `${(first?.reason ?? '').slice(0, BODY_MAX - more.length)}${more}`,
    url: '/suggestions',
    // A message that comes twice takes its own place.
    tag: id,
  }
}
