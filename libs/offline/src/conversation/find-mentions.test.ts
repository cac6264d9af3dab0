import { describe, expect, test } from '@jest/globals'
import type { ShownEntity } from '@alfred/contracts'
import { findMentions } from './find-mentions.ts'

const thing = (ref: string, label: string, change: Partial<ShownEntity> = {}): ShownEntity => ({
  ...{ ref, type: ref.replace(/^(?:gen_|ref_)?([a-z]+)_\d+$/, '$1'), label, status: 'saved' },
  ...{ tier: 'active', note: 'turn 3' },
  ...change,
})
const generated = (ref: string, label: string) =>
  thing(ref, label, { status: 'generated', note: 'turn 4, not saved' })

const three = [
  generated('gen_recipe_1', 'Honey Garlic Cod'),
  generated('gen_recipe_2', 'Lemon Butter Cod'),
  generated('gen_recipe_3', 'Fish Pie'),
]
const kitchen = [thing('ref_lot_1', 'milk', { note: 'turn 1' }), ...three]

describe('an entity mention', () => {
  test.each([
    ['save all three', ['gen_recipe_1', 'gen_recipe_2', 'gen_recipe_3']],
    ['save them', ['gen_recipe_1', 'gen_recipe_2', 'gen_recipe_3']],
    ['save the second one', ['gen_recipe_2']],
    ['keep number 3', ['gen_recipe_3']],
    ['save the first one and the third one', ['gen_recipe_1', 'gen_recipe_3']],
    ['the last one sounds best', ['gen_recipe_3']],
    ['save the Lemon Butter Cod', ['gen_recipe_2']],
    ['I like honey garlic cod and fish pie', ['gen_recipe_1', 'gen_recipe_3']],
    ['use the milk', ['ref_lot_1']],
    ['the pie recipe please', ['gen_recipe_3']],
    ['I bought butter', []],
    ['I made it and used up all the prawns and both leeks', []],
    ['save all of the recipes please', ['gen_recipe_1', 'gen_recipe_2', 'gen_recipe_3']],
    ['save both and tell me more', ['gen_recipe_1', 'gen_recipe_2', 'gen_recipe_3']],
    ['what is in my fridge?', []],
  ])('in "%s" is found', (message, refs) => {
    expect(findMentions(message, kitchen).mentions.map(({ resolved_ref }) => resolved_ref)).toEqual(refs)
  })

  test('leads to a question when several entities fit', () => {
    const found = findMentions('save the cod recipe', kitchen)
    expect(found.disambiguation).toMatchObject({ candidates: ['gen_recipe_1', 'gen_recipe_2'] })
    expect(found.mentions).toMatchObject([{ resolved_ref: null, resolution: 'unresolved' }])
  })

  test('may be "it" when only one entity came up last', () => {
    const one = [thing('ref_lot_1', 'milk', { note: 'turn 1' }), thing('recipe_1', 'Soup')]
    expect(findMentions('delete it', one).mentions).toMatchObject([{ resolved_ref: 'recipe_1' }])
    expect(findMentions('delete it', three).mentions).toEqual([])
  })

  test('is a background entity only when that is named', () => {
    const background = [thing('ref_recipe_7', 'Thai Curry', { tier: 'background', note: 'recent' })]
    expect(findMentions('save it', background).mentions).toEqual([])
    expect(findMentions('cook the Thai curry', background).mentions).toMatchObject([
      { resolved_ref: 'ref_recipe_7' },
    ])
  })
})
