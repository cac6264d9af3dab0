import { expect, test } from '@jest/globals'
import { startProcess } from './start-process.ts'

const NAME = 'ALFRED_TEST_API_KEY'
process.env[NAME] = 'a key of the parent'

/** The environment that a process of this kind sees. */
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

test('a foreign server sees the variables that every program needs and those it was given, and no key of the parent', async () => {
  const seen = await environmentOf(true)
  expect([seen['OWN'], seen['PATH'], seen[NAME]]).toEqual(['given', process.env['PATH'], undefined])
})

test('a service of Alfred sees the environment of the parent', async () => {
  expect((await environmentOf(false))[NAME]).toBe('a key of the parent')
})
