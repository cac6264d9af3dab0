import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { onceInRun } from './once-in-run.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alfred-once-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('onceInRun makes a value once for concurrent callers, and all of them get it', async () => {
  let made = 0
  const make = async () => ({ number: (made += 1) })
  const all = await Promise.all([1, 2, 3].map(() => onceInRun(folder, 'thing', make)))
  expect(all).toEqual([{ number: 1 }, { number: 1 }, { number: 1 }])
  expect(await onceInRun(folder, 'other', make)).toEqual({ number: 2 })
})

test('onceInRun lets the next caller try again after a failure', async () => {
  await expect(onceInRun(folder, 'thing', () => Promise.reject(new TypeError('no')))).rejects.toThrow('no')
  expect(await onceInRun(folder, 'thing', async () => 'made')).toBe('made')
})
