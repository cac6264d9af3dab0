import { asOneLine, withoutUnseen } from '@alfred/contracts'

// Formats stored text for prompts, so that no name can begin a heading, a table row or another speaker. New rows
// are checked before they are stored; these functions protect against all others.

/** A text as an item of a list. */
export function asEntry(text: string): string {
  return asOneLine(text)
}

/** A text as a cell of a table. */
export function asCell(text: string): string {
  return asOneLine(text).replaceAll('|', '/')
}

/** What somebody said: further lines are indented, so that none of them looks like another speaker. */
export function asSaid(text: string): string {
  return withoutUnseen(text).replaceAll('\n', '\n  ')
}

/** A text of many lines under a heading of ours: heading marks are removed from its lines. */
export function asBody(text: string): string {
  return withoutUnseen(text).replace(/^[ \t]{0,20}#{1,20}[ \t]?/gm, '')
}
