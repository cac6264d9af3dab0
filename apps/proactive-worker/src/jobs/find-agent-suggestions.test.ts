import { describe, expect, test } from '@jest/globals'
import type { AgentCandidate, NewSuggestion } from '@alfred/db/proactive'
import { silentLogger } from '@alfred/observability'
import { findAgentSuggestions, toSuggestion } from './find-agent-suggestions.ts'

const candidate = (changes: Partial<AgentCandidate> = {}): AgentCandidate => ({
  id: '10000000-0000-4000-8000-000000000001',
  user_id: 'a0000000-0000-4000-8000-000000000001',
  ...{ kind: 'shed', dedupe_key: 'shed:1', reason: 'The {tool} rusts by {until}.', action: 'Oil {count}?' },
  values: { tool: 'spade', until: '2026-11-27', count: 3 },
  ...{ request: 'oil the spade', subject: 'shed:1', entity_type: 'tool', rank: 0.7, due_on: '2026-11-25' },
  ...{ valid_until: '2026-11-28T00:00:00Z', locale: 'en-GB', is_known: false },
  ...changes,
})

describe('what an agent suggests', () => {
  test('is said in its words, with the values in their places and days as one says them', () => {
    expect(toSuggestion(candidate())).toMatchObject({
      reason: 'The spade rusts by Fri 27 Nov.',
      action: 'Oil 3?',
      request: 'oil the spade',
      entities: [{ type: 'tool', id: '10000000-0000-4000-8000-000000000001' }],
    })
    expect(toSuggestion(candidate({ locale: 'de', reason: '{tool} rostet: {until}.' })).reason).toBe(
      'spade rostet: Fr., 27. November.',
    )
  })

  test('keeps a place for which there is no value, and asks for nothing where there is nothing to ask for', () => {
    const told = toSuggestion(candidate({ reason: 'The {what} rusts.', request: null, subject: null }))
    expect(told.reason).toBe('The {what} rusts.')
    expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['request']))
  })

  test('puts no value into the place of another', () => {
    const values = { tool: '{until}', until: '2026-11-27', count: 1 }
    expect(toSuggestion(candidate({ values })).reason).toBe('The {until} rusts by Fri 27 Nov.')
  })
})

test('each agent is heard page by page, known ones are left out, and one that fails keeps nobody else from being heard', async () => {
  const pages: Record<string, AgentCandidate[][]> = {
    shed: [Array.from({ length: 500 }, () => candidate()), [candidate({ is_known: true }), candidate()]],
    attic: [[candidate({ kind: 'attic' })]],
  }
  const stored: { suggestions: NewSuggestion[]; isFinal: boolean }[] = []
  await findAgentSuggestions(
    { fireAt: '2026-11-25T06:00:00.000Z' },
    {
      store: {
        suggestingAgents: async () => ['broken', 'shed', 'attic'],
        agentCandidates: async ({ domain }) => {
          const page = pages[domain]?.shift()
          if (page === undefined) throw new TypeError('It does not answer.')
          return page
        },
        store: async (page) => {
          stored.push(page)
          return page.suggestions.length
        },
      },
      logger: silentLogger,
    },
  )
  expect(stored.map(({ suggestions, isFinal }) => [suggestions.length, isFinal])).toEqual([
    [500, false],
    [1, false],
    [1, false],
    [0, true],
  ])
})
