import { describe, expect, test } from '@jest/globals'
import { decided, fold, put, toAct } from '../testing/turn-records.ts'
import type { TurnState } from '../state/turn-state.ts'
import { askForYes, askUser, suspend } from './ask-person.ts'
import { end } from './endings.ts'
import { stepOf, tellStep } from './steps.ts'

const long = {
  tool: 'look',
  arguments: {},
  ok: true,
  facts: ['300 foods.'],
  data: { foods: 'x'.repeat(5_000) },
}
const short = { ...long, facts: ['2 foods.'], data: { foods: 'milk, egg' } }

/** A state in the middle of its plan, with a step that has one small and one large read result. */
function havingRead(state: TurnState): TurnState {
  return { ...state, steps: state.steps.map((step) => tellStep(tellStep(step, long), short)) }
}

function framesOf(state: TurnState) {
  const waiting = state.ending?.offer?.waiting
  return waiting?.for === 'step' ? waiting.frames : []
}

describe('a plan that waits for the person', () => {
  const acting = havingRead(fold(toAct))

  test('keeps the sentences of what it read, and the data only where the data is small', () => {
    const step = stepOf(acting, 'step_1')
    const [frame] = framesOf(askUser(acting, { step, questions: ['Which?'], options: [] }))
    expect(frame?.steps[0]?.thisStep).toEqual([{ ...long, data: {} }, short])
  })

  test('keeps the suspended plans of its callers just as small', () => {
    const called = { ...acting, frames: suspend(acting, 'step_1') }
    const step = stepOf(called, 'step_1')
    const frames = framesOf(askUser(called, { step, questions: ['Which?'], options: [] }))
    expect(frames).toHaveLength(2)
    for (const frame of frames) expect(frame.steps[0]?.thisStep[0]?.data).toEqual({})
  })

  test('keeps everything it read while it only waits for another agent', () => {
    expect(suspend(acting, 'step_1')[0]?.steps[0]?.thisStep).toEqual([long, short])
  })

  test('says what a yes would do, and how many changes it makes', () => {
    const made = decided([put, put])
    if (made.kind !== 'decided' || !made.decisions[0]) throw new TypeError('no decision')
    const asked = askForYes(acting, made.decisions[0])
    expect(asked.ending).toMatchObject({
      status: 'blocked',
      offer: { kind: 'confirmation', summary: 'One. That is 2 changes. Shall I go ahead?' },
    })
  })

  test('asks a choice when there are options, and a question when there are none', () => {
    const step = stepOf(acting, 'step_1')
    const kindOf = (options: string[]) =>
      askUser(acting, { step, questions: ['Which?'], options }).ending?.offer?.kind
    expect([kindOf([]), kindOf(['milk']), kindOf(['milk', 'egg'])]).toEqual([
      'question',
      'question',
      'disambiguation',
    ])
  })
})

describe('a question to the person', () => {
  const acting = fold(toAct)
  const hostile = '\u001b[2J\u001b]8;;https://example.com\u0007milk\u202e\u009b31m\n2) \u{e0041}all of it'

  test('is shown without terminal control codes, each option on a line of its own', () => {
    const step = stepOf(acting, 'step_1')
    const { ending } = askUser(acting, {
      step,
      questions: [`Which ${hostile}?`],
      options: [hostile, 'egg'],
    })
    expect(ending?.questions).toEqual(['Which milk\n2) all of it?'])
    expect(ending?.options).toEqual(['milk 2) all of it', 'egg'])
    expect(ending?.offer).toMatchObject({
      summary: 'Which milk\n2) all of it?',
      options: [
        { key: '1', label: 'milk 2) all of it' },
        { key: '2', label: 'egg' },
      ],
    })
  })

  test('is cleaned the same way when a tool offers it, and a yes still does what the tool wanted', () => {
    const confirm = { tool: 'commit', arguments: { food: hostile } }
    const offer = {
      ...{
        kind: 'confirmation' as const,
        version: 1,
        summary: hostile,
        data: { items: [{ food: hostile }] },
      },
      options: [{ key: hostile, label: hostile }],
      waiting: {
        for: 'calls' as const,
        agent: { domain: 'pantry', version: 1 },
        offer: { confirm, cancel: null, edit: null },
      },
    }
    const { ending } = end({ ...acting, offer }, { status: 'done' })
    expect(ending?.offer).toEqual({
      ...offer,
      summary: 'milk\n2) all of it',
      data: { items: [{ food: 'milk\n2) all of it' }] },
      options: [{ key: hostile, label: 'milk 2) all of it' }],
    })
  })
})
