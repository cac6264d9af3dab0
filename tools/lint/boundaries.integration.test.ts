import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { inRepository, runToEnd } from '@alfred/local-stack'

type Report = { messages: { ruleId: string | null; message: string }[] }[]

beforeAll(async () => {
  // Without a graph of the projects the rule about rooms is skipped.
  const nx = inRepository('node_modules', 'nx', 'dist', 'bin', 'nx.js')
  await runToEnd(process.execPath, [nx, 'show', 'projects'], {
    environment: { NX_DAEMON: 'false' },
    folder: inRepository(),
  })
}, 60_000)

/** Lints a line as if it stood in that file. */
async function rulesBroken(path: string, line: string): Promise<string[]> {
  const eslint = inRepository('node_modules', 'eslint', 'bin', 'eslint.js')
  const flags = ['--stdin', '--stdin-filename', path, '--format', 'json']
  const child = spawn(process.execPath, [eslint, ...flags], {
    cwd: inRepository(),
    env: { ...process.env, NX_DAEMON: 'false' },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  let written = ''
  child.stdout.on('data', (chunk: Buffer) => (written += chunk.toString()))
  child.stdin.end(`${line}\n`)
  await once(child, 'close')
  // Nx tells about the graph on stdout as well; the report is the line that is a list.
  const report = written.split('\n').find((text) => text.startsWith('[{')) ?? '[]'
  return (JSON.parse(report) as Report).flatMap(({ messages }) =>
    messages.map(({ ruleId }) => ruleId ?? 'parse'),
  )
}

const rooms = '@nx/enforce-module-boundaries'
const imports = 'no-restricted-imports'
const gateway = 'apps/gateway/src/app.ts'

describe('the linter refuses', () => {
  test.each([
    ['an app that imports an app', gateway, `export * as a from '@alfred/orchestrator'`, rooms],
    ['a path into another project', gateway, `export { a } from '../../orchestrator/src/app.ts'`, rooms],
    ['the gateway with a database', gateway, `export { a } from '@alfred/db'`, rooms],
    ['contracts that depend on ours', 'libs/contracts/src/index.ts', `export { a } from '@alfred/db'`, rooms],
    ['an adapter on an adapter', 'libs/db/src/index.ts', `export { a } from '@alfred/messaging'`, rooms],
    ['an outside package outside its room', gateway, `export { Queue } from 'bullmq'`, imports],
    [
      'another agent’s tables',
      'apps/orchestrator/src/app.ts',
      `export { a } from '@alfred/db/kitchen'`,
      imports,
    ],
    ['a fake in production code', gateway, `export { a } from '@alfred/testing'`, imports],
    [
      'the environment outside config.ts',
      gateway,
      `export const a = process.env`,
      'no-restricted-properties',
    ],
    ['an error without a code', gateway, `throw new Error('a')`, 'no-restricted-syntax'],
    ['a promise that nobody awaits', gateway, `Promise.resolve()`, '@typescript-eslint/no-floating-promises'],
    ['any', gateway, `export const a: any = 1`, '@typescript-eslint/no-explicit-any'],
  ])(
    '%s',
    async (_what, path, line, rule) => {
      expect(await rulesBroken(path, line)).toContain(rule)
    },
    60_000,
  )

  test('nothing in a file that keeps the rules', async () => {
    expect(await rulesBroken(gateway, `export { AlfredError } from '@alfred/contracts'`)).toEqual([])
  }, 60_000)
})
