// Loops, since a pattern that looks for a run of marks at the end looks at every run of the text, and at each from
// every one of its characters: a message of blanks would be read for a minute.

const isBlank = (character: string): boolean => character.trim() === ''

/** One blank for each run of blanks and line breaks, none at the ends. */
export function foldBlanks(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** As `foldBlanks`, line by line: what is left are lines that say something, each without blanks at its ends. */
export function foldLines(text: string): string {
  return text
    .split('\n')
    .map(foldBlanks)
    .filter((line) => line !== '')
    .join('\n')
}

/** The text without blanks and these marks at its end. */
export function withoutEnding(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && isOff(text.charAt(end - 1), marks)) end -= 1
  return text.slice(0, end)
}

/** The text without blanks and these marks at its beginning and its end. */
export function withoutEdges(text: string, marks: string): string {
  const rest = withoutEnding(text, marks)
  let start = 0
  while (start < rest.length && isOff(rest.charAt(start), marks)) start += 1
  return rest.slice(start)
}

function isOff(character: string, marks: string): boolean {
  return isBlank(character) || marks.includes(character)
}

/** The text without any of these words at its end, as often as they stand there: "please, thanks". */
export function withoutClosing(text: string, closings: readonly string[]): string {
  let rest = text
  for (;;) {
    const closing = closings.find((one) => rest.endsWith(one))
    if (closing === undefined || closing === '') return rest
    rest = rest.slice(0, -closing.length)
  }
}
