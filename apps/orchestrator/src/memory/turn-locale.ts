import { hasNoLanguage, languageOfShortAnswer } from '@alfred/language'
import { answerFoodSafety, readHealthConcern } from '@alfred/language/health'
import { languageOf, localeFor, UNDETERMINED } from '@alfred/language/wording'
import type { Understanding } from '@alfred/contracts'
import type { TurnState } from '../state/turn-state.ts'
import type { ConversationState } from './conversation-state.ts'
import { openPending } from './make-pending.ts'
import { languageOfLookBack } from './read-look-back.ts'

/**
 * The locale in which a turn begins, before a model has read its message: the language of a short answer that has one,
 * otherwise of what is open, of the conversation, or the person's own.
 */
export function localeAtStart(
  message: string,
  { pending, language }: Pick<ConversationState, 'pending' | 'language'>,
  { ownLocale, askedAt }: { ownLocale: string; askedAt: string },
): string {
  const open = openPending({ pending, isPendingClosed: false }, askedAt)
  const spoken =
    languageOfShortAnswer(message) ??
    languageOfLookBack(message) ??
    readHealthConcern(message)?.language ??
    (answerFoodSafety(message) === undefined ? undefined : 'en') ??
    open?.language ??
    language ??
    undefined
  return spoken === undefined ? ownLocale : localeFor(spoken, ownLocale)
}

/**
 * The locale of a turn whose message was read: of the language that was read from it. A message such as "2" or "ok"
 * has none of its own, and keeps that of what it answers.
 */
export function localeAfterReading(
  { message, locale, ownLocale }: Pick<TurnState, 'message' | 'locale' | 'ownLocale'>,
  { language }: Pick<Understanding, 'language'>,
): string {
  if (language === undefined || hasNoLanguage(message)) return locale
  return localeFor(language, ownLocale)
}

/** The language in which the next turn of the conversation begins; null when nobody could tell it. */
export function languageAfter({ locale }: Pick<TurnState, 'locale'>): string | null {
  const language = languageOf(locale)
  return language === UNDETERMINED ? null : language
}
