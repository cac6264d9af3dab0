import { expect, test } from '@jest/globals'
import { isCaution, sayCaution } from './caution.ts'

const allergy = 'Mind your peanuts allergy: peanut butter.'

test.each([
  ['en-GB', allergy],
  ['de', 'Achtung, Allergie gegen Erdnüsse: Erdnussbutter.'],
  ['fr', 'Attention, allergie (cacahuètes)\u00a0: beurre de cacahuètes.'],
  ['es', 'Cuidado, alergia (cacahuetes): mantequilla de cacahuete.'],
  ['it', allergy],
])('a warning of the database is told in %s, and known as one', (locale, told) => {
  expect(sayCaution(allergy, locale)).toBe(told)
  expect(isCaution(told)).toBe(true)
})

test('a diet and a wish are warned of as such', () => {
  expect(sayCaution('Mind your vegan diet: milk.', 'de')).toBe('Achtung, Ernährung (vegan): Milch.')
  expect(sayCaution('Mind your nuts wish: walnut.', 'fr')).toBe(
    'Attention, cette fois sans fruits à coque\u00a0: noix.',
  )
})

test('a remark of another kind is told as it is, and is no warning', () => {
  const remark = 'kale could not be checked against your rules.'
  expect(sayCaution(remark, 'de')).toBe(remark)
  expect(isCaution(remark)).toBe(false)
})
