import { readFile } from 'node:fs/promises'
import { describe, expect, test } from '@jest/globals'
import { modeSchema } from '@alfred/contracts'
import { defaultLimits } from '../policy/limits.ts'
import { modeOfMove, transitions } from './transitions.ts'
import type { Node } from './transitions.ts'

describe('the transition table', () => {
  test.each(modeSchema.options)(
    'of %s begins with receive and ends with reply, which every node can reach',
    (mode) => {
      const table = transitions[mode]
      const reached = new Set<Node>(['receive'])
      for (const node of reached) for (const next of table[node] ?? []) reached.add(next)
      expect([...reached].toSorted()).toEqual(Object.keys(table).toSorted())
      for (const [node, next] of Object.entries(table)) if (node !== 'reply') expect(next).toContain('reply')
    },
  )

  test('of cook and brainstorm has no node that plans, acts or executes', () => {
    for (const mode of ['cook', 'brainstorm'] as const) {
      const nodes = Object.keys(transitions[mode])
      expect(nodes.filter((node) => ['route', 'think', 'act', 'execute'].includes(node))).toEqual([])
    }
  })

  test('is the one in the documentation, with its limit of model calls', async () => {
    const page = await readFile(new URL('../../../../docs/modes.md', import.meta.url), 'utf8')
    for (const mode of modeSchema.options) {
      const [, , , nodes = '', calls = ''] =
        page
          .split('\n')
          .find((line) => line.startsWith(`| ${mode} `))
          ?.split('|') ?? []
      expect(nodes.trim().split(', ').toSorted()).toEqual(Object.keys(transitions[mode]).toSorted())
      expect(Number(calls)).toBe(defaultLimits.modelCallsMax[mode])
    }
  })
})

test.each([
  ['quick', 'understand', 'execute', 'quick'],
  ['quick', 'understand', 'route', 'plan'],
  ['quick', 'execute', 'act', 'plan'],
  ['quick', 'receive', 'think', 'plan'],
  ['create', 'understand', 'act', 'create'],
  ['create', 'act', 'execute', 'plan'],
  ['plan', 'understand', 'hand_off', undefined],
  ['cook', 'receive', 'understand', undefined],
  ['cook', 'receive', 'execute', undefined],
  ['brainstorm', 'receive', 'think', undefined],
] as const)('a turn of %s that goes from %s to %s becomes a turn of %s', (...row) => {
  const [mode, from, to, expected] = row
  expect(modeOfMove(mode, from, to)).toBe(expected)
})
