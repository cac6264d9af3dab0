import type { Ask, Pending } from '@alfred/contracts'

/** What a yes alone does not say: how much, what, when, which. */
const NO_YES: ReadonlySet<string> = new Set<Ask['slot']>([
  ...(['amount', 'weight', 'portion', 'servings', 'food'] as const),
  ...(['recipe', 'name', 'choice', 'day', 'place'] as const),
])

/** Does what is open ask for something that a yes alone does not say? Then it is asked again, and stays open. */
export function asksForMore({ kind, asks = [] }: Pick<Pending, 'kind' | 'asks'>): boolean {
  const isQuestion = kind === 'question' || kind === 'disambiguation'
  return isQuestion && asks.length > 0 && asks.every(({ slot }) => NO_YES.has(slot))
}
