import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { startProcess, type StartedProcess } from './start-process.ts'

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

/** A shell as a process; its readiness is never asked for. */
function startShell(script: string): StartedProcess {
  const readiness = { kind: 'nats', port: 1 } as const
  return startProcess({
    name: 'shell',
    command: 'bash',
    arguments: ['-c', script],
    environment: {},
    readiness,
  })
}

/** Waits until the process has written something, and gives it. */
async function outputOf(started: StartedProcess): Promise<string> {
  while (started.lastOutput() === '') await sleep(10)
  return started.lastOutput()
}

/** Whether a process lives; one that has ended, and that its parent has not yet asked about, does not. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return /^[^Z]/.test(stdout.trim())
}

test('a killed process has ended, though another that it left behind still holds its output', async () => {
  const started = startShell('(sleep 60 & echo $!); sleep 60')
  const left = Number(await outputOf(started))
  try {
    await started.kill9()
    expect([started.hasEnded(), isAlive(left)]).toEqual([true, true])
  } finally {
    process.kill(left, 'SIGKILL')
  }
}, 30_000)

test('a process that goes on starting others leaves none of them behind when it is killed', async () => {
  // The length of their sleep tells the children of this test from all other processes.
  const child = `sleep 60.${process.pid}`
  const started = startShell(`echo ready; for i in {1..500}; do ${child} & done; sleep 60`)
  await outputOf(started)
  await started.kill9()
  // What was killed takes a moment to die on a busy machine; what was not would sleep for a minute.
  for (let waited = 0; waited < 100 && pidsOf(child).length > 0; waited += 1) await sleep(100)
  const left = pidsOf(child)
  for (const pid of left) process.kill(pid, 'SIGKILL')
  expect(left).toEqual([])
})

/** The processes with these words as their command. */
function pidsOf(command: string): number[] {
  const { stdout } = spawnSync('ps', ['-axo', 'pid=,args='], { encoding: 'utf8' })
  const lines = stdout.split('\n').map((line) => line.trim().split(' '))
  return lines.filter(([, ...words]) => words.join(' ') === command).map(([pid]) => Number(pid))
}
