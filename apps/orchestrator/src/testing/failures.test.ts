import { describe, expect, test } from '@jest/globals'
import { AlfredError } from '@alfred/contracts'
import type { Model, ModelNode } from '@alfred/llm'
import { play } from './play.ts'
import { replyText } from './reply-text.ts'
import { scenarios } from './all-scenarios.ts'
import type { Scenario } from './scenarios.ts'
import { startWorld } from './start-world.ts'
import { defaultLimits } from '../policy/limits.ts'

const plain = scenarios[0] as Scenario
const away = new AlfredError('MODEL_UNAVAILABLE', 'The model does not answer.')

/** A model that fails for one node, or breaks off after some words of the reply. */
function downAt(node: ModelNode, afterText = '', error = away): (model: Model) => Model {
  return (model) => ({
    provider: model.provider,
    generate: (request) => (request.node === node ? Promise.reject(error) : model.generate(request)),
    async *stream(request) {
      if (node !== 'reply') return yield* model.stream(request)
      if (afterText !== '') yield { type: 'delta', text: afterText }
      throw error
    },
  })
}

describe('a turn without a model', () => {
  test.each(['understand', 'think', 'act'] as const)(
    'for %s fails, says so and changes nothing',
    async (node) => {
      const { world, jobs, replays } = await play(plain, { model: downAt(node) })
      expect(jobs[0]).toMatchObject({ status: 'failed', error: { code: 'MODEL_UNAVAILABLE' } })
      expect(replays[0]?.at(-1)).toMatchObject({ type: 'error', data: { code: 'MODEL_UNAVAILABLE' } })
      expect(world.effects()).toBe(0)
    },
  )

  test.each([
    ['before it said anything', '', 'put: 2 milk. put: 12 egg.'],
    ['in the middle of a sentence', 'I put', 'put: 2 milk. put: 12 egg.'],
    ['after a blank', ' ', 'put: 2 milk. put: 12 egg.'],
  ])('whose reply fails %s is reported by code', async (_, words, expected) => {
    const { world, jobs, turnIds } = await play(plain, { model: downAt('reply', words) })
    expect(jobs[0]).toMatchObject({ status: 'done', response: expected })
    expect(replyText(world.live(turnIds[0] ?? ''))).toBe(expected)
  })

  test('that streams only blanks for the reply is reported by code behind them, and the stored text is the streamed one', async () => {
    const blanks = (model: Model): Model => ({
      ...model,
      async *stream(request) {
        yield { type: 'delta', text: '  ' }
        for await (const part of model.stream(request)) if (part.type === 'end') yield part
      },
    })
    const { world, jobs, turnIds } = await play(plain, { model: blanks })
    expect(replyText(world.live(turnIds[0] ?? ''))).toBe(jobs[0]?.response)
    expect(jobs[0]?.response).toContain('put: 2 milk.')
    expect(jobs[0]?.usage?.calls.at(-1)?.node).toBe('reply')
  })

  test.each(['understand', 'think', 'act', 'reply'] as const)(
    'for %s is billed for what was spent on it',
    async (node) => {
      const call = { node, model: 'm', provider: 'openai', input_tokens: 90_000, output_tokens: 40 }
      const modelCalls = [{ ...call, cost_usd: 0.01, duration_ms: 12, repairs: 2 }]
      const dear = new AlfredError('MODEL_OUTPUT_INVALID', 'No usable answer.', { modelCalls })
      const { jobs } = await play(plain, { model: downAt(node, '', dear) })
      expect(jobs[0]?.usage?.input_tokens).toBeGreaterThanOrEqual(90_000)
      expect(jobs[0]?.usage?.repairs).toBe(2)
    },
  )

  test('after something was done is partial and reports it', async () => {
    let acts = 0
    const secondActFails = (model: Model): Model => ({
      ...model,
      generate: (request) =>
        request.node === 'act' && (acts += 1) > 1 ? Promise.reject(away) : model.generate(request),
    })
    const scenario = scenarios.find(({ name }) => name.includes('two steps')) ?? plain
    const { world, jobs } = await play(scenario, { model: secondActFails })
    expect(jobs[0]?.status).toBe('partial')
    expect(jobs[0]?.response).toBe('put: 2 milk.\nThe model does not answer.')
    expect(world.stock()).toEqual({ milk: 2 })
  })
})

describe('suggestions', () => {
  test('are not marked as mentioned by a turn that broke down and said nothing', async () => {
    const suggestions = [{ reason: 'The milk expires.', action: 'Drink it.' }]
    const broken = await play({ ...plain, suggestions }, { model: downAt('understand') })
    expect(broken.world.openSuggestions()).toHaveLength(1)
    const said = await play({ ...plain, suggestions })
    expect(said.world.openSuggestions()).toEqual([])
    expect(said.jobs[0]?.response).toContain('By the way: The milk expires. Drink it.')
  })
})

describe('an agent', () => {
  test('that is away when it is asked is waited for, which progress says once', async () => {
    const world = startWorld({
      onPoint: ({ label, index }, at) => {
        if (label === 'before ask plan' && index < 12) at.crashAgent()
        return false
      },
    })
    const turnId = await world.say('put 2 milk')
    setTimeout(() => world.startAgent(), 400)
    await world.settle()
    expect((await world.job(turnId)).status).toBe('done')
    expect(world.stock()).toEqual({ milk: 2 })
    const waiting = world
      .live(turnId)
      .filter((event) => event.type === 'progress' && event.data.type === 'retrying')
    expect(waiting).toHaveLength(1)
    world.stop()
  })

  test('that stays away ends the turn with what was done', async () => {
    const { jobs, world } = await play(plain, {
      limits: { agentAbsenceMs: 300 },
      onPoint: ({ label }, at) => {
        if (label === 'before ask execute') at.crashAgent()
        return false
      },
    })
    expect(jobs[0]?.status).toBe('partial')
    expect(jobs[0]?.response).toContain('It is not certain whether the last change was made.')
    expect(world.effects()).toBe(0)
  })

  test('that fails internally before it sends anything does not lead to an uncertain change', async () => {
    const { jobs, world } = await play(plain, {
      onPoint: ({ label }) => {
        if (label === 'before apply') throw new RangeError('Invalid time value')
        return false
      },
    })
    expect(jobs[0]?.response).not.toContain('not certain')
    expect(jobs[0]?.response).toContain('Something went wrong on our side. Nothing was changed.')
    expect(world.effects()).toBe(0)
  })

  test('that is unknown fails the turn with a reason', async () => {
    const { jobs } = await play(plain, { hasAgent: false })
    expect(jobs[0]).toMatchObject({ status: 'failed', error: { code: 'NO_AGENT' } })
  })

  test('that goes away right after its answer does not end the turn', async () => {
    let isGone = false
    const { jobs, world } = await play(plain, {
      onPoint: ({ label }, at) => {
        if (label === 'after ask act' && !isGone) {
          isGone = true
          at.crashAgent()
          at.startAgent()
        }
        return false
      },
    })
    expect(jobs[0]?.status).toBe('done')
    expect(world.effects()).toBe(2)
  })
})

describe('the limits', () => {
  test('on time end a turn with what was done', async () => {
    const { jobs } = await play(plain, { limits: { wallTimeMs: { ...defaultLimits.wallTimeMs, plan: -1 } } })
    expect(jobs[0]).toMatchObject({ status: 'failed', error: { code: 'TURN_BUDGET_EXCEEDED' } })
  })

  test.each([
    [250, 'failed', 2],
    [10_000, 'done', 4],
  ])('on tokens end a turn before the next call: with %i it is %s', async (tokensMax, status, calls) => {
    const model = (usual: Model): Model => ({
      ...usual,
      generate: async (request) => {
        const { output, call } = await usual.generate(request)
        return { output, call: { ...call, input_tokens: 100, output_tokens: 50 } }
      },
    })
    const { jobs } = await play(plain, { model, limits: { tokensMax } })
    expect(jobs[0]?.status).toBe(status)
    expect(jobs[0]?.error?.code).toBe(status === 'failed' ? 'TURN_BUDGET_EXCEEDED' : undefined)
    expect(jobs[0]?.usage?.model_calls).toBe(calls)
  })

  test('on the tokens of a day end a turn before it asks a model, while a yes still does what waits', async () => {
    const model = (usual: Model): Model => ({
      ...usual,
      generate: async (request) => {
        const { output, call } = await usual.generate(request)
        return { output, call: { ...call, input_tokens: 1_000, output_tokens: 0 } }
      },
    })
    const offer = scenarios.find(({ name }) => name === 'an offer and a yes') ?? plain
    const scenario = { ...offer, messages: [...offer.messages, 'put 2 milk'], isConversation: true }
    const { jobs } = await play(scenario, { model, limits: { tokensOfDayMax: 3_000 } })
    expect(jobs.map(({ status }) => status)).toEqual(['blocked', 'done', 'done', 'failed'])
    expect(jobs[3]).toMatchObject({ error: { code: 'DAY_BUDGET_EXCEEDED' }, usage: { model_calls: 0 } })
  })

  test('on attempts end a turn that crashes its process each time', async () => {
    let crashes = 0
    const { jobs } = await play(plain, {
      limits: { attemptsMax: 3 },
      onPoint: ({ label }) => {
        const isCrash = label === 'before model understand'
        crashes += isCrash ? 1 : 0
        return isCrash
      },
    })
    expect(crashes).toBe(3)
    expect(jobs[0]).toMatchObject({ status: 'failed', error: { code: 'ATTEMPTS_EXHAUSTED' } })
  })
})

test('messages of one conversation are answered in their order, each with the state of the one before', async () => {
  const messages = ['put 1 milk', 'put 2 milk', 'put 3 milk', 'look']
  const { world, jobs } = await play({ ...plain, messages })
  expect(jobs.map(({ response }) => response)).toEqual([
    'put: 1 milk.',
    'put: 2 milk.',
    'put: 3 milk.',
    'look: 1 foods.',
  ])
  expect(new Set(jobs.map(({ conversation_id }) => conversation_id)).size).toBe(1)
  const understood = world.prompts.filter(({ node }) => node === 'understand')
  expect(understood.at(-1)?.variables['recent_turns']).toContain('Person: put 3 milk\nAlfred: put: 3 milk.')
})
