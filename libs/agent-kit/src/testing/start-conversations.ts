import { randomUUID } from 'node:crypto'
import {
  agentCommands,
  subjects,
  type turnBriefSchema,
  type CallResult,
  type PendingOffer,
  type Plan,
  type ShownCall,
} from '@alfred/contracts'
import { createDatabase, type Database } from '@alfred/db'
import type { Model } from '@alfred/llm'
import { createBus } from '@alfred/messaging'
import { createMemoryWire } from '@alfred/messaging/testing'
import { silentLogger } from '@alfred/observability'
import { startDatabase, type TestDatabase } from '@alfred/testing'
import type { z } from 'zod'
import { checkAgent, type Finding } from '../conformance/index.ts'
import { briefOf } from '../conformance/sample-requests.ts'
import type { AgentConfig } from '../run/config.ts'
import type { AgentService } from '../run/agent-service.ts'
import { startAgent } from '../run/start-agent.ts'

/** The outcome of a turn. */
export type Heard = { facts: string[]; plan: Plan; results: CallResult[] }
export type BriefChange = Partial<z.input<typeof turnBriefSchema>>

/** A conversation of one person with an agent: the agent's process in small, on a real database, turn by turn. */
export type Conversation = {
  person: string
  offer(): PendingOffer | null
  say(message: string, change?: BriefChange): Promise<Heard>
  /** Calls the tool that answers the pending proposal, as policy does. */
  answer(call: 'confirm' | 'cancel' | 'edit', more?: Record<string, unknown>): Promise<CallResult>
}

/** The answer of another agent when this one asks it. */
export type Neighbour = { facts: string[]; data: Record<string, unknown> }

/** An agent as its tests start it. */
export type AgentUnderTest = Pick<AgentService, 'name' | 'define'> & {
  /** What decides in it: its offline rules, or a script. */
  model: Model
  neighbour?: Neighbour
}

/** An agent on a database of its own, with whom any number of people may speak. */
export type Conversations = {
  database: TestDatabase
  /** The database as the agent reaches it. */
  reached: Database
  /** Holds the agent against all that the wire asks of one, and gives what it found. */
  check(): Promise<Finding[]>
  /** Begins a conversation with a new person, or with one who was there before. */
  begin(person?: string): Conversation
  stop(): Promise<void>
}

/** Starts a database and an agent on it, and none of the other services; each conversation has its own person. */
export async function startConversations({
  name,
  define,
  model,
  neighbour = { facts: [], data: {} },
}: AgentUnderTest): Promise<Conversations> {
  const database = await startDatabase({ seeded: true })
  try {
    const wire = createMemoryWire()
    const bus = createBus(wire, silentLogger)
    const config = {
      SUPABASE_URL: database.postgrest.url,
      SUPABASE_ANON_KEY: await database.keys.signServiceToken({ role: 'anon' }, '1h'),
      SUPABASE_REST_PATH: '/',
      NATS_URL: '',
      INSTANCE_NAME: `${name}-1`,
      LOG_LEVEL: 'silent',
    } as AgentConfig
    const agent = startAgent({ name, define }, config, { bus, model })
    const domain = name.replace(/^agents-/, '')
    return {
      database,
      reached: createDatabase(config),
      check: () => checkAgent({ wire, domain }),
      begin: (person = randomUUID()) => converse({ database, bus, neighbour, domain, person }),
      stop: async () => {
        await agent.stop()
        await database.stop()
      },
    }
  } catch (error) {
    // Whoever waits for an agent that does not start would leave its servers behind.
    await database.stop()
    throw error
  }
}

const command = <Name extends keyof typeof agentCommands>(name: Name, subject: string) => ({
  ...agentCommands[name],
  subject,
})
const commandsOf = (domain: string) => ({
  plan: command('plan', subjects.agentPlan(domain, 1)),
  act: command('act', subjects.agentAct(domain, 1)),
  execute: command('execute', subjects.agentExecute(domain, 1)),
})

type Given = {
  database: TestDatabase
  bus: ReturnType<typeof createBus>
  neighbour: Neighbour
  domain: string
  person: string
}

function converse({ database, bus, neighbour, domain, person }: Given): Conversation {
  const commands = commandsOf(domain)
  let offer: PendingOffer | null = null
  const openTurn = async (askedAt: string): Promise<string> => {
    const turn = randomUUID()
    await database.postgres.query(`update public.turns set status = 'done' where user_id = $1`, [person])
    await database.postgres.query('select public.open_turn($1, $2, $3, $4, $5, $6, 1)', [
      ...[turn, person, 'h', { message: 'hello' }, askedAt, 'one:1'],
    ])
    return database.keys.signServiceToken({
      role: 'authenticated',
      sub: person,
      turn,
      fence: 1,
      domain,
    })
  }
  const execute = async (given: { token: string; brief: object; step: number }, calls: object[]) => {
    const request = { ...given, records_from: 0, records: [], events: [], calls }
    const { results } = await bus.request(commands.execute, request as never)
    for (const { outcome } of results) if (outcome.ok && outcome.pending) offer = outcome.pending
    return results
  }
  return {
    person,
    offer: () => offer,
    say: async (message, change = {}) => {
      const brief = briefOn(domain, message, {
        ...change,
        pending: change.pending ?? (offer && waitingOf(offer)),
      })
      const token = await openTurn(brief.asked_at)
      const { plan } = await bus.request(commands.plan, {
        turn: { id: person, fence: 1 },
        brief,
        token,
        replan_because: null,
      })
      const heard: Heard = { facts: [], plan, results: [] }
      for (const [index, step] of plan.steps.entries()) {
        const thisStep: ShownCall[] = []
        for (let decision = 1; decision < 5; decision++) {
          const {
            decision: { actions },
          } = await bus.request(commands.act, {
            ...{
              turn: { id: person, fence: 1 },
              brief,
              token,
              step,
              step_number: index + 1,
              steps_total: plan.steps.length,
            },
            ...{ earlier_facts: heard.facts, this_step: thisStep },
          } as never)
          for (const action of actions) {
            if (action.action === 'fail') heard.facts.push(action.user_message)
            if (action.action === 'call_agent') {
              thisStep.push({
                tool: 'call_agent',
                arguments: { target_agent: action.target_agent },
                ok: true,
                ...neighbour,
              })
              heard.facts.push(...neighbour.facts)
            }
          }
          const calls = actions
            .filter((action) => action.action === 'tool_call')
            .map(({ tool, arguments_json: json }, position) => ({
              call: position + 1,
              tool,
              arguments: JSON.parse(json) as object,
            }))
          const results =
            calls.length === 0 ? [] : await execute({ token, brief, step: index * 10 + decision }, calls)
          for (const { tool, outcome, facts } of results) {
            thisStep.push({
              tool,
              arguments: {},
              ok: outcome.ok,
              facts,
              data: outcome.ok ? outcome.data : {},
            })
            heard.facts.push(...facts)
          }
          heard.results.push(...results)
          if (actions.some(({ action }) => action !== 'tool_call' && action !== 'call_agent')) break
        }
      }
      return heard
    },
    answer: async (which, more = {}) => {
      const waiting = offer?.[which]
      if (!waiting) throw new TypeError('Nothing waits.')
      const brief = briefOn(domain, 'yes')
      const call = { call: 1, tool: waiting.tool, arguments: { ...waiting.arguments, ...more } }
      const [result] = await execute({ token: await openTurn(brief.asked_at), brief, step: 1 }, [call])
      if (!result) throw new TypeError('Nothing was answered.')
      return result
    },
  }
}

function waitingOf({ kind, summary, data }: PendingOffer) {
  return { kind, summary, data }
}

/** The day on which all of these conversations take place. */
function briefOn(domain: string, message: string, change: BriefChange = {}) {
  return briefOf({ domain }, message, { asked_at: '2026-11-22T10:00:00Z', locale: 'en-GB', ...change })
}
