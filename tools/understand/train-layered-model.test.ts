import { expect, test } from '@jest/globals'
import { hashesOf, layeredScoresOf } from '@alfred/offline/understanding'
import { trainLayeredModel } from './train-layered-model.ts'

/** A question about milk and a statement about eggs are odd, the others even: what no linear classifier can tell. */
const examples = Array.from({ length: 400 }, (_, at) => {
  const [isQuestion, isMilk] = [at % 2 === 0, Math.floor(at / 2) % 2 === 0]
  return {
    features: hashesOf([isQuestion ? 'question' : 'statement', isMilk ? 'milk' : 'eggs']),
    label: isQuestion === isMilk ? 1 : 0,
  }
})
const training = { labels: ['even', 'odd'], units: 12, rounds: 40, seenMin: 2, drop: 0 }

test('a model with a hidden layer learns what two features together speak for', () => {
  const model = trainLayeredModel({ examples, ...training })
  const isOdd = (...features: string[]): boolean => {
    const [even = 0, odd = 0] = layeredScoresOf(model, hashesOf(features))
    return odd > even
  }
  expect(isOdd('question', 'milk')).toBe(true)
  expect(isOdd('statement', 'eggs')).toBe(true)
  expect(isOdd('question', 'eggs')).toBe(false)
  expect(isOdd('statement', 'milk')).toBe(false)
})

test('the same examples give the same layers', () => {
  const train = () => trainLayeredModel({ examples, ...training, rounds: 2, drop: 0.5 })
  expect(train()).toEqual(train())
})
