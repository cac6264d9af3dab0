import { expect, test } from '@jest/globals'
import { sayAnew, subjectOfFact } from './subject-of-fact.ts'

test.each([
  ['the oven runs hot', 'oven', 'oven run'],
  ['My oven runs fine now.', 'oven', 'oven run'],
  ["the big pot is at mum's", 'big pot', 'big pot at'],
  ['the big pot hangs behind the door', 'big pot', 'big pot at'],
  ['the big pot is blue', 'big pot', 'big pot be'],
  ['the shed code is 4471', 'shed code', 'shed code be'],
  ['we eat late on Thursdays', 'we', 'we eat thursday'],
  ['we eat early on Fridays', 'we', 'we eat friday'],
  ['I work nights', 'i', 'i work'],
  ['I prefer oat milk', 'oat milk', 'i prefer milk'],
  ['I prefer soy milk over oat milk', 'soy milk', 'i prefer milk'],
  ['we have a big freezer in the garage', 'big freezer', 'we have freezer'],
  ["we've got a dog", 'dog', 'we have dog'],
  ['the veg box man wants cash', 'veg box man', 'veg box man want'],
])('"%s" is about %s', (text, subject, key) => {
  expect(subjectOfFact(text)).toEqual({ subject, key })
})

test.each(['', 'hello', 'der Ofen wird heiß', "'s is x", 'x '.repeat(400)])(
  'of "%s" code cannot tell',
  (text) => {
    expect(subjectOfFact(text)).toEqual({ subject: null, key: null })
  },
)

test.each([
  ["The big pot is at mum's", "at Carol's", "The big pot is at Carol's"],
  ["the big pot's at mum's", 'back', 'the big pot is back'],
  ['the oven runs hot', 'fixed', 'the oven is fixed'],
  ['bananas', 'yellow', 'bananas is yellow'],
])('"%s" put right by "%s" is "%s"', (text, rest, right) => {
  expect(sayAnew(text, rest)).toBe(right)
})
