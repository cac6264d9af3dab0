import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { silentLogger } from '@alfred/observability'
import { startRedis } from '@alfred/testing'
import type { TestServer } from '@alfred/testing'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { InvalidJobError } from '../errors.ts'
import { lastFireTime, scheduleNames } from './schedule-catalog.ts'
import { startSchedules } from './start-schedules.ts'
import type { Schedules } from './start-schedules.ts'
import { testAtLength } from '@alfred/testing/at-length'

const PERIOD_MS = 60_000

let redis: TestServer
let redisClient: Redis
let queue: Queue
let schedules: Schedules | undefined
let ran: string[]
let lastRun: string | null
/** When the round of the households was last done, which is no other schedule's. */
let lastRound: string | null
/** Is a run found to be done once it begins, though it was not when it was looked for? */
let isDoneMeanwhile: boolean
let looks: Record<string, number>
let failures: number
let running: Promise<void>
/** The last household of each part of the daily round that ran, in order. */
let parts: (string | null)[]
const people = Array.from({ length: 4 }, (_, at) => `a0000000-0000-4000-8000-00000000000${at}`)

beforeAll(async () => {
  redis = await startRedis()
  redisClient = new Redis(redis.url, { maxRetriesPerRequest: null })
  redisClient.on('error', () => undefined)
  queue = new Queue('schedules', { connection: redisClient })
  queue.on('error', () => undefined)
})

afterAll(async () => {
  await queue.close()
  redisClient.disconnect()
  await redis.stop()
})

beforeEach(async () => {
  await redisClient.flushall()
  ran = []
  lastRun = null
  lastRound = null
  isDoneMeanwhile = false
  looks = {}
  failures = 0
  running = Promise.resolve()
  parts = []
})

afterEach(async () => {
  await schedules?.stop()
  schedules = undefined
})

function start({ periodMs = PERIOD_MS } = {}): void {
  schedules = startSchedules({
    redisUrl: redis.url,
    periods: {
      ...{
        'expiry-alerts': periodMs,
        'forget-traces': periodMs,
        'tasks-due': periodMs,
        'agent-suggestions': periodMs,
      },
      ...{ households: periodMs, hints: periodMs, deliveries: periodMs },
      'gather-memories': periodMs,
    },
    handlers: {
      'expiry-alerts': async ({ fire_at }) => {
        if (failures-- > 0) throw new InvalidJobError('The database is away.')
        ran.push(fire_at)
        await running
      },
      'forget-traces': async () => undefined,
      'tasks-due': async () => undefined,
      'agent-suggestions': async () => undefined,
      households: async ({ after, ...run }) => {
        parts.push(after)
        const next = people[after === null ? 0 : people.indexOf(after) + 1]
        if (next !== undefined) return { data: { ...run, after: next }, restMs: 50 }
        // It is noted as done, as the worker does.
        lastRound = inADay()
        return undefined
      },
      hints: async () => undefined,
      deliveries: async () => undefined,
      'gather-memories': async () => undefined,
    },
    store: {
      lastRun: async (name) => {
        const look = (looks[name] = (looks[name] ?? 0) + 1)
        if (isDoneMeanwhile) return look === 1 ? null : inADay()
        return name === 'households' ? (lastRound ?? lastRun) : lastRun
      },
    },
    logger: silentLogger,
    checkEveryMs: 200,
    closeWithinMs: 5_000,
  })
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20)
}
const inADay = (): string => new Date(Date.now() + 86_400_000).toISOString()
const isArmed = async (): Promise<boolean> => (await queue.getJobSchedulersCount()) === scheduleNames.length

describe('the schedules', () => {
  test('catch up at once with what fell due while no worker ran', async () => {
    const begun = lastFireTime(new Date(), PERIOD_MS)
    start()
    await until(() => ran.length > 0)
    // The next one may fall due meanwhile.
    expect([begun, lastFireTime(new Date(), PERIOD_MS)]).toContain(ran[0])
  })

  test('do not repeat a run that is done, and wait for the next time', async () => {
    lastRun = new Date(Date.now() + PERIOD_MS).toISOString()
    const halfADayMs = 12 * 3_600_000
    start({ periodMs: halfADayMs })
    await until(isArmed)
    await until(async () => (await queue.getJobSchedulers())[0]?.every === halfADayMs)
  })

  test('do not repeat a run that was done between the look for it and its job', async () => {
    isDoneMeanwhile = true
    start({ periodMs: 12 * 3_600_000 })
    await until(isArmed)
    await until(() => ran.length > 0)
    await until(async () => (await queue.getActiveCount()) + (await queue.getWaitingCount()) === 0)
    // What its scheduler began ran, and what catches up did not run it again.
    expect(ran).toHaveLength(1)
  })

  test('repeat a run that failed for good, as long as it is not done', async () => {
    failures = 3
    start({ periodMs: 12 * 3_600_000 })
    await until(() => ran.length > 0)
  })

  test('run a long one in parts, each behind what others have to do, and only once at a time', async () => {
    start({ periodMs: 12 * 3_600_000 })
    await until(() => parts.at(-1) === people.at(-1))
    // Its scheduler and what catches up both begin it, and one goes on.
    expect(parts.filter((after) => after !== null)).toEqual(people)
    await until(async () => (await queue.getActiveCount()) === 0)
    expect(await queue.getFailedCount()).toBe(0)
  })

  test('run a long one in parts where its scheduler began it', async () => {
    lastRun = new Date(Date.now() + PERIOD_MS).toISOString()
    start({ periodMs: 1_500 })
    await until(() => parts.filter((after) => after === people.at(-1)).length === 2)
    // Whatever begins a run in between ends after its first part.
    expect(parts.filter((after) => after === people[1])).toHaveLength(2)
    expect(await queue.getFailedCount()).toBe(0)
  })

  test('are updated when a period was changed', async () => {
    start({ periodMs: 5 * PERIOD_MS })
    await until(isArmed)
    await schedules?.stop()
    start({ periodMs: 7 * PERIOD_MS })
    await until(async () => (await queue.getJobSchedulers())[0]?.every === 7 * PERIOD_MS)
    expect(await queue.getJobSchedulersCount()).toBe(scheduleNames.length)
  })

  test('run again after Redis loses everything', async () => {
    start({ periodMs: 500 })
    await until(() => ran.length > 0)
    await redisClient.flushall()
    expect(await isArmed()).toBe(false)
    await until(isArmed)
    const before = ran.length
    await until(() => ran.length > before)
  })

  test('run again after Redis was killed', async () => {
    start({ periodMs: 500 })
    await until(() => ran.length > 0)
    await redis.kill9()
    await redis.restart()
    const before = ran.length
    await until(() => ran.length > before)
    // A run that Redis had kept may come before its schedules are there again.
    await until(isArmed)
  })

  test.each([
    ['a time that is none', 'expiry-alerts', { fire_at: 'soon' }],
    ['a schedule that is none', 'world-domination', {}],
  ])(
    'move a job with %s to the failed ones with its reason, at the first try',
    async (_title, name, data) => {
      start()
      await queue.add(name, data, { attempts: 5 })
      await until(async () => (await queue.getFailedCount()) === 1)
      const [job] = await queue.getFailed()
      expect(job).toMatchObject({ name, attemptsMade: 1 })
      expect(job?.failedReason).toContain(name)
    },
  )

  testAtLength('stop although a job never ends', async () => {
    const ending = Promise.withResolvers<void>()
    running = ending.promise
    start()
    await until(() => ran.length > 0)
    await schedules?.stop()
    schedules = undefined
    ending.resolve()
  })

  test('stop while Redis is away', async () => {
    start()
    await until(() => ran.length > 0)
    await redis.kill9()
    await schedules?.stop()
    schedules = undefined
    await redis.restart()
  })
})
