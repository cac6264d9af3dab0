import { expect, test } from '@jest/globals'
import { listNotRun } from './list-not-run.ts'
import { readArguments } from './read-arguments.ts'
import type { RunPlan } from './read-arguments.ts'

test('listNotRun names what was not requested and what is impossible here', () => {
  const plan = readArguments(['--faults', 'kill,cut,keys']) as RunPlan & { command: 'run' }
  expect(listNotRun(plan, { database: 'embedded', wayToDatabase: undefined })).toEqual([
    'freeze: not asked for',
    'wipe: not asked for',
    'cut: it needs a way to PostgREST of its own: --database proxied',
    'replace: not asked for',
    'disconnect: not asked for',
    'on proxied: one database in a run',
    expect.stringMatching(/^on PostgreSQL 17/),
  ])
})
