import { expect, test } from '@jest/globals'
import { readPromptLogPermission, requirePromptLogPermission } from './prompt-log-permission.ts'

const ada = 'a0000000-0000-4000-8000-000000000001'
const bob = 'b0000000-0000-4000-8000-000000000002'

test.each([
  ['nobody', false, false],
  ['', false, false],
  ['everybody', true, true],
  [ada, true, false],
  [` ${ada.toUpperCase()}, x`, true, false],
  [`${ada},${bob}`, true, true],
])(
  'the setting "%s" lets prompts be logged for the people it names and nobody else',
  (setting, forAda, forBob) => {
    const mayLog = readPromptLogPermission(setting)
    expect([mayLog(ada), mayLog(bob)]).toEqual([forAda, forBob])
  },
)

test('a request to log prompts without permission is refused, and other requests are not checked', () => {
  const mayLog = readPromptLogPermission('nobody')
  expect(() => requirePromptLogPermission({ isWanted: true, personId: ada }, mayLog)).toThrow(/log_prompts/)
  expect(() => requirePromptLogPermission({ isWanted: false, personId: ada }, mayLog)).not.toThrow()
})
