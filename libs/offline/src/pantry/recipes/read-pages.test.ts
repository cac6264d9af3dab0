import { describe, expect, test } from '@jest/globals'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { readPages } from './read-pages.ts'

const PIE = 'https://example.org/cod-pie'

describe('the recipe of a page is wanted', () => {
  test.each([
    `save this recipe ${PIE}`,
    `Import the recipe from ${PIE}.`,
    `Save ${PIE} please`,
    `can you read the recipe at ${PIE}?`,
    `${PIE} pop that in my recipes`,
    `add this to my cookbook: ${PIE}`,
    `here's a good one, get it ${PIE}`,
    `link from my aunt ${PIE}`,
    `grab ${PIE}`,
    `speichere das Rezept ${PIE}`,
    `${PIE} import plz`,
    PIE,
    `<${PIE}>`,
  ])('by %j', (message) => {
    expect(readPages(message, null)).toEqual({ wish: { request: 'save_pages', addresses: [PIE] }, rest: '' })
  })

  test('of several pages', () => {
    expect(readPages(`save ${PIE} and https://example.org/soup`, null)?.wish.addresses).toEqual([
      PIE,
      'https://example.org/soup',
    ])
  })

  test('beside something else, which is done as well', () => {
    const intents = parseKitchenMessage(`I bought 6 eggs. Save this recipe: ${PIE}`)
    expect(intents.map(({ tool }) => tool)).toEqual(['add_item', 'request'])
  })
})

test('what stands before the wish is read by itself', () => {
  expect(readPages(`delete my tomato soup recipe and import ${PIE}`, null)).toMatchObject({
    wish: { addresses: [PIE] },
    rest: 'delete my tomato soup recipe',
  })
})

describe('something else is wanted of a page', () => {
  test.each([
    `create a recipe like ${PIE}`,
    `add ${PIE} to my shopping list`,
    `log ${PIE} for lunch`,
    `I ate ${PIE}`,
    `don't save ${PIE}`,
    `is ${PIE} safe for my allergy`,
    `find recipes like ${PIE}`,
    `save ${PIE} and plan it on Saturday`,
    `delete the recipe ${PIE}`,
    `please import ${PIE}, for tonight, not the pie`,
    `${PIE} ${PIE}/2 ${PIE}/3 ${PIE}/4 save all`,
    'save the recipe',
  ])('by %j', (message) => {
    expect(readPages(message, null)).toBeUndefined()
  })
})
