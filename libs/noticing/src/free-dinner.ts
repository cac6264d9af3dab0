import type { Household } from '@alfred/contracts'
import { addDays } from '@alfred/language'
import { daysBetween } from './days.ts'

/** The first dinner of today and the next days for which nothing is planned. Undefined where all are. */
export function freeDinner({ today, planned }: Household, until: string): string | undefined {
  const taken = new Set(planned.filter(({ meal }) => meal === 'dinner').map(({ day }) => day))
  const days = Math.max(0, daysBetween(today, until))
  return Array.from({ length: days + 1 }, (_, at) => addDays(today, at)).find((day) => !taken.has(day))
}
