import { expect, test } from '@jest/globals'
import { modelProvider } from './model-provider.ts'

test.each([
  [{}, 'offline'],
  [{ OPENAI_API_KEY: '', OPENAI_BASE_URL: '' }, 'offline'],
  [{ OPENAI_API_KEY: 'sk-secret' }, 'openai'],
  [{ OPENAI_BASE_URL: 'http://user:secret@127.0.0.1:11434/v1', OPENAI_API_KEY: 'x' }, '127.0.0.1:11434'],
  [{ OPENAI_BASE_URL: 'nonsense' }, 'another server'],
  [{ MODEL_PROVIDER: 'ours', OPENAI_API_KEY: 'x' }, 'ours'],
])('clients are told what answers, and no secret: %j', (environment, provider) => {
  expect(modelProvider(environment)).toBe(provider)
})
