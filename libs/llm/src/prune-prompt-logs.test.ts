import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { prunePromptLogs } from './prune-prompt-logs.ts'

const DAY_MS = 86_400_000
const now = Date.parse('2026-11-27T12:00:00Z')

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'prompt-log-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

async function write(job: string, bytes: number, daysAgo: number): Promise<void> {
  const file = join(directory, job, 'reply.md')
  await mkdir(join(directory, job))
  await writeFile(file, 'x'.repeat(bytes))
  const moment = new Date(now - daysAgo * DAY_MS)
  await utimes(file, moment, moment)
}

test('prompt logs that are too old are removed, and no others', async () => {
  await write('new', 10, 1)
  await write('old', 10, 8)
  await prunePromptLogs(directory, { daysMax: 7, bytesMax: 1_000 }, now)
  expect(await readdir(directory)).toEqual(['new'])
})

test('the oldest prompt logs are removed until the rest fits', async () => {
  await write('third', 400, 3)
  await write('first', 400, 1)
  await write('second', 400, 2)
  await prunePromptLogs(directory, { daysMax: 7, bytesMax: 1_000 }, now)
  expect((await readdir(directory)).toSorted()).toEqual(['first', 'second'])
})

test('a missing folder has nothing to prune', async () => {
  await expect(
    prunePromptLogs(join(directory, 'absent'), { daysMax: 7, bytesMax: 1 }),
  ).resolves.toBeUndefined()
})
