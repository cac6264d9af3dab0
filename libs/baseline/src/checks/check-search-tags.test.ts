import { expect, test } from '@jest/globals'
import type { Baseline } from '../read-baseline.ts'
import { theBaseline } from '../testing/the-baseline.ts'
import { checkSearchTags } from './check-search-tags.ts'

const baseline = theBaseline
const curry = baseline.searchTags.find(({ tag }) => tag === 'curry') ?? {
  tag: 'curry',
  group: 'kind',
  means: 'a curry',
  recipes: [],
}
const problemsOf = (change: Partial<Baseline>) =>
  checkSearchTags({ ...baseline, ...change }).map(({ what }) => what)

test('the tags have no problems', () => {
  expect(problemsOf({})).toEqual([])
})

test.each<[string, Partial<Baseline>, string]>([
  [
    'that names a recipe that is not there',
    { searchTags: [...baseline.searchTags, { ...curry, tag: 'stew', recipes: ['Unicorn stew'] }] },
    'stew: there is no recipe "Unicorn stew"',
  ],
  [
    'that names a recipe twice',
    {
      searchTags: [
        { ...curry, recipes: ['Rajma', 'Rajma'] },
        ...baseline.searchTags.filter(({ tag }) => tag !== 'curry'),
      ],
    },
    'curry: "Rajma" stands there twice',
  ],
  [
    'that stands there twice',
    { searchTags: [...baseline.searchTags, curry] },
    'the tag "curry" stands there twice',
  ],
  [
    'that nobody can ask for',
    { searchTags: [...baseline.searchTags, { ...curry, tag: 'of the moon' }] },
    'no wish asks for the tag "of the moon"',
  ],
  [
    'that is asked for and that no recipe has',
    { wishes: [...baseline.wishes, { phrase: 'lunar', kind: 'tag', value: 'of the moon' }] },
    'no recipe has the tag "of the moon"',
  ],
])('a tag %s is reported', (_, change, expected) => {
  expect(problemsOf(change)).toContain(expected)
})
