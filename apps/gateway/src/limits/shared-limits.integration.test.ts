import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { redisUrl, writeRedisAccess } from '@alfred/local-stack'
import type { Logger } from '@alfred/observability'
import { startRedis } from '@alfred/testing'
import type { TestServer } from '@alfred/testing'
import { shareLimits, type SharedLimits } from './shared-limits.ts'

let folder: string
let redis: TestServer
let url: string
const sharing: SharedLimits[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alfred-test-limits-'))
  const { usersFile, passwords } = await writeRedisAccess(folder)
  redis = await startRedis(usersFile)
  url = redisUrl('gateway', redis.port, passwords)
})
afterEach(() => {
  for (const limits of sharing.splice(0)) limits.stop()
})
afterAll(async () => {
  await redis.stop()
  await rm(folder, { recursive: true, force: true })
})

function startGateway() {
  const told: string[] = []
  const keep = (_: object, message: string): void => void told.push(message)
  const logger: Logger = { debug: keep, info: keep, warn: keep, error: keep }
  const limits = shareLimits(url, logger)
  sharing.push(limits)
  return { limits, told }
}

/** Takes until a connection exists: before that, each gateway counts alone. */
async function untilShared(take: (key: string) => unknown, told: string[]): Promise<void> {
  do {
    await take('somebody')
    await new Promise((next) => setTimeout(next, 20))
  } while (told.at(-1) !== undefined && told.at(-1) !== 'limits are shared again')
}

test("two gateways count one person's requests together, and another person's separately", async () => {
  const [one, other] = [startGateway(), startGateway()]
  const first = one.limits.create('people', 4)
  const second = other.limits.create('people', 4)
  await untilShared((key) => first.take(key), one.told)
  await untilShared((key) => second.take(key), other.told)
  const takeOf = async (person: string) => [
    await first.take(person),
    await second.take(person),
    await first.take(person),
    await second.take(person),
    await first.take(person),
    await second.take(person),
  ]
  let answers: (number | undefined)[]
  let person = 0
  // On a machine that is overloaded Redis may answer too late for one of them, which is then counted alone: somebody else is tried.
  do {
    for (const { told } of [one, other]) told.length = 0
    answers = await takeOf(`ada ${(person += 1)}`)
  } while (one.told.length + other.told.length > 0)
  const tooMany = expect.any(Number)
  expect(answers).toEqual([undefined, undefined, undefined, undefined, tooMany, tooMany])
  for (const seconds of answers.slice(4)) expect(seconds).toBeGreaterThan(30)
  expect(await second.take('bob')).toBeUndefined()
})

test('a gateway that loses Redis counts alone, logs it once, and shares again when Redis is back', async () => {
  const { limits, told } = startGateway()
  const limit = limits.create('alone', 2)
  await untilShared((key) => limit.take(key), told)
  told.length = 0
  await redis.kill9()
  expect([await limit.take('ada'), await limit.take('ada')]).toEqual([undefined, undefined])
  expect(await limit.take('ada')).toBeGreaterThan(0)
  expect(told).toEqual(['Redis does not answer: limits are counted here alone'])
  await redis.restart()
  await untilShared((key) => limit.take(key), told)
  expect(told.at(-1)).toBe('limits are shared again')
})
