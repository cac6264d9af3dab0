import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { homeAt, prepareHome, type Home } from './home.ts'
import { placeSocket, removeSocket } from './closed-socket.ts'

let folder: string
/** Stands for the system's temporary folder, in which everybody may write. */
let temporary: string

beforeEach(async () => {
  // Not the system's own temporary folder: its path is long on macOS, and these tests are about lengths.
  folder = await mkdtemp('/tmp/alfred-test-home-')
  temporary = join(folder, 't')
  await mkdir(temporary)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function prepared(path: string): Home {
  const home = homeAt(path)
  prepareHome(home)
  return home
}
const shortHome = (): Home => prepared(join(folder, 'home'))
const longHome = (name = 'h'): Home => prepared(join(folder, name.repeat(100)))
const place = (home: Home): Promise<string> => placeSocket(home, 'postgrest.sock', [temporary])
const modeOf = async (path: string): Promise<string> => ((await lstat(path)).mode & 0o777).toString(8)

/** Leaves the socket file of a killed server at the path. */
async function leaveBehind(path: string): Promise<void> {
  const dying = `require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`
  await once(spawn(process.execPath, ['-e', dying, path]), 'exit')
  expect((await lstat(path)).isSocket()).toBe(true)
}

async function canConnect(path: string): Promise<boolean> {
  const socket = connect(path)
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}

describe('a socket of our own services', () => {
  test('is in the home, in a folder that is closed to others even if it was created open', async () => {
    const home = shortHome()
    await chmod(home.runFolder, 0o755)
    prepareHome(home)
    expect(await place(home)).toBe(join(home.runFolder, 'postgrest.sock'))
    expect(await modeOf(home.runFolder)).toBe('700')
    expect(await readdir(temporary)).toEqual([])
  })

  test('is in its own closed folder if the path of the home is too long for a socket, the same at each start', async () => {
    const path = await place(longHome())
    expect(dirname(dirname(path))).toBe(temporary)
    expect(Buffer.byteLength(path)).toBeLessThanOrEqual(103)
    expect(await modeOf(dirname(path))).toBe('700')
    expect(await place(longHome())).toBe(path)
    expect(await place(longHome('i'))).not.toBe(path)
  })

  test('is in that folder too if the path of the home has characters that PostgREST may be unable to read', async () => {
    const home = prepared(join(folder, 'küche'))
    expect(dirname(dirname(await place(home)))).toBe(temporary)
  })

  test('is removed with the folder that was created for it, but without the one of the home', async () => {
    for (const home of [shortHome(), longHome()]) {
      const path = await place(home)
      await leaveBehind(path)
      removeSocket(home, path)
      await expect(lstat(path)).rejects.toThrow('ENOENT')
      expect(await readdir(home.runFolder)).toEqual([])
    }
    expect(await readdir(temporary)).toEqual([])
  })

  test('of a killed PostgREST does not prevent the next start from using its path', async () => {
    for (const home of [shortHome(), longHome()]) {
      const path = await place(home)
      await leaveBehind(path)
      expect(await canConnect(path)).toBe(false)
      expect(await place(home)).toBe(path)
      await expect(lstat(path)).rejects.toThrow('ENOENT')
    }
  })

  test('is put elsewhere when its name in the home is taken by a file that is not a socket', async () => {
    const home = shortHome()
    await mkdir(join(home.runFolder, 'postgrest.sock'))
    expect(dirname(dirname(await place(home)))).toBe(temporary)
  })

  const asRoot = process.getuid?.() === 0 ? [['a folder of another user', takeByAnother] as const] : []
  test.each([
    ['a link to a folder', takeByLink],
    ['a folder that others may enter', takeOpen],
    ['a file', (path: string) => writeFile(path, '')],
    ...asRoot,
  ])('is not put into what somebody else has created in the temporary folder: %s', async (_what, take) => {
    const home = longHome()
    const expected = dirname(await place(home))
    removeSocket(home, join(expected, 'postgrest.sock'))
    await take(expected)
    const path = await place(home)
    expect(dirname(path)).not.toBe(expected)
    expect(dirname(dirname(path))).toBe(temporary)
    expect((await lstat(dirname(path))).isDirectory()).toBe(true)
    expect(await modeOf(dirname(path))).toBe('700')
    // The foreign file is left as it is.
    expect(await readdir(temporary)).toHaveLength(2)
  })

  async function takeByLink(path: string): Promise<void> {
    const target = join(folder, 'elsewhere')
    await mkdir(target, { mode: 0o700 })
    await symlink(target, path)
  }
  async function takeOpen(path: string): Promise<void> {
    await mkdir(path)
    await chmod(path, 0o755)
  }
  async function takeByAnother(path: string): Promise<void> {
    await mkdir(path, { mode: 0o700 })
    await chown(path, 65_534, 65_534)
  }

  test('is put into the next temporary folder when one cannot be used, and it is an error if none can', async () => {
    const home = longHome()
    const useless = [join(folder, 'not-there'), join(folder, 'x'.repeat(90))]
    await mkdir(useless[1] ?? '')
    expect(dirname(dirname(await placeSocket(home, 'postgrest.sock', [...useless, temporary])))).toBe(
      temporary,
    )
    await expect(placeSocket(home, 'postgrest.sock', useless)).rejects.toThrow(
      /^There is no folder for the socket postgrest\.sock: .* Set TMPDIR to a folder with a short path\.$/,
    )
  })
})
