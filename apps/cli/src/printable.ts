import { asOneLine, withoutControls, withoutUnseen } from '@alfred/contracts'

// What came from a server as a terminal may show it: escape codes would write over what stands there, and
// bidirectional marks would turn it around.

/** A whole text, its line breaks included. */
export function printable(text: string): string {
  return withoutUnseen(text)
}

/** The same for what is shown on a line of its own. */
export function printableLine(text: string): string {
  return asOneLine(text)
}

/**
 * The same for a piece of a text: what joins two pictures may stand at its end. Everything that is printed goes
 * through here.
 */
export function printablePiece(text: string): string {
  return withoutControls(text)
}
