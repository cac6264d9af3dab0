import { expect, test } from '@jest/globals'
import { renderConversation } from './render-conversation.ts'

test('a long conversation is told mark by mark, with what it takes of a short one', () => {
  const text = renderConversation([
    {
      ...{ turns: 2_000, doneMs: 30, shortDoneMs: 20, failed: 1, stateKb: 12.34 },
      calls: [{ name: 'open_turn', ms: 2, shortMs: 4 }],
    },
  ])
  expect(text).toContain('| turns before | done p50 ms | state kB | open_turn ms | failed |')
  expect(text).toContain('| 2000 | 30.0 (1.50 x) | 12.3 | 2.0 (0.50 x) | 1 |')
})
