import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { locateHome, prepareHome, type Home } from './home.ts'
import { identityOf } from './process-identity.ts'
import { claimHome, endLeftovers, isRunning, readState, writeState } from './state.ts'

let home: Home

beforeEach(async () => {
  process.env['ALFRED_HOME'] = await mkdtemp(join(tmpdir(), 'alfred-test-home-'))
  home = locateHome()
  prepareHome(home)
})

afterEach(async () => {
  delete process.env['ALFRED_HOME']
  await rm(home.folder, { recursive: true, force: true })
})

function startSleeper() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  const pid = child.pid ?? 0
  return { child, pid, identity: identityOf(pid) ?? '' }
}

describe('the state of an installation', () => {
  test('belongs to one supervisor at a time', () => {
    expect(isRunning(claimHome(home, 'http://127.0.0.1:1'))).toBe(true)
    expect(() => claimHome(home, 'http://127.0.0.1:1')).toThrow(/Another start/)
  })

  test('lets the next start end what a killed supervisor left behind', async () => {
    const { child, pid, identity } = startSleeper()
    const ended = once(child, 'exit')
    const state = claimHome(home, 'http://127.0.0.1:1')
    const processes = [{ name: 'sleeper', pid, identity, readiness: { kind: 'tcp', port: 1 } as const }]
    writeState(home, { ...state, identity: 'of another time', processes })
    expect(isRunning(readState(home))).toBe(false)
    expect(await endLeftovers(home)).toEqual(['sleeper'])
    await ended
    expect(readState(home)).toBeUndefined()
  })

  test('never ends a stranger that got the id of a process of ours', async () => {
    const { child, pid, identity } = startSleeper()
    const state = claimHome(home, 'http://127.0.0.1:1')
    const processes = [
      { name: 'sleeper', pid, identity: 'another', readiness: { kind: 'tcp', port: 1 } as const },
    ]
    writeState(home, { ...state, processes })
    expect(await endLeftovers(home)).toEqual([])
    expect(identityOf(pid)).toBe(identity)
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
})
