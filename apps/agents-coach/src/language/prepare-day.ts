import { prepared, refused, type Moment, type Prepared } from '@alfred/agent-kit'
import {
  addDays,
  askForDay,
  localDateAt,
  resolveDate,
  resolvePastDate,
  sayStillToCome,
} from '@alfred/language'

/** Prepares arguments of one past day; none that is said is today. */
export function withDay<Given extends { day: string | null }>(
  given: Given,
  moment: Moment,
  then: (day: string) => Prepared = (day) => prepared({ ...given, day }),
): Prepared {
  const { askedAt, timeZone } = moment
  const day = given.day === null ? localDateAt(askedAt, timeZone) : resolvePastDate(given.day, moment)
  return day === undefined ? unknownDay(given.day ?? '', moment) : then(day)
}

/** Prepares a span of days that ends on the given day. */
export function withSpan(
  given: { day: string | null; days: number | null },
  moment: Moment,
  usual: number,
): Prepared {
  return withDay(given, moment, (until) =>
    prepared({ until, from: addDays(until, 1 - (given.days ?? usual)) }),
  )
}

/** The refusal of a day that cannot be resolved or is still to come; it shows how to say one. */
export function unknownDay(said: string, moment: Moment): Prepared {
  const day = resolveDate(said, moment)
  const isToCome = day !== undefined && day > localDateAt(moment.askedAt, moment.timeZone)
  const { locale } = moment
  const message = isToCome ? sayStillToCome(said, locale) : askForDay(said, 'past', locale)
  return refused('UNKNOWN_DAY', message)
}
