import {
  appendFileSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { rotateLogs } from './log-keeper.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alfred-test-logs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a log that has grown large is rotated while a process continues writing to it', () => {
  const path = join(folder, 'gateway.log')
  const file = openSync(path, 'a')
  writeSync(file, 'x'.repeat(200))
  rotateLogs(folder, 100)
  writeSync(file, 'after')
  expect(readFileSync(path, 'utf8')).toBe('after')
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('x'.repeat(200))
})

test('one older generation is kept, and a small log is left as it is', () => {
  const path = join(folder, 'nats.log')
  for (const letter of ['a', 'b']) {
    writeFileSync(path, letter.repeat(200))
    rotateLogs(folder, 100)
  }
  appendFileSync(path, 'small')
  rotateLogs(folder, 100)
  expect(readFileSync(path, 'utf8')).toBe('small')
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('b'.repeat(200))
})

test('a missing folder has no logs to rotate', () => {
  expect(() => rotateLogs(join(folder, 'absent'))).not.toThrow()
})
