import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

test('the name of a person is no allergy of theirs', () => {
  const [told] = filled('remember_preference', "Olive's got a new allergy, note that")
  expect(told).toMatchObject({ kind: 'allergy', value: null, who: 'Olive' })
})
