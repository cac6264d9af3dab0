import { AlfredError } from '@alfred/contracts'
import type { z } from 'zod'

/** Encodes where the next page begins as an opaque cursor. */
export function toCursor(place: unknown): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/**
 * Decodes a cursor; null stands for the beginning. Throws INVALID_REQUEST for any text that is not a valid cursor.
 */
export function fromCursor<Place extends z.ZodType>(
  cursor: string | undefined,
  place: Place,
): z.output<Place> | null {
  if (cursor === undefined) return null
  const parsed = place.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (parsed.success) return parsed.data
  throw new AlfredError('INVALID_REQUEST', 'The request does not fit: cursor: is not one of ours')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
