import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { EntityMention, ShownEntity } from '@alfred/contracts'
import { plainUnderstanding } from '../telling/brief-of.ts'
import { resolveMentions } from './resolve-mentions.ts'

const entities: ShownEntity[] = [
  { ref: 'ref_lot_1', type: 'lot', label: 'milk', status: 'external', tier: 'active', note: null },
  { ref: 'lot_2', type: 'lot', label: 'milk', status: 'saved', tier: 'active', note: null },
  {
    ref: 'ref_recipe_3',
    type: 'recipe',
    label: 'Soup',
    status: 'external',
    tier: 'background',
    note: 'recent',
  },
]
const mention = (change: Partial<EntityMention>): EntityMention => ({
  ...{ raw_text: 'it', entity_type: 'lot', resolved_ref: null, candidates: [], confidence: 'low' },
  ...{ resolution: 'unresolved' },
  ...change,
})
const resolved = (one: EntityMention) =>
  resolveMentions({ ...plainUnderstanding(), entity_mentions: [one] }, entities).understanding
    .entity_mentions[0]

describe('a mention', () => {
  test('keeps a known ref, with or without its prefix', () => {
    expect(resolved(mention({ resolved_ref: 'lot_1' }))?.resolved_ref).toBe('lot_1')
    expect(resolved(mention({ resolved_ref: 'ref_lot_1' }))?.resolved_ref).toBe('ref_lot_1')
  })

  test('resolves to its only known candidate, and to nothing when no candidate is known', () => {
    const one = resolved(mention({ candidates: ['lot_9', 'recipe_3'] }))
    expect(one).toMatchObject({ resolved_ref: 'recipe_3', resolution: 'fuzzy' })
    expect(resolved(mention({}))).toMatchObject({ resolved_ref: null, resolution: 'unresolved' })
  })

  test('never resolves to a ref that was not given, whatever a model answers', () => {
    const refs = fc.constantFrom('lot_1', 'lot_7', 'recipe_3', 'gen_recipe_1', 'admin', '')
    fc.assert(
      fc.property(fc.option(refs), fc.array(refs), fc.array(refs), (ref, candidates, dropped) => {
        const wanted = {
          ...plainUnderstanding(),
          entity_mentions: [mention({ resolved_ref: ref, candidates })],
          disambiguation: { entity_type: 'lot', candidates, prompt: 'Which?' },
          entity_curation: { keep: dropped, drop: dropped, clear_all: false },
        }
        const { understanding, question } = resolveMentions(wanted, entities)
        const named = [
          ...understanding.entity_mentions.flatMap((one) => [one.resolved_ref ?? [], one.candidates].flat()),
          ...(question?.candidates.map((one) => one.ref) ?? []),
          ...understanding.entity_curation.drop,
        ]
        const known = ['lot_1', 'ref_lot_1', 'lot_2', 'recipe_3', 'ref_recipe_3']
        expect(named.filter((name) => !known.includes(name))).toEqual([])
      }),
    )
  })
})

describe('the question which of several things is meant', () => {
  const ask = (candidates: string[]) =>
    resolveMentions(
      { ...plainUnderstanding(), disambiguation: { entity_type: 'lot', candidates, prompt: 'Which?' } },
      entities,
    ).question

  test('is asked when the person can tell the things apart', () => {
    expect(ask(['lot_1', 'recipe_3'])?.candidates.map(({ label }) => label)).toEqual(['milk', 'Soup'])
  })

  test('is not asked for two lots of one food, for a single thing, or for unknown things', () => {
    expect(ask(['lot_1', 'lot_2'])).toBeNull()
    expect(ask(['lot_1', 'lot_8'])).toBeNull()
    expect(ask([])).toBeNull()
  })
})
