import { expect, test } from '@jest/globals'
import { hasRef, replaceRefs } from './written-refs.ts'

test.each([
  ['recipe_1', '[recipe_1]'],
  ['Save gen_recipe_2 and ref_lot_3.', 'Save [gen_recipe_2] and [ref_lot_3].'],
  ['Check off shopping_item_12!', 'Check off [shopping_item_12]!'],
  ['Recipe_1 is nice', '[Recipe_1] is nice'],
])('%s names refs', (text, marked) => {
  expect(hasRef(text)).toBe(true)
  expect(replaceRefs(text, (ref) => `[${ref}]`)).toBe(marked)
})

test.each(['2 l of milk', 'snake_case', 'the 1_000 eggs', ''])('"%s" names no ref', (text) => {
  expect(hasRef(text)).toBe(false)
  expect(replaceRefs(text, () => 'it')).toBe(text)
})
