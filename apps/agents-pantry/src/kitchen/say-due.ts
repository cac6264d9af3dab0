import { sayDate } from '@alfred/language'
import type { Viewer } from '@alfred/language/wording'
import { wordsFor } from '../words/words-for.ts'

/** The date that was told of a lot, and the estimated one where that is the one that counts. */
export type Due = { expires_on: string | null; estimated_on?: string | undefined }

/** The day until which a lot keeps, an estimated one marked as such. Null when nobody knows. */
export function sayDue({ expires_on: told, estimated_on: estimated }: Due, viewer: Viewer): string | null {
  if (estimated !== undefined) return wordsFor(viewer.locale).stock.estimated(sayDate(estimated, viewer))
  return told === null ? null : sayDate(told, viewer)
}
