import type { CallResult } from '@alfred/contracts'
import type { TurnState } from '../state/turn-state.ts'

/** The languages of the turn's facts with that of a result. An agent that names none tells in English. */
export function withLanguage(
  { factLanguages }: Pick<TurnState, 'factLanguages'>,
  { language = 'en', facts }: Pick<CallResult, 'language' | 'facts'>,
): readonly string[] {
  return facts.length === 0 || factLanguages.includes(language) ? factLanguages : [...factLanguages, language]
}
