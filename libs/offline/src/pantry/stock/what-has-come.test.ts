import { describe, expect, it } from '@jest/globals'
import { asBought } from './what-has-come.ts'

describe('what stands behind a shop or a delivery that has come was bought', () => {
  it.each([
    [
      "Ocado's just been! 6 chicken thighs, 2 peppers and a cucumber",
      'I bought 6 chicken thighs, 2 peppers and a cucumber',
    ],
    ['Tesco delivery came: 12 eggs, 2 l milk, cheddar', 'I bought 12 eggs, 2 l milk, cheddar'],
    ["shopping's here - bread, 6 apples, butter", 'I bought bread, 6 apples, butter'],
    ['Just unpacked the shopping, 4 pork chops and some rice', 'I bought 4 pork chops and some rice'],
    ['veg box arrived, 3 leeks, 1 swede, kale', 'I bought 3 leeks, 1 swede, kale'],
    ['My fruit box came today with plums, a melon and 2 limes', 'I bought plums, a melon and 2 limes'],
    ['click and collect done. 2 loaves of bread, ham', 'I bought 2 loaves of bread, ham'],
    ['picked up a few bits, milk and ham', 'I bought milk and ham'],
    ['Back from Aldi: mince, 2 pizzas', 'I bought mince, 2 pizzas'],
    [
      "we've done the big shop. 1 kg carrots, onions, 2 tins of tuna.",
      'I bought 1 kg carrots, onions, 2 tins of tuna',
    ],
  ])('%s: %s', (message, plain) => {
    expect(asBought(message)).toBe(plain)
  })

  it.each([
    'back from lidl. got 2 pints of milk, 3 loaves and a kilo of mince',
    'Tesco delivery came, put the milk in the fridge',
    "the shopping's here, what shall I make?",
    'veg box arrived, no kale',
    'back from the market, they had no fish',
    "shopping's done, cross it all off",
    'just been to lidl, knackered',
    'back from the gym: 2 eggs for breakfast',
    'bread, 6 apples, butter',
    'the delivery came, everything but the cheddar',
    'Ocado is coming tomorrow: 6 eggs, milk',
  ])('%s is none of it', (message) => {
    expect(asBought(message)).toBe(message)
  })
})
