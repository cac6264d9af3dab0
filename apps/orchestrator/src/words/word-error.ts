import type { WireError } from '@alfred/contracts'
import { wordsFor } from './words-for.ts'

/** An error in the language of the locale. Errors are thrown with an English sentence, which stays where no other is. */
export function wordError(error: WireError, locale: string): WireError {
  const { errors } = wordsFor(locale).failing
  const told = new Map<string, string>(Object.entries(errors ?? {})).get(error.code)
  return told === undefined ? error : { ...error, message: told }
}
