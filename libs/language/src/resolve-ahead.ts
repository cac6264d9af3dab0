import { localDateAt, localTimeAt, type LocalDate } from './local-date.ts'
import { readNumber } from './read-number.ts'
import type { AskedWhen } from './resolve-date.ts'

const AHEAD = /^(?:in (?:about )?(?<said>.+?)(?: from now)?|(?<from_now>.+?) from now)(?: time)?$/
const LENGTH =
  /^(?:(?<half>half an?|a quarter of an) hour|(?<hours>an?|\d{1,2}|[a-z]+) (?:hours?|hrs?)(?<more> and a half)?(?:(?: and)? (?<rest>\d{1,2}|[a-z]+) (?:minutes?|mins?))?|(?<minutes>\d{1,3}|[a-z]+) (?:minutes?|mins?))$/

/** How many minutes a length of time is: "20 minutes", "half an hour", "an hour and a half". Undefined for anything else. */
function minutesOf(said: string): number | undefined {
  const { half, hours, more, rest, minutes } = LENGTH.exec(said)?.groups ?? {}
  if (half !== undefined) return half.startsWith('half') ? 30 : 15
  const count = (words: string | undefined): number | undefined =>
    words === undefined ? 0 : words === 'a' || words === 'an' ? 1 : readNumber(words)
  const told = hours === undefined ? count(minutes) : count(hours)
  const others = count(rest)
  if (told === undefined || others === undefined) return undefined
  return hours === undefined ? told : told * 60 + (more === undefined ? 0 : 30) + others
}

/**
 * Resolves a time from now on, "in 20 minutes", to its day and time of the clock. Undefined for anything else, and for more than a day.
 */
export function resolveAhead(
  said: string,
  { askedAt, timeZone }: Pick<AskedWhen, 'askedAt' | 'timeZone'>,
): { day: LocalDate; time: string } | undefined {
  const { said: length, from_now: fromNow } = AHEAD.exec(said.trim().toLowerCase())?.groups ?? {}
  const minutes = minutesOf(length ?? fromNow ?? '')
  if (minutes === undefined || minutes <= 0 || minutes > 24 * 60) return undefined
  const then = new Date(Date.parse(askedAt) + minutes * 60_000).toISOString()
  return { day: localDateAt(then, timeZone), time: localTimeAt(then, timeZone) }
}
