import { expect, test } from '@jest/globals'
import { isStated } from './is-stated.ts'

test.each([
  [{ calories: 300 }, 1, 'a slice of cake, 300 kcal'],
  [{ calories: 600 }, 2, 'two slices with 300 kcal each'],
  [{ calories: 150, protein_g: 12.5 }, 1, 'it had 150 calories and 12,5 g of protein'],
  [{ calories: 300 }, 1, 'a wrap of three hundred calories'],
  [{ calories: 1200 }, 1, 'that was 1,200 kcal'],
  [{ calories: 300 }, 1, 'the label says 1255 kJ'],
  [{ calories: 375 }, 150, '150 g of it, and it has 250 kcal in 100 g'],
  [{ sodium_mg: 400 }, 1, 'with 1 g of salt'],
])('%j of %j is held by %j', (nutrients, quantity, said) => {
  expect(isStated(nutrients, quantity, [said])).toBe(true)
})

test.each([
  [{ calories: 300 }, 1, 'I had a slice of cake'],
  [{ calories: 300, protein_g: 4 }, 1, 'a slice of cake, 300 kcal'],
  [{ calories: 310 }, 1, 'a slice of cake, 300 kcal'],
  [{ calories: 300 }, 2, 'two slices of cake'],
])('%j of %j is not held by %j', (nutrients, quantity, said) => {
  expect(isStated(nutrients, quantity, [said])).toBe(false)
})

test('what was said in an earlier message holds, too', () => {
  expect(isStated({ calories: 300 }, 1, ['yes, log it', 'the cake had 300 kcal'])).toBe(true)
})
