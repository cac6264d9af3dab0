import { defineGauge, defineHistogram, secondsOfWork } from '@alfred/observability'
import { scheduleNames } from './schedule-catalog.ts'

const schedule = { schedule: scheduleNames }

export const jobDuration = defineHistogram({
  name: 'alfred_job_duration_seconds',
  help: 'Seconds that a run of a schedule took, by the code of its error.',
  labels: { ...schedule, error_type: { valuesMax: 40 } },
  upTo: secondsOfWork,
})

export const lastSuccess = defineGauge({
  name: 'alfred_job_last_success_timestamp_seconds',
  help: 'When a run of a schedule last succeeded in this process, in seconds since 1970.',
  labels: schedule,
})

export const jobQueueDepth = defineGauge({
  name: 'alfred_job_queue_depth',
  help: 'Jobs of the schedules by their state; those that failed are dead letters.',
  labels: { state: ['waiting', 'active', 'delayed', 'failed'] },
})
