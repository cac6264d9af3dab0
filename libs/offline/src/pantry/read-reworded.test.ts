import { expect, test } from '@jest/globals'
import { readKitchen } from './read-kitchen.ts'
import { briefOf } from './testing/brief-of.ts'

const toolsOf = (message: string): string[] =>
  readKitchen(message, { ...briefOf(message), isResumed: false }).calls.map(({ tool }) => tool)

test.each([
  ["what's nice with halloumi", 'pair_food'],
  ['wot can i use instead of creme fraiche', 'substitute_food'],
  ['we got any butter left', 'list_items'],
  ["grab some kitchen roll when we're next at the shop", 'add_to_shopping'],
])('"%s", which no rule knows, is read as %s', (message, tool) => {
  expect(toolsOf(message)).toEqual([tool])
})

test.each(["don't clear my shopping list", 'who won the match last night'])(
  '"%s" takes nothing away and adds nothing',
  (message) => {
    expect(toolsOf(message)).toEqual([])
  },
)

test('what may go somewhere is moved there, and of a question nothing is', () => {
  const { calls } = readKitchen('mince can go in the freezer actually', {
    ...briefOf('mince can go in the freezer actually'),
    isResumed: false,
  })
  expect(calls).toMatchObject([{ tool: 'move_item', arguments: { food: 'mince', to: 'freezer' } }])
  for (const message of [
    'they can go in the freezer',
    'everything can go in the freezer',
    'we can go in the fridge',
  ])
    expect(toolsOf(message)).toEqual([])
  expect(toolsOf('what can go in the freezer?')).not.toContain('move_item')
  expect(toolsOf('can the mince go in the freezer?')).not.toContain('move_item')
})

test.each(['I bought everything on the shopping list', "that's me back, got the lot"])(
  'what was on the list is bought by "%s", and nothing is cleared',
  (message) => {
    expect(toolsOf(message)).toEqual(['bought_list'])
  },
)

test('what is missing, of nothing that was named, is no food for the list', () => {
  expect(toolsOf('Ok write the missing things in my shopping list')).toEqual([])
  expect(toolsOf('put stuffing on the shopping list')).toEqual(['add_to_shopping'])
})

test('how the week looks is what is planned for it', () => {
  expect(toolsOf('ok so what does my week look like')).toEqual(['list_meals'])
})

test.each(['we have needed 4 eggs for the pancakes', 'I have taken 2 lemons for the tart'])(
  'what the rules ask for beside a call gives way to a reading that asks nothing: "%s"',
  (message) => {
    const lots = ['egg', 'lemon'].map((label, at) => ({
      ...{ ref: `lot_${at}`, type: 'lot', label, status: 'saved' as const, tier: 'background' as const },
      note: null,
    }))
    const read = readKitchen(message, { ...briefOf(message), entities: lots, isResumed: false })
    expect(read.calls).toMatchObject([{ tool: 'use_item' }])
    expect(read.unclear).toEqual([])
  },
)

test('what nobody needs for now is not put on the list', () => {
  const message = 'we no longer need bin bags for now'
  const { calls } = readKitchen(message, { ...briefOf(message), isResumed: false })
  expect(calls).toMatchObject([{ tool: 'remove_from_shopping', arguments: { food: 'bin bags' } }])
})

test('a name with amounts behind it is a recipe, though it begins like something for the list', () => {
  const message = 'let me add one more: bean dip, 1 tin of beans, 2 tbsp olive oil'
  const { calls, wishes } = readKitchen(message, { ...briefOf(message), isResumed: false })
  expect({ calls, wishes }).toMatchObject({ calls: [], wishes: [{ request: 'save_dictated' }] })
})

test('what is taken out of stock is used, and taken out of no recipe', () => {
  expect(toolsOf('please take the barley and the leeks out of our stock')).toEqual(['use_item', 'use_item'])
})
