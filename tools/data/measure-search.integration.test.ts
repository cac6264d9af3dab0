import { expect } from '@jest/globals'
import { testAtLength } from '@alfred/testing/at-length'
import { measureSearch } from './measure-search.ts'

testAtLength(
  'searching by meaning finds the answer to a question more often than searching by letters',
  async () => {
    const wanted = [
      'the search of the cookbook',
      'trigrams of name, cuisine, course, tags and description',
      'trigrams of the name',
    ]
    const measured = (await measureSearch({ wanted, hasHeldOut: false })).filter(
      ({ isHeldOut }) => !isHeldOut,
    )
    const [search, trigrams, byName] = wanted.map((name) => measured.find(({ method }) => method === name))
    expect(search?.of).toBeGreaterThanOrEqual(60)
    expect(search?.amongThree).toBeGreaterThan(trigrams?.amongThree ?? 0)
    expect(search?.first).toBeGreaterThan(byName?.first ?? 0)
    // Two thirds first, five sixths among the first three: a change that falls below has to be looked at.
    expect((search?.first ?? 0) / (search?.of ?? 1)).toBeGreaterThanOrEqual(0.65)
    expect((search?.amongThree ?? 0) / (search?.of ?? 1)).toBeGreaterThanOrEqual(0.8)
  },
)
