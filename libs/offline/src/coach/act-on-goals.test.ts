import { expect, test } from '@jest/globals'
import type { ShownCall } from '@alfred/contracts'
import { actOnGoals } from './act-on-goals.ts'

const nothing = { sex: null, age: null, height_cm: null, weight_kg: null, activity: null, aim: null }
const shown = (tool: string, data: Record<string, unknown>, ok = true): ShownCall => ({
  ...{ tool, arguments: {}, ok, facts: ok ? [] : ['That is for a doctor.'], data },
})
const kept = shown('get_body', {
  measures: [
    { measure: 'sex', value: 'female' },
    { measure: 'age', value: 34 },
    { measure: 'height_cm', value: 175 },
    { measure: 'weight_kg', value: 80 },
    { measure: 'activity', value: 'light' },
  ],
})

test('what is kept is looked up before anything is asked', () => {
  expect(actOnGoals(nothing, []).actions).toMatchObject([{ action: 'tool_call', tool: 'get_body' }])
})

test('what is neither told nor kept is asked for, and nothing else', () => {
  const [asked] = actOnGoals(nothing, [kept]).actions
  expect(asked).toMatchObject({ action: 'ask_user' })
  expect(JSON.stringify(asked)).toContain('I need: whether you want to lose, maintain or gain weight.')
})

test('goals are reckoned from both, and what is told now holds', () => {
  const { actions } = actOnGoals({ ...nothing, weight_kg: 78, aim: 'maintain' }, [kept])
  expect(actions[0]).toMatchObject({ tool: 'calculate_recommended_goals' })
  const [call] = actions
  expect(JSON.stringify(call)).toContain('78')
  expect(JSON.stringify(call)).not.toContain('80')
})

test('goals that cannot be reckoned are told as that', () => {
  const refused = shown('calculate_recommended_goals', {}, false)
  expect(actOnGoals(nothing, [kept, refused]).actions).toMatchObject([
    { action: 'fail', user_message: 'That is for a doctor.' },
  ])
})
