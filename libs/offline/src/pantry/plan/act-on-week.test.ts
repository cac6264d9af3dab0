import { expect, test } from '@jest/globals'
import type { ActSituation } from '../../agent-answers.ts'
import { actOnWeek } from './act-on-week.ts'
import { briefOf } from '../testing/brief-of.ts'

/** Does the plan that is made for a message take the place of what is planned already? */
function replaces(message: string): unknown {
  const step = { description: 'plan it' } as ActSituation['step']
  const { actions } = actOnWeek(
    { brief: briefOf(message), thisStep: [], step } as unknown as ActSituation,
    message,
  )
  const [call] = actions.flatMap((action) => (action.action === 'tool_call' ? [action] : []))
  return (JSON.parse(call?.arguments_json ?? '{}') as { replace?: unknown }).replace
}

test('who would rather have something else has it instead of what is planned', () => {
  expect(replaces("I'd rather have something lighter on Tuesday")).toBe(true)
})

test.each(['plan something quick for Tuesday', 'make something warm for tuesday night'])(
  '"%s" takes the place of nothing that is planned',
  (message) => {
    expect(replaces(message)).toBe(false)
  },
)
