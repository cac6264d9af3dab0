import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { forgetPromptLogs } from './forget-prompt-logs.ts'

const [kept, gone] = ['10000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000002']

test('what was logged of forgotten jobs is deleted, and nothing else', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'alfred-test-forget-logs-'))
  try {
    for (const name of [kept, gone, 'notes']) {
      await mkdir(join(directory, name))
      await writeFile(join(directory, name, 'a.md'), 'words')
    }
    const asked: string[][] = []
    await forgetPromptLogs({
      directory,
      forgotten: async (jobs) => (asked.push(jobs.toSorted()), [gone, 'notes']),
    })
    expect(asked).toEqual([[kept, gone]])
    expect((await readdir(directory)).toSorted()).toEqual([kept, 'notes'])
  } finally {
    await rm(directory, { recursive: true })
  }
})

test('a log that is not there is no error', async () => {
  await forgetPromptLogs({ directory: join(tmpdir(), 'alfred-no-such-log'), forgotten: async () => [] })
})
