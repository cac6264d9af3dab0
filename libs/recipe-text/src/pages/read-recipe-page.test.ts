import { describe, expect, test } from '@jest/globals'
import { readRecipePage } from './read-recipe-page.ts'

const script = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const soup = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 leek'], recipeInstructions: 'Boil it.' }

test.each([
  ['4', 4],
  [4, 4],
  ['Serves 4', 4],
  ['4-6 servings', 4],
  [['', '6 portions'], 6],
  ['1 loaf', null],
  ['0', null],
  ['many', null],
  [{ '@type': 'QuantitativeValue' }, null],
])('a yield of %j is for %p', (recipeYield, servings) => {
  expect(readRecipePage(script({ ...soup, recipeYield })).servings).toBe(servings)
})

test.each([
  ['PT1H30M', 90],
  ['P0DT0H45M', 45],
  ['PT90M', 90],
  ['1 h 30 min', 90],
  ['PT0S', null],
  ['soon', null],
])('a duration of %p is %p minutes', (totalTime, minutes) => {
  expect(readRecipePage(script({ ...soup, totalTime })).totalMinutes).toBe(minutes)
})

describe('a page', () => {
  test('of several recipes gives the one that is whole', () => {
    const list = [{ '@type': 'Recipe', name: 'Related' }, soup]
    expect(readRecipePage(script(list)).title).toBe('Soup')
  })

  test('whose data lacks the steps has them from its text', () => {
    const { recipeInstructions: _, ...rest } = soup
    const html = `${script(rest)}<h2>Ingredients</h2><ul><li>1 leek</li></ul><h2>Method</h2><p>Cut it. Boil it.</p>`
    expect(readRecipePage(html)).toMatchObject({ title: 'Soup', steps: ['Cut it. Boil it.'] })
  })

  test('gives text without marks, scripts and characters that nobody can see', () => {
    const bad =
      'Stir <script>alert(1)</script><img src=x onerror=alert(1)>it &lt;b&gt;well&lt;/b&gt;.\u202E\u0000'
    const html = script({ ...soup, name: bad, recipeInstructions: [bad, 'Serve.'] })
    const read = readRecipePage(html.replaceAll('</', '<\\/').replace(/<\\\/script>$/, '</script>'))
    expect(read.steps).toEqual(['Stir it well.', 'Serve.'])
    expect(JSON.stringify(read)).not.toMatch(/alert|<|\u202E|\\u0000/)
  })

  test('without a recipe gives nothing', () => {
    expect(readRecipePage('<h1>News</h1><p>It rained.</p>')).toMatchObject({ groups: [], steps: [] })
  })
})

test('the cells of a row are one line', () => {
  const rows = '<tr><td>200 g</td><td>Mehl</td></tr><tr><td>2</td><td>Eier</td></tr>'
  const read = readRecipePage(
    `<h2>Zutaten</h2><table>${rows}</table><h2>Zubereitung</h2><p>Rühren. Kochen.</p>`,
  )
  expect(read).toMatchObject({ groups: [{ lines: ['200 g Mehl', '2 Eier'] }], steps: ['Rühren. Kochen.'] })
})

test('a text of numbered steps is split at its numbers', () => {
  const steps = '1. Mix. Rest. 2. Fry.'
  expect(readRecipePage(script({ ...soup, recipeInstructions: steps })).steps).toEqual(['Mix. Rest.', 'Fry.'])
})

test('a page with no heading for its steps has them in its numbered list', () => {
  const html =
    '<article><h1>Dip</h1><p>So good.</p><ul><li>200 g yogurt</li><li>brown sugar</li></ul><ol><li><p>Crush the garlic.</p></li><li>Wait.</li></ol></article>'
  expect(readRecipePage(html)).toMatchObject({
    title: 'Dip',
    groups: [{ lines: ['200 g yogurt', 'brown sugar'] }],
    steps: ['Crush the garlic.', 'Wait.'],
  })
})

test('a numbered list of ingredients has no numbers', () => {
  const html =
    '<h2>Ingredients</h2><ol><li>1 egg</li><li>2 leeks</li></ol><h2>Method</h2><ol><li>Boil.</li><li>Serve.</li></ol>'
  expect(readRecipePage(html)).toMatchObject({
    groups: [{ lines: ['1 egg', '2 leeks'] }],
    steps: ['Boil.', 'Serve.'],
  })
})
