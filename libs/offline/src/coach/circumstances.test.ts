import { expect, test } from '@jest/globals'
import { withoutCircumstances } from './circumstances.ts'

test.each([
  ['a banana on the way to work', 'a banana'],
  ['a pasty from the station while waiting for the train', 'a pasty'],
  ["two sausages at my mum's", 'two sausages'],
  ['onions at the club', 'onions'],
  ['a coffee after the spin class', 'a coffee'],
  ['a toastie on my break', 'a toastie'],
  ['crisps as well', 'crisps'],
  ['a cortado about 11', 'a cortado'],
  ['a crumpet 4', 'a crumpet'],
  ['a pie at the match with peas', 'a pie with peas'],
])('%j was %j', (said, food) => {
  expect(withoutCircumstances(said)).toBe(food)
})

test.each([
  'beans on toast',
  'a ham sandwich on granary',
  'corn on the cob',
  'a muffin from costa',
  'toad in the hole',
  'chicken in a basket',
  'cheese at room temperature',
  'pigs in blankets',
  'grapes about 11',
])('%j is the food itself', (said) => {
  expect(withoutCircumstances(said)).toBe(said)
})
