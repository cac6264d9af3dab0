import { expect, test } from '@jest/globals'
import { hostileShapes, slowShapes } from '@alfred/contracts/testing'
import { PageTooLargeError } from './errors.ts'
import { readIngredientLine } from './lines/ingredient-line.ts'
import { linesOfText } from './pages/page-text.ts'
import { readRecipePage } from './pages/read-recipe-page.ts'
import { toRecipe } from './to-recipe.ts'
import { readRecipeText } from './text/read-recipe-text.ts'

const inJson = (text: string): string =>
  `<script type="application/ld+json">{"@type":"Recipe","name":"a","recipeIngredient":[${JSON.stringify(text)}],"recipeInstructions":${JSON.stringify(text)},"cookTime":${JSON.stringify(text)}}</script>`

const readers: Record<string, (text: string) => unknown> = {
  // Each line is read by itself, and a longer one is not read at all.
  readIngredientLine: (text) => (text.match(/[\s\S]{1,290}/g) ?? []).map((line) => readIngredientLine(line)),
  readRecipeText,
  'readRecipeText, of a paragraph': (text) => readRecipeText(text.replace(/\n/g, ' ')),
  toRecipe: (text) =>
    toRecipe({
      ...readRecipeText('soup\n1 egg\nBoil it.'),
      groups: [{ heading: null, lines: [text] }],
      steps: [text],
    }),
  linesOfText,
  readRecipePage: (text) => pageOf(text),
  'readRecipePage, of a broken script': (text) => pageOf(`<script type="application/ld+json">${text}`),
  'readRecipePage, of texts in a script': (text) => pageOf(inJson(text)),
}

function pageOf(html: string): unknown {
  try {
    return readRecipePage(html)
  } catch (error) {
    if (error instanceof PageTooLargeError) return null
    throw error
  }
}

const shapes = hostileShapes([
  '',
  'Serves ',
  'prep time ',
  'Ingredients:\n1 egg\nMethod:\n',
  'Ingredients:\n',
  '1 egg\nBoil it.\n',
  '2 x 400 g ',
  '<div class="h-recipe">',
  '<ul><li>',
])

test.each(Object.entries(readers))(
  '%s reads any text in time proportional to its length',
  (_, read) => {
    expect(slowShapes(read, shapes)).toEqual([])
  },
  300_000,
)

const MEGABYTE = 1_000_000
const pieces = [
  ...[
    '(',
    '<',
    ' ',
    '1',
    '1/',
    '\n',
    '<a ',
    '<p>',
    '<b></i>',
    '</p>',
    '<li>',
    '&amp',
    '&',
    '<!--',
    '<![CDATA[',
    '"',
    '\\',
    '{"a":',
  ],
  ...[
    '<ul><li>1 egg',
    '<h2>Ingredients</h2>',
    '1 egg\n',
    '1. Boil. ',
    '<script type="application/ld+json">',
    'itemprop ',
    '[',
    '</script>',
  ],
]

test.each(pieces)(
  'a page of a megabyte of %j ends as a recipe, as nothing or as too large',
  (piece) => {
    const text = piece.repeat(MEGABYTE / piece.length)
    for (const html of [text, `<script type="application/ld+json">${text}</script>`, inJson(text)]) {
      const read = pageOf(html)
      expect(read === null || typeof read === 'object').toBe(true)
    }
    expect(readRecipeText(text).steps.length).toBeLessThan(1_000_000)
  },
  60_000,
)

test('JSON that is nested a hundred thousand times is passed over', () => {
  const deep = 100_000
  for (const [open, close] of [
    ['[', ']'],
    ['{"mainEntity":', '}'],
    ['{"@type":"Recipe","recipeInstructions":[', ']}'],
  ] as const) {
    const json = `${open.repeat(deep)}1${close.repeat(deep)}`
    expect(pageOf(`<h1>Soup</h1><script type="application/ld+json">${json}</script>`)).not.toBeUndefined()
  }
})

test('a page that is nested deeper than any is refused with a code', () => {
  expect(() => readRecipePage('<div>'.repeat(10_000))).toThrow(
    expect.objectContaining({ code: 'PAGE_TOO_LARGE' }),
  )
})
