import { expect, test } from '@jest/globals'
import { testSentencesOfAnyAnswer } from '@alfred/agent-kit/testing'
import { keysOf } from '@alfred/contracts'
import { wordings } from '@alfred/offline/conversation'
import { subdomains } from '../announcement/examples.ts'
import { twoEggs } from '../testing/two-eggs.ts'
import { describeResult, prepareCall, tools } from './registry.ts'

const viewer = { locale: 'en-GB', today: '2026-11-22' }

testSentencesOfAnyAnswer(tools, viewer.today)

test('a prepared call has the local day of the person, and the time that an expiry is compared with', () => {
  const moment = { askedAt: '2026-11-20T23:30:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
  const prepare = (tool: string, args: Record<string, unknown>) =>
    prepareCall({ tool, arguments: args, artifacts: {}, moment })
  const given = { proposal: 'c0000000-0000-4000-8000-000000000001', version: 2, option: null }
  expect(prepare('commit_proposal', given)).toEqual({
    ok: true,
    arguments: { ...given, today: '2026-11-21', now: moment.askedAt },
  })
  expect(prepare('log_water', { ml: 500, day: 'tomorrow' })).toMatchObject({ ok: false })
})

test.each(keysOf(tools))(
  'a refusal of %s is described by its own message, and data of an unknown shape is noticed',
  (name) => {
    const message = 'I have no nutrition figures for unicorn, nor for 2026-02-30.'
    const refusal = { ok: false as const, error: { code: 'FOOD_UNKNOWN', message, retryable: false } }
    expect(describeResult(name, refusal, viewer)).toEqual([message])
    const strange = { ok: true as const, entities: [], data: { kcal: 'many' } }
    expect(() => describeResult(name, strange, viewer)).toThrow(/another shape/)
  },
)

test('a yes that leads to a proposal is described as one', () => {
  const data = {
    ...{ kind: 'food_log', day: '2026-11-22', meal: null, items: [twoEggs], totals: {} },
    replaced: null,
  }
  const logged = { ok: true as const, entities: [], data }
  expect(describeResult('commit_proposal', logged, viewer)).toEqual(['Logged 2 eggs: no figures.'])
  const pending = { confirm: { tool: 'commit_proposal', arguments: {} } }
  expect(describeResult('commit_proposal', { ...logged, pending } as never, viewer)).toEqual([
    '2 eggs today: no figures (USDA SR28). Shall I log it?',
  ])
})

test('goals that are set ask whether what they were reckoned from is to be kept', () => {
  const goals = [{ nutrient: 'protein_g', kind: 'goal', target: 120, unit: 'g', before: null }]
  const keep = [{ measure: 'weight_kg', value: 78 }]
  const data = { kind: 'goal_update', goals, reason: 'r', keep }
  const pending = { confirm: { tool: 'remember_body', arguments: {} } }
  const set = { ok: true, entities: [], data, pending } as never
  expect(describeResult('commit_proposal', set, viewer)).toEqual([
    'Set: at least 120 g protein a day.',
    'Shall I keep for next time: weight 78 kg?',
  ])
})

test('every tool that a simple wording calls is a quick tool', () => {
  const led = wordings['coach']?.quick.map(({ tool }) => tool) ?? []
  expect(led.length).toBeGreaterThan(1)
  const quick = keysOf(tools).filter((name) => tools[name].isQuick)
  expect(quick).toEqual(expect.arrayContaining(led))
})

test('each subdomain has tools of its own, and each tool that a model may call belongs to one', () => {
  const known = subdomains.map(({ name }) => name)
  const named = keysOf(tools).flatMap((name) => tools[name].subdomains ?? [])
  expect([...new Set(named)].toSorted()).toEqual(known.toSorted())
  const sorted = keysOf(tools).filter((name) => tools[name].subdomains !== undefined)
  expect(sorted).toEqual(keysOf(tools).filter((name) => tools[name].caller !== 'policy'))
})
