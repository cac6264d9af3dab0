import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { replaceFolder } from './replace-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alfred-replace-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A finished folder of two files, in a working folder of its own. */
async function finishedFolder(name: string): Promise<string> {
  const finished = join(folder, name, 'root')
  await mkdir(finished, { recursive: true })
  for (const file of ['a', 'b']) await writeFile(join(finished, file), name)
  return finished
}

test('a folder takes the place of another', async () => {
  const place = join(folder, 'place')
  await replaceFolder(place, await finishedFolder('first'))
  await replaceFolder(place, await finishedFolder('second'))
  expect(await readFile(join(place, 'b'), 'utf8')).toBe('second')
})

test('of many that take one place at once, one is there whole, and none fails', async () => {
  const place = join(folder, 'place')
  for (let round = 0; round < 20; round += 1) {
    const finished = await Promise.all(
      ['0', '1', '2', '3', '4', '5'].map((name) => finishedFolder(`${round}-${name}`)),
    )
    await Promise.all(finished.map((one) => replaceFolder(place, one)))
    expect(await readdir(place)).toEqual(['a', 'b'])
    expect(await readFile(join(place, 'a'), 'utf8')).toBe(await readFile(join(place, 'b'), 'utf8'))
  }
})
