import { expect, test } from '@jest/globals'
import { cooksUnsaid } from './cooks-unsaid.ts'

const cooking = { tool: 'cook_recipe', recipe: 'leek tart' }

test('a message that says nothing of cooking cooks nothing', () => {
  for (const message of [
    'only the leeks please',
    'just the pastry, the filling I make myself. List',
    'the tart. six people',
  ])
    expect(cooksUnsaid(cooking, message)).toBe(true)
})

test('who cooked says so', () => {
  for (const message of ['made the leek tart', 'leek tart is done', 'we had the tart', 'just baked it'])
    expect(cooksUnsaid(cooking, message)).toBe(false)
  expect(cooksUnsaid({ tool: 'list_missing', recipe: 'leek tart' }, 'only the leeks')).toBe(false)
})
