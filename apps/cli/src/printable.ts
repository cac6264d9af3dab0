import { asOneLine, withoutControls, withoutUnseen } from '@alfred/contracts'

// Cleans text from the server for the terminal: escape codes would overwrite the screen, and bidirectional marks
// would reverse text.

/** A whole text; its line breaks stay. */
export function printable(text: string): string {
  return withoutUnseen(text)
}

/** The same for a text on a single line. */
export function printableLine(text: string): string {
  return asOneLine(text)
}

/**
 * The same for a piece of a text, which may end with a joiner between two emoji. Everything that is printed passes
 * through here.
 */
export function printablePiece(text: string): string {
  return withoutControls(text)
}
