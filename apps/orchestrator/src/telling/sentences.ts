/** A piece of prose is sent on at the latest after so many characters. */
const PIECE_MAX = 240

/** The end of a sentence or of a line, with the blanks behind it. */
const end = /[.!?…:]["'”’)]?\s+|\n+/g

/**
 * Cuts streamed text into sentences and lines, so that each can be checked before it is sent. A number such as "2.5" or
 * a time is not cut, since a blank must follow.
 */
export function createSentences(): {
  /** Adds text and gives the sentences that it completes. */
  add(text: string): string[]
  /** Gives what is left when the text is over; null when nothing is. */
  rest(): string | null
} {
  let buffer = ''
  return {
    add: (text) => {
      buffer += text
      const complete: string[] = []
      for (;;) {
        end.lastIndex = 0
        const found = end.exec(buffer)
        const length = found ? found.index + found[0].length : buffer.length > PIECE_MAX ? cutAt(buffer) : 0
        // The blanks behind a sentence may go on in the next piece of the stream; they are no part of it then.
        if (length === 0) return complete
        complete.push(buffer.slice(0, length))
        buffer = buffer.slice(length)
      }
    },
    rest: () => {
      const left = buffer
      buffer = ''
      return left.trim() === '' ? null : left
    },
  }
}

/** The last blank within the limit, so that no word and no number is cut in two. */
function cutAt(text: string): number {
  const blank = text.lastIndexOf(' ', PIECE_MAX)
  return blank > 0 ? blank + 1 : PIECE_MAX
}
