import type { Suggestion } from '@alfred/contracts'
import type { Ending, Fact, TurnState } from '../state/turn-state.ts'
import { wordsFor } from '../words/words-for.ts'

export type Witnessed = { facts: readonly Fact[]; unsaved: readonly { label: string; text: string }[] }

/** What the reply may report: the facts, and the artifacts generated in this turn that are not saved. */
export function witnessed({ facts, generated, artifacts }: TurnState): Witnessed {
  const refs = new Set(generated.map(({ ref }) => ref))
  return { facts, unsaved: artifacts.filter(({ ref }) => refs.has(ref)) }
}

/**
 * The reply that code can always write, in the language of the locale: what the state shows and nothing else (spec
 * S2.7). The offline rules use it, and so does a turn whose model failed after something was done.
 */
export function witnessText(ending: Ending, { facts, unsaved }: Witnessed, locale: string): string {
  const { reply: words } = wordsFor(locale)
  // Two looks at the same thing are told once; two changes are two.
  const once = facts.filter(
    (fact, index) => fact.isChange || facts.findIndex(({ text }) => text === fact.text) === index,
  )
  const done = once.filter(({ isFailure }) => !isFailure).map(({ text }) => text)
  const failures = once.filter(({ isFailure }) => isFailure).map(({ text }) => text)
  const parts = [
    ...(ending.status === 'cancelled' ? [words.stopped] : []),
    ending.said ?? '',
    done.join(' '),
    failures.length > 0 && done.length > 0 ? words.notDone(failures.join(' ')) : failures.join(' '),
    unsavedText(unsaved, locale),
    ending.error && failures.length === 0 ? ending.error.message : '',
    ending.proposal ?? '',
    ending.questions.join(' '),
    ending.options.length > 0 ? words.options(ending.options) : '',
    ending.status === 'cancelled' && done.length === 0 ? words.nothingChanged : '',
  ]
  const text = parts.filter((part) => part !== '').join('\n')
  return text === '' ? words.nothingToTell : text
}

/** The full text of artifacts that exist only in this conversation, marked as not saved. */
function unsavedText(unsaved: Witnessed['unsaved'], locale: string): string {
  if (unsaved.length === 0) return ''
  return [...unsaved.map(({ text }) => text), wordsFor(locale).reply.unsaved(unsaved.length)].join('\n\n')
}

/**
 * The suggestions, added to the first reply of a conversation. Code adds them, so that a suggestion marked as
 * mentioned really was, whatever the model wrote.
 */
export function suggestionsText(
  suggestions: readonly Suggestion[],
  { locale, offered }: { locale: string; offered: Suggestion | null },
): string {
  if (suggestions.length === 0) return ''
  // What waits for a yes is asked last; of what nobody can say yes to now, only the reason is told.
  const others = suggestions.filter((one) => one !== offered)
  const sentences = [...others, ...(offered === null ? [] : [offered])].map((one) =>
    one === offered || !one.request ? `${one.reason} ${one.action}`.trim() : one.reason,
  )
  return `\n\n${wordsFor(locale).reply.byTheWay(sentences.join(' '))}`
}

/** The notes that must be in the reply whatever the model wrote: what was dropped or replaced. */
export function notesText(notes: readonly string[]): string {
  return notes.length === 0 ? '' : `\n\n${notes.join('\n')}`
}
