import { expect, test } from '@jest/globals'
import type { CallResult } from '@alfred/contracts'
import { tellTogether } from './tell-together.ts'

const moment = { askedAt: '2026-11-27T10:00:00Z', timeZone: 'UTC', locale: 'en' }
const outcome = { ok: true as const, data: {}, entities: [], pending: null }
const result = (call: number, tool: string, ok = true): CallResult => ({
  ...{ call, tool, kind: 'write', language: 'en', facts: [`${tool} ${call}`] },
  outcome: ok ? outcome : { ok: false, error: { code: 'NO', message: 'No.', retryable: false } },
})
const agent = {
  describeTogether: (tool: string, all: readonly unknown[]) =>
    tool === 'look' ? null : [`${tool} of ${all.length}`],
}
const factsOf = (results: CallResult[]) => tellTogether(agent, results, moment).map(({ facts }) => facts)

test('calls of one tool that follow each other are told by the first of them', () => {
  expect(factsOf([result(1, 'put'), result(2, 'put'), result(3, 'take')])).toEqual([
    ['put of 2'],
    [],
    ['take 3'],
  ])
})

test('a failed call is told by itself, and parts what stands around it', () => {
  expect(factsOf([result(1, 'put'), result(2, 'put', false), result(3, 'put')])).toEqual([
    ['put 1'],
    ['put 2'],
    ['put 3'],
  ])
})

test('calls that no sentence holds together are told each alone', () => {
  expect(factsOf([result(1, 'look'), result(2, 'look')])).toEqual([['look 1'], ['look 2']])
  expect(tellTogether({}, [result(1, 'put'), result(2, 'put')], moment)).toHaveLength(2)
})
