import { describe, expect, test } from '@jest/globals'
import { AlfredError } from '@alfred/contracts'
import type { Job, Mode, TurnEvent } from '@alfred/contracts'
import type { Model } from '@alfred/llm'
import { defaultLimits } from '../turn/limits.ts'
import { soupId } from './fake-agents.ts'
import {
  beginBrainstorm,
  beginToCook,
  brainstorm,
  cook,
  create,
  leaveBrainstorm,
  leaveCooking,
  modeScenarios,
  quick,
} from './mode-scenarios.ts'
import { made, plainBrain } from './brain.ts'
import type { Brain } from './brain.ts'
import { replyText } from './reply-text.ts'
import type { Said } from './scenarios.ts'
import { startWorld } from './start-world.ts'
import type { World, WorldOptions } from './start-world.ts'

type Talk = {
  world: World
  /** Says something and gives what became of it, with the nodes that asked a model for it. */
  say(said: Said): Promise<{ job: Job; nodes: string[]; events: TurnEvent[] }>
}

async function talk<Result>(
  run: (talk: Talk) => Promise<Result>,
  options: WorldOptions = {},
): Promise<Result> {
  const world = startWorld(options)
  try {
    return await run({
      world,
      say: async (said) => {
        const { message, ...input } = typeof said === 'string' ? { message: said } : said
        const before = world.prompts.length
        const turnId = await world.say(message, input)
        await world.settle()
        const nodes = world.prompts.slice(before).map(({ node }) => node)
        return { job: await world.job(turnId), nodes, events: world.live(turnId) }
      },
    })
  } finally {
    world.stop()
  }
}

const shapeOf = (events: readonly TurnEvent[]): string[] =>
  events.map(({ type }) => type).filter((type, index, all) => type !== 'chunk' || all[index - 1] !== 'chunk')

const writing: Partial<Brain> = {
  act: (situation) =>
    situation.step.step_type === 'generate'
      ? [made({ item: null, name: 'Pudding', foods: ['milk'] })]
      : plainBrain.act(situation),
}

describe('the models that a turn asks, in order', () => {
  const table: [Mode, string, Said[], string[]][] = [
    ['plan', 'a plan', ['put 2 milk and look'], ['understand', 'route', 'think', 'act', 'reply']],
    ['quick', 'a look', [quick('look')], ['understand', 'reply']],
    ['quick', 'a simple change', [quick('put 2 milk')], ['understand', 'reply']],
    ['create', 'a dish', [create('a dish of milk')], ['understand', 'act', 'reply']],
    ['cook', 'the beginning', [beginToCook], ['cook']],
    ['cook', 'a word on the way', [beginToCook, cook('how many leeks?')], ['cook']],
    ['cook', 'the end', [beginToCook, leaveCooking], ['handoff']],
    ['brainstorm', 'the beginning', [beginBrainstorm], ['brainstorm']],
    ['brainstorm', 'a word on the way', [beginBrainstorm, brainstorm('and leeks?')], ['brainstorm']],
    ['brainstorm', 'the end', [beginBrainstorm, leaveBrainstorm], ['handoff']],
  ]

  test.each(table)('in %s for %s stay within its ceiling', async (...row) => {
    const [mode, , saids, expected] = row
    await talk(
      async ({ say }) => {
        const answers = []
        for (const said of saids) answers.push(await say(said))
        const last = answers.at(-1)
        expect(last?.nodes).toEqual(expected)
        expect(last?.job.usage?.model_calls).toBe(expected.length)
        expect(expected.length).toBeLessThanOrEqual(defaultLimits.modelCallsMax[mode])
        expect(last?.job.status).toBe('done')
      },
      mode === 'create' ? { brain: writing } : {},
    )
  })

  test('of a message that a table can read are none, in quick as in plan', async () => {
    await talk(async ({ say }) => {
      expect((await say(quick('thanks'))).nodes).toEqual([])
    })
  })

  test('stay four when what was created has to be written once more, and five are refused', async () => {
    let written = 0
    const brain = {
      act: () => [made({ item: null, name: 'Stew', foods: [(written += 1) < 2 ? 'poison' : 'leek'] })],
    }
    await talk(
      async ({ say }) => {
        const { job, nodes } = await say(create('a dish of leek'))
        expect(nodes).toEqual(['understand', 'act', 'act', 'reply'])
        expect(job.response).toContain('Stew of leek.')
      },
      { brain },
    )
    await talk(
      async ({ say }) => {
        const { job, nodes } = await say(create('a dish of leek'))
        expect(nodes.length).toBeLessThanOrEqual(4)
        expect(job).toMatchObject({ status: 'failed', error: null })
        expect(job.response).toBe('Stew was not kept: It contains poison.')
      },
      { brain: { act: () => [made({ item: null, name: 'Stew', foods: ['poison'] })] } },
    )
  })
})

describe('the events of a turn', () => {
  test('in cook and brainstorm are its words alone, and the handoff when it is left', async () => {
    await talk(async ({ say }) => {
      expect(shapeOf((await say(beginToCook)).events)).toEqual(['chunk', 'done'])
      expect(shapeOf((await say(cook('next'))).events)).toEqual(['chunk', 'done'])
      expect(shapeOf((await say(leaveCooking)).events)).toEqual(['handoff', 'done'])
      expect(shapeOf((await say(beginBrainstorm)).events)).toEqual(['chunk', 'done'])
      expect(shapeOf((await say(leaveBrainstorm)).events)).toEqual(['handoff', 'done'])
    })
  })

  test.each([quick('look'), create('a dish of milk')])(
    'in modes that work are progress and what is new',
    async (said) => {
      await talk(
        async ({ say }) => {
          const { events } = await say(said)
          expect(shapeOf(events).slice(-3)).toEqual(['chunk', 'context_updated', 'done'])
          expect(events.map(({ type }) => type)).toContain('progress')
        },
        { brain: writing },
      )
    },
  )

  test('tell the mode that the conversation is in afterwards', async () => {
    await talk(async ({ say }) => {
      const modeAfter = async (said: Said) => {
        const last = (await say(said)).events.at(-1)
        return last?.type === 'done' ? last.data.active_mode : undefined
      }
      expect(await modeAfter(beginToCook)).toBe('cook')
      expect(await modeAfter('look')).toBe('cook')
      expect(await modeAfter(leaveCooking)).toBe('plan')
    })
  })

  test('tell that a quick turn goes on as a plan, and then it may ask as many models as one', async () => {
    await talk(async ({ say }) => {
      const { events, nodes, job } = await say(quick('put 2 milk and put 3 egg'))
      expect(events).toContainEqual(
        expect.objectContaining({ type: 'progress', data: expect.objectContaining({ type: 'escalated' }) }),
      )
      expect(nodes).toEqual(['understand', 'route', 'think', 'act', 'reply'])
      expect(job.response).toBe('put: 2 milk. put: 3 egg.')
    })
  })

  test('tell it too when the one call fails, and the agent goes on from there', async () => {
    await talk(async ({ say, world }) => {
      const { events, nodes, job } = await say(quick('take 2 milk'))
      expect(events.map((event) => (event.type === 'progress' ? event.data.type : ''))).toContain('escalated')
      expect(nodes.slice(0, 2)).toEqual(['understand', 'act'])
      expect(job.status).toBe('failed')
      expect(world.effects()).toBe(0)
    })
  })
})

describe('a request and the mode of its conversation', () => {
  const NONE: Said[] = []
  const rows: [string, Said[], Said, string, string][] = [
    ['a word to cook without a session', NONE, cook('next'), 'NO_SESSION', 'plan'],
    ['the end of cooking without a session', NONE, leaveCooking, 'NO_SESSION', 'plan'],
    ['a word to a brainstorm without one', NONE, brainstorm('and leeks?'), 'NO_SESSION', 'plan'],
    ['the end of a brainstorm without one', NONE, leaveBrainstorm, 'NO_SESSION', 'plan'],
    [
      'a recipe that is not there',
      NONE,
      { ...beginToCook, cook_init: { recipe_id: soupId.replaceAll('5', '6') } },
      'RECIPE_NOT_FOUND',
      'plan',
    ],
    [
      'an id that is none',
      NONE,
      { ...beginToCook, cook_init: { recipe_id: 'leek soup' } },
      'RECIPE_NOT_FOUND',
      'plan',
    ],
    ['a second beginning', [beginToCook], beginToCook, 'MODE_ACTIVE', 'cook'],
    ['a brainstorm while cooking', [beginToCook], beginBrainstorm, 'MODE_ACTIVE', 'cook'],
    ['a word to a brainstorm while cooking', [beginToCook], brainstorm('and leeks?'), 'MODE_ACTIVE', 'cook'],
    ['the end of a brainstorm while cooking', [beginToCook], leaveBrainstorm, 'MODE_ACTIVE', 'cook'],
    ['a recipe to cook in a brainstorm', [beginBrainstorm], beginToCook, 'MODE_ACTIVE', 'brainstorm'],
    ['the end of cooking in a brainstorm', [beginBrainstorm], leaveCooking, 'MODE_ACTIVE', 'brainstorm'],
  ]

  test.each(rows)('do not go together with %s: an error is told, and the mode stays', async (...row) => {
    const [, before, said, code, mode] = row
    await talk(async ({ say }) => {
      for (const earlier of before) await say(earlier)
      const { job, nodes, events } = await say(said)
      expect(nodes).toEqual([])
      expect(job).toMatchObject({ status: 'failed', error: { code, retryable: false } })
      expect(events.map(({ type }) => type)).toEqual(['error'])
      const end = mode === 'plan' ? undefined : await say(mode === 'cook' ? leaveCooking : leaveBrainstorm)
      expect(end?.job.status ?? 'done').toBe('done')
    })
  })

  test('go together when it plans, is quick or creates beside a session, which stays as it is', async () => {
    await talk(
      async ({ say }) => {
        await say(beginToCook)
        await say(cook('next'))
        expect((await say('put 2 milk')).job.response).toBe('put: 2 milk.')
        expect((await say(quick('look'))).job.response).toBe('look: 1 foods.')
        expect((await say(create('a dish'))).job.status).toBe('done')
        expect((await say(cook('repeat'))).job.response).toBe('Step 2 of 2: Add the stock and simmer.')
      },
      { brain: writing },
    )
  })
})

const away = new AlfredError('MODEL_UNAVAILABLE', 'The model does not answer.')

/** A model that fails at a node as often as it is told to. */
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
    'in mid-turn (after "%s") is an error, and the person cooks on',
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

  test('at the beginning leaves the person in plan, and they may begin again', async () => {
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

  test('at the handoff is an error, and the person stays until it works', async () => {
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

  test('with something to save or update is known to the next turn that plans', async () => {
    await talk(async ({ say, world }) => {
      await say(beginToCook)
      await say(cook('I used cream instead of stock'))
      const { job } = await say(leaveCooking)
      expect(job.handoff).toEqual({
        summary: 'You cooked Leek soup. You said: "I used cream instead of stock".',
        action: 'update',
        action_detail: 'Leek soup: "I used cream instead of stock"',
      })
      world.prompts.splice(0)
      await say('look')
      expect(world.prompts[0]?.variables['recent_turns']).toContain('Cook session: Leek soup')
      expect(world.prompts[0]?.variables['recent_turns']).toContain('cream instead of stock')
    })
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

  test('is begun anew with nothing of the one before', async () => {
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
] as const)('in %s no more of what was said is shown than its cap', async (...row) => {
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

test('what is cooked is looked up once, with the notes and what the person must not have, and stays as it was', async () => {
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

test('what a model says against the person\u2019s rules is followed by a caution, which is told and remembered', async () => {
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

test('no mode but those that work writes anything, whatever is asked', async () => {
  await talk(async ({ say, world }) => {
    await say(beginBrainstorm)
    for (const message of ['put 2 milk', 'yes', 'save it', 'take 1 egg']) await say(brainstorm(message))
    expect(world.calls()).toEqual([])
    expect(world.effects()).toBe(0)
  })
})

test('the scenarios of the modes are played with crashes too', () => {
  expect(modeScenarios.length).toBeGreaterThanOrEqual(5)
})
