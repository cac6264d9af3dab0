import { describe, expect, it } from '@jest/globals'
import type { TurnBrief } from '@alfred/contracts'
import { eachWithItsOwn } from './each-with-its-own.ts'

const lot = (name: string): TurnBrief['entities'][number] => ({
  ref: `ref_${name}`,
  type: 'lot',
  label: name,
  status: 'saved',
  tier: 'active',
  note: null,
})
const stock = {
  entities: ['sea bass', 'chicken thigh', 'leek soup', 'salad', 'milk', 'cream', 'pea', 'trout'].map(lot),
}

describe('what is told of several foods with one verb or none is told of each', () => {
  it.each([
    [
      'bass is use by tomorrow the thighs day after',
      'the bass expires tomorrow. the thighs expires the day after tomorrow',
    ],
    [
      'The trout is best before Friday, the salad the day after',
      'the trout expires friday. the salad expires saturday',
    ],
    ['the cream expires today, the milk the day after', 'the cream expires today. the milk expires tomorrow'],
    ['the cream expires today and the milk weds', 'the cream expires today. the milk expires wednesday'],
    ['milk is use by the sunday, cream thursday', 'the milk expires sunday. the cream expires thursday'],
    [
      'soup in the freezer and the salad in the fridge',
      'move the soup to the freezer. move the salad to the fridge',
    ],
    [
      'ok peas go in the freezer, milk and cream in the fridge',
      'move the peas to the freezer. move the milk to the fridge. move the cream to the fridge',
    ],
    ['milk and cream down the sink. eggs float?', 'throw away the milk. throw away the cream. eggs float?'],
    ['salad in the bin, cucumber too', 'throw away the salad. throw away the cucumber'],
    [
      'peas in the freezer and the soup as well',
      'move the peas to the freezer. move the soup to the freezer',
    ],
    ['milk on the list please, and the eggs', 'add milk to the shopping list. add eggs to the shopping list'],
    [
      'crisps off the list, popcorn on',
      'remove crisps from the shopping list. add popcorn to the shopping list',
    ],
    [
      'oat milk and foil on the list, batteries too',
      'add oat milk to the shopping list. add foil to the shopping list. add batteries to the shopping list',
    ],
    ['peanut butter on my shopping list please', 'add peanut butter to the shopping list'],
    ['trout the bin', 'throw away the trout'],
    ['the salad can go in the bin!', 'throw away the salad'],
    [
      'mince is 750g use by weds, milk 4 pints use by the sunday, peas in the freezer obvs',
      'I have 750g of mince, expires wednesday. I have 4 pints of milk. the milk expires sunday. move the peas to the freezer',
    ],
    [
      'mince and cheese in the fridge, mince is use by tues',
      'add mince to the fridge, expires tuesday. add cheese to the fridge',
    ],
    [
      'I bought 2 gurnard. the gurnard is use by today the trout day after',
      'I bought 2 gurnard. the gurnard expires today. the trout expires tomorrow',
    ],
  ])('%s: %s', (message, plain) => {
    expect(eachWithItsOwn(message, stock)).toBe(plain)
  })

  it.each([
    'the milk expires tomorrow?',
    'is the soup in the freezer and the salad in the fridge?',
    'soup in the freezer',
    'chilli in the freezer and ham in the fridge',
    'the soup is in the freezer if you need it',
    'salad tomorrow, trout friday',
    'trout friday and soup the day after',
    'the milk is use by next friday and the cream the day after',
    'the milk is use by 20 december, the cream the day after',
    'milk and cream',
    'milk too',
    'milk on the list',
    'milk on the list, eggs in the fridge',
    'milk, eggs and bread',
    'milk on, eggs off',
    'is milk on the list, and the eggs',
    'the milk on the list was for mum, and the eggs',
    'nothing on the list, and the eggs',
    'what is on the list please',
    'salad in the bin, bags too',
    'coats in the cupboard and shoes in the larder',
    'put the bins out and the dishes in the sink',
    'dishes in the sink',
    'the milk is not use by friday, the cream is use by friday',
    'the peas in the freezer, or the salad in the fridge',
    'milk on the list and soup in the freezer',
    'what is in the fridge and what is in the freezer',
    'the kids the bin lorry',
    'leave the soup in the freezer and the salad in the fridge',
    'milk expires tomorrow and we need eggs',
    'dinner in the freezer, lunch in the fridge',
  ])('%s stays as it is', (message) => {
    expect(eachWithItsOwn(message, stock)).toBe(message)
  })
})
