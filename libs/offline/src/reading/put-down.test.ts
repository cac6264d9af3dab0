import { describe, expect, it } from '@jest/globals'
import { withoutDown } from './put-down.ts'

describe('what is put down for a day or for the shop is planned or put on the list', () => {
  it.each([
    ['put lasagne down for Wednesday tea', 'plan lasagne for Wednesday tea'],
    ['Pop a curry down for tomorrow please', 'plan a curry for tomorrow please'],
    ['and put down fish cakes for friday', 'and plan fish cakes for friday'],
    ['put one of the chillis down for Monday dinner', 'plan one of the chillis for Monday dinner'],
    ['Put that down for tonight then, salmon and mash', 'plan salmon and mash for tonight'],
    ['put it down for Friday: fish pie.', 'plan fish pie for Friday'],
    ['put freezer bags down for the shop', 'put freezer bags on the shopping list'],
    ['stick foil and bin bags down for the shops', 'stick foil and bin bags on the shopping list'],
    ['Put oat milk down for next time then', 'Put oat milk on the shopping list then'],
    ['Put one down for next time, then.', 'Put one on the shopping list, then.'],
    ['jot down cumin for the big shop', 'put cumin on the shopping list'],
    ['Put milk and bread down on the shopping list please', 'Put milk and bread on the shopping list please'],
  ])('%s: %s', (message, plain) => {
    expect(withoutDown(message)).toBe(plain)
  })

  it.each([
    'put me down for a salad',
    'put it down as ten',
    'put it down for Friday. Salmon is off',
    'put this down for the 2nd please, two crumpets with marmite at breakfast',
    'put that down for yesterday, porridge',
    'put it down for tomorrow, toast for breakfast',
    'put that down for tonight, two fish fingers',
    'write that down for next time',
    'turn it down for next time',
    'put them down for next time',
    'put the oven down to 160 for Friday',
    'what is down for Thursday',
    'stick it down',
    'put the pie down and come here',
    'turn the heat down for the last ten minutes',
  ])('%s stays as it is', (message) => {
    expect(withoutDown(message)).toBe(message)
  })
})
