import { AlfredError, chatCommands, sumTaken, USAGE_DAYS_MAX } from '@alfred/contracts'
import type { UsageQuery } from '@alfred/contracts'
import type { TraceStore } from '@alfred/db/traces'
import type { TurnStore } from '@alfred/db/turns'
import type { UsageStore } from '@alfred/db/usage'
import type { Bus, WireSubscription } from '@alfred/messaging'
import type { Person } from '@alfred/service-kit'

/**
 * Answers what a person asks about Alfred's own work: how a turn was worked at, and what models took. Both are read
 * with the person's own token and rights; another person's turn and a missing one give the same error.
 */
export function handleInsightCommands({
  bus,
  store,
  traces,
  usage,
  verify,
}: {
  bus: Bus
  store: Pick<TurnStore, 'read'>
  traces: TraceStore
  usage: UsageStore
  verify: (token: string) => Promise<Person>
}): WireSubscription[] {
  return [
    bus.handle(chatCommands.readTrace, async ({ turn_id, token }) => {
      const { userId } = await verify(token)
      await store.read(turn_id, userId)
      return traces.read(token, turn_id)
    }),
    bus.handle(chatCommands.readUsage, async ({ token, query }) => {
      await verify(token)
      const days = daysOf(query)
      const lines = await usage.read(token, days)
      return { ...days, lines, total: sumTaken(lines) }
    }),
  ]
}

const DAY_MS = 86_400_000
/** Where a day begins first: the last day that it already is for anybody. */
const FIRST_ZONE_MS = 14 * 3_600_000
const DAYS_BY_DEFAULT = 30

/** The days that are asked for. @throws AlfredError INVALID_REQUEST for too many of them, or none. */
function daysOf(query: UsageQuery): { from: string; until: string } {
  const until = query.until ?? dayOf(Date.now() + FIRST_ZONE_MS)
  const from = query.from ?? dayOf(Date.parse(until) - (DAYS_BY_DEFAULT - 1) * DAY_MS)
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1
  if (days < 1) throw new AlfredError('INVALID_REQUEST', 'The last day comes before the first.')
  if (days > USAGE_DAYS_MAX)
    throw new AlfredError('INVALID_REQUEST', `Ask for at most ${USAGE_DAYS_MAX} days at once.`)
  return { from, until }
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
