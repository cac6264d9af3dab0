import { refused, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import { isKeptDay } from '@alfred/contracts'
import { localDateAt, resolvePastDate } from '@alfred/language'
import { toldDay } from '../window/told-day.ts'
import { wordsFor } from '../words/words-for.ts'

type Moment = CallToPrepare['moment']
type Told = { drink_from: string | null; drink_until: string | null }
type Days = { from: string | null; until: string | null }

export function todayOf({ askedAt, timeZone }: Moment): string {
  return localDateAt(askedAt, timeZone)
}

/** The window that a person told, or why it cannot be. */
export function readWindow({ drink_from, drink_until }: Told, moment: Moment): Days | Prepared {
  const from = drink_from === null ? null : toldDay(drink_from, 'from', moment)
  const until = drink_until === null ? null : toldDay(drink_until, 'until', moment)
  if (from === undefined) return dayUnclear(drink_from, moment)
  if (until === undefined) return dayUnclear(drink_until, moment)
  if (from !== null && until !== null && from > until)
    return refused('CELLAR_WINDOW_REVERSED', wordsFor(moment.locale).refusals.windowReversed)
  return { from, until }
}

/** A day that was, today where none is told. */
export function readPastDay(said: string | null, moment: Moment): string | Prepared {
  if (said === null) return todayOf(moment)
  const day = isKeptDay(said) ? said : resolvePastDate(said, moment)
  return day ?? dayUnclear(said, moment)
}

export function dayUnclear(said: string | null, { locale }: Moment): Prepared {
  return refused('CELLAR_DAY_UNCLEAR', wordsFor(locale).refusals.dayUnclear(said ?? ''))
}

export function isRefused(value: object | string): value is Prepared {
  return typeof value === 'object' && 'ok' in value
}
