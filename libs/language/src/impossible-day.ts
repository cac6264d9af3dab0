import { readWrittenDate, shortDatePattern, writtenDatePattern } from './written-date.ts'

/** Words that a day may follow. */
const DAY_WORD =
  '(?:on|by|until|till|before|after|since|from|for|expir(?:es?|ed|ing|y)|exp|goes off|date|date is)'
const WRITTEN = new RegExp(`(?<![\\w/.-])(?:${writtenDatePattern})`, 'g')
const SHORT = new RegExp(`(?<=\\b${DAY_WORD}[.:]? )(?:${shortDatePattern})`, 'g')
/** A page of pasted text is not searched for a date. */
const LENGTH_MAX = 600

/** Returns the words of a message that name a date that does not exist. Undefined when there are none. */
export function impossibleDayIn(message: string): string | undefined {
  if (message.length > LENGTH_MAX) return undefined
  const date = [...message.toLowerCase().matchAll(WRITTEN), ...message.toLowerCase().matchAll(SHORT)].find(
    ([said]) => readWrittenDate(said)?.length === 0,
  )
  return date === undefined ? undefined : message.slice(date.index, date.index + date[0].length)
}
