import { setTimeout as sleep } from 'node:timers/promises'
import type { SuggestionStore } from '@alfred/db/proactive'
import type { Logger } from '@alfred/observability'
import { DelayedError, Queue, Worker } from 'bullmq'
import type { Job } from 'bullmq'
import { Redis } from 'ioredis'
import { z } from 'zod'
import { InvalidJobError } from '../errors.ts'
import { isScheduleName, lastFireTime, scheduleCatalog } from './schedule-catalog.ts'
import { measureJobs } from './measure-jobs.ts'
import type { Rest, ScheduleHandlers, ScheduleJob, ScheduleName } from './schedule-catalog.ts'

const QUEUE_NAME = 'schedules'
const CHECK_EVERY_MS = 30_000
const RETRY_MS = 2_000
const PING_MS = 1_000
/** Longer than a job takes, and shorter than what ends services waits before it kills. */
const CLOSE_WITHIN_MS = 8_000

export type Schedules = { isReady(): boolean; stop(): Promise<void> }

type SchedulesDependencies = {
  redisUrl: string
  handlers: ScheduleHandlers
  /** How often each schedule is due, in milliseconds. */
  periods: Record<ScheduleName, number>
  store: Pick<SuggestionStore, 'lastRun'>
  logger: Logger
  /** How often (ms) to check that Redis still has the schedules. */
  checkEveryMs?: number
  /** How long (ms) `stop` waits for a running job; one that has not ended by then runs again after its lock expires. */
  closeWithinMs?: number
}

/**
 * Runs the schedules on BullMQ. They are written on every connection and checked in between, so that they run again
 * after Redis lost everything; what fell due while this process was away is caught up.
 */
export function startSchedules({
  redisUrl,
  handlers,
  periods,
  store,
  logger,
  checkEveryMs = CHECK_EVERY_MS,
  closeWithinMs = CLOSE_WITHIN_MS,
}: SchedulesDependencies): Schedules {
  const connections = { queue: connect(redisUrl, logger), worker: connect(redisUrl, logger) }
  const queue = new Queue(QUEUE_NAME, { connection: connections.queue })
  const measured = measureJobs(queue, () => connections.queue.status === 'ready')
  const work = async (job: Job, token?: string): Promise<void> => {
    if (await isDoneAlready(job, store)) return
    const rest = await measured.run(job, () => runJob(job, { handlers, periods }))
    if (rest !== undefined) await goOnLater(rest, { queue, job, token })
  }
  const worker = new Worker(QUEUE_NAME, work, {
    connection: connections.worker,
    lockDuration: 30_000,
    maxStalledCount: 3,
    concurrency: 1,
  })
  worker.on('error', (error) => logger.warn({ error }, 'the schedule worker met an error'))
  worker.on('failed', (job, error) => logger.error({ error, schedule: job?.name }, 'a schedule failed'))
  queue.on('error', (error) => logger.warn({ error }, 'the schedule queue met an error'))

  const keeper = keepArmed(() => arm(queue, { periods, store }), { checkEveryMs, logger })
  connections.queue.on('ready', keeper.check)
  return {
    isReady: () => connections.worker.status === 'ready',
    stop: async () => {
      keeper.stop()
      measured.stop()
      // Without Redis a running job cannot be marked as done: its lock expires and it runs again.
      const isForced = !(await answers(connections.worker))
      if (isForced) for (const connection of Object.values(connections)) connection.disconnect()
      const closed = Promise.all([worker.close(isForced), queue.close()])
      // BullMQ also waits, for ever, for the end of a connection that is just being made anew.
      await Promise.race([closed, sleep(closeWithinMs, undefined, { ref: false })])
      for (const connection of Object.values(connections)) connection.disconnect()
    },
  }
}

/**
 * True when Redis answers within PING_MS; a command waits for the connection, so a timeout means that it is away.
 */
async function answers(connection: Redis): Promise<boolean> {
  const ping = connection.ping().then(
    () => true,
    () => false,
  )
  return Promise.race([ping, sleep(PING_MS, false, { ref: false })])
}

/** Writes the schedules that Redis does not have, and catches up with what fell due meanwhile. */
async function arm(
  queue: Queue,
  { periods, store }: Pick<SchedulesDependencies, 'periods' | 'store'>,
): Promise<void> {
  for (const name of Object.keys(periods).filter(isScheduleName)) {
    const written = await queue.getJobScheduler(name)
    if (written?.every !== periods[name])
      await queue.upsertJobScheduler(name, { every: periods[name] }, { name, opts: jobOptions })
    await catchUp(queue, name, { everyMs: periods[name], lastRun: await store.lastRun(name) })
  }
}

/** Checks the schedules periodically, since Redis may lose everything without breaking a connection. */
function keepArmed(
  armAll: () => Promise<void>,
  { checkEveryMs, logger }: { checkEveryMs: number; logger: Logger },
): { check(): void; stop(): void } {
  let isArming = false
  let isStopped = false
  const check = (): void => {
    if (isArming || isStopped) return
    isArming = true
    armAll()
      .catch((error: unknown) => {
        if (isStopped) return
        logger.warn({ error }, 'the schedules could not be written; trying again')
        setTimeout(check, RETRY_MS).unref()
      })
      .finally(() => (isArming = false))
  }
  const timer = setInterval(check, checkEveryMs).unref()
  const stop = (): void => {
    isStopped = true
    clearInterval(timer)
  }
  return { check, stop }
}

const jobOptions = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
  removeOnComplete: { count: 100 },
  removeOnFail: { count: 500 },
} as const

/**
 * Adds a job for the latest time that was due and not done. Earlier times are skipped: a later run finds everything
 * that an earlier one would have.
 */
async function catchUp(
  queue: Queue,
  name: ScheduleName,
  { everyMs, lastRun }: { everyMs: number; lastRun: string | null },
): Promise<void> {
  const fireAt = lastFireTime(new Date(), everyMs)
  if (lastRun !== null && Date.parse(lastRun) >= Date.parse(fireAt)) return
  await queue.add(name, { fire_at: fireAt }, { ...jobOptions, ...onceAtATime(name) })
}

/**
 * A job is not added while there is one of its schedule that has not ended: a run may take longer than its period. It is added after a failure,
 * since the run is not done then.
 */
function onceAtATime(name: ScheduleName): { deduplication: { id: string } } {
  return { deduplication: { id: name } }
}

const caughtUpSchema = z.looseObject({ fire_at: z.iso.datetime(), after: z.null().optional() })

/**
 * Was the run that a job catches up with done since it was looked for? Its scheduler may have begun it too, and ended it just before the job was
 * added. What a run in parts goes on with is not done.
 */
async function isDoneAlready({ name, data }: Job, store: SchedulesDependencies['store']): Promise<boolean> {
  const caughtUp = caughtUpSchema.safeParse(data)
  if (!caughtUp.success || !isScheduleName(name)) return false
  const lastRun = await store.lastRun(name)
  return lastRun !== null && Date.parse(lastRun) >= Date.parse(caughtUp.data.fire_at)
}

/**
 * Lets what is left of a run wait for a while, behind what others have to do. A job of a scheduler hands its run on to a job that catches up, unless
 * there is one; such a job goes on as it is. @throws DelayedError, by which BullMQ knows that the job has not ended.
 */
async function goOnLater(
  { data, restMs }: Rest<{ fire_at: string }>,
  { queue, job, token }: { queue: Queue; job: Job; token: string | undefined },
): Promise<void> {
  if (job.repeatJobKey !== undefined && isScheduleName(job.name)) {
    await queue.add(job.name, data, { ...jobOptions, ...onceAtATime(job.name), delay: restMs })
    return
  }
  await job.updateData(data)
  await job.moveToDelayed(Date.now() + restMs, token)
  throw new DelayedError()
}

/**
 * Runs a job. A job of a scheduler carries no time of its own; it stands for the last time that was due. @throws
 * InvalidJobError for an unknown schedule or invalid data.
 */
async function runJob(
  job: Job,
  { handlers, periods }: Pick<SchedulesDependencies, 'handlers' | 'periods'>,
): Promise<Rest<{ fire_at: string }> | undefined> {
  if (!isScheduleName(job.name)) throw new InvalidJobError(`There is no schedule ${job.name}.`)
  const data: unknown = {
    fire_at: lastFireTime(new Date(job.timestamp + (job.delay ?? 0)), periods[job.name]),
    ...job.data,
  }
  return runSchedule(job.name, { data, handlers })
}

/** Runs a schedule with the data of its job, once they are what its contract says. */
async function runSchedule<Name extends ScheduleName>(
  name: Name,
  { data, handlers }: { data: unknown; handlers: ScheduleHandlers },
): Promise<Rest<ScheduleJob<Name>> | undefined> {
  const parsed = scheduleCatalog[name].safeParse(data)
  if (!parsed.success)
    throw new InvalidJobError(`A job of ${name} breaks its contract.`, { cause: parsed.error })
  const rest = await handlers[name](parsed.data as ScheduleJob<Name>)
  return typeof rest === 'object' ? rest : undefined
}

function connect(redisUrl: string, logger: Logger): Redis {
  const connection = new Redis(redisUrl, {
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  })
  connection.on('error', (error) => logger.warn({ error }, 'Redis is away'))
  return connection
}
