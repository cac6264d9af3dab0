import { describe, expect, test } from '@jest/globals'
import { matchesValue } from './match-value.ts'

const eggs = { food: 'egg', food_key: 'egg', quantity: 6, unit: 'piece', note: null }
const milk = { food: 'milk', food_key: 'milk', quantity: 0.5, unit: 'l', note: null }

describe('matchesValue', () => {
  test.each([
    ['the same words in other letters', 'Raclette', 'raclette', true],
    ['other words', 'Raclette', 'Pizza', false],
    ['a pattern that fits', '/rac.+e/', 'Raclette', true],
    ['a pattern that does not fit', '/^lette/', 'Raclette', false],
    ['a number told as text', 0.3, '0.30', true],
    ['another number', 2, 3, false],
    ['nothing where nothing is expected', null, null, true],
    ['something where nothing is expected', null, 'x', false],
    ['a number within bounds', { min: 80, max: 130 }, 105, true],
    ['a number beyond bounds', { min: 80, max: 130 }, 131, false],
    ['a missing number within bounds', { min: 0 }, null, false],
    ['anything that is set', { set: true }, 'x', true],
    ['nothing that should be set', { set: true }, null, false],
    ['a text like one and unlike another', { like: '/apple/', unlike: '/pear/' }, 'an apple', true],
    ['a text that is unlike neither', { like: '/apple/', unlike: '/pear/' }, 'apple, pear', false],
    ['a condition that nobody knows', { minimum: 3 }, 4, false],
  ])('compares %s: %j and %j', (...row) => {
    const [, expected, came, isRight] = row
    expect(matchesValue(expected, came)).toBe(isRight)
  })
})

describe('matchesValue for rows', () => {
  test.each([
    ['all of them in any order', [{ food: 'milk' }, { quantity: 6 }], true],
    ['one too few', [{ food: 'milk' }], false],
    ['one row for two expectations', [{ food: 'milk' }, { unit: 'l' }], false],
    ['a row whose part is another', [{ food: 'milk', unit: 'ml' }, { food: 'egg' }], false],
    ['a field that is null', [{ food: 'milk', note: null }, { food: 'egg' }], true],
    ['a field that does not exist', [{ food: 'milk', colour: 'white' }, { food: 'egg' }], false],
    ['none of two', 'none', false],
    ['as many as there are', { count: 2, min: 1, max: 2 }, true],
    ['more than there are', { min: 3 }, false],
    ['some of them', { some: [{ food: 'egg' }] }, true],
    ['some that are not there', { some: [{ food: 'egg' }, { food: 'rice' }] }, false],
    ['none of those that are not there', { none: [{ food: 'rice' }] }, true],
    ['none of one that is there', { none: [{ food: 'egg' }] }, false],
    ['what each of them is', { each: { food_key: '/egg|milk/' } }, true],
    ['what only one of them is', { each: { food: 'egg' } }, false],
    ['a sum in another unit', { sum: { milk: { ml: 500 }, egg: { dozen: 0.5 } } }, true],
    ['a sum that is another', { sum: { milk: { l: 1 } } }, false],
    ['a sum in a unit that does not convert', { sum: { milk: { g: 500 } } }, false],
    ['a sum of what is not there', { sum: { rice: { g: 0 } } }, false],
    ['a rule that nobody knows', { exactly: 2 }, false],
  ])('compares %s: %j', (_, expected, isRight) => {
    expect(matchesValue(expected, [eggs, milk])).toBe(isRight)
  })

  test('finds the one assignment of rows that fits', () => {
    expect(matchesValue([{ unit: '/piece|l/' }, { food: 'egg' }], [eggs, milk])).toBe(true)
  })

  test('takes "none" for an empty list', () => {
    expect(matchesValue('none', [])).toBe(true)
  })
})
