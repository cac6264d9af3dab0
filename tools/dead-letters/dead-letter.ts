import { asOneLine } from '@alfred/contracts'

/** Something that was given up: a turn, a job, a message outside of Alfred, or messages of one kind that broke their contract. */
export type DeadLetter = {
  kind: 'turn' | 'job' | 'delivery' | 'message'
  /** The id that `replay` takes; for messages the subject on which they came. */
  id: string
  at: string
  reason: string
  /** Why it cannot be replayed; null when it can. */
  obstacle: string | null
}

/** One line for each letter, grouped by kind, and the total. */
export function layOut(letters: readonly DeadLetter[]): string[] {
  if (letters.length === 0)
    return ['Nothing is dead: no turn and no delivery was given up, no job failed, no message was parked.']
  const lines = letters.map(
    ({ kind, id, at, reason, obstacle }) =>
      `${kind.padEnd(8)} ${asOneLine(id)}  ${at}  ${asOneLine(reason)}  ${obstacle === null ? 'can be replayed' : `not replayable: ${obstacle}`}`,
  )
  const live = letters.filter(({ obstacle }) => obstacle === null).length
  const count = `${letters.length} dead letter${letters.length === 1 ? '' : 's'}, ${live} of which can be replayed`
  return [...lines, '', live === 0 ? `${count}.` : `${count}: npm run dead-letters -- replay ID, or --all`]
}
