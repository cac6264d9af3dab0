import { readNumber } from '@alfred/language'

/** "in less than half an hour", "that takes under 20 minutes", "that is ready within an hour". */
const TIME =
  /,?(?: (?:that|which|and)(?: only| just)?)?(?: (?:takes?|is (?:done|ready)|can be (?:done|made|ready)|are ready))?(?: in)?(?: (?:under|within|less than|no (?:more|longer) than|at most|up to|about|around|max(?:imum)?))? (?:(?<minutes>\d{1,3}) ?(?:minutes?|mins?)|(?<part>half an|a quarter of an|three quarters of an|an|one|two|three|\d) ?hours?)(?: or (?:less|so)| max| tops)?(?= |$)/
const QUICK = /\b(?:quick|quickly|fast)\b/
const PARTS: Readonly<Record<string, number>> = {
  'half an': 30,
  'a quarter of an': 15,
  'three quarters of an': 45,
  an: 60,
}
/** Words for when and for whom one cooks, which are no part of a food. */
const WHEN =
  /,? (?:tonight|today|now|later|this evening|for (?:(?:my|our|the|a) )?(?:dinner|tea|supper|lunch|breakfast|brunch|us|me|two|four|six|\d|the kids|the family)(?: tonight| today)?)(?= |$)/g

/** What is said of how long cooking may take (minutes) and when it is, apart from the food that is spoken of. */
export function timeToCook(said: string): { rest: string; max_minutes: number | null } {
  const time = TIME.exec(` ${said}`)
  const { minutes, part } = time?.groups ?? {}
  const hours = part === undefined ? undefined : (PARTS[part] ?? (readNumber(part) ?? 1) * 60)
  const isQuick = QUICK.test(said)
  return {
    rest: ` ${said}`.replace(TIME, '').replace(QUICK, '').replaceAll(WHEN, '').replace(/\s+/g, ' ').trim(),
    max_minutes: minutes !== undefined ? Number(minutes) : (hours ?? (isQuick ? 30 : null)),
  }
}
