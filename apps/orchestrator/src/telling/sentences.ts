/** A piece of prose is sent on at the latest after so many characters. */
const PIECE_MAX = 240

/** The end of a sentence or of a line, with the blanks behind it. */
const end = /[.!?…:]["'”’)]?\s+|\n+/g

/** A day or a weekday with the blanks behind it is no longer than this. */
const DATE_LENGTH_MAX = 12

/** A day of a month as German writes it, and what follows it. */
const ordinal = /(?<!\d)\d{1,2}\.\s+$/
const month =
  /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u
/** A weekday as French and Spanish shorten it before the day. */
const weekday = /(?<!\p{L})(?:lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom)\.\s+$/iu

/**
 * Cuts streamed text into sentences and lines, so that each can be checked before it is sent. A number such as "2.5", a
 * time or a date is not cut.
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
        const length = lengthOfFirst(buffer)
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

/** The length of the first sentence, with the blanks behind it; 0 while it is not complete. */
function lengthOfFirst(text: string): number {
  for (const { 0: mark, index } of text.matchAll(end)) {
    // The blanks behind a sentence may go on in the next piece of the stream; they are no part of it then.
    const length = index + mark.length
    const dated = isInDate(text.slice(0, length), text.slice(length))
    if (dated === 'undecided') break
    if (!dated) return length
  }
  return text.length > PIECE_MAX ? cutAt(text) : 0
}

/** Whether a full stop belongs to a date; undecided while the word behind it is not complete. */
function isInDate(before: string, behind: string): boolean | 'undecided' {
  const last = before.slice(-DATE_LENGTH_MAX)
  if (ordinal.test(last)) return /^\p{L}*$/u.test(behind) ? 'undecided' : month.test(behind)
  if (weekday.test(last)) return behind === '' ? 'undecided' : /^\d/.test(behind)
  return false
}

/** The last blank within the limit, so that no word and no number is cut in two. */
function cutAt(text: string): number {
  const blank = text.lastIndexOf(' ', PIECE_MAX)
  return blank > 0 ? blank + 1 : PIECE_MAX
}
