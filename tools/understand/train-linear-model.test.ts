import { expect, test } from '@jest/globals'
import { hashesOf, scoresOf } from '@alfred/offline/understanding'
import { trainLinearModel } from './train-linear-model.ts'

const examples = Array.from({ length: 40 }, (_, at) => ({
  features: hashesOf([at % 2 === 0 ? 'even' : 'odd', `n${at % 5}`]),
  label: at % 2,
}))

test('a model learns which feature tells its labels apart', () => {
  const model = trainLinearModel({ labels: ['even', 'odd'], examples })
  const [even = 0, odd = 0] = scoresOf(model, ['even', 'n3'])
  expect(even).toBeGreaterThan(odd)
})

test('the same examples give the same weights', () => {
  const train = () => trainLinearModel({ labels: ['even', 'odd'], examples, drop: 0.5 })
  expect(train()).toEqual(train())
})
