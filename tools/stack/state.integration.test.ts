import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { locateHome, prepareHome, type Home } from './home.ts'
import { identityOf } from './process-identity.ts'
import { beginState, endLeftovers, isRunning, isStateUnreadable, readState, writeState } from './state.ts'

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

describe('the state file of an installation', () => {
  test('says that its supervisor runs as long as that lives', () => {
    expect(isRunning(beginState(home, 'http://127.0.0.1:1'))).toBe(true)
  })

  test('says nothing about a copy of its folder, and does not count as damaged there', () => {
    beginState(home, 'http://127.0.0.1:1')
    const copy = { ...home, folder: `${home.folder}-copy` }
    expect([readState(copy), isStateUnreadable(copy)]).toEqual([undefined, false])
  })

  test.each(['', '{"phase": "rea', '[]'])(
    'that was truncated to %j differs from a missing one',
    async (text) => {
      expect(isStateUnreadable(home)).toBe(false)
      await writeFile(home.stateFile, text)
      expect(readState(home)).toBeUndefined()
      expect(isStateUnreadable(home)).toBe(true)
    },
  )

  test('lets the next start end what a killed supervisor left running', async () => {
    const { child, pid, identity } = startSleeper()
    const ended = once(child, 'exit')
    const state = beginState(home, 'http://127.0.0.1:1')
    const processes = [{ name: 'sleeper', pid, identity, readiness: { kind: 'redis', port: 1 } as const }]
    writeState(home, { ...state, identity: 'of another time', processes })
    expect(isRunning(readState(home))).toBe(false)
    expect(await endLeftovers(readState(home))).toEqual(['sleeper'])
    await ended
  })

  test('never ends an unrelated process that got the id of one of ours', async () => {
    const { child, pid, identity } = startSleeper()
    const state = beginState(home, 'http://127.0.0.1:1')
    const processes = [
      { name: 'sleeper', pid, identity: 'another', readiness: { kind: 'redis', port: 1 } as const },
    ]
    writeState(home, { ...state, processes })
    expect(await endLeftovers(readState(home))).toEqual([])
    expect(identityOf(pid)).toBe(identity)
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
})
