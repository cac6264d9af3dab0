import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Constraint, ConstraintSnapshot } from '@alfred/contracts'
import { GOAL_IDLE_TURNS, mergeConstraints, settleGoal } from './constraints.ts'
import type { Goal } from './constraints.ts'

const wish = (type: Constraint['type'], value: string, field = ''): Constraint => ({
  ...{ type, field, value, confidence: 1 },
})
const snapshot = (change: Partial<ConstraintSnapshot> = {}): ConstraintSnapshot => ({
  ...{
    new_constraints: [],
    override_constraints: [],
    reset_goal: false,
    goal_update: null,
    source_phrases: [],
  },
  ...change,
})
const said = (...constraints: Constraint[]) => snapshot({ new_constraints: constraints })
const merge = (goal: Goal | null, turn: number, one: ConstraintSnapshot) =>
  mergeConstraints(goal, one, { turn, isReferenced: false })
const valuesOf = (goal: Goal | null) => goal?.constraints.map(({ value }) => value) ?? []

const types = fc.constantFrom<Constraint['type']>(
  'ingredient_required',
  'ingredient_excluded',
  'equipment',
  'cuisine',
  'time_limit',
  'servings',
  'flavor',
)
const wishes = fc.array(fc.tuple(types, fc.constantFrom('cod', 'rice', 'Cod', 'salmon', '30', '4')), {
  maxLength: 12,
})
const snapshots = fc.array(
  fc
    .tuple(wishes, wishes, fc.boolean(), fc.option(fc.constantFrom('fish', 'a cake')))
    .map(([some, others, reset, goal]) =>
      snapshot({
        new_constraints: some.map(([type, value]) => wish(type, value)),
        override_constraints: others.map(([type, value]) => wish(type, value)),
        reset_goal: reset,
        goal_update: goal,
      }),
    ),
  { maxLength: 12 },
)

describe('merging constraints', () => {
  test('keeps what three turns said, one after the other', () => {
    const first = merge(
      null,
      1,
      snapshot({ goal_update: 'fish recipes', new_constraints: [wish('equipment', 'air fryer')] }),
    )
    const second = merge(
      first,
      2,
      said(wish('ingredient_required', 'cod'), wish('ingredient_required', 'rice')),
    )
    const third = merge(second, 3, said(wish('flavor', 'simple')))
    expect(third).toMatchObject({ description: 'fish recipes', startedTurn: 1, lastTurn: 3 })
    expect(valuesOf(third)).toEqual(['air fryer', 'cod', 'rice', 'simple'])
  })

  test('resets first and then adds the constraints of the same message', () => {
    const fish = merge(null, 1, said(wish('ingredient_required', 'cod')))
    const chicken = snapshot({ reset_goal: true, new_constraints: [wish('ingredient_required', 'chicken')] })
    expect(valuesOf(merge(fish, 2, chicken))).toEqual(['chicken'])
    expect(merge(fish, 2, snapshot({ reset_goal: true }))).toBeNull()
  })

  test('replaces by field where a field is named: the side stays when the fish changes', () => {
    const cod = merge(
      null,
      1,
      said(wish('ingredient_required', 'cod', 'protein'), wish('ingredient_required', 'rice', 'side')),
    )
    const salmon = snapshot({ override_constraints: [wish('ingredient_required', 'salmon', 'protein')] })
    expect(valuesOf(merge(cod, 2, salmon))).toEqual(['rice', 'salmon'])
  })

  test('never requires and forbids the same thing: the last message wins', () => {
    const wanted = merge(null, 1, said(wish('ingredient_required', 'cod')))
    const forbidden = merge(wanted, 2, said(wish('ingredient_excluded', 'cod')))
    expect(forbidden?.constraints).toEqual([wish('ingredient_excluded', 'cod')])
  })

  test('drops a goal that was not mentioned for too many turns', () => {
    const goal = merge(null, 1, said(wish('cuisine', 'italian')))
    expect(merge(goal, 1 + GOAL_IDLE_TURNS, snapshot())).not.toBeNull()
    expect(merge(goal, 2 + GOAL_IDLE_TURNS, snapshot())).toBeNull()
    const referred = mergeConstraints(goal, snapshot(), { turn: 4, isReferenced: true })
    expect(merge(referred, 4 + GOAL_IDLE_TURNS, snapshot())).not.toBeNull()
  })

  test('is deterministic, bounded and free of duplicates, and keeps one value of a single-valued type', () => {
    fc.assert(
      fc.property(snapshots, (all) => {
        const run = () => all.reduce<Goal | null>((goal, one, index) => merge(goal, index + 1, one), null)
        const goal = run()
        expect(run()).toEqual(goal)
        const constraints = goal?.constraints ?? []
        const keys = constraints.map(({ type, value }) => `${type} ${value.toLowerCase()}`)
        expect(new Set(keys).size).toBe(keys.length)
        expect(keys.length).toBeLessThanOrEqual(30)
        for (const single of ['cuisine', 'time_limit', 'servings', 'difficulty'])
          expect(constraints.filter(({ type }) => type === single).length).toBeLessThanOrEqual(1)
        const required = constraints.filter(({ type }) => type === 'ingredient_required')
        const excluded = constraints.filter(({ type }) => type === 'ingredient_excluded')
        const words = new Set(excluded.map(({ value }) => value.toLowerCase()))
        expect(required.some(({ value }) => words.has(value.toLowerCase()))).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  test('changes nothing when the same constraint is said again', () => {
    fc.assert(
      fc.property(wishes, (some) => {
        const one = said(...some.map(([type, value]) => wish(type, value)))
        const once = merge(null, 1, one)
        expect(merge(once, 1, one)).toEqual(once)
      }),
    )
  })
})

describe('a plan about something else', () => {
  const fish = settleGoal(merge(null, 1, said(wish('ingredient_required', 'cod'))), {
    ...{ subdomain: 'recipes', snapshot: snapshot(), hasResolvedMention: false, turn: 1 },
  })
  const other = { subdomain: 'shopping', hasResolvedMention: false, turn: 2 }

  test('drops the old constraints only when a new goal was stated and no mention was resolved', () => {
    const stated = snapshot({ goal_update: 'a list for the party' })
    expect(settleGoal(fish, { ...other, snapshot: stated })).toMatchObject({
      description: 'a list for the party',
      constraints: [],
      subdomain: 'shopping',
    })
    expect(settleGoal(fish, { ...other, snapshot: snapshot() })).toBe(fish)
    expect(settleGoal(fish, { ...other, snapshot: stated, hasResolvedMention: true })).toBe(fish)
    expect(settleGoal(fish, { ...other, subdomain: 'recipes', snapshot: stated })).toBe(fish)
  })
})
