import { expect, test } from '@jest/globals'
import { testSentencesOfAnyAnswer } from '@alfred/agent-kit/testing'
import { keysOf } from '@alfred/contracts'
import { wordings } from '@alfred/offline/conversation'
import { prepareCall, tools } from './registry.ts'

testSentencesOfAnyAnswer(tools, '2026-11-22')

test('a prepared call has the local day of the person', () => {
  const moment = { askedAt: '2026-11-20T23:30:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
  const prepare = (tool: string, args: Record<string, unknown>) =>
    prepareCall({ tool, arguments: args, artifacts: {}, moment })
  expect(prepare('check_off', { food: 'the Milk' })).toEqual({
    ok: true,
    arguments: { food: 'milk', today: '2026-11-21' },
  })
  expect(prepare('remove_meal', { day: 'someday', meal: 'dinner' })).toMatchObject({ ok: false })
})

test('every tool that a simple wording calls is a quick tool', () => {
  const led = wordings['pantry']?.quick.map(({ tool }) => tool) ?? []
  expect(led.length).toBeGreaterThan(5)
  const quick = keysOf(tools).filter((name) => tools[name].isQuick)
  expect(quick).toEqual(expect.arrayContaining(led))
})
