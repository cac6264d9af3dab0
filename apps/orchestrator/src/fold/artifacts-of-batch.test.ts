import { describe, expect, test } from '@jest/globals'
import type { BatchItem, MadeArtifact } from '@alfred/contracts'
import { artifactsOfBatch } from './artifacts-of-batch.ts'

const item = (ref: string, status: BatchItem['status'] = 'pending'): BatchItem => ({
  ...{ ref, label: ref, status, result: null, error: null, retryable: true },
})
const made = (of: string | null): MadeArtifact => ({
  ...{ item: of, type: 'recipe', label: 'Soup', content: {}, text: 'Soup' },
})
const itemsOf = (...[batch, artifacts]: Parameters<typeof artifactsOfBatch>) => {
  const { wanted, unasked } = artifactsOfBatch(batch, artifacts)
  return [wanted.map((one) => one.item), unasked.map((one) => one.item)]
}

describe('of what a model made', () => {
  test('all is wanted in a step without a batch', () => {
    expect(itemsOf([], [made(null), made('gen_recipe_7')])).toEqual([[null, 'gen_recipe_7'], []])
  })

  test('only what is for an item of the batch is wanted', () => {
    const batch = [item('gen_recipe_1'), item('gen_recipe_2')]
    expect(itemsOf(batch, [made('gen_recipe_2'), made('gen_recipe_3'), made(null)])).toEqual([
      ['gen_recipe_2'],
      ['gen_recipe_3', null],
    ])
  })

  test('one thing without a known item is for the one item that is open', () => {
    const batch = [item('gen_recipe_1', 'complete'), item('gen_recipe_2')]
    expect(itemsOf(batch, [made(null)])).toEqual([['gen_recipe_2'], []])
    expect(itemsOf([item('gen_recipe_1')], [made('recipe_1')])).toEqual([['gen_recipe_1'], []])
  })
})
