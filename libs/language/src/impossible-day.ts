import { readWrittenDate, shortDatePattern, writtenDatePattern } from './written-date.ts'

/** Words that a day follows. */
const DAY_WORD =
  '(?:on|by|until|till|before|after|since|from|for|expir(?:es?|ed|ing|y)|exp|goes off|date|date is)'
const WRITTEN = new RegExp(`(?<![\\w/.-])(?:${writtenDatePattern})`, 'g')
const SHORT = new RegExp(`(?<=\\b${DAY_WORD}[.:]? )(?:${shortDatePattern})`, 'g')
/** Who pastes a page of text asks for no day with it. */
const LENGTH_MAX = 600

/** The words of a message for a date that no calendar has. Undefined when it has none. */
export function impossibleDayIn(message: string): string | undefined {
  if (message.length > LENGTH_MAX) return undefined
  const date = [...message.toLowerCase().matchAll(WRITTEN), ...message.toLowerCase().matchAll(SHORT)].find(
    ([said]) => readWrittenDate(said)?.length === 0,
  )
  return date === undefined ? undefined : message.slice(date.index, date.index + date[0].length)
}
