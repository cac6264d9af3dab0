import { describe, expect, it } from '@jest/globals'
import { takenByOthers } from './somebody-took.ts'

const taken = (message: string): string => takenByOthers(message, { entities: [] })

describe('what somebody took is used up', () => {
  it.each([
    ['someone nicked my halloumi', 'used up the halloumi.'],
    ['Ugh, somebody drank all the milk', 'used up the milk.'],
    ['the kids have polished off the biscuits!', 'used up the biscuits.'],
    ["the dog's eaten the last of the ham. Add it to the list", 'used up the ham. Add it to the list'],
    ['my brother pinched two of the yogurts', 'used two of the yogurts.'],
    ['our flatmate finished off the rest of the rice last night', 'used up the rice.'],
    ['The dog had all of the ham', 'used up the ham.'],
    ['someone has gone and scoffed my cheddar', 'used up the cheddar.'],
  ])('%s: %s', (message, plain) => {
    expect(taken(message)).toBe(plain)
  })

  it.each([
    'someone nicked my bike',
    'did somebody eat my halloumi?',
    'somebody ate some of the cheese',
    'someone should eat the ham',
    'nobody ate the fish',
    'my sister had the salmon at the restaurant',
    'my sister had the salmon',
    'my brother ate the salmon at work',
    'the kids had pasta for tea',
    'my husband finished his dinner',
    'someone has to use the milk',
    'my daughter is allergic to the nuts',
    'the builders had a cup of tea',
    'someone took the bins out',
  ])('%s stays as it is', (message) => {
    expect(taken(message)).toBe(message)
  })
})
