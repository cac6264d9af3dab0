import { afterEach, expect, test } from '@jest/globals'
import { renderMetrics } from '@alfred/observability'
import { larder } from '../testing/turn-fixture.ts'
import { createConflictReport, type ConflictReport } from './report-conflicts.ts'

let report: ConflictReport
afterEach(() => report.stop())

test('what does not go together is said once, counted while it lasts, and said again when it comes back', async () => {
  const said: string[] = []
  const say = (_: object, line: string) => void said.push(line)
  report = createConflictReport({ warn: say, info: say } as never)
  const other = { ...larder, domain: 'chef', instance: 'chef:1' }
  const count = larder.tools.length
  const figure = async () => /^alfred_agent_conflicts\{kind="tool"\} (\d+)$/m.exec(await renderMetrics())?.[1]
  expect(count).toBeGreaterThan(0)
  report.hear([larder])
  expect([said.length, await figure()]).toEqual([0, '0'])
  report.hear([larder, other])
  report.hear([larder, other])
  expect(said[0]).toContain('is announced by chef and larder')
  expect([said.length, await figure()]).toEqual([count, String(count)])
  report.hear([larder])
  expect(await figure()).toBe('0')
  report.hear([larder, other])
  expect(said).toHaveLength(2 * count)
})
