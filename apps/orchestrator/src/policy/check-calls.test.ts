import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { actDecisionSchema, blockedCodeSchema } from '@alfred/contracts'
import type { Action, WrittenArtifact } from '@alfred/contracts'
import { registerAll } from '../memory/translate.ts'
import { emptyRegistry } from '../memory/registry.ts'
import { actingState, larder, someId } from '../testing/turn-fixture.ts'
import { checkCalls } from './check-calls.ts'
import { evolve } from '../fold/evolve.ts'
import { defaultLimits } from './limits.ts'
import type { TurnState } from '../state/turn-state.ts'

const known = '11111111-1111-4111-8111-111111111111'
const { registry } = registerAll(emptyRegistry, [{ type: 'lot', id: known, label: 'milk' }])
const uuid = /(?:[0-9a-f]{4}-?){7}[0-9a-f]{4}/gi

const leaf = fc.oneof(
  fc.constantFrom(
    'lot_1',
    'ref_lot_1',
    'lot_2',
    'gen_recipe_1',
    'recipe_77',
    someId,
    someId.replaceAll('-', ''),
    known,
  ),
  fc.string(),
  fc.integer(),
  fc.constant(null),
)
const argumentsJson = fc.oneof(
  fc
    .dictionary(fc.oneof(fc.string(), fc.constantFrom('item', '__proto__', someId)), leaf)
    .map((value) => JSON.stringify(value)),
  fc
    .dictionary(fc.string(), fc.array(fc.dictionary(fc.string(), leaf)))
    .map((value) => JSON.stringify(value)),
  fc.json(),
  fc.string(),
  fc.constantFrom('{"food":"milk"}', '{"item":"lot_1"}', '{"items":["ref_lot_1"]}'),
  fc.constantFrom('', '{', '[]', 'null', '"lot_1"', '{"a":{"b":["lot_1"]}}', '{"__proto__":{"x":"lot_9"}}'),
)
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      action: fc.constant('tool_call' as const),
      tool: fc.oneof(
        fc.constantFrom('put', 'put', 'PUT', 'drop_table', 'constructor', '__proto__'),
        fc.string(),
      ),
      arguments_json: argumentsJson,
      item: fc.constantFrom(null, 'item_1', 'lot_1'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      action: fc.constant('step_complete' as const),
      result_summary: fc.string(),
      artifacts: fc.constant([] as WrittenArtifact[]),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      action: fc.constant('ask_user' as const),
      question: fc.string(),
      options: fc.array(fc.string()),
      context: fc.string(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      action: fc.constant('blocked' as const),
      reason_code: fc.constantFrom(...blockedCodeSchema.options),
      details: fc.string(),
      suggested_next: fc.constantFrom('ask_user' as const, 'replan' as const, 'fail' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      action: fc.constant('fail' as const),
      reason: fc.string(),
      user_message: fc.string(),
    }),
  },
)
const decisionOf = (actionsMax: number) =>
  fc
    .array(action, { minLength: 1, maxLength: actionsMax })
    .map((actions) => actDecisionSchema.parse({ actions }))

const policy = { known: { registry, artifacts: [] }, mayWrite: true }

describe('a model that answers anything', () => {
  test('gets no call through that has an unknown tool, an untranslated ref or an id that it typed', () => {
    const counts = { passed: 0, refused: 0, translated: 0 }
    fc.assert(
      fc.property(decisionOf(12), (made) => {
        const { calls, refused } = checkCalls(made, larder, policy)
        const written = made.actions.filter((one) => one.action === 'tool_call')
        expect(calls.length + refused.length).toBe(written.length)
        for (const call of calls) {
          expect(call.tool).toBe('put')
          const text = JSON.stringify(call.arguments)
          expect([...text.matchAll(uuid)].every(([id]) => id === known)).toBe(true)
          const typed = written[call.call - 1]?.arguments_json ?? ''
          expect(typed.search(uuid)).toBe(-1)
          expect(text).not.toMatch(/"(?:ref_|gen_)?(?:lot|recipe)_\d+"(?!:)/)
          if (text.includes(known)) counts.translated += 1
        }
        counts.passed += calls.length
        counts.refused += refused.length
      }),
      { numRuns: 1_000 },
    )
    expect(counts.passed).toBeGreaterThan(50)
    expect(counts.refused).toBeGreaterThan(500)
    expect(counts.translated).toBeGreaterThan(10)
  })

  test('cannot keep a turn from ending', () => {
    let steps = 0
    fc.assert(
      fc.property(fc.array(decisionOf(2), { minLength: 40, maxLength: 40, size: 'max' }), (decisions) => {
        let state: TurnState = { ...actingState, registry }
        for (const made of decisions) {
          if (state.node === 'reply') break
          steps += 1
          if (state.node === 'think' && actingState.plan)
            state = evolve(
              state,
              { kind: 'planned', plan: actingState.plan, gathered: [], first: [], model_calls: [] },
              defaultLimits,
            )
          const checked = checkCalls(made, larder, { known: state, mayWrite: true })
          const decision = {
            ...{ step_id: 'step_1', decision: made, artifacts: [], refused_artifacts: [] },
            ...{ ...checked, atomic: false, unspoken: false, unspoken_things: [], called: null },
          }
          state = evolve(state, { kind: 'decided', decisions: [decision], model_calls: [] }, defaultLimits)
          if (state.node === 'execute')
            state = evolve(state, { kind: 'applied', step_id: 'step_1', results: [] }, defaultLimits)
        }
        expect(state.node).toBe('reply')
      }),
      { numRuns: 100 },
    )
    expect(steps).toBeGreaterThan(50)
  })
})
