import type { Act } from '../things/situation.ts'
import type { Thing } from '../things/things-and-parts.ts'
import { marksIn, wordsBefore, type Given } from './given.ts'
import { isOnDay } from './is-on-day.ts'

/** The day and meal of a planned dish that a thing names; neither where several planned ones may be meant. */
export function plannedIn(
  given: Given,
  things: readonly Thing[] = given.part.things,
): { day?: string; meal?: string } {
  const thing = things.find(({ own }) => own.some(({ home }) => home === 'plan'))
  const planned = (thing?.own ?? []).filter(({ home }) => home === 'plan')
  const named = planned.filter(({ words }) => words.join(' ') === thing?.words.join(' '))
  const rows = (named.length > 0 ? named : planned).map(({ row }) => row)
  const onDay = rows.filter((row) => isOnDaySaid(given, row))
  const [meant, second] = onDay.length > 0 ? onDay : rows
  if (meant === undefined || second !== undefined) return {}
  const told = (slot: string) => (meant[slot] === undefined ? {} : { [slot]: String(meant[slot]) })
  return { ...told('day'), ...told('meal') }
}

/** Is a meal planned on a day that the part speaks of, other than as the one that something is moved to? */
const isOnDaySaid = (given: Given, row: Readonly<Record<string, unknown>>): boolean =>
  marksIn(given, 'day').some(
    ({ start, value }) =>
      !/\b(?:to|until|till|onto)$/.test(wordsBefore(given, start, 1)) &&
      isOnDay(String(row['day']), String(value), given.situation.now),
  )

/** The meal that was planned last in the conversation. */
export function plannedBefore({ situation }: Given): Record<string, unknown> | undefined {
  const last = situation.before
    .at(-1)
    ?.acts.findLast(({ tool }) => /^(?:plan_meals|remove_meal|list_meals)$/.test(tool))
  if (last?.tool === 'remove_meal') return { day: last['day'], meal: last['meal'] }
  if (last?.tool === 'list_meals')
    return isOneDay(last) ? { day: last['from'], meal: last['meal'] } : undefined
  return Array.isArray(last?.['meals']) ? (last['meals'] as Record<string, unknown>[])[0] : undefined
}

/** Words of a day that is more than one. */
export const IS_SPAN = /week|month|days|weekend/

/** Was one day alone asked about: "what's on thursday"? */
const isOneDay = ({ from, until }: Act): boolean =>
  from !== undefined && (from === until || (until === undefined && !IS_SPAN.test(String(from))))

/** The meal of a day on which one alone is planned. */
export function onlyMealOn({ situation }: Given, day: string): string | undefined {
  const [row, second] = situation.state.plan.filter(
    (one) => typeof one !== 'string' && isOnDay(String(one['day']), day, situation.now),
  )
  return row === undefined || second !== undefined || typeof row === 'string'
    ? undefined
    : String(row['meal'])
}
