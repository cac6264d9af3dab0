import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { joinAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'

const document = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8')
/** Each example with its heading, its commands and their output. */
const examples = [...document.matchAll(/^## ([^\n]+)$|```sh\n(.*?)```\n\n```\n(.*?)```/gms)].reduce(
  ({ heading, found }, [, title, commands = '', printed = '']) =>
    title === undefined
      ? { heading, found: [...found, { heading, commands, printed }] }
      : { heading: title, found },
  { heading: '', found: [] as { heading: string; commands: string; printed: string }[] },
).found

let alfred: TestAlfred
let folder: string
let environment: Record<string, string | undefined>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alfred-examples-'))
  alfred = await joinAlfred()
  environment = {
    PATH: process.env['PATH'],
    ALFRED_URL: alfred.url,
    TOKEN: await alfred.keys.signPersonToken({ name: 'reader' }),
  }
})
afterAll(async () => {
  await alfred.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs commands as a reader pastes them: each example has the variables of the earlier ones. */
async function paste(commands: string): Promise<string> {
  const script = `set -euo pipefail -a\n[ ! -f variables ] || . ./variables\n${commands}\nexport -p > variables`
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder, env: environment })
  return stdout
}

/** A pattern of the shown lines in this order, with anything between them and in place of each ellipsis. */
function patternOf(printed: string): RegExp {
  const lines = printed.trimEnd().split('\n')
  const escaped = lines.map((line) =>
    line
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  )
  return new RegExp(escaped.map((line) => `^${line}`).join('[^]*'), 'm')
}

describe('the examples of the documentation', () => {
  test('are all compared with real output', () => {
    expect(examples.length).toBeGreaterThan(12)
    expect(examples).toHaveLength(document.split('```sh\n').length - 1)
  })

  test.each(examples)('$heading', async ({ commands, printed }) => {
    expect(await paste(commands)).toMatch(patternOf(printed))
  })
})
