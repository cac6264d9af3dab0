import { expect, test } from '@jest/globals'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'

const toolsOf = (message: string): string[] => parseKitchenMessage(message).map(({ tool }) => tool)

test.each([
  'do we always have milk in?',
  'should I always keep at least 6 eggs in?',
  'do I have at least 6 eggs?',
  'how much milk should I always keep in?',
  'I always have eggs for breakfast',
  'recipes with less than 6 eggs',
])('"%s" sets no minimum', (message) => {
  expect(toolsOf(message)).not.toContain('set_min_stock')
})

test('a minimum without an amount is asked for', () => {
  expect(parseKitchenMessage('always keep milk in')).toMatchObject([{ tool: 'question' }])
})
