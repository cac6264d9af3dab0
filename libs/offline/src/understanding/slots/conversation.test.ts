import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

test('the day after what was said before is told from it', () => {
  const of = { tool: 'plan_meals', meals: [{ day: null, title: 'pho' }] }
  const open = { kind: 'question', asks: 'day', of }
  expect(filled('answer', 'not tomorrow, the day after', { open })).toMatchObject([
    { meals: [{ day: 'the day after tomorrow', title: 'pho' }] },
  ])
})
