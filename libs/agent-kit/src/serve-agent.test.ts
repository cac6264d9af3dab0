import { setImmediate as nextTick } from 'node:timers/promises'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { agentCommands, announcementSchema, subjects } from '@alfred/contracts'
import type { Announcement, ToolOutcome } from '@alfred/contracts'
import { createScriptedModel } from '@alfred/llm/testing'
import type { ScriptStep } from '@alfred/llm/testing'
import { createBus } from '@alfred/messaging'
import { createMemoryWire } from '@alfred/messaging/testing'
import { silentLogger } from '@alfred/observability'
import { z } from 'zod'
import type { AgentDefinition } from './agent-definition.ts'
import type { AgentDependencies } from './agent-dependencies.ts'
import { serveAgent } from './serve-agent.ts'

const turn = { id: '00000000-0000-4000-8000-000000000001', fence: 1 }
const uuid = /(?:[0-9a-f]{4}-?){7}[0-9a-f]{4}/i

const larder: AgentDefinition = {
  domain: 'larder',
  version: 2,
  description: 'Keeps a larder.',
  subdomains: [{ name: 'stock', description: 'what is there' }],
  examples: ['put 2 milk'],
  tools: {
    put: {
      kind: 'write',
      description: 'Puts food away.',
      arguments: z.strictObject({ food: z.string().min(1), until: z.string().nullable() }),
    },
    look: { kind: 'read', description: 'Lists.', arguments: z.strictObject({}) },
  },
  prompts: { think: 'larder/think', act: 'larder/act' },
  readContext: async ({ token, wants }) =>
    wants.includes('dashboard') ? { dashboard: { items: 3, token: token.length } } : {},
  prepareArguments: ({ arguments: args, moment }) =>
    args['until'] === 'never'
      ? { ok: false, error: { code: 'INVALID_DATE', message: 'Never is no day.', retryable: false } }
      : { ok: true, arguments: { ...args, asked: moment.timeZone } },
  describeResult: (tool, outcome) => [outcome.ok ? `${tool} worked.` : outcome.error.message],
}

const brief = {
  message: 'put 2 milk',
  mode: 'plan' as const,
  asked_at: '2026-11-22T10:00:00Z',
  time_zone: 'Europe/Berlin',
  locale: 'en',
  understanding: {
    processed_message: 'put 2 milk',
    entity_mentions: [],
    constraint_snapshot: {
      new_constraints: [],
      override_constraints: [],
      reset_goal: false,
      goal_update: null,
      source_phrases: [],
    },
    quick_mode: false,
    quick_mode_confidence: 'medium' as const,
  },
  route: { agent: 'larder', goal: 'put milk away', complexity: 'low' as const, context_needs: [] },
  entities: [{ ref: 'lot_1', type: 'lot', label: 'milk', status: 'saved' as const }],
  recent_turns: [{ message: 'hello', response: 'Hi.', facts: [] }],
}
const step = {
  step_id: 'step_1',
  step_type: 'write' as const,
  subdomain: 'stock',
  group: 0,
  complexity: 'high' as const,
  batch: { total: 1, items: [{ ref: 'item_1', label: 'milk' }] },
  description: 'put the milk away',
}
const emptyPlan = {
  decision: 'clarify',
  goal: 'g',
  steps: [],
  proposal_message: null,
  assumptions: [],
  clarification_questions: ['Which milk?'],
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  jest.useRealTimers()
})

type AppliedCalls = Parameters<AgentDependencies['apply']>[0]['calls']

/** Serves the larder agent and listens to its announcements. */
function start(
  steps: ScriptStep[] = [],
  outcomes: (calls: AppliedCalls) => ToolOutcome[] = () => [],
  agent: AgentDefinition = larder,
) {
  const faults: unknown[] = []
  const bus = createBus(createMemoryWire(), silentLogger)
  const heard: Announcement[] = []
  bus.subscribe(subjects.anyAgentAnnouncement, announcementSchema, (said) => void heard.push(said))
  const applied: Parameters<AgentDependencies['apply']>[0][] = []
  const model = createScriptedModel(steps)
  const served = serveAgent(agent, {
    bus,
    model,
    instanceName: 'larder-1',
    onFault: (error) => void faults.push(error),
    apply: async (apply) => {
      applied.push(apply)
      return outcomes(apply.calls)
    },
  })
  stops.push(() => void served.stop())
  return { bus, heard, applied, model, served, faults }
}

describe('an agent announces itself', () => {
  test('when it starts, with its tools and providers', async () => {
    const { heard } = start()
    await nextTick()
    expect(heard).toMatchObject([
      {
        domain: 'larder',
        version: 2,
        instance: expect.stringMatching(/^larder-1:[0-9a-f]{8}$/),
        tools: [
          { name: 'put', kind: 'write', arguments_schema: { type: 'object', required: ['food', 'until'] } },
          { name: 'look', kind: 'read' },
        ],
        stopping: false,
      },
    ])
  })

  test('when it receives a discovery message', async () => {
    const { bus, heard } = start()
    bus.publish(subjects.agentDiscovery, z.object({}), {})
    await nextTick()
    expect(heard).toHaveLength(2)
  })

  test('in its own version, though it answers an earlier one like it', async () => {
    const { bus, heard } = start([], () => [], { ...larder, answersToo: [1] })
    await nextTick()
    expect(heard.map(({ version }) => version)).toEqual([2])
    const asked = (version: number) =>
      bus.request({ ...agentCommands.context, subject: subjects.agentContext('larder', version) }, {
        brief,
        token: 'token',
        wants: ['dashboard'],
      } as never)
    const answers = await Promise.all([asked(1), asked(2)])
    expect(answers[0]).toEqual(answers[1])
    await expect(asked(3)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  test('once a second, until it says goodbye', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
    const { heard, served } = start()
    jest.advanceTimersByTime(3_500)
    await nextTick()
    expect(heard).toHaveLength(4)
    const stopped = served.stop()
    await nextTick()
    await stopped
    jest.advanceTimersByTime(5_000)
    await nextTick()
    expect(heard.map(({ stopping }) => stopping)).toEqual([false, false, false, false, true])
  })
})

describe('an agent', () => {
  const contextCommand = { ...agentCommands.context, subject: subjects.agentContext('larder', 2) }
  const planCommand = { ...agentCommands.plan, subject: subjects.agentPlan('larder', 2) }
  const actCommand = { ...agentCommands.act, subject: subjects.agentAct('larder', 2) }
  const executeCommand = { ...agentCommands.execute, subject: subjects.agentExecute('larder', 2) }
  const execute = { brief, token: 'token', step: 1, records_from: 0, records: [], events: [] }

  test('asked for context gives what is wanted, as the person of the token, and nothing else', async () => {
    const { bus } = start()
    const ask = (wants: string[]) => bus.request(contextCommand, { brief, token: 'token', wants })
    const nothing = {
      ...{ dashboard: null, constraints: [], profile: [], background: [], blocks: [] },
      ...{ detail: null, objection: null },
    }
    expect(await ask(['dashboard'])).toEqual({ ...nothing, dashboard: { items: 3, token: 5 } })
    expect(await ask(['constraints'])).toEqual(nothing)
  })

  test('refuses any request with an unknown time zone', async () => {
    const { bus, applied } = start()
    const lost = { ...brief, time_zone: 'Mars/Olympus' }
    const command = { ...agentCommands.context, subject: subjects.agentContext('larder', 2) }
    await expect(
      bus.request(command, { brief: lost, token: 't', wants: ['dashboard'] }),
    ).rejects.toMatchObject({ code: 'MESSAGE_INVALID' })
    const execute = { ...agentCommands.execute, subject: subjects.agentExecute('larder', 2) }
    const call = { call: 1, tool: 'look', arguments: {} }
    await expect(
      bus.request(execute, {
        ...{ brief: lost, token: 't', step: 1, records_from: 0, records: [], events: [], calls: [call] },
      }),
    ).rejects.toMatchObject({ code: 'MESSAGE_INVALID' })
    expect(applied).toEqual([])
  })

  test('asked for a plan shows its model the counts of the household and no id', async () => {
    const { bus, model } = start([{ node: 'think', prompt: 'larder/think', output: emptyPlan }])
    const request = {
      turn,
      brief: { ...brief, dashboard: { items: 3 } },
      token: 'token',
      replan_because: 'no such tool',
    }
    const reply = await bus.request(planCommand, request)
    expect(reply).toMatchObject({ plan: emptyPlan, model_calls: [{ node: 'think' }] })
    expect(model.calls[0]?.variables).toMatchObject({
      message: 'put 2 milk',
      goal: 'put milk away',
      dashboard: '- items: 3',
      recent_turns: 'Person: hello\nAlfred: Hi.',
      replan_because: 'no such tool',
      asked_at: 'Sunday, 22 November 2026 at 11:00 (Europe/Berlin, en)',
    })
    expect(JSON.stringify(model.calls[0]?.variables)).not.toMatch(uuid)
  })

  test('asked for a decision shows its model the step, the calls made in it, and no id', async () => {
    const output = { actions: [{ action: 'step_complete', result_summary: 'done' }] }
    const { bus, model } = start([{ node: 'act', prompt: 'larder/act', output }])
    const shown = {
      tool: 'put',
      arguments: { food: 'milk' },
      ok: true,
      facts: ['Put milk.'],
      data: { refs: ['lot_1'] },
    }
    const reply = await bus.request(actCommand, {
      turn,
      brief,
      token: 'token',
      step,
      step_number: 1,
      steps_total: 2,
      earlier_facts: ['Put eggs.'],
      this_step: [shown, { ...shown, ok: false, facts: ['No.'] }],
      batch: [
        { ref: 'item_1', label: 'milk', status: 'pending', result: null, error: null, retryable: true },
      ],
    })
    expect(reply.decision).toMatchObject(output)
    expect(model.calls[0]).toMatchObject({ complexity: 'high' })
    expect(model.calls[0]?.variables).toMatchObject({
      step: 'Step 1 of 2 (write, stock): put the milk away',
      batch: expect.stringContaining('| item_1 | milk | pending |'),
      earlier_facts: '- Put eggs.',
    })
    expect(model.calls[0]?.variables['already_done']).toContain('put {"food":"milk"}: ok. Put milk.')
    expect(JSON.stringify(model.calls[0]?.variables)).not.toMatch(uuid)
  })

  test('decides a step without its model where the content is taken from elsewhere, and checks it like any other', async () => {
    const content = { action: 'step_complete' as const, result_summary: 'Taken.' }
    const made = { item: 'item_1', type: 'jar', label: 'a jar', content_json: '{"of":"peanuts"}' }
    const { bus, model } = start([], undefined, {
      ...larder,
      takeContent: async () => ({ actions: [{ ...content, artifacts: [made, { ...made, type: 'tin' }] }] }),
      artifacts: {
        jar: {
          ...{ description: 'A jar.', subdomain: 'stock', schema: z.object({ of: z.string() }) },
          tell: () => 'a jar',
        },
      },
      rules: {
        artifacts: async (_token, artifacts) => artifacts.map(() => ({ reason: 'It contains peanuts.' })),
        texts: async () => null,
      },
    })
    const asked = { turn, brief, token: 'token', step, step_number: 1, steps_total: 1 }
    const reply = await bus.request(actCommand, { ...asked, earlier_facts: [], this_step: [] })
    expect(model.calls).toEqual([])
    expect(reply).toMatchObject({ artifacts: [], model_calls: [] })
    expect(reply.refused_artifacts.map(({ reason }) => reason)).toEqual([
      'Nothing of the type tin can be made here.',
      'It contains peanuts.',
    ])
  })

  test('asked to execute prepares valid calls, and an invalid one does not stop the others', async () => {
    const ok = { ok: true as const, entities: [], data: {} }
    const { bus, applied } = start([], (calls) => calls.map(() => ok))
    const { results } = await bus.request(executeCommand, {
      ...execute,
      records_from: 3,
      records: [{ kind: 'decided' }],
      calls: [
        { call: 1, tool: 'put', arguments: { food: 'milk' } },
        { call: 2, tool: 'put', arguments: { food: '' } },
        { call: 3, tool: 'put', arguments: { food: 'rice', until: 'never' } },
        { call: 4, tool: 'cook', arguments: {} },
        { call: 5, tool: 'put', arguments: { food: 'salt', until: null, extra: 1 } },
        { call: 6, tool: 'look', arguments: {} },
      ],
    })
    expect(applied).toEqual([
      {
        token: 'token',
        step: 1,
        firstRecord: 3,
        records: [{ kind: 'decided' }],
        events: [],
        calls: [
          { call: 1, tool: 'put', arguments: { food: 'milk', until: null, asked: 'Europe/Berlin' } },
          { call: 6, tool: 'look', arguments: { asked: 'Europe/Berlin' } },
        ],
        atomic: false,
      },
    ])
    const codes = results.map(({ outcome }) => (outcome.ok ? 'ok' : outcome.error.code))
    expect(codes).toEqual([
      'ok',
      'INVALID_ARGUMENTS',
      'INVALID_DATE',
      'UNKNOWN_TOOL',
      'INVALID_ARGUMENTS',
      'ok',
    ])
    expect(results.map(({ kind }) => kind)).toEqual(['write', 'write', 'write', 'read', 'write', 'read'])
    expect(results[0]?.facts).toEqual(['put worked.'])
    expect(results[2]?.facts).toEqual(['Never is no day.'])
  })

  test('asked to execute only invalid calls still stores the records', async () => {
    const { bus, applied } = start()
    const calls = [{ call: 1, tool: 'put', arguments: { food: '' } }]
    const { results } = await bus.request(executeCommand, {
      ...execute,
      records: [{ kind: 'decided' }],
      calls,
    })
    expect(applied).toMatchObject([{ records: [{ kind: 'decided' }], calls: [] }])
    expect(results).toMatchObject([{ outcome: { ok: false } }])
  })

  test('reports an error in describing an outcome, and that the change was made', async () => {
    const broken = new RangeError('Invalid time value')
    const agent: AgentDefinition = {
      ...larder,
      describeResult: () => {
        throw broken
      },
    }
    const { bus, faults } = start(
      [],
      (calls) => calls.map(() => ({ ok: true, entities: [], data: {} })),
      agent,
    )
    const { results } = await bus.request(executeCommand, {
      ...execute,
      calls: [
        { call: 1, tool: 'put', arguments: { food: 'milk' } },
        { call: 2, tool: 'put', arguments: { food: '' } },
      ],
    })
    expect(results).toMatchObject([
      {
        outcome: { ok: true },
        facts: ['Done: put. Something went wrong on our side. I cannot tell more of it.'],
      },
      { outcome: { ok: false }, facts: ['Something went wrong on our side. Nothing was changed by put.'] },
    ])
    expect(faults).toEqual([broken, broken])
  })

  test('reports an error in preparing a call, and makes the other calls', async () => {
    const broken = new RangeError('Invalid time value')
    const agent: AgentDefinition = {
      ...larder,
      prepareArguments: (call) => {
        if (call.arguments['food'] === 'egg') throw broken
        return larder.prepareArguments(call)
      },
    }
    const { bus, applied, faults } = start(
      [],
      (calls) => calls.map(() => ({ ok: true, entities: [], data: {} })),
      agent,
    )
    const { results } = await bus.request(executeCommand, {
      ...execute,
      calls: [
        { call: 1, tool: 'put', arguments: { food: 'egg' } },
        { call: 2, tool: 'put', arguments: { food: 'milk' } },
      ],
    })
    expect(results).toMatchObject([
      { outcome: { ok: false, error: { code: 'INTERNAL', retryable: false } } },
      { outcome: { ok: true } },
    ])
    expect(applied[0]?.calls).toMatchObject([{ call: 2 }])
    expect(faults).toEqual([broken])
  })

  test('says which call was not answered when the database answers only some', async () => {
    const { bus } = start([], () => [])
    const { results } = await bus.request(executeCommand, {
      ...execute,
      calls: [{ call: 1, tool: 'look', arguments: {} }],
    })
    expect(results).toMatchObject([
      { outcome: { ok: false, error: { code: 'NO_OUTCOME', retryable: true } } },
    ])
  })
})
