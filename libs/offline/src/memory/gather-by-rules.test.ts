import { expect, test } from '@jest/globals'
import { gatherByRules } from './gather-by-rules.ts'

test.each([
  ['we eat late on Thursdays', ['we eat late on Thursdays']],
  ['I prefer oat milk', ['I prefer oat milk']],
  ['my oven runs hot', ['my oven runs hot']],
  ['I work nights', ['I work nights']],
  ['we have a big freezer in the garage', ['we have a big freezer in the garage']],
  ['I bought 6 eggs. By the way, my oven runs hot!', ['my oven runs hot']],
  ['Our cleaner comes every Tuesday, so no cooking smells please', ['Our cleaner comes every Tuesday']],
  ["We've got a small kitchen", ["We've got a small kitchen"]],
])('"%s" tells %j', (message, told) => {
  expect(gatherByRules(message).map(({ text }) => text)).toEqual(told)
})

test.each([
  'we eat late tonight',
  'do we eat late on Thursdays?',
  'I prefer that',
  'I bought 6 eggs and milk',
  "I'm allergic to peanuts",
  'my sister is vegan',
  'we have an air fryer',
  'plan pasta for dinner on Friday',
  'my oven runs hot if I use the fan',
  'remember that the oven runs hot',
  `Preheat the oven.\nMix.\nOur oven runs hot.\nBake.\nServe.`,
  'x '.repeat(400),
])('"%s" tells nothing that holds for long', (message) => {
  expect(gatherByRules(message)).toEqual([])
})
