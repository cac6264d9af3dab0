/** The parts of a sentence that there are, with blanks between them. */
export function inRow(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' ')
}
