import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { keepRoom, RoomKeeper } from './room-keeper.ts'

const MEGABYTE = 1024 * 1024

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alfred-test-room-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A keeper of a disk with the given free space, and what it told the database and the log. */
function keeperOf(free: { megabytes: number }) {
  const told: boolean[] = []
  const lines: string[] = []
  const database = { answers: true }
  const reserveFile = join(folder, 'reserve')
  const keeper = new RoomKeeper({
    folder,
    reserveFile,
    freeBytes: () => free.megabytes * MEGABYTE,
    tell: (isShort) => {
      if (!database.answers) return Promise.reject(new Error('away'))
      told.push(isShort)
      return Promise.resolve()
    },
    log: (line) => lines.push(line),
  })
  return { keeper, told, lines, database, reserveFile }
}

describe('the disk space of an installation', () => {
  test('is partly reserved while there is plenty', async () => {
    const { keeper, told, lines, reserveFile } = keeperOf({ megabytes: 1_000 })
    await keeper.look()
    await keeper.look()
    expect(statSync(reserveFile).size).toBe(48 * MEGABYTE)
    expect(told).toEqual([false])
    expect(lines).toEqual([])
  })

  test('that runs out releases the reserve, is reported to the database once, and has recovered only with enough for both', async () => {
    const free = { megabytes: 1_000 }
    const { keeper, told, lines, reserveFile } = keeperOf(free)
    await keeper.look()
    free.megabytes = 3
    await keeper.look()
    expect(existsSync(reserveFile)).toBe(false)
    free.megabytes = 51
    await keeper.look()
    expect(told).toEqual([false, true])
    free.megabytes = 500
    await keeper.look()
    expect(told).toEqual([false, true, false])
    expect(existsSync(reserveFile)).toBe(true)
    expect(lines).toEqual(['There is no room left: new requests are refused.', 'There is room again.'])
  })

  test('is reported to a database that was away as soon as that answers', async () => {
    const { keeper, told, database } = keeperOf({ megabytes: 1 })
    database.answers = false
    await keeper.look()
    expect(told).toEqual([])
    database.answers = true
    await keeper.look()
    expect(told).toEqual([true])
  })
})

test('a moved folder does not end the watch over its disk space', async () => {
  const told: boolean[] = []
  let isAway = true
  const room = keepRoom({
    folder,
    reserveFile: join(folder, 'reserve'),
    lookEveryMs: 5,
    freeBytes: () => {
      if (isAway) throw new Error('ENOENT: no such file or directory, statfs')
      return 1
    },
    tell: async (isShort) => void told.push(isShort),
    log: () => {},
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  isAway = false
  while (told.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  await room.stop()
  expect(told).toEqual([true])
})
