import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const kept = (food: string, quantity: number, unit?: string) => ({
  state: { stock: [{ food, quantity, location: 'fridge', ...(unit !== undefined && { unit }) }] },
})

test.each<[string, object, object]>([
  ['crumpets to the freezer bar two', kept('crumpet', 6), { quantity: 4 }],
  ['freeze all of the feta but 50 g', kept('feta', 200, 'g'), { quantity: 150, unit: 'g' }],
  ['freeze the crumpets except one', kept('crumpet', 6), { quantity: 5 }],
])('%j leaves what is to be left', (message, situation, slots) => {
  expect(filled('move_item', message, situation)).toMatchObject([slots])
})

test('what is left is asked for where it cannot be reckoned', () => {
  expect(filled('move_item', 'freeze the crumpets except 3 packs', kept('crumpet', 6))).toMatchObject([
    { quantity: null },
  ])
})

test.each<[string, object, object]>([
  ['nine eggs there were, gave four to mum', kept('egg', 9), { quantity: 4 }],
  ['pork 3 kg, took 1 kg for the stew', kept('pork', 3, 'kg'), { quantity: 1, unit: 'kg' }],
  ['used half the leeks and all the dill', kept('leek', 400, 'g'), { quantity: 200, unit: 'g' }],
  ['150 of the leeks went in a quiche', kept('leek', 400, 'g'), { quantity: 150, unit: 'g' }],
])('%j takes no more than is told', (message, situation, slots) => {
  expect(filled('use_item', message, situation)[0]).toMatchObject(slots)
})

test('what something went into is not taken from what is there', () => {
  const used = filled('use_item', 'two leeks gone in a potato gratin', kept('leek', 5))
  expect(used).toEqual([{ tool: 'use_item', food: 'leek', quantity: 2 }])
  const before = [{ say: 'ham bought', acts: [{ tool: 'add_item', food: 'ham' }] }]
  expect(filled('use_item', '200 g of that went into a pasta bake', { before })).toMatchObject([
    { food: 'ham', quantity: 200, unit: 'g' },
  ])
})
