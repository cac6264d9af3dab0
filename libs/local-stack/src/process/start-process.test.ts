import { expect, test } from '@jest/globals'
import { startProcess } from './start-process.ts'

const NAME = 'ALFRED_TEST_API_KEY'
process.env[NAME] = 'a key of the parent'

/** What a process of that kind sees of the environment. */
async function environmentOf(isForeign: boolean): Promise<Record<string, string>> {
  const print = `console.log(JSON.stringify(process.env))`
  const started = startProcess({
    name: 'printer',
    command: process.execPath,
    arguments: ['-e', print],
    environment: { OWN: 'given' },
    isForeign,
    readiness: { kind: 'nats', port: 1 },
  })
  await started.ended
  return JSON.parse(started.lastOutput()) as Record<string, string>
}

test('a server that others have written sees what every program needs and what it was given, and no key of the parent', async () => {
  const seen = await environmentOf(true)
  expect([seen['OWN'], seen['PATH'], seen[NAME]]).toEqual(['given', process.env['PATH'], undefined])
})

test('a service of ours sees the environment of the parent', async () => {
  expect((await environmentOf(false))[NAME]).toBe('a key of the parent')
})
