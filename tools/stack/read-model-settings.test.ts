import { expect, test } from '@jest/globals'
import { readModelSettings } from './read-model-settings.ts'

test('without settings the usual ones hold', () => {
  expect(readModelSettings({ MODEL_OVERRIDES: '' })).toMatchObject({
    TURN_TIMEOUT_MS: 120_000,
    OPENAI_API: 'auto',
  })
})

test.each([
  [
    { MODEL_CALL_TIMEOUT_MS: '300000' },
    /TURN_TIMEOUT_MS \(120000\).*MODEL_CALL_TIMEOUT_MS \(300000\).*610000/,
  ],
  [{ MODEL_TIMEOUT_MS: '90000' }, /MODEL_TIMEOUT_MS \(90000\).*MODEL_CALL_TIMEOUT_MS \(55000\)/],
  [{ OPENAI_API: 'completions' }, /OPENAI_API is not valid/],
  [{ MODEL_OVERRIDES: 'qwen3' }, /MODEL_OVERRIDES is not valid/],
])('a start with %p is refused with a line that names the settings', (environment, line) => {
  expect(() => readModelSettings(environment)).toThrow(expect.objectContaining({ name: 'StackError' }))
  expect(() => readModelSettings(environment)).toThrow(line)
})
