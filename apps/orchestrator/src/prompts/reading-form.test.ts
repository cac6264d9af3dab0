import { expect, test } from '@jest/globals'
import type { Announcement } from '@alfred/contracts'
import { whyNotStrict } from '@alfred/llm/testing'
import { larder } from '../testing/turn-fixture.ts'
import { readingForm } from './reading-form.ts'

const [put] = larder.tools
const agent: Announcement = {
  ...larder,
  tools: put ? [{ ...put, quick: true }] : [],
  providers: { ...larder.providers, keeps: { tool: 'put', kinds: ['allergy'] } },
}
const reading = (change: Record<string, unknown> = {}) => ({
  ...{ language: 'en', mentions: [], disambiguation: null, pending_reply: null, look_back: null },
  ...{ small_talk: null, entity_curation: { keep: [], drop: [], clear_all: false } },
  constraint_snapshot: {
    ...{ new_constraints: [], override_constraints: [], source_phrases: [] },
    ...{ reset_goal: false, goal_update: null },
  },
  told_of_person: [{ kind: 'allergy', value: 'peanuts', said: 'peanuts' }],
  work: [
    {
      ...{ agent: 'larder', subdomain: 'stock', goal: 'put milk', complexity: 'low', context_needs: [] },
      calls: [{ tool: 'put', arguments_json: '{}' }],
      ...change,
    },
  ],
})

test('the form of a reading names the agents, subdomains and tools that there are, and no others', () => {
  const fits = (change: Record<string, unknown>) => readingForm([agent]).safeParse(reading(change)).success
  expect(fits({})).toBe(true)
  expect(fits({ subdomain: null })).toBe(true)
  for (const wrong of [
    { agent: 'Larder' },
    { subdomain: 'cellar' },
    { calls: [{ tool: 'drop', arguments_json: '{}' }] },
  ])
    expect(fits(wrong)).toBe(false)
})

test('the form of a reading is one that strict structured outputs take, with agents and without', () => {
  expect(whyNotStrict(readingForm([agent]))).toBeUndefined()
  expect(whyNotStrict(readingForm([]))).toBeUndefined()
})

test('the same agents have one form, which is not made again for each message', () => {
  expect(readingForm([agent])).toBe(readingForm([{ ...agent, instance: 'larder:2' }]))
  expect(readingForm([agent])).not.toBe(readingForm([larder]))
})
