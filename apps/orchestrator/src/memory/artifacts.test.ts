import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { planOf } from '../testing/brain.ts'
import { allocateGenerated, artifactsOf, keepArtifact, stillKept } from './artifacts.ts'
import type { KeptArtifact } from './artifacts.ts'
import { emptyRegistry } from './registry.ts'
import type { RefRegistry } from './registry.ts'

const made = (item: string | null, label = 'Soup') => ({
  ...{ item, type: 'dish', label, content: { name: label }, text: `${label}.` },
})
const itemsOf = (...refs: string[]) => ({
  total: refs.length,
  items: refs.map((ref) => ({ ref, label: ref })),
})
const cooking = (...refs: string[]) =>
  planOf(
    { description: 'make', step_type: 'generate', batch: itemsOf(...refs) },
    { description: 'keep', batch: itemsOf(...refs, 'gen_dish_99') },
  )

describe('an artifact in a plan', () => {
  test('gets a ref that was never given before, in every step that names it', () => {
    const first = allocateGenerated(cooking('gen_dish_1', 'gen_dish_2'), emptyRegistry)
    const second = allocateGenerated(cooking('gen_dish_1', 'gen_dish_2'), first.registry)
    const refs = second.plan.steps.map(({ batch }) => batch?.items.map(({ ref }) => ref))
    expect(refs).toEqual([
      ['gen_dish_3', 'gen_dish_4'],
      // Any other ref comes from an earlier turn: the plan may name it but does not make it.
      ['gen_dish_3', 'gen_dish_4', 'gen_dish_99'],
    ])
  })

  test('never shares a ref with an earlier one, in any order of plans and artifacts', () => {
    const act = fc.oneof(
      fc.integer({ min: 1, max: 4 }).map((count) => ({ plan: count })),
      fc.constant({ plan: 0 }),
    )
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        let registry: RefRegistry = emptyRegistry
        const given: string[] = []
        for (const { plan: count } of acts) {
          if (count === 0) {
            const kept = keepArtifact({ artifacts: [], registry }, made(null))
            given.push(kept.artifact.ref)
            registry = kept.registry
            continue
          }
          const wanted = Array.from({ length: count }, (_, index) => `gen_dish_${index + 1}`)
          const { plan, registry: next } = allocateGenerated(cooking(...wanted), registry)
          given.push(...(plan.steps[0]?.batch?.items.map(({ ref }) => ref) ?? []))
          registry = next
        }
        expect(new Set(given).size).toBe(given.length)
      }),
    )
  })
})

describe('a generated artifact', () => {
  const kept = keepArtifact({ artifacts: [], registry: emptyRegistry }, made('gen_dish_1'))

  test('is kept whole under the ref of its batch item, or under the next free ref', () => {
    expect(kept.artifact).toMatchObject({
      ref: 'gen_dish_1',
      content: { name: 'Soup' },
      text: 'Soup.',
      turn: 1,
    })
    const again = keepArtifact(kept, made('gen_dish_1', 'Better soup'))
    expect(again.artifacts).toMatchObject([{ ref: 'gen_dish_1', label: 'Better soup' }])
    expect(keepArtifact(again, made('step', 'Pie')).artifact.ref).toBe('gen_dish_1')
  })

  test('holds no id, wherever a model wrote one', () => {
    const id = '6f9619ff-8b86-4011-b42d-00c04fc964ff'
    const dirty = { ...made(null, id), content: { [id]: [id] }, text: id }
    expect(JSON.stringify(keepArtifact(kept, dirty).artifacts)).not.toContain(id)
  })

  test('is forgotten when there are too many or after too many turns', () => {
    const many = Array.from({ length: 20 }, (_, index): KeptArtifact => ({
      ...kept.artifact,
      ref: `gen_dish_${index}`,
      turn: index,
    }))
    expect(stillKept(many, 20).map(({ ref }) => ref)).toEqual(many.slice(8).map(({ ref }) => ref))
    expect(stillKept(many, 39)).toEqual([])
  })

  test('is shown to a step whose batch names it, or to a step without a batch', () => {
    const both = keepArtifact(kept, made('gen_dish_2')).artifacts
    expect(artifactsOf(both, [{ ref: 'gen_dish_2' }]).map(({ ref }) => ref)).toEqual(['gen_dish_2'])
    expect(artifactsOf(both, []).map(({ ref }) => ref)).toEqual(['gen_dish_1', 'gen_dish_2'])
    expect(artifactsOf(both, [{ ref: 'lot_1' }])).toEqual([])
  })
})
