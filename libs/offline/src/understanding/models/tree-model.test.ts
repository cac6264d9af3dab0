import { expect, test } from '@jest/globals'
import { hashOf } from './feature-hash.ts'
import { probabilityOf, type TreeModel } from './tree-model.ts'
import { decodeTreeModel, encodeTreeModel } from './tree-model-file.ts'

const model: TreeModel = { trees: [[hashOf('sure'), [hashOf('takes away'), -1, 2], -3], 0.5] }

test('trees say how probable a yes is by what is there together', () => {
  expect(probabilityOf(model, ['sure'])).toBeCloseTo(1 / (1 + Math.exp(-2.5)))
  expect(probabilityOf(model, ['takes away', 'sure'])).toBeCloseTo(1 / (1 + Math.exp(0.5)))
  expect(probabilityOf(model, [])).toBeCloseTo(1 / (1 + Math.exp(2.5)))
})

test('trees are the same after they were written and read', () => {
  expect(decodeTreeModel(encodeTreeModel(model))).toEqual(model)
})
