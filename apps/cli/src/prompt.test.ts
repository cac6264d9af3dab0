import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import type { Chat } from './chat.ts'
import { prompt } from './prompt.ts'

/** A person at a terminal who types each of these as soon as what is before it was shown. */
async function talk(typed: readonly (readonly [string, string])[]) {
  const done: string[] = []
  let isWaiting = true
  const chat = {
    begin: async () => 0,
    leave: async () => 0,
    waitsForYes: () => isWaiting,
    say: async (line: string) => {
      done.push(`said ${line}`)
      return 0
    },
    answer: async (action: string) => {
      done.push(action)
      isWaiting = false
      return 0
    },
  } as unknown as Chat
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined })
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  let shown = ''
  const left = [...typed]
  const heard = (part: Buffer): void => {
    shown += part.toString()
    const [next] = left
    if (next === undefined || !shown.includes(next[0])) return
    left.shift()
    shown = ''
    setImmediate(() => stdin.write(next[1]))
  }
  stdout.on('data', heard)
  stderr.on('data', heard)
  const code = await prompt(chat, { argv: [], stdin, stdout, stderr, mintToken: async () => '' })
  return { code, done }
}

test('a proposal is confirmed by a key, and the next line is a message', async () => {
  const typed = [
    ['in words', 'y'],
    ['you> ', 'thanks\r'],
    ['you> ', '\u0004'],
  ] as const
  expect(await talk(typed)).toEqual({ code: 0, done: ['confirm', 'said thanks'] })
})

test('another key calls it off, and any other begins what is said, also where it is pasted', async () => {
  const typed = [
    ['in words', 'make it two'],
    ['make it two', '\r'],
    ['in words', 'n'],
    ['you> ', '\u0004'],
  ] as const
  expect(await talk(typed)).toEqual({ code: 0, done: ['said make it two', 'cancel'] })
})

test('Ctrl-C instead of an answer ends the conversation without one', async () => {
  expect(await talk([['in words', '\u0003']])).toEqual({ code: 0, done: [] })
})

test('lines that are piped in are messages, none of them a key', async () => {
  const stdin = new PassThrough()
  stdin.end('y\n\nn\n')
  const said: string[] = []
  const chat = {
    begin: async () => 0,
    leave: async () => 0,
    say: async (line: string) => {
      said.push(line)
      return 0
    },
  } as unknown as Chat
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const out = text(stdout)
  expect(await prompt(chat, { argv: [], stdin, stdout, stderr, mintToken: async () => '' })).toBe(0)
  stdout.end()
  expect([said, await out]).toEqual([['y', 'n'], ''])
})
