import { expect, test } from '@jest/globals'
import { readLearned } from '../learned.ts'
import { nearestReading } from '../read-message.ts'
import { situationSchema } from './situation.ts'

const read = (message: string, state: object = {}) =>
  nearestReading(message, situationSchema.parse({ now: '2026-03-04T10:00:00+00:00', state }), readLearned())
    .reading.acts

const recipe = { recipes: [{ name: 'pierogi', servings: 4 }] }

test('what is taken out of a recipe and what comes instead are told apart, whichever is said first', () => {
  const swapped = [{ tool: 'update_recipe', name: 'pierogi', swap: { from: 'lard', to: 'rapeseed oil' } }]
  expect(read('swap the lard for rapeseed oil in the pierogi', recipe)).toEqual(swapped)
  expect(read('use rapeseed oil instead of lard in the pierogi', recipe)).toEqual(swapped)
})

test('a thing that is named in a reason gets no call of its own', () => {
  const stock = [{ food: 'mince', quantity: 500, unit: 'g', location: 'freezer' }]
  expect(read('move the mince from the freezer to the fridge for the cottage pie', { stock })).toEqual([
    { tool: 'move_item', food: 'mince', from: 'freezer', to: 'fridge' },
  ])
})

test('a person that a preference is about is read with it', () => {
  expect(read('my sister is allergic to kiwi')).toEqual([
    { tool: 'remember_preference', kind: 'allergy', value: 'kiwi', who: 'sister' },
  ])
})
