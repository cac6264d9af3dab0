import { expect, test } from '@jest/globals'
import { addsWhatIsPlaced } from './adds-what-is-placed.ts'

const adding = (...foods: string[]) => foods.map((food) => ({ tool: 'add_item', food }))

test.each([
  ['1 kg mince, 500 g peas. the meat goes in the freezer', ['mince', 'peas', 'meat'], true],
  ['1 kg mince, 500 g peas. the meat goes in the freezer', ['mince', 'peas'], false],
  ['4 trout and rice. all the fish is going into the fridge', ['trout', 'rice', 'fish'], true],
  // What is named in both was bought, wherever it goes.
  ['4 trout and rice. the trout goes in the fridge', ['trout', 'rice'], false],
  ['put 4 trout in the fridge', ['trout'], false],
])('"%s" adding %j adds what is only placed: %s', (message, foods, isAdded) => {
  expect(addsWhatIsPlaced(message, adding(...foods))).toBe(isAdded)
})
