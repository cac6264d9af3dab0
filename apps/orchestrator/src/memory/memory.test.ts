import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { nextConversationState, readConversationState } from './conversation-state.ts'
import {
  emptyRegistry,
  referTo,
  register,
  registerBackground,
  resolveRef,
  shownEntities,
} from './registry.ts'
import type { RefRegistry } from './registry.ts'
import { registerAll, translateArguments } from './translate.ts'
import { hasId, withoutIds, withoutIdsIn } from './without-ids.ts'

const types = fc.constantFrom('lot', 'recipe', 'shopping_item', 'constructor')
const pool = Array.from({ length: 260 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`)
/** One type per id, as in a database: a row never has two types. */
const entityAt = (at: number, label: string) => ({
  type: ['lot', 'recipe', 'shopping_item', 'constructor'][at % 4] ?? 'lot',
  id: pool[at % pool.length] ?? '',
  label,
})
/** More entities than the registry remembers. */
const entities = fc.array(fc.tuple(fc.nat(259), fc.string({ maxLength: 12 })), {
  minLength: 150,
  maxLength: 400,
  size: 'max',
})
const idText = fc
  .uuid()
  .chain((id) => fc.constantFrom(id, id.toUpperCase(), id.replaceAll('-', ''), `{${id}}`, `lot ${id}!`))

describe('refs', () => {
  test('never change their meaning and are never given twice, even after entries were forgotten', () => {
    let forgotten = 0
    fc.assert(
      fc.property(entities, (steps) => {
        const meaning = new Map<string, string>()
        const changed: string[] = []
        let registry: RefRegistry = emptyRegistry
        for (const [at, label] of steps) {
          const entity = entityAt(at, label)
          const before = registry
          const registered = register(registry, entity)
          registry = registered.registry
          const known = meaning.get(registered.ref) ?? entity.id
          if (known !== entity.id || resolveRef(registry, registered.ref) !== entity.id)
            changed.push(entity.id)
          meaning.set(registered.ref, entity.id)
          forgotten += before.entries.length === 100 && registry.entries.length === 100 ? 1 : 0
        }
        for (const [ref, id] of meaning) if ((resolveRef(registry, ref) ?? id) !== id) changed.push(id)
        expect(changed).toEqual([])
        expect(registry.entries.length).toBeLessThanOrEqual(100)
      }),
      { numRuns: 25 },
    )
    expect(forgotten).toBeGreaterThan(50)
  })

  test('are the same for the same entities in the same order', () => {
    fc.assert(
      fc.property(entities, (steps) => {
        const all = steps.map(([at, label]) => entityAt(at, label))
        const cut = Math.floor(all.length / 2)
        const first = registerAll(emptyRegistry, all.slice(0, cut))
        const second = registerAll(first.registry, all.slice(cut))
        const together = registerAll(emptyRegistry, all)
        expect(second.registry).toEqual(together.registry)
        expect([...first.refs, ...second.refs]).toEqual(together.refs)
      }),
      { numRuns: 25 },
    )
  })

  test('of an earlier turn are marked as such and keep their meaning', () => {
    const { registry, ref } = register(emptyRegistry, entityAt(0, 'milk'))
    expect(shownEntities(registry)).toEqual([
      { ref: 'lot_1', type: 'lot', label: 'milk', status: 'saved', tier: 'active', note: 'turn 1' },
    ])
    const later = { ...registry, turn: 2 }
    expect(shownEntities(later)).toMatchObject([{ ref: 'lot_1', status: 'external' }])
    expect(resolveRef(later, 'ref_lot_1')).toBe(resolveRef(registry, ref))
  })

  test('keep what was read of an entity when a message mentions it', () => {
    const entity = { ...entityAt(0, 'moussaka'), source: 'db_lookup' as const }
    const told = registerBackground(emptyRegistry, { entity, reason: 'planned for dinner on 2026-11-25' })
    const mentioned = referTo(told, 'lot_1', 'the moussaka')
    const note = '"the moussaka"; planned for dinner on 2026-11-25'
    expect(shownEntities(mentioned)).toMatchObject([{ ref: 'lot_1', tier: 'active', note }])
    expect(shownEntities(referTo(mentioned, 'lot_1', 'the moussaka'))).toMatchObject([{ note }])
  })
})

describe('the arguments of a call', () => {
  const { registry } = registerAll(emptyRegistry, [entityAt(0, 'milk'), entityAt(1, 'soup')])
  const known = { registry, artifacts: [] }
  /** Puts a value somewhere into arguments: in a field, a list, an object in a list. */
  const places = fc.constantFrom<(value: unknown) => Record<string, unknown>>(
    (value) => ({ item: value }),
    (value) => ({ items: ['x', value] }),
    (value) => ({ a: { b: [{ c: value }] } }),
    (value) => ({ a: [[[value]]], rest: 1 }),
  )

  test('get the id for every ref, wherever it stands', () => {
    fc.assert(
      fc.property(places, fc.constantFrom('lot_1', 'ref_lot_1'), (place, ref) => {
        expect(translateArguments(known, place(ref))).toEqual({ ok: true, arguments: place(pool[0]) })
      }),
    )
  })

  test('are refused with a ref that was never given', () => {
    fc.assert(
      fc.property(places, types, fc.integer({ min: 3, max: 999 }), (place, type, number) => {
        const ref = `${type}_${number}`
        expect(translateArguments(known, place(ref))).toEqual({
          ok: false,
          problem: `There is nothing called ${ref} here.`,
        })
      }),
    )
  })

  test('are refused with an id that a model typed, in any spelling and as a field’s name', () => {
    fc.assert(
      fc.property(places, idText, (place, id) => {
        expect(translateArguments(known, place(id)).ok).toBe(false)
        expect(translateArguments(known, place({ [id]: 1 })).ok).toBe(false)
      }),
    )
  })

  test('without refs stay as they are', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (args) => {
        const plain = JSON.parse(JSON.stringify(args)) as Record<string, unknown>
        const translation = translateArguments(known, plain)
        fc.pre(translation.ok)
        expect(translation).toEqual({ ok: true, arguments: plain })
      }),
    )
  })
})

describe('texts for a prompt', () => {
  test('lose every id, in any spelling and at any depth', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), idText)), (parts) => {
        expect(hasId(withoutIds(parts.join(' ')))).toBe(false)
        const value = withoutIdsIn({ a: parts, [parts.join('')]: [{ b: parts.join('') }] })
        expect(hasId(JSON.stringify(value).replaceAll('","', '" "'))).toBe(false)
      }),
    )
  })

  test('are otherwise unchanged', () => {
    expect(withoutIds('2 l milk until 2026-11-27, 12345678 eggs')).toBe(
      '2 l milk until 2026-11-27, 12345678 eggs',
    )
  })
})

describe('the state of a conversation', () => {
  test('survives JSON unchanged and does not grow in a thousand turns', () => {
    let state = readConversationState({})
    const sizes: number[] = []
    let changed = 0
    for (let turn = 0; turn < 1_000; turn += 1) {
      const { registry } = registerAll(
        state.registry,
        Array.from({ length: 7 }, (_, at) => entityAt(turn * 7 + at, `food ${turn}`)),
      )
      const message = `message ${turn} `.repeat(400)
      const facts = Array.from({ length: 60 }, () => 'fact')
      state = nextConversationState(state, {
        ...{ registry, message, response: message, facts, pending: null },
        ...{ goal: null, artifacts: [], agent: 'larder', language: 'en' },
        changed: [],
      })
      const text = JSON.stringify(state)
      const read = readConversationState(JSON.parse(text) as Record<string, unknown>)
      if (JSON.stringify(read) !== text) changed += 1
      sizes.push(text.length)
      state = read
    }
    expect(changed).toBe(0)
    expect(state.registry.turn).toBe(1_001)
    expect(state.recent_turns).toHaveLength(3)
    expect(Math.max(...sizes)).toBeLessThan(52_000)
  })

  test("remembers no id from a person's message or from a reply", () => {
    const id = pool[7] ?? ''
    const state = nextConversationState(readConversationState({}), {
      registry: emptyRegistry,
      message: `use ${id}`,
      response: `Used ${id}.`,
      facts: [],
      changed: [],
      pending: null,
      goal: null,
      artifacts: [],
      agent: null,
      language: null,
    })
    expect(JSON.stringify(state)).not.toContain(id)
  })
})
