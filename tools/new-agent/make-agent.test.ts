import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { findSchemaFolders, readSchema } from '@alfred/local-stack'
import { makeAgent } from './make-agent.ts'
import { nextVersion } from './next-version.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alfred-test-agent-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('all of an agent is written about its domain, and nothing is left of the one that it was made of', () => {
  const files = makeAgent(folder, { domain: 'garden', version: '20270101000000' })
  expect(files).toEqual(
    expect.arrayContaining([
      'OWNERS',
      'README.md',
      'compose.yaml',
      'evals/garden.yaml',
      'offline/garden-offline-rules.ts',
      'package.json',
      'prompts/act.md',
      'prompts/think.md',
      'sql/bindings/notes.sql',
      'sql/functions/notes.sql',
      'sql/migrations/20270101000000_garden_notes.sql',
      'sql/privileges.txt',
      'sql/tests/garden_notes.sql',
      'src/agent.ts',
      'src/main.ts',
    ]),
  )
  const texts = files.map((file) => `${file}\n${readFileSync(join(folder, file), 'utf8')}`)
  expect(texts.filter((text) => /jotter/i.test(text))).toEqual([])
  expect(texts.join('\n')).toMatch(/GARDEN_NOTE_NOT_FOUND/)
  expect(texts.join('\n')).toMatch(/createGardenAgent/)
})

test('a file that is there is never written over', () => {
  makeAgent(folder, { domain: 'garden', version: '20270101000000' })
  expect(() => makeAgent(folder, { domain: 'garden', version: '20270101000000' })).toThrow(/EEXIST/)
})

test('the version of its migration is behind all that there are, and the time where that is later', async () => {
  const { migrations } = await readSchema(await findSchemaFolders())
  const newest = migrations.at(-1)?.version ?? ''
  expect((await nextVersion(new Date('2020-01-01T00:00:00Z'))) > newest).toBe(true)
  expect(await nextVersion(new Date('2199-01-02T03:04:05Z'))).toBe('21990102030405')
})
