import { describe, expect, test } from '@jest/globals'
import { AlfredError } from '@alfred/contracts'
import type { Model } from '@alfred/llm'
import {
  beginBrainstorm,
  beginToCook,
  brainstorm,
  cook,
  leaveBrainstorm,
  leaveCooking,
} from './mode-scenarios.ts'
import { offering } from './answer-scenarios.ts'
import { replyText } from './reply-text.ts'
import type { World } from './start-world.ts'
import { shapeOf, talk } from './talk.ts'

const away = new AlfredError('MODEL_UNAVAILABLE', 'The model does not answer.')

/** A model that fails at a node a given number of times. */
function failing(node: string, afterText = '') {
  const state = { isDown: false }
  const wrap = (model: Model): Model => ({
    provider: model.provider,
    generate: (request) =>
      state.isDown && request.node === node ? Promise.reject(away) : model.generate(request),
    async *stream(request) {
      if (!state.isDown || request.node !== node) return yield* model.stream(request)
      if (afterText !== '') yield { type: 'delta', text: afterText }
      throw away
    },
  })
  return { state, wrap }
}

describe('a model that fails', () => {
  test.each(['', 'First you'])(
    'in mid-turn (after "%s") leads to an error, and the person cooks on',
    async (words) => {
      const { state, wrap } = failing('cook', words)
      await talk(
        async ({ say, world }) => {
          await say(beginToCook)
          state.isDown = true
          const { job, events } = await say(cook('what now?'))
          expect(job).toMatchObject({
            status: 'failed',
            error: { code: 'MODEL_UNAVAILABLE', retryable: true },
          })
          expect(shapeOf(events)).toEqual(words === '' ? ['error'] : ['chunk', 'error'])
          state.isDown = false
          const next = await say(cook('next'))
          expect(next.job.status).toBe('done')
          expect(world.prompts.at(-1)?.variables['history']).not.toContain('what now?')
        },
        { model: wrap },
      )
    },
  )

  test('at the beginning leaves the person in plan mode, and they may begin again', async () => {
    const { state, wrap } = failing('cook')
    await talk(
      async ({ say }) => {
        state.isDown = true
        expect((await say(beginToCook)).job.status).toBe('failed')
        state.isDown = false
        expect((await say(cook('next'))).job.error?.code).toBe('NO_SESSION')
        expect((await say(beginToCook)).job.status).toBe('done')
      },
      { model: wrap },
    )
  })

  test('at the handoff leads to an error, and the person stays in the session until it works', async () => {
    const { state, wrap } = failing('handoff')
    await talk(
      async ({ say }) => {
        await say(beginBrainstorm)
        state.isDown = true
        const { job, events } = await say(leaveBrainstorm)
        expect(job).toMatchObject({ status: 'failed', error: { code: 'MODEL_UNAVAILABLE' } })
        expect(events.map(({ type }) => type)).toEqual(['error'])
        expect((await say(brainstorm('and leeks?'))).job.status).toBe('done')
        state.isDown = false
        expect((await say(leaveBrainstorm)).job.handoff?.action).toBe('close')
      },
      { model: wrap },
    )
  })
})

describe('a session that is left', () => {
  const recentTurns = (world: World): string => world.prompts.at(-1)?.variables['recent_turns'] ?? ''

  test('with something to save or update is known to the next planning turn', async () => {
    await talk(async ({ say, world }) => {
      await say(beginToCook)
      await say(cook('I used cream instead of stock'))
      const { job } = await say(leaveCooking)
      expect(job.handoff).toEqual({
        summary: 'You cooked Leek soup. You said: "I used cream instead of stock".',
        action: 'update',
        action_detail: 'Leek soup: "I used cream instead of stock"',
        request: 'Add a note to Leek soup: I used cream instead of stock',
      })
      world.prompts.splice(0)
      await say('look')
      expect(world.prompts[0]?.variables['recent_turns']).toContain('Cook session: Leek soup')
      expect(world.prompts[0]?.variables['recent_turns']).toContain('cream instead of stock')
    })
  })

  test('with something to do asks whether to do it, and a yes has it done like a message', async () => {
    await talk(async ({ say, world }) => {
      await say(beginToCook)
      await say(cook('I used cream instead of stock'))
      const { job } = await say(leaveCooking)
      const request = 'Add a note to Leek soup: I used cream instead of stock'
      expect(job).toMatchObject({ status: 'done', pending: { kind: 'proposal', data: { action: 'update' } } })
      expect(job.response).toContain(`Shall I do this: ${request}`)
      world.prompts.splice(0)
      await say('yes')
      expect(world.prompts[0]).toMatchObject({ node: 'understand', variables: { message: request } })
      world.prompts.splice(0)
      expect((await say('yes')).job.response).toContain('nothing waiting for a yes')
    })
  })

  test('with something to do leaves a question of planning open, and asks nothing beside it', async () => {
    await talk(
      async ({ say }) => {
        const { job } = await say('offer milk')
        await say(beginToCook)
        await say(cook('I used cream instead of stock'))
        expect((await say(leaveCooking)).job).toMatchObject({ pending: null })
        expect((await say('yes')).job.response).toContain('commit_offer')
        expect(job.pending).not.toBeNull()
      },
      { brain: offering },
    )
  })

  test('with nothing to keep leaves no trace', async () => {
    await talk(async ({ say, world }) => {
      await say('look')
      await say(beginToCook)
      await say(cook('how many leeks?'))
      expect((await say(leaveCooking)).job.handoff?.action).toBe('close')
      await say('look')
      expect(recentTurns(world)).not.toMatch(/soup|leeks|cook/i)
      const understood = world.prompts.findLast(({ node }) => node === 'understand')
      expect(understood?.variables['recent_turns']).toMatch(/^Person: look/)
    })
  })

  test('begins again without anything of the one before', async () => {
    await talk(async ({ say, world }) => {
      await say(beginToCook)
      await say(cook('next'))
      await say(leaveCooking)
      const { job } = await say(beginToCook)
      expect(job.response).toMatch(/^Let us cook Leek soup/)
      expect(world.prompts.at(-1)?.variables['history']).toBe('nothing yet')
    })
  })
})

test.each([
  ['cook', beginToCook, cook, 20],
  ['brainstorm', beginBrainstorm, brainstorm, 40],
] as const)('a session in %s shows the model no more messages than its limit', async (...row) => {
  const [, begin, say, max] = row
  await talk(async ({ say: tell, world }) => {
    await tell(begin)
    for (let count = 0; count <= max / 2 + 2; count += 1) await tell(say(`word ${count}`))
    const history = world.prompts.at(-1)?.variables['history'] ?? ''
    expect(history.match(/^(?:Person|Alfred): /gm)).toHaveLength(max)
    expect(history).not.toContain('word 0\n')
    expect(history).toContain(`word ${max / 2 + 1}`)
  })
})

test('a cook session loads its recipe once, with the notes and the constraints, and keeps it unchanged', async () => {
  await talk(async ({ say, world }) => {
    await say(beginToCook)
    const context = world.prompts.at(-1)?.variables['context']
    expect(context).toContain('- 2 leeks, sliced')
    expect(context).toContain('half of it')
    expect(context).toContain('allergy: poison')
    world.crashAgent()
    await say(cook('next'))
    expect(world.prompts.at(-1)?.variables['context']).toBe(context)
  })
})

test('a reply against the person’s rules is followed by a caution, which is streamed and remembered', async () => {
  const says = (text: string) => (model: Model) => ({
    ...model,
    async *stream(request: Parameters<Model['stream']>[0]) {
      for await (const part of model.stream(request))
        yield part.type === 'end' ? part : { type: 'delta' as const, text }
    },
  })
  await talk(
    async ({ say, world }) => {
      const { job, events } = await say(beginBrainstorm)
      expect(job.response).toMatch(/\n\nTake care: That would have poison in it\.$/)
      expect(replyText(events)).toBe(job.response)
      await say(brainstorm('and?'))
      expect(world.prompts.at(-1)?.variables['history']).toContain('Take care')
    },
    { model: says('Try poison. ') },
  )
  await talk(
    async ({ say }) => {
      expect((await say(beginBrainstorm)).job.response).not.toContain('Take care')
    },
    { model: says('Try leeks. ') },
  )
})

test('cook and brainstorm write nothing, whatever is asked', async () => {
  await talk(async ({ say, world }) => {
    await say(beginBrainstorm)
    for (const message of ['put 2 milk', 'yes', 'save it', 'take 1 egg']) await say(brainstorm(message))
    expect(world.calls()).toEqual([])
    expect(world.effects()).toBe(0)
  })
})
