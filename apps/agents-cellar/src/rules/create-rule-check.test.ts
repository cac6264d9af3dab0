import { expect, test } from '@jest/globals'
import { createRuleCheck } from './create-rule-check.ts'

const conflict = { status: 'conflict', food: 'wine', rule: { kind: 'diet', value: 'halal' } }
const answering = (texts: unknown[]) =>
  ({
    call: ({ reply }: { reply: { parse(value: unknown): unknown } }) =>
      Promise.resolve(reply.parse({ texts })),
  }) as never

test('what goes against a rule of the person is objected to, in their language', async () => {
  const check = createRuleCheck(answering([{ status: 'ok', food: null, rule: null }, conflict]))
  expect(await check.texts('token', ['bread', 'wine'], { without: [], locale: 'en' })).toBe(
    'That would offer you wine. Against it stands: halal (diet).',
  )
  expect(await check.texts('token', ['bread', 'wine'], { without: [], locale: 'de' })).toMatch(
    'Dagegen spricht',
  )
})

test('what goes against none is not', async () => {
  const check = createRuleCheck(answering([{ status: 'ok', food: null, rule: null }]))
  expect(await check.texts('token', ['bread'], { without: [], locale: 'en' })).toBeNull()
  expect(await check.artifacts('token', [{ type: 'x', content: {} }], { without: [], locale: 'en' })).toEqual(
    [null],
  )
})
