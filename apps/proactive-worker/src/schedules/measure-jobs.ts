import { setTimeout as sleep } from 'node:timers/promises'
import { inSpan, NO_ERROR, timeWork } from '@alfred/observability'
import type { Job, Queue } from 'bullmq'
import { jobDuration, jobQueueDepth, lastSuccess } from './job-metrics.ts'

const states = ['waiting', 'active', 'delayed', 'failed'] as const
/** A command waits until Redis is back; whoever reads figures does not. */
const PATIENCE_MS = 1_000

/** What is told of jobs: each run in a span, and the queue whenever figures are read. */
export type MeasuredJobs = {
  run<Result>(job: Job, work: () => Promise<Result>): Promise<Result>
  stop(): void
}

export function measureJobs(queue: Queue, isConnected: () => boolean): MeasuredJobs {
  const succeededAt = new Map<string, number>()
  const ends = [
    lastSuccess.observe(() =>
      [...succeededAt].map(([schedule, at]) => ({ value: at, labels: { schedule } })),
    ),
    jobQueueDepth.observe(async () => {
      const counts = isConnected() ? await countJobs(queue) : undefined
      return states.flatMap((state) => {
        const value = counts?.[state]
        return value === undefined ? [] : [{ value, labels: { state } }]
      })
    }),
  ]
  return {
    run: (job, work) =>
      inSpan(`job ${job.name}`, attributesOf(job), () =>
        timeWork(work, ({ seconds, errorType }) => {
          jobDuration.record(seconds, { schedule: job.name, error_type: errorType })
          if (errorType === NO_ERROR) succeededAt.set(job.name, Date.now() / 1_000)
        }),
      ),
    stop: () => {
      for (const end of ends) end()
    },
  }
}

async function countJobs(queue: Queue): Promise<Record<string, number> | undefined> {
  const counting = queue.getJobCounts(...states).catch(() => undefined)
  return Promise.race([counting, sleep(PATIENCE_MS, undefined, { ref: false })])
}

function attributesOf(job: Job): Record<string, string | number> {
  return {
    'messaging.system': 'bullmq',
    'messaging.operation.name': 'process',
    'messaging.destination.name': job.queueName,
    'messaging.message.id': job.id ?? '',
    'alfred.job': job.name,
    'alfred.job_attempt': job.attemptsMade + 1,
  }
}
