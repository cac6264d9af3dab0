import type { SentTurn } from '../workload/sent-turn.ts'
import type { Finding } from './finding.ts'
import type { Truth } from './truth.ts'

/** Compares the order of a conversation's turns as accepted, as stored, and as executed. */
export function judgeOrder(accepted: readonly SentTurn[], truth: Truth): Finding[] {
  const conversations = Map.groupBy(accepted, ({ conversationId }) => conversationId ?? '')
  return [...conversations].flatMap(([conversation, turns]) => {
    const wanted = turns.toSorted((left, right) => left.order - right.order).map(({ jobId }) => jobId ?? '')
    const labels = new Map(turns.map(({ jobId, task }) => [jobId ?? '', task.label]))
    const stored = truth.turns
      .filter(({ conversation_id: id }) => id === conversation)
      .toSorted((left, right) => compareTexts(left.created_at, right.created_at))
      .map(({ id }) => id)
      .filter((id) => labels.has(id))
    const effects = withoutRepeats(
      truth.changes.map(({ turn_id: turn }) => turn).filter((turn) => labels.has(turn)),
    )
    return [
      ...compare(wanted, stored, { labels, what: 'stored' }),
      ...compare(
        wanted.filter((id) => effects.includes(id)),
        effects,
        { labels, what: 'took effect' },
      ),
    ]
  })
}

function compare(
  wanted: readonly string[],
  found: readonly string[],
  { labels, what }: { labels: Map<string, string>; what: string },
): Finding[] {
  const at = wanted.findIndex((id, index) => found[index] !== id)
  if (at === -1 && wanted.length === found.length) return []
  const [id = '', other = ''] = at === -1 ? [found[wanted.length]] : [wanted[at], found[at]]
  const turn = labels.get(id) ?? id
  return [{ kind: 'out of order', turn, detail: `${what} ${labels.get(other) ?? 'nothing'} in its place` }]
}

/** Removes direct repetitions of an id; one that returns later is kept. */
function withoutRepeats(ids: readonly string[]): string[] {
  return ids.filter((id, index) => id !== ids[index - 1])
}

const compareTexts = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)
