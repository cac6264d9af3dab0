import { expect, test } from '@jest/globals'
import { pantryTools } from '@alfred/contracts'
import { wordings } from '@alfred/offline/conversation'
import { quickTools } from './quick-tools.ts'

test('every tool that a simple wording calls is a quick tool, and models may call every quick tool', () => {
  const led = wordings['pantry']?.quick.map(({ tool }) => tool) ?? []
  expect(led.length).toBeGreaterThan(5)
  expect(quickTools).toEqual(expect.arrayContaining(led))
  for (const tool of quickTools) expect(pantryTools).toHaveProperty(tool)
})
