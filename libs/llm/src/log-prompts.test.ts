import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { AlfredError } from '@alfred/contracts'
import { z } from 'zod'
import { createPrompts } from './load-prompts.ts'
import { logPrompts } from './log-prompts.ts'
import type { TextRequest } from './model.ts'
import { parsePrompt } from './parse-prompt.ts'
import { createScriptedModel } from './scripted-model.ts'
import type { ScriptStep } from './scripted-model.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'prompt-log-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const text = '---\nvariables: [message]\n---\nBe brief.\n=== input ===\nSay {{message}}'
const prompts = createPrompts(new Map([['room/reply', parsePrompt('room/reply', text)]]))
const asked: TextRequest = {
  node: 'reply',
  prompt: 'room/reply',
  variables: { message: 'hello' },
  situation: {},
  complexity: 'low',
  signal: new AbortController().signal,
  logAs: 'job-1',
}
const start = (step: ScriptStep, where = directory) =>
  logPrompts(createScriptedModel([step]), { directory: where, prompts })

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = []
  for await (const item of items) collected.push(item)
  return collected
}

async function logged(): Promise<string> {
  const [file = '', ...more] = await readdir(join(directory, 'job-1'))
  expect(more).toEqual([])
  expect(file).toMatch(/^\d{4}-.*Z-room-reply\.md$/)
  expect((await stat(join(directory, 'job-1', file))).mode & 0o077).toBe(0)
  return readFile(join(directory, 'job-1', file), 'utf8')
}

test('a prompt and its answer are logged for the job that asked for it, readable by the owner alone', async () => {
  const model = start({ node: 'reply', output: { word: 'hi' } })
  await model.generate({ ...asked, schema: z.object({ word: z.string() }) })
  const log = await logged()
  for (const part of ['Be brief.', 'Say hello', '"word": "hi"', 'room/reply@']) expect(log).toContain(part)
})

test('a streamed text is passed on as it comes and logged at its end', async () => {
  let told = ''
  for await (const part of start({ node: 'reply', text: 'hi there' }).stream(asked))
    if (part.type === 'delta') told += part.text
  expect(told).toBe('hi there')
  expect(await logged()).toContain('## Answer\n\nhi there')
})

test('an answer that breaks off is logged with its text so far and the reason', async () => {
  const error = new AlfredError('MODEL_UNAVAILABLE', 'It is gone.')
  const stream = start({ node: 'reply', error, afterText: 'hi' }).stream(asked)
  await expect(collect(stream)).rejects.toThrow('It is gone.')
  expect(await logged()).toContain('## Answer\n\nhi\n\n## Error\n\nIt is gone.')
})

test('nothing is logged for a job that did not ask for it', async () => {
  const { logAs: _, ...unlogged } = asked
  await collect(start({ node: 'reply', text: 'hi' }).stream(unlogged))
  expect(await readdir(directory)).toEqual([])
})

test('a failure to write the log does not affect the turn', async () => {
  const file = join(directory, 'a file')
  await writeFile(file, '')
  const parts = await collect(start({ node: 'reply', text: 'hi' }, file).stream(asked))
  expect(parts.at(-1)?.type).toBe('end')
})
