import { expect, test } from '@jest/globals'
import { namesADish } from './names-a-dish.ts'

test.each(['garlic bread', 'fish pie', 'chicken and rice', 'peas', 'a green salad', 'pad thai', 'chili'])(
  '"%s" names a dish',
  (said) => expect(namesADish(said)).toBe(true),
)

test.each([
  ...[
    'happy',
    'works better',
    'Nora comes over',
    'pick up the kids',
    'football',
    'too',
    'add milk to the cart',
  ],
  ...['buy milk', 'sounds good', 'visitors', 'baby', 'laundry', 'nothing', 'salt to the soup', 'me a cake'],
  ...['sure there is wine', 'meeting', 'yoga', 'Nora', 'book a table as a task'],
])('"%s" names no dish', (said) => expect(namesADish(said)).toBe(false))
