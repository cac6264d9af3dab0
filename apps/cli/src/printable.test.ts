import { expect, test } from '@jest/globals'
import type { TurnEvent } from '@alfred/contracts'
import { runCli } from './app.ts'
import { printable, printableLine } from './printable.ts'
import { showTurn } from './show-turn.ts'
import { PassThrough } from 'node:stream'

const hostile = '\u001b[2J\u001b]0;owned\u0007eggs\u202E\u200b\u0007\b\r'

test('nothing that a terminal obeys is printed, and line breaks stay', () => {
  expect(printable(`${hostile}\nmilk\tand 👩‍🍳`)).toBe('eggs\nmilk\tand 👩‍🍳')
  expect(printableLine(`a\n# b${hostile}`)).toBe('a # beggs')
})

test('the choices and the progress of a turn cannot begin a line of their own', async () => {
  const written: string[] = []
  const screen = {
    write: (text: string) => void written.push(printable(text)),
    writeAside: (text: string) => void written.push(printable(text)),
    clearLine: () => undefined,
    hasProgressLine: true,
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

test('an error is printed without what a terminal obeys', async () => {
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
