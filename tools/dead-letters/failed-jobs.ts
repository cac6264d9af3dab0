import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import type { DeadLetter } from './dead-letter.ts'
import { DeadLetterError } from './errors.ts'

/** The queues of the worker whose jobs can fail for good. */
const queueNames = ['schedules'] as const
const JOBS_MAX = 500

export type FailedJobs = {
  list(): Promise<DeadLetter[]>
  /** Runs it again. Throws a DeadLetterError when there is no such failed job. */
  replay(id: string): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the jobs that have used up their attempts. Their schedule alone defines their work, so a replay is harmless.
 */
export function openFailedJobs(redisUrl: string): FailedJobs {
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: 1, lazyConnect: true })
  connection.on('error', () => undefined)
  const queues = queueNames.map((name) => new Queue(name, { connection }))
  return {
    list: async () => (await Promise.all(queues.map(listFailed))).flat(),
    replay: async (id) => {
      const [name = '', jobId = ''] = id.split('/')
      const job = await queues.find((queue) => queue.name === name)?.getJob(jobId)
      if (!job || !(await job.isFailed())) throw new DeadLetterError(`There is no failed job ${id}.`)
      await job.retry()
    },
    close: async () => {
      await Promise.all(queues.map((queue) => queue.close()))
      connection.disconnect()
    },
  }
}

async function listFailed(queue: Queue): Promise<DeadLetter[]> {
  const jobs = await queue.getFailed(0, JOBS_MAX - 1)
  return jobs.map((job) => ({
    kind: 'job',
    id: `${queue.name}/${job.id}`,
    at: new Date(job.finishedOn ?? job.timestamp).toISOString(),
    reason: `${job.name} failed ${job.attemptsMade} times: ${(job.failedReason ?? 'no reason').split('\n')[0]}`,
    obstacle: null,
  }))
}
