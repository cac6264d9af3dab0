import { loadWordVectors } from '@alfred/embedding'

/** The embedding of a text, passed along because the database only compares vectors and cannot compute them. */
export function vectorOf(text: string | null) {
  return text === null ? null : loadWordVectors().embed(text)
}
