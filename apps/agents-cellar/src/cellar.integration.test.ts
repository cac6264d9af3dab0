import { startConversations, type Conversations } from '@alfred/agent-kit/testing'
import { createOfflineModel } from '@alfred/llm'
import { createScriptedModel } from '@alfred/llm/testing'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cellarOfflineRules } from '../offline/cellar-offline-rules.ts'
import { createCellarAgent } from './agent.ts'

const agent = { name: 'agents-cellar', define: () => createCellarAgent() }

describe('without a model', () => {
  let conversations: Conversations
  beforeAll(async () => {
    conversations = await startConversations({ ...agent, model: createOfflineModel(cellarOfflineRules) })
  })
  afterAll(() => conversations.stop())

  test('a note is written down once, listed, and taken away', async () => {
    const { say } = conversations.begin()
    expect((await say('cellar note: call on Friday')).facts).toEqual(['Written down: "call on Friday".'])
    expect((await say('write a cellar note: call on friday')).facts).toEqual([
      '"call on Friday" is written down already.',
    ])
    expect((await say('what are my cellar notes?')).facts).toEqual(['Your notes: "call on Friday".'])
    expect((await say('remove the cellar note about Friday')).facts).toEqual([
      'No longer written down: "call on Friday".',
    ])
    expect((await say('show my cellar notes')).facts).toEqual(['There are no notes about cellar yet.'])
  })

  test('a note that is not there is told, and of several one is asked for', async () => {
    const { say } = conversations.begin()
    await say('cellar note: call on Friday')
    await say('cellar note: rest on Friday')
    expect((await say('remove the cellar note about Monday')).facts).toEqual([
      'There is no note about "Monday".',
    ])
    expect((await say('remove the cellar note about Friday')).facts).toEqual([
      'Which note do you mean by "Friday": "call on Friday"; "rest on Friday"?',
    ])
  })

  test('nobody sees the notes of another', async () => {
    await conversations.begin().say('cellar note: call on Friday')
    expect((await conversations.begin().say('show my cellar notes')).facts).toEqual([
      'There are no notes about cellar yet.',
    ])
  })

  test('the agent does all that the wire asks for', async () => {
    expect((await conversations.check()).filter(({ fault }) => fault !== null)).toEqual([])
  })
})

test('what a model decides is done as it says', async () => {
  const step = {
    ...{ step_id: 'step_1', step_type: 'write', subdomain: 'notes', group: 0, batch: null, complexity: null },
    ...{ confirm: false, description: 'write down that it rained' },
  }
  const plan = {
    ...{ decision: 'plan_direct', goal: 'write it down', steps: [step], proposal_message: null },
    ...{ assumptions: [], clarification_questions: [], asks: null, first_calls: [] },
  }
  const actions = [
    { action: 'tool_call', tool: 'add_cellar_note', arguments: { text: 'it rained' }, item: null },
    { action: 'step_complete', result_summary: 'written down', artifacts: [] },
  ]
  const model = createScriptedModel([
    { node: 'think', prompt: 'agents-cellar/think', output: plan },
    { node: 'act', prompt: 'agents-cellar/act', output: { actions } },
  ])
  const conversations = await startConversations({ ...agent, model })
  try {
    expect((await conversations.begin().say('keep in mind that it rained')).facts).toEqual([
      'Written down: "it rained".',
    ])
    model.assertDone()
  } finally {
    await conversations.stop()
  }
})
