import { describe, expect, test } from '@jest/globals'
import { messageReadingSchema } from '@alfred/contracts'
import type { Mode } from '@alfred/contracts'
import type { Model } from '@alfred/llm'
import { defaultLimits } from '../policy/limits.ts'
import { made } from './brain.ts'
import { soupId } from './fake-agents.ts'
import {
  beginBrainstorm,
  beginToCook,
  brainstorm,
  cook,
  create,
  leaveBrainstorm,
  leaveCooking,
  quick,
} from './mode-scenarios.ts'
import type { Said } from './scenarios.ts'
import { shapeOf, talk, writing } from './talk.ts'

const planned = ['understand', 'think', 'act', 'reply']

describe('the model calls of a turn', () => {
  const table: [Mode, string, Said[], string[]][] = [
    ['plan', 'a plan', ['put 2 milk and look'], ['understand', 'think', 'act', 'reply']],
    ['quick', 'a look', [quick('look')], ['understand']],
    ['quick', 'a simple change', [quick('put 2 milk')], ['understand']],
    ['create', 'a dish', [create('a dish of milk')], ['understand', 'act']],
    ['cook', 'the beginning', [beginToCook], ['cook']],
    ['cook', 'a word on the way', [beginToCook, cook('how many leeks?')], ['cook']],
    ['cook', 'the end', [beginToCook, leaveCooking], ['handoff']],
    ['brainstorm', 'the beginning', [beginBrainstorm], ['brainstorm']],
    ['brainstorm', 'a word on the way', [beginBrainstorm, brainstorm('and leeks?')], ['brainstorm']],
    ['brainstorm', 'the end', [beginBrainstorm, leaveBrainstorm], ['handoff']],
  ]

  test.each(table)('in %s for %s stay within the limit of the mode', async (...row) => {
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

  test('are none for a message that code can read, in quick as in plan', async () => {
    await talk(async ({ say }) => {
      expect((await say(quick('thanks'))).nodes).toEqual([])
    })
  })

  test('are three when created content has to be written once more, and a fifth is refused', async () => {
    let written = 0
    const brain = {
      act: () => [made({ item: null, name: 'Stew', foods: [(written += 1) < 2 ? 'poison' : 'leek'] })],
    }
    await talk(
      async ({ say }) => {
        const { job, nodes } = await say(create('a dish of leek'))
        expect(nodes).toEqual(['understand', 'act', 'act'])
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

describe('a call that is read from the message', () => {
  type Call = { tool: string; arguments_json: string }
  const reads =
    (...calls: Call[]) =>
    (model: Model): Model => ({
      ...model,
      generate: async (request) => {
        const { output, call } = await model.generate(request)
        if (request.node !== 'understand') return { output, call }
        const reading = messageReadingSchema.parse(output)
        return { output: { ...output, work: reading.work.map((work) => ({ ...work, calls })) }, call }
      },
    })
  const look = { tool: 'look', arguments_json: '{}' }
  const put = (quantity: number) => ({
    tool: 'put',
    arguments_json: JSON.stringify({ food: 'milk', quantity, note: null }),
  })
  const cases: [string, Said, Call[], string[]][] = [
    ['answers a plan too', 'look', [look], ['understand']],
    ['of no tool takes a plan', quick('look'), [{ ...look, tool: 'dance' }], planned],
    ['of a tool that is not quick takes a plan', quick('look'), [{ ...look, tool: 'keep_dish' }], planned],
    [
      'of a tool that carries out a yes takes a plan',
      quick('look'),
      [{ tool: 'commit_offer', arguments_json: '{"offer":"x"}' }],
      planned,
    ],
    [
      'with arguments that are none takes a plan',
      quick('look'),
      [{ ...look, arguments_json: 'all' }],
      planned,
    ],
    [
      'with a ref that was never given takes a plan',
      quick('look'),
      [{ tool: 'take', arguments_json: '{"food":null,"item":"lot_9","quantity":1}' }],
      planned,
    ],
    ['beside one in doubt takes a plan', quick('look'), [look, { ...look, tool: 'dance' }], planned],
    ['with an amount that was not said takes a plan', 'look', [put(7)], planned],
  ]

  test.each(cases)('%s', async (...row) => {
    const [, said, calls, expected] = row
    await talk(
      async ({ say, world }) => {
        const { nodes, job } = await say(said)
        expect(nodes).toEqual(expected)
        expect(job).toMatchObject({ status: 'done', response: 'look: 0 foods.' })
        expect(world.effects()).toBe(0)
      },
      { model: reads(...calls) },
    )
  })
})

describe('the events of a turn', () => {
  test('in cook and brainstorm are chunks alone, and the handoff when the session is left', async () => {
    await talk(async ({ say }) => {
      expect(shapeOf((await say(beginToCook)).events)).toEqual(['chunk', 'done'])
      expect(shapeOf((await say(cook('next'))).events)).toEqual(['chunk', 'done'])
      expect(shapeOf((await say(leaveCooking)).events)).toEqual(['handoff', 'done'])
      expect(shapeOf((await say(beginBrainstorm)).events)).toEqual(['chunk', 'done'])
      expect(shapeOf((await say(leaveBrainstorm)).events)).toEqual(['handoff', 'done'])
    })
  })

  test.each([quick('look'), create('a dish of milk')])(
    'in the other modes are progress and context updates',
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

  test('say which mode the conversation is in afterwards', async () => {
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

  test('say that a quick turn goes on as a plan, which then has the budget of a plan', async () => {
    await talk(async ({ say }) => {
      const { events, nodes, job } = await say(quick('put 2 milk and put 3 egg'))
      expect(events).toContainEqual(
        expect.objectContaining({ type: 'progress', data: expect.objectContaining({ type: 'escalated' }) }),
      )
      expect(nodes).toEqual(['understand', 'think', 'act', 'reply'])
      expect(job.response).toBe('put: 2 milk. put: 3 egg.')
    })
  })

  test('say so too when the one call fails and the agent goes on from there', async () => {
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

  test.each(rows)('may conflict: %s is an error, and the mode stays', async (...row) => {
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

  test('are compatible when the request is plan, quick or create during a session, which stays as it is', async () => {
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
