import type { TurnState } from '../state/turn-state.ts'

/** Whether the message is in English, the language of the sentences of code. A message that nobody read counts as such. */
export function isEnglish({ understanding }: Pick<TurnState, 'understanding'>): boolean {
  return /^en\b/i.test(understanding?.language ?? 'en')
}
