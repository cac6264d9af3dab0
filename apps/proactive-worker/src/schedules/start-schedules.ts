import type { SuggestionStore } from '@alfred/db/proactive'
import type { Logger } from '@alfred/observability'
import { Queue, Worker } from 'bullmq'
import type { Job } from 'bullmq'
import { Redis } from 'ioredis'
import { InvalidJobError } from '../errors.ts'
import { isScheduleName, lastFireTime, scheduleCatalog } from './schedule-catalog.ts'
import type { ScheduleHandlers, ScheduleName } from './schedule-catalog.ts'

const QUEUE_NAME = 'schedules'

export type Schedules = { isReady(): boolean; stop(): Promise<void> }

type SchedulesDependencies = {
  redisUrl: string
  handlers: ScheduleHandlers
  /** How often each schedule is due, in milliseconds. */
  periods: Record<ScheduleName, number>
  store: Pick<SuggestionStore, 'lastRun'>
  logger: Logger
}

/**
 * Runs the schedules on BullMQ. Schedulers are written anew on every connection, so a Redis that
 * lost everything ticks again, and what fell due while this process was away is caught up.
 */
export function startSchedules({
  redisUrl,
  handlers,
  periods,
  store,
  logger,
}: SchedulesDependencies): Schedules {
  const names = Object.keys(periods).filter(isScheduleName)
  const connections = { queue: connect(redisUrl, logger), worker: connect(redisUrl, logger) }
  const queue = new Queue(QUEUE_NAME, { connection: connections.queue })
  const worker = new Worker(QUEUE_NAME, (job) => runJob(job, { handlers, periods }), {
    connection: connections.worker,
    lockDuration: 30_000,
    maxStalledCount: 3,
    concurrency: 1,
  })
  worker.on('error', (error) => logger.warn({ error }, 'the schedule worker met an error'))
  worker.on('failed', (job, error) => logger.error({ error, schedule: job?.name }, 'a schedule failed'))
  queue.on('error', (error) => logger.warn({ error }, 'the schedule queue met an error'))

  const arm = async (): Promise<void> => {
    for (const name of names) {
      await queue.upsertJobScheduler(name, { every: periods[name] }, { name, opts: jobOptions })
      await catchUp(queue, name, { everyMs: periods[name], lastRun: await store.lastRun(name) })
    }
  }
  const armAndLog = (): void => {
    arm().catch((error: unknown) => {
      logger.warn({ error }, 'the schedules could not be written; trying again')
      setTimeout(armAndLog, 2_000).unref()
    })
  }
  connections.queue.on('ready', armAndLog)
  return {
    isReady: () => connections.worker.status === 'ready',
    stop: async () => {
      await worker.close()
      await queue.close()
      connections.queue.disconnect()
      connections.worker.disconnect()
    },
  }
}

const jobOptions = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
  removeOnComplete: { count: 100 },
  removeOnFail: { count: 500 },
} as const

/** What fell due while nobody ran: the latest time alone, since a later run sees all that an earlier one would have. */
async function catchUp(
  queue: Queue,
  name: ScheduleName,
  { everyMs, lastRun }: { everyMs: number; lastRun: string | null },
): Promise<void> {
  const fireAt = lastFireTime(new Date(), everyMs)
  if (lastRun !== null && Date.parse(lastRun) >= Date.parse(fireAt)) return
  await queue.add(name, { fire_at: fireAt }, { ...jobOptions, jobId: `${name}-${Date.parse(fireAt)}` })
}

/** A job of a scheduler carries no time of its own; it stands for the last time that was due. */
async function runJob(
  job: Job,
  { handlers, periods }: Pick<SchedulesDependencies, 'handlers' | 'periods'>,
): Promise<void> {
  if (!isScheduleName(job.name)) throw new InvalidJobError(`There is no schedule ${job.name}.`)
  const data: unknown = {
    fire_at: lastFireTime(new Date(job.timestamp + (job.delay ?? 0)), periods[job.name]),
    ...job.data,
  }
  const parsed = scheduleCatalog[job.name].safeParse(data)
  if (!parsed.success)
    throw new InvalidJobError(`A job of ${job.name} breaks its contract.`, { cause: parsed.error })
  await handlers[job.name](parsed.data)
}

function connect(redisUrl: string, logger: Logger): Redis {
  const connection = new Redis(redisUrl, {
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  })
  connection.on('error', (error) => logger.warn({ error }, 'Redis is away'))
  return connection
}
