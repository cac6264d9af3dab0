import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { acquireHome } from './acquire-home.ts'
import { tryHomeLock } from './home-lock.ts'
import { locateHome, prepareHome, type Home } from './home.ts'
import { identityOf } from './process-identity.ts'
import { beginState, readState, writeState } from './state.ts'

let home: Home
const started: ChildProcess[] = []

beforeEach(async () => {
  process.env['ALFRED_HOME'] = await mkdtemp(join(tmpdir(), 'alfred-test-home-'))
  home = locateHome()
  prepareHome(home)
})
afterEach(async () => {
  for (const child of started.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  delete process.env['ALFRED_HOME']
  await rm(home.folder, { recursive: true, force: true })
})

const holder = `
  import { tryHomeLock } from ${JSON.stringify(new URL('./home-lock.ts', import.meta.url).href)}
  import { spawn } from 'node:child_process'
  const lock = tryHomeLock(process.argv[1])
  if (process.argv[2] === 'with child') {
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { detached: true, stdio: ['ignore', 'ignore', 'ignore', lock.file] })
    console.log(child.pid)
  } else console.log(lock === undefined ? 'taken' : 'held')
  setTimeout(() => {}, 60000)`

/**
 * Starts a process that takes the lock and keeps running; `inFront` is a command that starts it, for instance in
 * another namespace.
 */
async function hold(inFront: string[] = [], how = ''): Promise<{ child: ChildProcess; said: string }> {
  const words = [...inFront, process.execPath, '--input-type=module', '-e', holder, home.lockFile, how]
  const [command = '', ...rest] = words
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, said: line.toString().trim() }
}

const ended = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('the lock on an installation', () => {
  test('is held by one process at a time, and is free as soon as that one is killed', async () => {
    const { child, said } = await hold()
    expect(said).toBe('held')
    expect(tryHomeLock(home.lockFile)).toBeUndefined()
    await ended(child)
    const lock = tryHomeLock(home.lockFile)
    expect(lock).toBeDefined()
    lock?.release()
  })

  test('stays while a child of the killed process lives', async () => {
    const { child, said } = await hold([], 'with child')
    await ended(child)
    expect(tryHomeLock(home.lockFile)).toBeUndefined()
    process.kill(Number(said), 'SIGKILL')
    const lock = await acquireHome(home, () => undefined)
    expect(tryHomeLock(home.lockFile)).toBeUndefined()
    lock.release()
  })

  const testOnLinux = process.platform === 'linux' ? test : test.skip

  testOnLinux(
    'is taken from what a killed start had no room to write down, once that has been ended',
    async () => {
      const { child, said } = await hold([], 'with child')
      await ended(child)
      expect(readState(home)).toBeUndefined()
      const told: string[] = []
      const lock = await acquireHome(home, (line) => told.push(line))
      expect(told).toEqual(['Ended what an earlier start had left behind: node.'])
      expect(identityOf(Number(said))).toBeUndefined()
      lock.release()
    },
  )

  const namespace = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child']
  const hasNamespaces = spawnSync(namespace[0] ?? '', [...namespace.slice(1), 'true']).status === 0
  const testInNamespace = hasNamespaces ? test : test.skip

  testInNamespace(
    'keeps out a start from another process namespace, which sees nobody and touches nothing',
    async () => {
      const { child, said } = await hold(namespace)
      expect(said).toBe('held')
      const told: string[] = []
      await expect(acquireHome(home, (line) => told.push(line))).rejects.toThrow(
        /in use by an Alfred that cannot be seen from here/,
      )
      expect(told).toEqual([])
      await ended(child)
    },
  )
})

describe('locking an installation', () => {
  test('that another process is starting is refused, and none of its servers is ended', async () => {
    const server = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
    started.push(server)
    const state = beginState(home, 'http://127.0.0.1:1')
    writeState(home, { ...state, processes: [] })
    await expect(acquireHome(home, () => undefined)).rejects.toThrow(/already starting/)
    expect(server.exitCode).toBeNull()
    writeState(home, { ...state, phase: 'ready' })
    await expect(acquireHome(home, () => undefined)).rejects.toThrow(/already runs.*npm stop/)
  })

  test('with a truncated state file reports that and continues, since nobody holds the lock', async () => {
    await writeFile(home.stateFile, '{"processes": [')
    const told: string[] = []
    const lock = await acquireHome(home, (line) => told.push(line))
    expect(told).toEqual([`${home.stateFile} was empty or cut; it is written anew.`])
    expect(readState(home)).toBeUndefined()
    expect(await readFile(home.lockFile, 'utf8')).toBe('')
    lock.release()
  })
})
