import type { Part } from '../things-and-parts.ts'
import type { Given } from './given.ts'

/** The day and meal of a planned dish that the part names. */
export function plannedIn({ part }: { part: Pick<Part, 'things'> }): { day?: string; meal?: string } {
  const row = part.things.flatMap(({ own }) => own).find(({ home }) => home === 'plan')?.row
  const told = (slot: string) => (row?.[slot] === undefined ? {} : { [slot]: String(row[slot]) })
  return { ...told('day'), ...told('meal') }
}

/** The meal that was planned last in the conversation. */
export function plannedBefore({ situation }: Given): Record<string, unknown> | undefined {
  const last = situation.before
    .at(-1)
    ?.acts.findLast(({ tool }) => /^(?:plan_meals|remove_meal|list_meals)$/.test(tool))
  if (last?.tool === 'remove_meal') return { day: last['day'], meal: last['meal'] }
  if (last?.tool === 'list_meals')
    return last['from'] !== undefined && last['from'] === last['until']
      ? { day: last['from'], meal: last['meal'] }
      : undefined
  return Array.isArray(last?.['meals']) ? (last['meals'] as Record<string, unknown>[])[0] : undefined
}
