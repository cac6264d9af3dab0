import { expect, test } from '@jest/globals'
import { createProgress } from './progress.ts'
import { createFakeClock } from './testing/fake-clock.ts'

function watch() {
  const [said, shown]: [string[], string[]] = [[], []]
  const clock = createFakeClock()
  const output = { say: (line: string) => said.push(line), show: (line: string) => shown.push(line) }
  return { progress: createProgress(output, clock), clock, said, shown }
}

test('progress is shown once a second with its rate, counted from where the import resumed', async () => {
  const { progress, clock, shown } = watch()
  progress.tick({ imported: 1_000, skipped: 0 })
  await clock.sleep(600)
  progress.tick({ imported: 1_200, skipped: 1 })
  await clock.sleep(1_400)
  progress.tick({ imported: 4_000, skipped: 2 })
  progress.tick({ imported: 4_100, skipped: 2 })
  expect(shown).toEqual(['4,000 rows, 1,500 rows/s, 2 skipped'])
})

test('progress shows the first broken records with their place and counts all by reason', () => {
  const { progress, said } = watch()
  for (let line = 1; line <= 30; line++) progress.skip('is not JSON', `a.jsonl, line ${line}`)
  progress.skip('has no name')
  expect(said).toHaveLength(21)
  expect(said[0]).toBe('a.jsonl, line 1: is not JSON; skipped.')
  expect(said.at(-1)).toBe('More records like these are only counted.')
  expect(progress.reasons()).toEqual(['30: is not JSON', '1: has no name'])
})

test('progress counts reasons that all differ together', () => {
  const { progress } = watch()
  for (let at = 0; at < 1_000; at++) progress.skip(`reason ${at}`)
  expect(progress.reasons()).toHaveLength(12)
  expect(progress.reasons()[0]).toBe('800: other reasons')
})
