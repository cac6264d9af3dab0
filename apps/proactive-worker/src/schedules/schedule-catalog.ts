import { z } from 'zod'

/**
 * The schedules and their jobs: a job says only "run this schedule for this time" (architecture, Events).
 * PostgreSQL knows which runs are done; Redis only triggers them and may lose everything.
 */
export const scheduleCatalog = {
  'expiry-alerts': z.object({ fire_at: z.iso.datetime() }),
  'tasks-due': z.object({ fire_at: z.iso.datetime() }),
  'agent-suggestions': z.object({ fire_at: z.iso.datetime() }),
  households: z.object({
    fire_at: z.iso.datetime(),
    /** The last household that this run looked at, and how many it looked at and suggestions it kept so far. */
    after: z.guid().nullable().default(null),
    looked: z.int().default(0),
    stored: z.int().default(0),
  }),
  hints: z.object({ fire_at: z.iso.datetime() }),
  'gather-memories': z.object({ fire_at: z.iso.datetime() }),
  deliveries: z.object({ fire_at: z.iso.datetime() }),
  'forget-traces': z.object({ fire_at: z.iso.datetime() }),
} as const
export type ScheduleName = keyof typeof scheduleCatalog

export type ScheduleJob<Name extends ScheduleName> = z.infer<(typeof scheduleCatalog)[Name]>

/** What is left of a run, and for how long (ms) it rests before it goes on, so that others have their turn. */
export type Rest<Data> = { data: Data; restMs: number }

/** Runs a schedule for a time, or a part of it: then what it gives back is run next. */
export type ScheduleHandlers = {
  [Name in ScheduleName]: (
    job: ScheduleJob<Name>,
  ) => Promise<void> | Promise<Rest<ScheduleJob<Name>> | undefined>
}

export const scheduleNames = Object.keys(scheduleCatalog)

export function isScheduleName(name: string): name is ScheduleName {
  return Object.hasOwn(scheduleCatalog, name)
}

/** The latest time at which a schedule was due, in ISO format: whole periods since the epoch, UTC. */
export function lastFireTime(now: Date, everyMs: number): string {
  return new Date(Math.floor(now.getTime() / everyMs) * everyMs).toISOString()
}
