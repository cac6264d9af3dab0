import { describe, expect, test } from '@jest/globals'
import type { StepDecision, TurnRecord } from '../state/turn-record.ts'
import { planOf, stepComplete } from '../testing/brain.ts'
import { appliedAt, decided, fold, planned, read, succeeded, toPlan } from '../testing/turn-records.ts'
import { defaultLimits } from '../policy/limits.ts'
import { evolve } from './evolve.ts'

const saved_by = { tool: 'keep_dish', argument: 'dish' }
const made = (...labels: string[]): StepDecision['artifacts'] =>
  labels.map((label) => ({ item: null, type: 'dish', label, content: {}, text: label, saved_by }))

/** A turn that generates dishes and does nothing else. */
function generated(artifacts: StepDecision['artifacts']) {
  const record = decided([stepComplete])
  const withArtifacts: TurnRecord =
    record.kind === 'decided'
      ? { ...record, decisions: record.decisions.map((one) => ({ ...one, artifacts })) }
      : record
  return fold([
    read({ work: [toPlan] }),
    planned(planOf({ description: 'make it', step_type: 'generate' })),
    withArtifacts,
  ])
}

describe('the offer to save what was generated', () => {
  test('is made at the end of the turn, which is done nevertheless', () => {
    expect(generated(made('Soup')).ending).toMatchObject({
      status: 'done',
      questions: ['Shall I save it?'],
      offer: { kind: 'confirmation', waiting: { offer: { confirm: { arguments: { dish: 'gen_dish_1' } } } } },
    })
  })

  test('is one for all that was generated', () => {
    const { ending } = generated(made('Soup', 'Stew', 'Pie'))
    expect(ending?.offer).toMatchObject({ summary: 'Shall I save all 3?', waiting: { more: [{}, {}] } })
  })

  test('is not made for what nobody saves', () => {
    const [soup] = made('Soup')
    expect(generated(soup ? [{ ...soup, saved_by: undefined }] : []).ending?.offer).toBeNull()
  })

  test('is carried out by a yes, for each in one decision that is done whole or not at all', () => {
    const state = generated(made('Soup', 'Stew'))
    const { offer } = state.ending ?? {}
    if (offer?.waiting.for !== 'calls') throw new TypeError('Nothing was offered.')
    const wire = { ...offer, id: 'a', expires_at: '2026-11-22T10:30:00Z' }
    const next = {
      ...state,
      node: 'receive' as const,
      ending: null,
      steps: [],
      frames: [],
      generated: [],
      decisions: 0,
    }
    const pending = { wire, shown_at: null, message: 'make it', waiting: offer.waiting }
    const confirmed = evolve(
      { ...next, pending },
      { kind: 'received', path: { to: 'call', call: 'confirm', extra: {} } },
      defaultLimits,
    )
    expect(confirmed.steps[0]?.open).toMatchObject({
      atomic: true,
      calls: [{ arguments: { dish: 'gen_dish_1' } }, { arguments: { dish: 'gen_dish_2' } }],
    })
    const saved = (call: number, label: string) => {
      const result = succeeded(call, label)
      const entity = {
        type: 'dish',
        id: `00000000-0000-4000-8000-00000000000${call}`,
        label,
        source: 'generated' as const,
      }
      return {
        ...result,
        outcome: { ok: true as const, entities: [{ ...entity, op: 'created' as const }], data: {} },
      }
    }
    const done = evolve(confirmed, appliedAt('confirm', saved(1, 'Soup'), saved(2, 'Stew')), defaultLimits)
    expect(done).toMatchObject({ artifacts: [], ending: { status: 'done', offer: null } })
    expect(done.savedArtifacts.map(({ ref }) => ref)).toEqual(['gen_dish_1', 'gen_dish_2'])
  })
})
