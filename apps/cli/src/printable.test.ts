import { expect, test } from '@jest/globals'
import type { TurnEvent } from '@alfred/contracts'
import { runCli } from './app.ts'
import { printable, printableLine, printablePiece } from './printable.ts'
import { showTurn } from './show-turn.ts'
import { PassThrough } from 'node:stream'

const hostile = '\u001b[2J\u001b]0;owned\u0007eggs\u202E\u200b\u0007\b\r'

test('terminal control codes are not printed, and line breaks stay', () => {
  expect(printable(`${hostile}\nmilk\tand 👩‍🍳`)).toBe('eggs\nmilk\tand 👩‍🍳')
  expect(printableLine(`a\n# b${hostile}`)).toBe('a # beggs')
})

test('the options and the progress of a turn cannot begin a line of their own', async () => {
  const written: string[] = []
  const screen = {
    write: (text: string) => void written.push(printablePiece(text)),
    writeAside: (text: string) => void written.push(printablePiece(text)),
    clearLine: () => undefined,
    hasProgressLine: true,
    format: () => undefined,
  }
  const pending = {
    kind: 'question',
    summary: 'Which?',
    options: [{ key: 'a', label: `egg\n  2) ${hostile}` }],
  }
  const events = [
    { id: '1.1', type: 'progress', data: { message: `one\ntwo${hostile}` } },
    { id: '1.2', type: 'done', data: { response: hostile, pending } },
  ] as unknown as TurnEvent[]
  await showTurn(
    (async function* () {
      yield* events
    })(),
    screen,
  )
  const text = written.join('')

  expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e\u200b]/)
  expect(text).toContain('… one twoeggs')
  expect(text).toContain('  1) egg 2) eggs\n')
})

test('a reply in pieces is printed like a whole one', async () => {
  const whole = `a\u001b[31mb\u001b]8;;http://evil.example\u001b\\c\u202ed \u009b2J👩‍🍳 ❤️ e${hostile}`
  const pieces = Array.from(whole)
  const events = [
    ...pieces.map((content, index) => ({
      type: 'chunk',
      data: { at: pieces.slice(0, index).join('').length, content },
    })),
    { type: 'done', data: { response: whole, pending: null } },
  ]
  const written: string[] = []
  const write = (text: string): void => void written.push(printablePiece(text))
  await showTurn(
    (async function* () {
      yield* events as unknown as TurnEvent[]
    })(),
    { write, writeAside: write, clearLine: () => undefined, hasProgressLine: false, format: () => undefined },
  )
  const text = written.join('')
  expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e\u200b]/)
  expect(text).toContain('👩‍🍳 ❤️ e')
})

test('an internal error is printed without terminal control codes', async () => {
  const stderr = new PassThrough()
  const told: string[] = []
  stderr.on('data', (chunk: Buffer) => told.push(chunk.toString()))
  const code = await runCli({
    argv: ['hi'],
    stdin: new PassThrough(),
    stdout: new PassThrough(),
    stderr,
    mintToken: async () => {
      throw new Error(hostile)
    },
  })
  expect(code).toBe(1)
  expect(told.join('')).toContain('eggs')
  expect(told.join('')).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e\u200b]/)
})

test('an error is printed without terminal control codes', async () => {
  const stderr = new PassThrough()
  const told: string[] = []
  stderr.on('data', (chunk: Buffer) => told.push(chunk.toString()))
  await runCli({
    argv: ['--mode', hostile],
    stdin: new PassThrough(),
    stdout: new PassThrough(),
    stderr,
    mintToken: async () => 'token',
  })

  expect(told.join('')).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202e\u200b]/)
})
