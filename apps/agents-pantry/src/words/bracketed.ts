/** Notes behind a name, with the space before them: " (checked, noticed)". Nothing where there are none. */
export function bracketed(notes: readonly string[]): string {
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`
}
