import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const lot = (food: string, more: object = {}) => ({ food, quantity: 1, location: 'pantry', ...more })

test('what food is enough for is not asked about', () => {
  const state = { stock: [lot('rice'), lot('paella')] }
  expect(filled('list_items', 'have we enough rice for the paella', { state })).toEqual([
    { tool: 'list_items', food: 'rice' },
  ])
})

test('what stands in the freezer and is taken out goes to the fridge', () => {
  const stock = [lot('haddock', { location: 'freezer' })]
  expect(filled('move_item', 'haddock out for tomorrow', { state: { stock } })).toMatchObject([
    { food: 'haddock', to: 'fridge' },
  ])
})

test.each<[string, string, string]>([
  ['are the sausages still good', 'pork sausage', 'pork sausage'],
  ['what sausages have we got', 'pork sausage', 'sausages'],
  ['any coconuts left', 'coconut milk', 'coconuts'],
])('%j asks for a lot by its name where only that can be meant', (message, food, meant) => {
  const state = { stock: [{ food, quantity: 2, location: 'fridge' }] }
  expect(filled('list_items', message, { state })).toMatchObject([{ food: meant }])
})

test('what is told of the date, the neighbours and the state of a food is taken for that', () => {
  expect(filled('add_item', 'there is a leg of lamb in the freezer for easter')[0]).not.toHaveProperty(
    'expires',
  )
  expect(filled('add_item', 'a jar of capers in the fridge, opened')).toMatchObject([{ opened: true }])
  const state = { list: ['mayo', 'beans'] }
  expect(
    filled('remove_from_shopping', 'there is mayo behind the beans, take it off', { state }),
  ).toMatchObject([{ food: 'mayo' }])
})
