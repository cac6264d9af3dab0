import type { Suggestion } from '@alfred/contracts'
import type { Ending, Fact, TurnState } from '../state/turn-state.ts'

export type Witnessed = { facts: readonly Fact[]; unsaved: readonly { label: string; text: string }[] }

/** What the reply may report: the facts, and the artifacts generated in this turn that are not saved. */
export function witnessed({ facts, generated, artifacts }: TurnState): Witnessed {
  const refs = new Set(generated.map(({ ref }) => ref))
  return { facts, unsaved: artifacts.filter(({ ref }) => refs.has(ref)) }
}

/**
 * The reply that code can always write: what the state shows and nothing else (spec S2.7). The offline rules use
 * it, and so does a turn whose model failed after something was done.
 */
export function witnessText(ending: Ending, { facts, unsaved }: Witnessed): string {
  const done = facts.filter(({ isFailure }) => !isFailure).map(({ text }) => text)
  const failures = facts.filter(({ isFailure }) => isFailure).map(({ text }) => text)
  const parts = [
    ...(ending.status === 'cancelled' ? ['Stopped.'] : []),
    ending.said ?? '',
    done.join(' '),
    failures.length > 0 && done.length > 0 ? `Not done: ${failures.join(' ')}` : failures.join(' '),
    unsavedText(unsaved),
    ending.error && failures.length === 0 ? ending.error.message : '',
    ending.proposal ?? '',
    ending.questions.join(' '),
    ending.options.length > 0 ? `Choose: ${ending.options.join(', ')}.` : '',
    ending.status === 'cancelled' && done.length === 0 ? 'Nothing was changed.' : '',
  ]
  const text = parts.filter((part) => part !== '').join('\n')
  return text === '' ? 'There is nothing to tell.' : text
}

/** The full text of artifacts that exist only in this conversation, marked as not saved. */
function unsavedText(unsaved: Witnessed['unsaved']): string {
  if (unsaved.length === 0) return ''
  const closing = unsaved.length === 1 ? 'This is generated, not saved.' : 'These are generated, not saved.'
  return [...unsaved.map(({ text }) => text), closing].join('\n\n')
}

/**
 * The suggestions, added to the first reply of a conversation. Code adds them, so that a suggestion marked as
 * mentioned really was, whatever the model wrote.
 */
export function suggestionsText(suggestions: readonly Suggestion[]): string {
  if (suggestions.length === 0) return ''
  const sentences = suggestions.map(({ reason, action }) => `${reason} ${action}`.trim())
  return `\n\nBy the way: ${sentences.join(' ')}`
}

/** The notes that must be in the reply whatever the model wrote: what was dropped or replaced. */
export function notesText(notes: readonly string[]): string {
  return notes.length === 0 ? '' : `\n\n${notes.join('\n')}`
}
