import { expect, test } from '@jest/globals'
import { readCookbook, type CookbookRecipe } from '../testing/read-cookbook.ts'
import { readRecipeText } from './read-recipe-text.ts'

const numbered = (steps: readonly string[]): string[] => steps.map((step, at) => `${at + 1}. ${step}`)
const apart = (steps: readonly string[]): string[] => steps.flatMap((step) => [step, ''])

const layouts: Record<string, (recipe: CookbookRecipe) => string[]> = {
  'with headings': ({ name, servings, ingredients, steps }) => [
    ...[name, `Serves ${servings}`, '', 'Ingredients', ...ingredients, '', 'Method', ...numbered(steps)],
  ],
  'with bullets and paragraphs': ({ name, description, ingredients, steps }) => [
    ...[name, '', description, '', 'Ingredients:', ...ingredients.map((line) => `- ${line}`)],
    ...['Instructions:', ...apart(steps)],
  ],
  'without headings, numbered': ({ name, ingredients, steps }) => [
    name,
    '',
    ...ingredients,
    '',
    ...numbered(steps),
  ],
  'without headings, in paragraphs': ({ name, servings, ingredients, steps }) => [
    ...[name, `Serves ${servings}`, '', ...ingredients, '', ...apart(steps)],
  ],
  'without headings, with a description': ({ name, description, ingredients, steps }) => [
    ...[name, description, '', ...ingredients, '', ...apart(steps)],
  ],
  'with one heading': ({ name, ingredients, steps }) => [name, ...ingredients, 'Method', ...steps],
}

const cookbook = readCookbook()

test.each(Object.keys(layouts))(
  'every recipe of the cookbook, laid out %s, is read as it was written',
  (layout) => {
    expect(cookbook.length).toBeGreaterThan(500)
    const wrong = cookbook.filter((recipe) => {
      const read = readRecipeText(layouts[layout]?.(recipe).join('\n') ?? '')
      const lines = read.groups.flatMap((group) => group.lines).map((line) => line.replace(/^- /, ''))
      return (
        JSON.stringify([read.title, lines, read.steps]) !==
        JSON.stringify([recipe.name, recipe.ingredients, recipe.steps])
      )
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  },
)
