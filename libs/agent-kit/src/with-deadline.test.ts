import { expect, test } from '@jest/globals'
import { withDeadline } from './with-deadline.ts'

test('a deadline gives the result of work that ends in time', async () => {
  expect(await withDeadline(1_000, async () => 'done')).toBe('done')
})

test('a deadline aborts work that takes longer with TIMEOUT', async () => {
  const forever = (signal: AbortSignal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  await expect(withDeadline(5, forever)).rejects.toMatchObject({ code: 'TIMEOUT', retryable: true })
})

test('a deadline leaves no timer behind, so that the process can end', async () => {
  const before = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  await withDeadline(60_000, async () => 'done')
  expect(process.getActiveResourcesInfo().filter((name) => name === 'Timeout')).toHaveLength(before)
})
