import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Conversations } from '@alfred/agent-kit/testing'
import { createOfflineModel } from '@alfred/llm'
import { createScriptedModel } from '@alfred/llm/testing'
import { cellarOfflineRules } from '../offline/index.ts'
import { startCellar } from './testing/start-cellar.ts'

describe('without a model', () => {
  let conversations: Conversations
  beforeAll(async () => {
    const meals = [{ day: '2026-11-22', meal: 'dinner', title: 'Roast lamb' }]
    conversations = await startCellar(createOfflineModel(cellarOfflineRules), {
      facts: [],
      data: { calls: [{ tool: 'list_meals', data: { meals } }] },
    })
  })
  afterAll(() => conversations.stop())

  test('bottles are put in with an estimated window, listed, opened and noted', async () => {
    const { say } = conversations.begin()
    expect((await say('put 6 bottles of 2019 Barolo in the cellar')).facts).toEqual([
      'Put in: 6 × Barolo 2019 (cellar), at its best about 2025 to 2034: an estimate from its style.',
    ])
    expect((await say('what reds do I have?')).facts).toEqual([
      'There is: 6 × Barolo 2019 – ready, about 2025 to 2034.',
    ])
    expect((await say('opened the Barolo')).facts).toEqual(['Opened: 1 × Barolo 2019 (5 left).'])
    expect((await say('the Barolo was a bit tannic, 7 out of 10')).facts).toEqual([
      'Noted on Barolo 2019: "a bit tannic", 7/10.',
    ])
    expect((await say('what did I think of the Barolo?')).facts).toEqual([
      'Your notes: Barolo 2019 (Sun 22 Nov), "a bit tannic", 7/10.',
    ])
  })

  test('what a person says of a window holds, and what is opened before it is told', async () => {
    const { say } = conversations.begin()
    expect((await say('add 2 bottles of rioja, drink between 2030 and 2035')).facts).toEqual([
      'Put in: 2 × Rioja (cellar), to be drunk 2030 to 2035, as you said.',
    ])
    expect((await say('is the rioja ready?')).facts).toEqual([
      'There is: 2 × Rioja – not ready yet, 2030 to 2035.',
    ])
    expect((await say('what should I open tonight?')).facts).toEqual([
      'Nothing of yours that goes with Roast lamb is ready.',
      'Nothing in the cellar is ready to be opened.',
      'Rioja is to be kept until about 2030.',
    ])
    expect((await say('opened a bottle of the rioja')).facts).toEqual([
      'Opened: 1 × Rioja (1 left).',
      'Rioja was to be kept until about 2030.',
    ])
  })

  test('what goes with the planned meal is asked of the kitchen', async () => {
    const { say } = conversations.begin()
    await say('put 2 bottles of 2016 Rioja in the cellar')
    await say('a case of lager, 12 cans')
    const { facts } = await say("what goes with tonight's dinner?")
    expect(facts).toEqual([
      'With Roast lamb usually go: Rioja, Bordeaux, Cabernet Sauvignon, Côtes du Rhône.',
      'Of yours, for Roast lamb: 2 × Rioja 2016 – past its best, about 2019 to 2024.',
    ])
  })

  test('of several drinks one is asked for', async () => {
    const { say } = conversations.begin()
    await say('put 2 bottles of 2016 Barolo in the cellar')
    await say('put 2 bottles of 2019 Barolo in the cellar')
    expect((await say('opened the Barolo')).facts).toEqual([
      'Which one is meant by "Barolo": Barolo 2016; Barolo 2019?',
    ])
    expect((await say('opened the 2016 Barolo')).facts).toEqual(['Opened: 1 × Barolo 2016 (1 left).'])
  })

  test('bottles are moved and put right', async () => {
    const { say } = conversations.begin()
    await say('put 6 bottles of 2019 Barolo in the cellar')
    expect((await say('move two bottles of Barolo to the wine fridge')).facts).toEqual([
      'Moved: 2 × Barolo 2019 (now: wine fridge).',
    ])
    expect((await say('the Barolo is a 2018, not a 2019')).facts).toEqual([
      'Put right: 6 × Barolo 2018, at its best about 2024 to 2033.',
    ])
  })

  test('nobody sees the bottles of another', async () => {
    await conversations.begin().say('put 6 bottles of 2019 Barolo in the cellar')
    expect((await conversations.begin().say("what's in my cellar?")).facts).toEqual([
      'There is nothing in the cellar yet.',
    ])
  })

  test('the agent does all that the wire asks for', async () => {
    expect((await conversations.check()).filter(({ fault }) => fault !== null)).toEqual([])
  })
})

const step = { step_id: 'step_1', group: 0, batch: null, complexity: null, confirm: false }
const plan = {
  ...{ decision: 'plan_direct', goal: 'do it', proposal_message: null },
  ...{ assumptions: [], clarification_questions: [], asks: null, first_calls: [] },
}
const completed = { action: 'step_complete', result_summary: 'done', artifacts: [] }
const putIn = {
  ...{ action: 'tool_call', tool: 'add_bottle', item: null },
  arguments: {
    ...{
      name: 'Sauternes 2015',
      quantity: 2,
      place: 'wine fridge',
      quality: 'fine',
      producer: null,
      kind: null,
    },
    ...{ colour: null, vintage: null, size_ml: null, bought_on: null, alcohol_free: null },
    ...{ drink_from: null, drink_until: null },
  },
}
const asked = {
  action: 'call_agent',
  target_agent: 'pantry',
  goal: "what's planned?",
  refs: [],
  context: null,
}
const paired = {
  ...{ action: 'tool_call', tool: 'pair_bottle', item: null },
  arguments: { dish: 'Roquefort and pears', kind: null, without: null },
}
const thinks = (over: object) => ({
  ...{ node: 'think' as const, prompt: 'agents-cellar/think' },
  output: { ...plan, steps: [{ ...step, ...over }] },
})
const acts = (...actions: object[]) => ({
  ...{ node: 'act' as const, prompt: 'agents-cellar/act' },
  output: { actions },
})

test('what a model decides is done as it says, and the kitchen is asked what is planned', async () => {
  const model = createScriptedModel([
    thinks({ step_type: 'write', subdomain: 'bottles', description: 'put in two Sauternes' }),
    acts(putIn, completed),
    thinks({ step_type: 'analyze', subdomain: 'pairing', description: 'what goes with dinner' }),
    acts(asked),
    acts(paired, completed),
  ])
  const conversations = await startCellar(model, {
    facts: ['Planned: Roquefort and pears.'],
    data: { calls: [] },
  })
  try {
    const { say } = conversations.begin()
    expect((await say('two of the lovely Sauternes from 2015, wine fridge')).facts).toEqual([
      'Put in: 2 × Sauternes 2015 (wine fridge), at its best about 2023 to 2055: an estimate from its style.',
    ])
    expect((await say('which of ours would suit tonight?')).facts).toEqual([
      'Planned: Roquefort and pears.',
      expect.stringMatching(/^With Roquefort and pears usually go: .*Sauternes/),
      'Of yours, for Roquefort and pears: 2 × Sauternes 2015 – ready, about 2023 to 2055, wine fridge.',
    ])
    model.assertDone()
  } finally {
    await conversations.stop()
  }
})
