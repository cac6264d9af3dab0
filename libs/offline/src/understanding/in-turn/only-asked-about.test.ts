import { describe, expect, it } from '@jest/globals'
import { asksWhomItSuits, onlyAskedAbout } from './only-asked-about.ts'

describe('what is only asked about is neither put in nor taken out', () => {
  it.each([
    ['need grease. bacon sarnie viable?', 'add_to_shopping', 'bacon sarnie viable'],
    ['milk and cream down the sink. eggs float?', 'discard_item', 'egg'],
    ['tragic. bin it. eggs?', 'discard_item', 'egg'],
    ['parsnips too soft?', 'discard_item', 'parsnip'],
    ['Got the shopping in. salmon for lunch?', 'bought', 'salmon'],
    ['we are out of rice. couscous any good?', 'use_item', 'couscous'],
    ['lentils ok frozen?', 'move_item', 'lentil'],
  ])('%s: not %s of %s', (message, tool, food) => {
    expect(onlyAskedAbout({ tool, food }, message)).toBe(true)
  })

  it.each([
    ['can you add leeks?', 'add_to_shopping', 'leek'],
    ['put ham on the list?', 'add_to_shopping', 'ham'],
    ['leeks for the list please?', 'add_to_shopping', 'leek'],
    ['we need bread. is bread cheap today?', 'add_to_shopping', 'bread'],
    ['bin the eggs. eggs float?', 'discard_item', 'egg'],
    ['used the last of the milk. what now?', 'use_item', 'milk'],
    ['how many eggs are there?', 'list_items', 'egg'],
    ['kale on friday?', 'plan_meals', 'kale'],
    ['threw the ham out', 'discard_item', 'ham'],
    ['could the mince go in the freezer?', 'move_item', 'mince'],
  ])('%s: maybe %s of %s', (message, tool, food) => {
    expect(onlyAskedAbout({ tool, food }, message)).toBe(false)
  })
})

describe('whom something suits is no question of how much there is', () => {
  it.each([
    'is the fish pie even any good for pops',
    'are the cashews ok for Ida?',
    'would hummus be safe for him',
  ])('%s', (message) => {
    expect(asksWhomItSuits({ tool: 'list_items', food: 'x' }, message)).toBe(true)
    expect(asksWhomItSuits({ tool: 'describe_food', food: 'x' }, message)).toBe(false)
  })

  it.each([
    'is there enough rice for six',
    'have we got milk for tomorrow',
    'is the ham still good',
    'is the soup good for lunch',
  ])('%s may be', (message) => {
    expect(asksWhomItSuits({ tool: 'list_items', food: 'x' }, message)).toBe(false)
  })
})
