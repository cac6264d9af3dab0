import { afterEach, describe, expect, test } from '@jest/globals'
import { subjects } from '@alfred/contracts'
import type { Announcement } from '@alfred/contracts'
import type { Model } from '@alfred/llm'
import { createBus } from '@alfred/messaging'
import type { Wire } from '@alfred/messaging'
import { createMemoryWire } from '@alfred/messaging/testing'
import { silentLogger } from '@alfred/observability'
import { z } from 'zod'
import type { AgentDefinition } from '../agent-definition.ts'
import { serveAgent } from '../serve-agent.ts'
import { checkAgent } from './check-agent.ts'

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const step = {
  ...{ step_id: 'step_1', step_type: 'read', subdomain: 'stock', group: 0, complexity: null, batch: null },
  ...{ confirm: false, description: 'look' },
}
const plan = {
  ...{ decision: 'plan_direct', goal: 'look', steps: [step], proposal_message: null },
  ...{ assumptions: [], clarification_questions: [] },
}
const look = { action: 'tool_call', tool: 'look', arguments_json: '{}', item: null }

describe('an agent of the kit', () => {
  const call = {
    ...{ node: 'think', model: 'm', provider: 'scripted', input_tokens: 1, output_tokens: 1 },
    ...{ cost_usd: 0, duration_ms: 1, repairs: 0 },
  }
  const model: Model = {
    provider: 'scripted',
    generate: ({ node, schema }) => {
      const answer = node === 'think' ? { ...plan, asks: null, first_calls: [] } : { actions: [look] }
      return Promise.resolve({ output: schema.parse(answer), call })
    },
    stream: () => {
      throw new TypeError('Nobody asks for prose here.')
    },
  }
  const larder: AgentDefinition = {
    ...{ domain: 'larder', version: 2, description: 'Keeps a larder.', examples: ['what is there?'] },
    subdomains: [{ name: 'stock', description: 'what is there' }],
    tools: { look: { kind: 'read', description: 'Lists.', arguments: z.strictObject({}) } },
    prompts: { think: 'larder/think', act: 'larder/act' },
    readContext: () => Promise.resolve({}),
    prepareArguments: ({ arguments: given }) => ({ ok: true, arguments: given }),
    describeResult: () => ['looked'],
  }

  test('does all that the wire asks for', async () => {
    const wire = createMemoryWire()
    const refused = {
      ok: false as const,
      error: { code: 'UNAUTHENTICATED', message: 'No.', retryable: false },
    }
    const served = serveAgent(larder, {
      ...{ bus: createBus(wire, silentLogger), model, instanceName: 'larder-1' },
      apply: ({ calls }) => Promise.resolve(calls.map(() => refused)),
    })
    stops.push(() => served.stop())
    const findings = await checkAgent({ wire, domain: 'larder' })
    expect(findings.filter(({ fault }) => fault !== null)).toEqual([])
    expect(findings.length).toBeGreaterThan(10)
  })
})

/** What an agent answers to a question, as it came; an error makes it say so. */
type Work = (request: { brief: { message: string }; step?: unknown }, text: string) => unknown
type Agent = { announcement: Partial<Announcement>; times: number } & Record<
  'context' | 'plan' | 'act' | 'execute',
  Work
>

const nothing = { dashboard: null, constraints: [], profile: [], background: [], blocks: [] }
const withMessage = <Answer>(answer: Answer): Work => {
  return ({ brief }) => {
    brief.message.toString()
    return answer
  }
}
const good: Agent = {
  announcement: {},
  times: Infinity,
  context: withMessage(nothing),
  plan: withMessage({ plan, model_calls: [] }),
  act: withMessage({ decision: { actions: [look] }, model_calls: [] }),
  execute: () => {
    throw new TypeError('It carries nothing out.')
  },
}

/** Serves an agent that is written by hand, as one in another language is. */
function serveByHand(agent: Agent, versions: readonly number[]): Wire {
  const wire = createMemoryWire()
  const verbs = {
    context: subjects.agentContext,
    plan: subjects.agentPlan,
    act: subjects.agentAct,
    execute: subjects.agentExecute,
  }
  for (const version of versions)
    for (const [verb, subject] of Object.entries(verbs) as [keyof typeof verbs, typeof subjects.agentPlan][])
      wire.subscribe(subject('larder', version), { queue: 'agents.larder' }, ({ data, respond }) => {
        const text = new TextDecoder().decode(data)
        let reply: unknown
        try {
          reply = { ok: true, value: agent[verb](JSON.parse(text), text) }
        } catch (error) {
          if (error instanceof SilenceError) return
          reply = { ok: false, error: { code: 'MESSAGE_INVALID', message: 'No.', retryable: false } }
        }
        respond?.(Buffer.from(JSON.stringify(reply)))
      })
  const announcement = {
    ...{
      domain: 'larder',
      version: 2,
      instance: 'larder-1',
      description: 'Keeps a larder.',
      stopping: false,
    },
    subdomains: [{ name: 'stock', description: 'what is there' }],
    examples: ['what is there?'],
    tools: [{ name: 'look', kind: 'read', description: 'Lists.', arguments_schema: { type: 'object' } }],
    ...agent.announcement,
  }
  let times = 0
  const timer = setInterval(() => {
    if (times < agent.times)
      wire.publish(subjects.agentAnnouncement('larder'), Buffer.from(JSON.stringify(announcement)), {})
    times += 1
  }, 20)
  stops.push(() => clearInterval(timer))
  return wire
}

class SilenceError extends Error {
  readonly code = 'SILENCE'
}

const faultsOf = async (agent: Partial<Agent>, versions: readonly number[] = [2]): Promise<string[]> => {
  const wire = serveByHand({ ...good, ...agent }, versions)
  const findings = await checkAgent({ wire, domain: 'larder', answerMs: 500, heartbeatsMs: 500 })
  return findings.flatMap(({ title, fault }) => (fault === null ? [] : [title]))
}

describe('an agent that is written by hand', () => {
  test('does all that the wire asks for, in a few lines', async () => {
    expect(await faultsOf({})).toEqual([])
  })

  test.each<[string, RegExp, Partial<Agent>]>([
    ['has no examples', /chosen/, { announcement: { examples: [] } }],
    ['says once that it is there', /again and again/, { times: 1 }],
    [
      'plans a step of somebody else',
      /own subdomains/,
      {
        plan: withMessage({ plan: { ...plan, steps: [{ ...step, subdomain: 'cellar' }] }, model_calls: [] }),
      },
    ],
    [
      'calls a tool that it did not announce',
      /structured actions/,
      { act: withMessage({ decision: { actions: [{ ...look, tool: 'burn' }] }, model_calls: [] }) },
    ],
    [
      'writes arguments that are none',
      /structured actions/,
      { act: withMessage({ decision: { actions: [{ ...look, arguments_json: '[]' }] }, model_calls: [] }) },
    ],
    [
      'answers in prose',
      /structured actions/,
      { act: withMessage({ decision: 'I would look.', model_calls: [] }) },
    ],
    [
      'carries out what nobody signed',
      /carries nothing out/,
      {
        execute: (_request, text) =>
          text.startsWith('{"brief":{')
            ? {
                results: [
                  {
                    call: 1,
                    tool: 'look',
                    kind: 'write',
                    outcome: { ok: true, entities: [], data: {} },
                    facts: [],
                  },
                ],
              }
            : good.execute({ brief: { message: '' } }, text),
      },
    ],
    ['takes anything for a request', /no request/, { context: () => nothing }],
    [
      'falls silent at what it does not understand',
      /no request/,
      {
        plan: (request, text) => {
          if (!text.includes('"message"')) throw new SilenceError()
          return good.plan(request, text)
        },
      },
    ],
    [
      'refuses what is newer than it',
      /newer sender/,
      {
        plan: (request, text) => {
          if (text.includes('of_tomorrow')) throw new TypeError('What is this?')
          return good.plan(request, text)
        },
      },
    ],
    [
      'answers with more than a message holds',
      /greatest length/,
      {
        plan: (request, text) =>
          text.includes('xxxxx')
            ? { plan: { ...plan, goal: 'x'.repeat(1_100_000) }, model_calls: [] }
            : good.plan(request, text),
      },
    ],
  ])('is told where it %s', async (_title, told, agent) => {
    const faults = await faultsOf(agent)
    expect(faults).toContainEqual(expect.stringMatching(told))
  })

  test('is told where it answers in a version that it did not announce', async () => {
    expect(await faultsOf({}, [2, 3])).toEqual(['answers in its announced version alone'])
  })

  test('is told where it leaves its turn unanswered once that is cancelled', async () => {
    const wire = serveByHand(good, [2])
    let isCancelled = false
    wire.subscribe(subjects.anyTurnCancelled, {}, () => void (isCancelled = true))
    const deaf: Wire = {
      ...wire,
      request: (...asked) =>
        isCancelled
          ? wire.request('nobody.is.here', ...(asked.slice(1) as [Uint8Array, never]))
          : wire.request(...asked),
    }
    const findings = await checkAgent({ wire: deaf, domain: 'larder', answerMs: 500, heartbeatsMs: 500 })
    expect(findings.at(-1)?.fault).toMatch(/UNAVAILABLE/)
  })

  test('cannot be checked while it says nothing, or nothing that is an announcement', async () => {
    const silent = createMemoryWire()
    await expect(checkAgent({ wire: silent, domain: 'larder', heardMs: 50 })).rejects.toThrow(
      /nothing was announced/,
    )
    const wire = serveByHand({ ...good, announcement: { version: 0 } }, [2])
    await expect(checkAgent({ wire, domain: 'larder' })).rejects.toThrow(/version/)
  })
})
