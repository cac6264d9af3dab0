import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { testAtLength } from '@alfred/testing/at-length'

/** Runs `npm run chaos` with these arguments; its output names the seed, which repeats the run. */
async function runChaos(...given: string[]): Promise<{ code: number; out: string }> {
  const tool = fileURLToPath(new URL('../../tools/run.mjs', import.meta.url))
  const child = spawn(process.execPath, [tool, 'chaos', ...given], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'close') as Promise<[number]>])
  return { code, out }
}

/** How long a turn takes on a busy machine says nothing of what is lost; a turn that takes as long as this hangs. */
const patient = ['--answer-within', '240']

test('killing every process once, and replacing an agent by its next version, loses, doubles or reorders nothing', async () => {
  const run = await runChaos(
    '--turns',
    '24',
    '--faults',
    'kill,disconnect,keys,replace',
    '--strikes',
    'kill=11,replace=3',
    ...patient,
  )
  expect(run).toMatchObject({ code: 0, out: expect.stringMatching(/^kill: 11 \(.*database 1.*\)$/m) })
  expect(run.out).toMatch(/^end: 3 \(the present version of agents-pantry 3\)$/m)
  expect(run.out).toMatch(/^duplicated: 0 of [2-9]\d/m)
})

testAtLength('the same audit finds changes that are made twice where idempotency is removed', async () => {
  // Answers get lost after the commit; the retry executes again without an idempotency key.
  const run = await runChaos('--control', 'keys', '--turns', '25', '--faults', 'cut', ...patient)
  expect(run).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^control keys: found, [1-9]\d* turns duplicated$/m),
  })
})

testAtLength('a service that dies just before or after a message leaves nothing undone', async () => {
  const run = await runChaos(
    '--crash-points',
    '--only',
    'orchestrator,agents-pantry',
    '--sample',
    '1',
    ...patient,
  )
  expect(run.out).toMatch(/^orchestrator: 1 of 1 points \(a sample of [1-9]\d+\), 0 wrong$/m)
  expect(run.out).toMatch(/^agents-pantry: 1 of 1 points \(a sample of [1-9]\d+\), 0 wrong$/m)
  expect(run.code).toBe(0)
})
