import { expect, test } from '@jest/globals'
import type { Told } from './situation-of-turn.ts'
import { undoIsMeant } from './undo-is-meant.ts'

const after = (message: string, response: string): Told => ({
  entities: [],
  recent_turns: [{ message, response, facts: [] }],
})

test.each([
  ['please bring the pea soup back', after('delete the pea soup recipe', 'Deleted the recipe "pea soup".')],
  ['undo that with the butter', after('used 50 g butter', 'Used 50 g butter; 200 g left in the fridge.')],
  ['undo the yogurt, it was my sister who had it', after('used a yogurt', 'Used 1 yogurt; 3 left.')],
])('"%s" takes back what was done last', (message, told) => {
  expect(undoIsMeant(message, told)).toBe(true)
})

test.each(['put the milk back on the list', 'bring the lasagne forward to friday', 'bought butter'])(
  '"%s" asks for something else',
  (message) => {
    expect(undoIsMeant(message, after('used 1 l milk', 'Used 1 l milk; none left.'))).toBe(false)
  },
)
