import { expect, test } from '@jest/globals'
import { hashesOfRuns, hashOf } from './feature-hash.ts'

test('a run of letters has the hash of its name and its letters as one text', () => {
  const runs = ['to', 'oa', 'as', 'st', 'toa', 'oas', 'ast']
  const wanted = runs.map((run) => hashOf(`g:${run}`)).toSorted()
  expect(hashesOfRuns('toast', { name: 'g:', least: 2, most: 3 }).toSorted()).toEqual(wanted)
})

test('a text shorter than a run has none', () => {
  expect(hashesOfRuns('a', { name: 'g:', least: 2, most: 5 })).toEqual([])
})
