import { asOneLine, withoutUnseen } from '@alfred/contracts'

// How what stands in rows is put into prompts: whatever a name holds, it begins no heading, no row and no turn of a
// conversation. New rows are checked before they are stored; these are for all the others.

/** A text as an entry of a list. */
export function asEntry(text: string): string {
  return asOneLine(text)
}

/** A text as a cell of a table. */
export function asCell(text: string): string {
  return asOneLine(text).replaceAll('|', '/')
}

/** What somebody said: its further lines are set in, so that none of them is taken for what somebody else said. */
export function asSaid(text: string): string {
  return withoutUnseen(text).replaceAll('\n', '\n  ')
}

/** A text of many lines under a heading of ours: none of its lines is a heading. */
export function asBody(text: string): string {
  return withoutUnseen(text).replace(/^[ \t]{0,20}#{1,20}[ \t]?/gm, '')
}
