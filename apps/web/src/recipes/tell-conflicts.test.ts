import { expect, test } from '@jest/globals'
import { tellConflicts } from './tell-conflicts.ts'

const nuts = { person: null, kind: 'allergy', value: 'nuts', food: 'almond' }
const milk = { person: 'Nora', kind: 'diet', value: 'vegan', food: 'milk' }

test('says for whom a recipe is not, and why, the person themselves first', () => {
  expect(tellConflicts([milk, nuts, { ...milk, food: 'butter' }])).toEqual([
    'Not for you: almond (allergy: nuts)',
    'Not for Nora: milk (diet: vegan), butter (diet: vegan)',
  ])
})

test('says the same food and rule once', () => {
  expect(tellConflicts([nuts, nuts])).toEqual(['Not for you: almond (allergy: nuts)'])
})

test('says nothing of a recipe that goes against nothing', () => {
  expect(tellConflicts([])).toEqual([])
})
