import { describe, expect, test } from '@jest/globals'
import { plainUnderstanding } from '../telling/brief-of.ts'
import {
  appliedAt,
  decided,
  fail,
  failed,
  gaveUp,
  fold,
  kept,
  keeping,
  planned,
  question,
  read,
  succeeded,
  toPlan,
  toPut,
} from '../testing/turn-records.ts'
import { planOf, stepComplete } from '../testing/brain.ts'

describe('a message of several parts', () => {
  test('has its calls applied and is done without a plan when all were read from it', () => {
    const state = fold([read({ work: [toPut()] }), appliedAt('read_1', succeeded())])
    expect(state).toMatchObject({ node: 'reply', isDirect: true, ending: { status: 'done' } })
    expect(state.facts.map(({ text }) => text)).toEqual(['Put milk.'])
  })

  test('has each part done by its own agent, under its own key, in one turn', () => {
    const scales = { domain: 'scales', version: 1 }
    const second = { ...toPut(1, 'read_2'), agent: scales }
    const between = fold([read({ work: [toPut(), second] }), appliedAt('read_1', succeeded())])
    expect(between).toMatchObject({ node: 'execute', agent: scales, steps: [{ open: { ordinal: 2 } }] })
    const done = fold([
      read({ work: [toPut(), second] }),
      appliedAt('read_1', succeeded()),
      appliedAt('read_2', succeeded(1, 'egg')),
    ])
    expect(done.facts.map(({ text }) => text)).toEqual(['Put milk.', 'Put egg.'])
  })

  test('goes on with the next part when one has failed, and tells both', () => {
    const mended = fold([
      read({ work: [toPut(), toPut(1, 'read_2')] }),
      appliedAt('read_1', failed()),
      decided([stepComplete], [], 'read_1'),
      appliedAt('read_2', succeeded(1, 'egg')),
    ])
    expect(mended).toMatchObject({ node: 'reply', ending: { status: 'partial' } })
    expect(mended.facts.map(({ text }) => text)).toEqual(['That failed.', 'Put egg.'])
  })

  test('goes on behind a part that cannot be done, and tells why it cannot', () => {
    const state = fold([
      read({ work: [toPlan, toPut(1, 'read_2')] }),
      planned(),
      decided([fail]),
      appliedAt('read_2', succeeded(1, 'egg')),
    ])
    expect(state).toMatchObject({ node: 'reply', notes: [], ending: { status: 'partial', error: null } })
    expect(state.facts.filter(({ isFailure }) => isFailure)).toHaveLength(1)
    expect(state.facts.map(({ text }) => text)).toContain('Put egg.')
  })

  test('stops at a breakdown, and tells what has not begun', () => {
    const state = fold([read({ work: [toPlan, toPut(1, 'read_2')] }), gaveUp])
    expect(state).toMatchObject({ node: 'reply', notes: ['Not begun yet: as asked'] })
  })

  test('goes on beside what a tool offered, which waits for its yes in the end', () => {
    const call = { tool: 'commit', arguments: {} }
    const pending = {
      ...{ kind: 'confirmation' as const, version: 1, summary: 'Log it?', data: {}, options: [] },
      ...{ confirm: call, cancel: null, edit: null },
    }
    const offered = { ...succeeded(), outcome: { ok: true as const, entities: [], data: {}, pending } }
    const state = fold([
      read({ work: [toPut(), toPut(1, 'read_2')] }),
      appliedAt('read_1', offered),
      appliedAt('read_2', succeeded(1, 'egg')),
    ])
    expect(state).toMatchObject({ notes: [], ending: { status: 'blocked', offer: { summary: 'Log it?' } } })
    expect(state.facts.map(({ text }) => text)).toContain('Put egg.')
  })

  test('goes on behind a part that asks something, and asks it in the end', () => {
    const state = fold([
      read({ work: [toPlan, toPut(1, 'read_2')] }),
      planned(),
      decided([question]),
      appliedAt('read_2', succeeded(1, 'egg')),
    ])
    expect(state).toMatchObject({ node: 'reply', queue: [], notes: [] })
    expect(state.facts.map(({ text }) => text)).toEqual(['Put egg.'])
    const offer = {
      kind: 'disambiguation',
      waiting: { for: 'step', frames: [{ route: { agent: 'larder' } }] },
    }
    expect(state.ending).toMatchObject({ status: 'blocked', questions: ['Which?'], offer })
  })

  test('tells which part was not understood, and leaves nothing open by it', () => {
    const puzzled = planned({
      ...planOf(),
      decision: 'clarify',
      clarification_questions: ['What shall I do?'],
      asks: [{ slot: 'message', about: null, tool: null }],
    })
    const state = fold([
      read({ work: [toPlan, toPut(1, 'read_2')] }),
      puzzled,
      appliedAt('read_2', succeeded(1, 'egg')),
    ])
    expect(state).toMatchObject({
      notes: ['I did not understand "as asked": say it in other words.'],
      ending: { status: 'done', questions: [], offer: null },
    })
  })

  test('of which two ask something, asks the last and keeps the first behind it', () => {
    const state = fold([
      read({ work: [toPlan, toPlan] }),
      ...[planned(), decided([question]), planned(), decided([question])],
    ])
    expect(state.ending).toMatchObject({ questions: ['Which?'], behind: [{ summary: 'Which?' }] })
  })

  test('asks for a yes before more changes than the limit, read from the message or not', () => {
    const state = fold([read({ work: [toPut(11)] })])
    expect(state).toMatchObject({ node: 'reply', ending: { status: 'blocked' } })
    expect(state.ending?.offer).toMatchObject({ kind: 'confirmation', waiting: { needsYes: true } })
  })

  test('that is small talk is answered as it was read', () => {
    expect(fold([read({ small_talk: 'My pleasure!' })]).ending).toMatchObject({
      status: 'done',
      said: 'My pleasure!',
    })
  })
})

describe('what is told of the person', () => {
  test('is kept before anything is planned, and told', () => {
    const state = fold([read({ keep: keeping, work: [toPlan] })])
    expect(state.node).toBe('keep')
    const result = { ...succeeded(), tool: 'keep', facts: ['I keep that.'] }
    const after = fold([read({ keep: keeping, work: [toPlan] }), kept(result)])
    expect(after).toMatchObject({ node: 'think', facts: [{ text: 'I keep that.', isChange: true }] })
  })

  test('holds for what is planned in the same turn', () => {
    const constraints = [{ kind: 'allergy', value: 'nuts' }]
    const context = {
      dashboard: null,
      constraints,
      profile: [],
      background: [],
      blocks: [],
      detail: null,
      objection: null,
    }
    const record = kept(succeeded())
    const gathered = [{ domain: 'larder', context }]
    const after = fold([read({ keep: keeping, work: [toPlan] }), { ...record, gathered } as typeof record])
    expect(after.gathered['larder']?.constraints).toEqual(constraints)
  })

  test('that could not be kept is told as a failure, and the rest goes on', () => {
    const after = fold([read({ keep: keeping, work: [toPut()] }), kept(failed())])
    expect(after).toMatchObject({ node: 'execute', facts: [{ text: 'That failed.', isFailure: true }] })
  })
})

describe('a wish to undo that a model read', () => {
  const undo = { tool: 'undo_changes', arguments: { which: 'change' } } as const
  const source = '70000000-0000-4000-8000-000000000001'
  const milk = { entity_type: 'lot', id: source, label: 'milk', place: 'stock', op: 'created' }
  const changes = [{ ...milk, before: null, after: { quantity: 2 } }]
  const shown = (data: Record<string, unknown>) =>
    fold([read({ look_back: undo }), { kind: 'looked_back', outcome: { ok: true, entities: [], data } }])

  test('is shown what it would take back, and asks for a yes to that', () => {
    expect(fold([read({ look_back: undo })])).toMatchObject({
      node: 'look_back',
      lookBack: { tool: 'show_changes', arguments: { which: 'change' } },
    })
    expect(shown({ source, changes, changed_since: [] }).ending).toMatchObject({
      status: 'blocked',
      questions: [expect.stringMatching(/added 2 milk to your stock\. Shall I undo what I changed last\?$/)],
      offer: { kind: 'confirmation', waiting: { for: 'undo', arguments: { source } } },
    })
  })

  test('asks for nothing where nothing was changed, or where it cannot be taken back any more', () => {
    const told = (data: Record<string, unknown>) => {
      const { ending, facts } = shown(data)
      return [ending?.status, ending?.offer, facts.map(({ text }) => text).join(' ')]
    }
    expect(told({ changes: [] })).toEqual(['done', null, 'I have changed nothing for you lately.'])
    expect(told({ source, changes, changed_since: ['milk'] })).toEqual([
      'done',
      null,
      expect.stringContaining('It cannot be taken back as it is: there were later changes to milk.'),
    ])
  })

  test('waits for what the message is besides', () => {
    const understanding = { ...plainUnderstanding(), language: 'en' }
    expect(fold([read({ understanding, work: [toPut()] })]).node).toBe('execute')
  })
})
