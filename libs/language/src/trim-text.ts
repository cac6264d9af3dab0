// Loops instead of regular expressions: a pattern for marks at the end of a text tries every run of marks from each
// of its characters, which takes quadratic time and a minute for a message of blanks.

const isBlank = (character: string): boolean => character.trim() === ''

/** Replaces each run of blanks and line breaks by one space and trims the ends. */
export function foldBlanks(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Applies `foldBlanks` to each line and drops empty lines. */
export function foldLines(text: string): string {
  return text
    .split('\n')
    .map(foldBlanks)
    .filter((line) => line !== '')
    .join('\n')
}

/** Removes blanks and these marks from the end of the text. */
export function withoutEnding(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && isOff(text.charAt(end - 1), marks)) end -= 1
  return text.slice(0, end)
}

/** Removes blanks and these marks from both ends of the text. */
export function withoutEdges(text: string, marks: string): string {
  const rest = withoutEnding(text, marks)
  let start = 0
  while (start < rest.length && isOff(rest.charAt(start), marks)) start += 1
  return rest.slice(start)
}

function isOff(character: string, marks: string): boolean {
  return isBlank(character) || marks.includes(character)
}

/** Removes these words from the end of the text, repeatedly: "please, thanks". */
export function withoutClosing(text: string, closings: readonly string[]): string {
  let rest = text
  for (;;) {
    const closing = closings.find((one) => rest.endsWith(one))
    if (closing === undefined || closing === '') return rest
    rest = rest.slice(0, -closing.length)
  }
}
