import { describe, expect, test } from '@jest/globals'
import { workingSet } from '../memory/working-set.ts'
import type { Action, CallResult } from '@alfred/contracts'
import { callOf, planOf, stepComplete } from '../testing/brain.ts'
import { someId as id } from '../testing/turn-fixture.ts'
import {
  applied,
  blockedFor,
  callAgent,
  decided,
  fail,
  failed,
  fold,
  gaveUp,
  planned,
  put,
  question,
  received,
  routedTo,
  succeeded,
  toAct,
  toExecute,
  understood,
} from '../testing/turn-records.ts'
import type { Node } from '../state/transitions.ts'
import type { TurnRecord } from '../state/turn-record.ts'

describe('a turn', () => {
  const table: [string, TurnRecord[], Node, string | null][] = [
    ['begins by understanding', [], 'understand', null],
    ['is routed once it is understood', [understood], 'route', null],
    ['is planned once it is routed', [understood, routedTo('larder')], 'think', null],
    ['is done without an agent', [understood, routedTo(null)], 'reply', 'done'],
    ['is worked at once it is planned', toAct, 'act', null],
    ['is done when the plan is empty', [...toAct.slice(0, 2), planned(planOf())], 'reply', 'done'],
    [
      'asks back when the plan does',
      [...toAct.slice(0, 2), planned({ ...planOf(), decision: 'clarify', clarification_questions: ['?'] })],
      'reply',
      'blocked',
    ],
    [
      'proposes when the plan does',
      [...toAct.slice(0, 2), planned({ ...planOf(), decision: 'propose', proposal_message: 'Soup?' })],
      'reply',
      'blocked',
    ],
    ['executes a decision with calls', toExecute, 'execute', null],
    [
      'executes a decision whose calls were all refused',
      [...toAct, decided([put], ['No.'])],
      'execute',
      null,
    ],
    ['acts again after its calls', [...toExecute, applied(succeeded())], 'act', null],
    [
      'is done when calls that succeeded complete the last step',
      [...toAct, decided([put, stepComplete]), applied(succeeded())],
      'reply',
      'done',
    ],
    [
      'is not complete when a call failed',
      [...toAct, decided([put, stepComplete]), applied(failed())],
      'act',
      null,
    ],
    [
      'is not complete when a call was refused',
      [...toAct, decided([put, put, stepComplete], ['No.']), applied(succeeded(2))],
      'act',
      null,
    ],
    ['is done when the step is said to be complete', [...toAct, decided([stepComplete])], 'reply', 'done'],
    [
      'goes on with the next step',
      [...toAct.slice(0, 2), planned(planOf('one', 'two')), decided([stepComplete])],
      'act',
      null,
    ],
    ['waits for the person', [...toAct, decided([question])], 'reply', 'blocked'],
    ['fails when the agent does', [...toAct, decided([fail])], 'reply', 'failed'],
    ['goes on without an agent that is not there', [...toAct, decided([callAgent])], 'act', null],
    [
      'is partial when it fails after something was done',
      [...toExecute, applied(succeeded()), decided([fail])],
      'reply',
      'partial',
    ],
    [
      'is partial when one call of two failed for good',
      [...toAct, decided([put, put]), applied(succeeded(1), failed(2)), decided([stepComplete])],
      'reply',
      'partial',
    ],
    [
      'is failed when its only call did',
      [...toExecute, applied(failed()), decided([stepComplete])],
      'reply',
      'failed',
    ],
    ['gives up while it understands', [gaveUp], 'reply', 'failed'],
    ['gives up while it routes', [understood, gaveUp], 'reply', 'failed'],
    ['gives up while it plans', [understood, routedTo('larder'), gaveUp], 'reply', 'failed'],
    ['gives up while it acts', [...toAct, gaveUp], 'reply', 'failed'],
    ['gives up while it executes, which may have worked', [...toExecute, gaveUp], 'reply', 'partial'],
  ]

  test.each(table)('%s', (...[, records, node, status]) => {
    const state = fold(records)
    expect([state.node, state.ending?.status ?? null]).toEqual([node, status])
    expect(state.recordsFolded).toBe(records.length + 1)
  })

  test('hands what an agent asks another one on with the refs that are known, by their labels', () => {
    const before = fold([...toExecute, applied(succeeded())])
    const [{ ref, label } = { ref: '', label: '' }] = workingSet(before)
    const asking = { ...callAgent, refs: [ref, 'recipe_99', ref], context: 'for four' } as Action
    const record = decided([asking])
    if (record.kind === 'decided')
      record.decisions = record.decisions.map((one) => ({ ...one, called: { domain: 'chef', version: 1 } }))
    const { route, frames, agent } = fold([...toExecute, applied(succeeded()), record])
    expect(agent?.domain).toBe('chef')
    expect(route?.handoff).toEqual({
      source_agent: 'larder',
      refs: [{ ref, label }],
      context: 'for four',
    })
    expect(frames.at(-1)?.route.handoff).toBeUndefined()
  })

  test('accepts at each node only the records that belong there', () => {
    const ways: Partial<Record<Node, TurnRecord[]>> = {
      understand: [],
      route: [understood],
      think: [understood, routedTo('larder')],
      act: toAct,
      execute: toExecute,
      reply: [understood, routedTo(null)],
    }
    const records = [
      received,
      understood,
      routedTo('larder'),
      routedTo(null),
      planned(),
      decided([put]),
      applied(),
      gaveUp,
    ]
    const legal = Object.entries(ways).flatMap(([node, way]) =>
      records.filter((record) => isTaken([...way, record])).map(({ kind }) => `${node} ${kind}`),
    )
    expect(new Set(legal)).toEqual(
      new Set([
        'understand understood',
        'understand gave_up',
        'route routed',
        'route gave_up',
        'think planned',
        'think gave_up',
        'act decided',
        'act gave_up',
        'execute applied',
        'execute gave_up',
      ]),
    )
  })

  test('is determined by its records alone', () => {
    const records = [...toAct, decided([put, put]), applied(succeeded(1), failed(2)), decided([stepComplete])]
    const stored = JSON.parse(JSON.stringify(records)) as TurnRecord[]
    expect(fold(stored)).toEqual(fold(records))
  })

  test('reports uncertainty when it gives up a decision that was sent', () => {
    const state = fold([...toExecute, gaveUp])
    expect(state.facts).toEqual([
      { text: expect.stringContaining('not certain'), isFailure: true, isChange: false },
    ])
    expect(state.ending?.isBreakdown).toBe(true)
    expect(fold([...toAct, gaveUp]).facts).toEqual([])
  })

  test('reports a plain internal error when no request to apply was left unanswered', () => {
    const fault = { ...gaveUp, unanswered: false }
    expect(fold([...toExecute, fault])).toMatchObject({
      facts: [],
      ending: {
        status: 'failed',
        error: { message: 'Something went wrong on our side. Nothing was changed.' },
      },
    })
    const afterAChange = fold([...toExecute, applied(succeeded()), decided([put]), fault])
    expect(afterAChange.facts).toEqual([{ text: 'Put milk.', isFailure: false, isChange: true }])
    expect(afterAChange.ending).toMatchObject({
      status: 'partial',
      error: { message: expect.stringContaining('nothing else was changed') },
    })
  })

  test('does not report a failure that the next decision mended', () => {
    const state = fold([...toExecute, applied(failed()), decided([put, stepComplete]), applied(succeeded())])
    expect(state.ending?.status).toBe('done')
    expect(state.facts).toEqual([{ text: 'Put milk.', isFailure: false, isChange: true }])
  })

  test('reports a failure that no decision mended, even after a replan without steps', () => {
    const replanned = [...toExecute, applied(failed()), blockedFor('PLAN_INVALID'), planned(planOf())]
    const state = fold(replanned)
    expect(state.facts).toEqual([{ text: 'That failed.', isFailure: true, isChange: false }])
    expect(state.ending?.status).toBe('failed')
    const withEffects = [...toExecute, applied(succeeded()), decided([put]), applied(failed())]
    const partial = fold([...withEffects, blockedFor('PLAN_INVALID'), planned(planOf())])
    expect(partial.ending?.status).toBe('partial')
  })

  test('reports of several failed calls the one that an agent which gives up names', () => {
    const because = (text: string): CallResult => ({ ...failed(), facts: [text] })
    const second = [decided([put]), applied(because('No recipe "dal" is saved.'))]
    const tried = [...toExecute, applied(because('No figures for dal.')), ...second]
    const naming = (user_message: string) =>
      fold([...tried, decided([{ action: 'fail', reason: 'r', user_message }])]).facts
    expect(naming('No figures for dal.').map(({ text }) => text)).toEqual(['No figures for dal.'])
    expect(naming('I cannot do it.').map(({ text }) => text)).toEqual(['No recipe "dal" is saved.'])
  })

  test('tells the model what is wrong with its arguments, and the person that it was not done', () => {
    const refused = failed()
    const error = { code: 'INVALID_ARGUMENTS', message: '', retryable: true }
    const facts = ['The arguments do not fit: kind: Invalid option.']
    const wrong: CallResult = { ...refused, outcome: { ok: false, error }, facts }
    const state = fold([...toExecute, applied(wrong)])
    expect(state.steps[0]?.thisStep[0]).toMatchObject({ ok: false, facts })
    expect(state.steps[0]?.openFailures).toEqual(['It was not done.'])
  })

  test('shows the model its calls and their results by ref and without ids', () => {
    const told = succeeded(1, `milk ${id}`)
    const result: CallResult = {
      ...told,
      outcome: { ...told.outcome, ...(told.outcome.ok && { data: { lot: id, deep: [{ [id]: 1 }] } }) },
    }
    const state = fold([...toAct, decided([callOf('put', { food: 'milk', lot: id })]), applied(result)])
    expect(JSON.stringify([state.steps, state.facts, state.registry.entries[0]?.label])).not.toContain(id)
    expect(state.steps[0]?.thisStep[0]).toMatchObject({ tool: 'put', ok: true, data: { refs: ['lot_1'] } })
    expect(state.registry.entries).toMatchObject([{ ref: 'lot_1', id }])
  })
})

function isTaken(records: TurnRecord[]): boolean {
  try {
    fold(records)
    return true
  } catch {
    return false
  }
}

describe('limits', () => {
  test('end a plan with too many steps', () => {
    const steps = (count: number) => planned(planOf(...Array.from({ length: count }, () => 'one')))
    expect(fold([...toAct.slice(0, 2), steps(8)]).node).toBe('act')
    expect(fold([...toAct.slice(0, 2), steps(9)]).ending).toMatchObject({
      status: 'failed',
      error: { code: 'TURN_BUDGET_EXCEEDED' },
    })
  })

  test('end a step that takes too many decisions, unless the last one completes it', () => {
    const round = (actions: Action[]) => [decided(actions), applied(succeeded())]
    const rounds = (count: number) => Array.from({ length: count }, () => round([put])).flat()
    expect(fold([...toAct, ...rounds(11)]).node).toBe('act')
    expect(fold([...toAct, ...rounds(12)]).ending).toMatchObject({
      status: 'partial',
      error: { code: 'TURN_BUDGET_EXCEEDED' },
    })
    expect(fold([...toAct, ...rounds(11), ...round([put, stepComplete])]).ending?.status).toBe('done')
  })

  test('on decisions are counted separately for each step', () => {
    const records = Array.from({ length: 11 }, () => [decided([put]), applied(succeeded())]).flat()
    const state = fold([
      ...toAct.slice(0, 2),
      planned(planOf('one', 'two')),
      ...records,
      decided([stepComplete]),
    ])
    expect(state).toMatchObject({ node: 'act', stepsCompleted: 1, decisions: 12 })
    expect(state.steps[1]).toMatchObject({ decisions: 0, isCompleted: false })
  })
})

test('a step that analyzes hands its finding to later steps, and to the person only through them', () => {
  const plan = planOf({ description: 'weigh it up', step_type: 'analyze' }, 'put it')
  const finding = { ...stepComplete, result_summary: 'Cod has more protein.' }
  const state = fold([understood, routedTo('larder'), planned(plan), decided([finding])])
  expect(state).toMatchObject({ node: 'act', findings: ['Cod has more protein.'], facts: [] })
})
