import { z } from 'zod'

/**
 * What runs by itself: a job says only "run this schedule for this time" (architecture, Events).
 * Whether that was done is known in Postgres; Redis merely ticks, and may lose everything.
 */
export const scheduleCatalog = {
  'expiry-alerts': z.object({ fire_at: z.iso.datetime() }),
} as const
export type ScheduleName = keyof typeof scheduleCatalog

export type ScheduleHandlers = {
  [Name in ScheduleName]: (job: z.infer<(typeof scheduleCatalog)[Name]>) => Promise<void>
}

export function isScheduleName(name: string): name is ScheduleName {
  return Object.hasOwn(scheduleCatalog, name)
}

/** The latest time at which a schedule was due: whole periods since midnight 1970, UTC. */
export function lastFireTime(now: Date, everyMs: number): string {
  return new Date(Math.floor(now.getTime() / everyMs) * everyMs).toISOString()
}
