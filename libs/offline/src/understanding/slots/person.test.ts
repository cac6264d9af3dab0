import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

test('the name of a person is no allergy of theirs', () => {
  const [told] = filled('remember_preference', "Olive's got a new allergy, note that")
  expect(told).toMatchObject({ kind: 'allergy', value: null, who: 'Olive' })
})

test('whoever goes on with what was kept tells it of the same person, or of another one', () => {
  const before = [
    {
      say: 'Mia cannot have peanuts',
      acts: [{ tool: 'remember_preference', kind: 'allergy', value: 'peanuts', who: 'Mia' }],
    },
  ]
  expect(filled('remember_preference', 'sesame an all', { before })).toMatchObject([
    { kind: 'allergy', value: 'sesame', who: 'Mia' },
  ])
  expect(filled('remember_preference', 'and my husband the same', { before })).toMatchObject([
    { kind: 'allergy', value: 'peanuts', who: 'husband' },
  ])
  expect(filled('remember_preference', 'but not too hot', { before })[0]).not.toMatchObject({
    value: 'but not too hot',
  })
})
