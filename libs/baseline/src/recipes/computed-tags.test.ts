import { expect, test } from '@jest/globals'
import { isComputedTag } from './computed-tag-names.ts'
import { computeTags } from './computed-tags.ts'

const recipe = { course: 'main' as const, prep: 10, cook: 15, wait: 0, steps: ['Fry the onion.'] }
const serving = { calories: 600, protein_g: 32, shareKnown: 1 }

test.each([
  ['quick within half an hour', recipe, serving, 'quick', true],
  ['not quick when it has to wait', { ...recipe, wait: 60 }, serving, 'quick', false],
  ['high in protein with a fifth of its energy from it', recipe, serving, 'high-protein', true],
  ['not high in protein with less', recipe, { ...serving, calories: 900 }, 'high-protein', false],
  ['not high in protein where figures lack', recipe, { ...serving, shareKnown: 0.9 }, 'high-protein', false],
  ['light as a main of a quarter of a day', recipe, { ...serving, calories: 480 }, 'light', true],
  [
    'not light as a dessert of as much',
    { ...recipe, course: 'dessert' as const },
    { ...serving, calories: 480 },
    'light',
    false,
  ],
  [
    'without cooking where nothing is heated',
    { ...recipe, cook: 0, steps: ['Slice it.', 'Serve without heating.'] },
    serving,
    'no-cook',
    true,
  ],
  [
    'not without cooking where bread is toasted',
    { ...recipe, cook: 0, steps: ['Toast the bread.'] },
    serving,
    'no-cook',
    false,
  ],
] as const)('a recipe is %s', (...[, given, figures, tag, isHeld]) => {
  expect(computeTags({ ...given, steps: [...given.steps] }, figures).includes(tag)).toBe(isHeld)
})

test('tags that are reckoned are told from those that are written', () => {
  expect(['quick', 'light', 'kids'].map(isComputedTag)).toEqual([true, true, false])
})
