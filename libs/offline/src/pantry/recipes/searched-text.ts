/** How much of a long message is searched for, in characters: its end, where the wish mostly stands. */
const SEARCHED_MAX = 300

/** What of a message is searched for: the end of one that is too long, from a word on. */
export function searchedText(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim()
  return line.length <= SEARCHED_MAX ? line : line.slice(-SEARCHED_MAX).replace(/^\S+ /, '')
}
