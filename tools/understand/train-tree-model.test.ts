import { expect, test } from '@jest/globals'
import { hashesOf, probabilityOf } from '@alfred/offline/understanding'
import { trainTreeModel } from './train-tree-model.ts'

/** A yes where the first feature is there and the second is not, and nearly never otherwise. */
const examples = Array.from({ length: 400 }, (_, at) => {
  const [one, two] = [at % 2 === 0, Math.floor(at / 2) % 2 === 0]
  return {
    features: hashesOf([...(one ? ['one'] : []), ...(two ? ['two'] : [])]),
    label: one && !two ? 1 : 0,
    counts: 1,
  }
})
const training = { examples, trees: 20, depth: 2, seenMin: 2 }

test('trees learn what is right only where one feature is there without another', () => {
  const model = trainTreeModel(training)
  expect(probabilityOf(model, ['one'])).toBeGreaterThan(0.8)
  for (const features of [['one', 'two'], ['two'], []])
    expect(probabilityOf(model, features)).toBeLessThan(0.2)
})

test('the same examples give the same trees', () => {
  expect(trainTreeModel(training)).toEqual(trainTreeModel(training))
})
