import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startRedis } from '@alfred/testing'
import type { TestServer } from '@alfred/testing'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { openFailedJobs } from './failed-jobs.ts'

let redis: TestServer
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())

test('a job that failed for good is listed with its reason, and runs again when it is replayed', async () => {
  const connection = new Redis(redis.url, { maxRetriesPerRequest: null })
  const workerConnection = connection.duplicate()
  const queue = new Queue('schedules', { connection })
  let isMended = false
  const worker = new Worker(
    'schedules',
    async () => {
      if (!isMended) throw new Error('The database was away.\n    at secret.ts:1')
    },
    { connection: workerConnection },
  )
  const failed = new Promise((resolve) => worker.once('failed', resolve))
  const job = await queue.add('expiry_alerts', {}, { attempts: 1 })
  await failed

  const jobs = openFailedJobs(redis.url)
  const id = `schedules/${job.id}`
  expect(await jobs.list()).toMatchObject([
    { kind: 'job', id, reason: 'expiry_alerts failed 1 times: The database was away.', obstacle: null },
  ])
  await expect(jobs.replay('schedules/none')).rejects.toThrow('There is no failed job schedules/none.')
  await expect(jobs.replay('nothing')).rejects.toThrow('There is no failed job nothing.')
  isMended = true
  const completed = new Promise((resolve) => worker.once('completed', resolve))
  await jobs.replay(id)
  await completed
  expect(await jobs.list()).toEqual([])
  await expect(jobs.replay(id)).rejects.toThrow(`There is no failed job ${id}.`)

  await jobs.close()
  await worker.close()
  await queue.close()
  workerConnection.disconnect()
  connection.disconnect()
})
