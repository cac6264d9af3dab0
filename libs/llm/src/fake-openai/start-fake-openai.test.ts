import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { startFakeOpenAi } from './start-fake-openai.ts'

const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

test('an answer that is long in coming keeps nobody waiting who has gone', async () => {
  const before = timers()
  const fake = await startFakeOpenAi(() => ({ text: 'never heard', headersDelayMs: 600_000 }))
  const body = JSON.stringify({ input: 'hello' })
  const asked = fetch(`${fake.url}/responses`, { method: 'POST', body }).catch(() => 'gone')
  while (fake.requests.length === 0) await sleep(5)
  await fake.close()
  expect(await asked).toBe('gone')
  await fake.requests[0]?.closed
  await sleep(5)
  expect(timers()).toBeLessThanOrEqual(before)
})
