import { join } from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { inRepository, runToEnd } from '@alfred/local-stack'
import { describeAtLength } from '@alfred/testing/at-length'

const rooms = '@nx/enforce-module-boundaries'
const imports = 'no-restricted-imports'
const gateway = 'apps/gateway/src/app.ts'

/** Violations that must be refused: a name, the file, the line, the rule that detects it. */
const planted = [
  ['an app that imports an app', gateway, `export { a } from '@alfred/orchestrator/src/app.ts'`, rooms],
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
    'rules without a model outside main.ts',
    'apps/agents-pantry/src/agent.ts',
    `export { a } from '@alfred/offline/pantry'`,
    imports,
  ],
  [
    'rules that know an app',
    'libs/offline/src/pantry/index.ts',
    `export { a } from '@alfred/agents-pantry/src/agent.ts'`,
    rooms,
  ],
  ['the environment outside config.ts', gateway, `export const a = process.env`, 'no-restricted-properties'],
  ['an error without a code', gateway, `throw new Error('a')`, 'no-restricted-syntax'],
  ['a promise that nobody awaits', gateway, `Promise.resolve()`, '@typescript-eslint/no-floating-promises'],
  ['any', gateway, `export const a: any = 1`, '@typescript-eslint/no-explicit-any'],
] as const
const legal = [gateway, `export { AlfredError } from '@alfred/contracts'`] as const

let report: string[][] = []

beforeAll(async () => {
  const environment = { NX_DAEMON: 'false' }
  // Without a project graph the rule about rooms is skipped.
  const nx = inRepository('node_modules', 'nx', 'dist', 'bin', 'nx.js')
  await runToEnd(process.execPath, [nx, 'show', 'projects'], { environment, folder: inRepository() })
  const pairs = [legal, ...planted.map(([, path, line]) => [path, line] as const)]
  const script = [join(import.meta.dirname, 'lint-lines.ts'), JSON.stringify(pairs)]
  const written = await runToEnd(process.execPath, script, { environment, folder: inRepository() })
  // Nx may write about the graph to stdout as well; the report is the last line.
  report = JSON.parse(written?.trim().split('\n').at(-1) ?? '[]') as string[][]
})

describeAtLength('the linter', () => {
  test('accepts a line that keeps the rules', () => {
    expect(report).toHaveLength(planted.length + 1)
    expect(report[0]).toEqual([])
  })

  test.each(planted.map(([what, , , rule], index) => ({ what, rule, index })))(
    'refuses $what',
    ({ rule, index }) => {
      expect(report[index + 1]).toContain(rule)
    },
  )
})
