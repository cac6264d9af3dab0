import { describe, expect, it } from '@jest/globals'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { briefOf } from '../testing/brief-of.ts'

const turns = [{ message: 'yes', response: 'Planned dinner on Sat 28 Nov: cod pie.', facts: [] }]
const read = (message: string) =>
  parseKitchenMessage(message, { ...briefOf(message), recent_turns: turns }).map((intent) =>
    'arguments' in intent && 'food' in intent.arguments
      ? `${intent.tool} ${String(intent.arguments.food)}`
      : intent.tool,
  )
const missing = 'add_missing_to_shopping'

describe('all that is missing goes on the list but for what is left out', () => {
  it.each([
    ['stick everything on the list bar flour and sugar, got those', ['flour', 'sugar']],
    ['put it all on the list except the flour', ['flour']],
    ["add everything to my shopping list apart from the leeks, we've got some", ['leeks']],
    ['put everything on the list but not the cod', ['cod']],
    ['add everything we need for saturday to the list except butter', ['butter']],
    ['put all of it except milk and eggs on the list', ['milk', 'eggs']],
  ])('%s', (message, left) => {
    expect(read(message)).toEqual([missing, ...left.map((food) => `remove_from_shopping ${food}`)])
  })

  it.each([
    ['put it all on the list', [missing]],
    ['add flour and sugar to the list', ['add_to_shopping flour', 'add_to_shopping sugar']],
    ['I bought everything except the flour', ['bought_list']],
    ['add the flour but not the sugar to the list', []],
    ['is everything on the list except the flour?', []],
  ])('%s leaves nothing out of it', (message, calls) => {
    expect(read(message).filter((call) => call !== 'question')).toEqual(calls)
  })

  it('asks where nothing was spoken of that needs anything', () => {
    expect(parseKitchenMessage('put everything on the list except the flour')).toMatchObject([
      { tool: 'question' },
    ])
  })
})
