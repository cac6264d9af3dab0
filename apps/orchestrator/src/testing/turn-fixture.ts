import { noProviders } from '@alfred/contracts'
import type { Announcement } from '@alfred/contracts'
import type { TurnClaim } from '@alfred/db/turns'
import { createMemoryTurns } from '@alfred/db/testing'
import type { Model } from '@alfred/llm'
import { createBus } from '@alfred/messaging'
import { createMemoryWire } from '@alfred/messaging/testing'
import { silentLogger } from '@alfred/observability'
import type { AskAgent } from '../agents/ask-agent.ts'
import { noEnding } from '../fold/endings.ts'
import { startStep } from '../fold/steps.ts'
import { readConversationState } from '../memory/conversation-state.ts'
import { plainUnderstanding } from '../telling/brief-of.ts'
import { defaultLimits } from '../policy/limits.ts'
import { createRunningTurn } from '../running/running-turn.ts'
import type { TurnDependencies } from '../running/running-turn.ts'
import type { Ending, TurnState } from '../state/turn-state.ts'
import { initialTurnState } from '../state/turn-state.ts'
import { createBrainModel, planOf } from './brain.ts'

export const someId = '6f9619ff-8b86-4011-b42d-00c04fc964ff'

export const larder: Announcement = {
  domain: 'larder',
  version: 3,
  instance: 'larder:1',
  description: 'Keeps a larder.',
  persona: 'Dry.',
  subdomains: [{ name: 'stock', description: 'what is there', batch_policy: 'partial' }],
  examples: ['put 2 milk'],
  harder_examples: [],
  wording: [],
  artifacts: [],
  tools: [
    {
      name: 'put',
      kind: 'write',
      caller: 'model',
      quick: false,
      removes: false,
      touches: [],
      description: 'Puts.',
      arguments_schema: {},
    },
  ],
  providers: noProviders,
  stopping: false,
}

export const someEnding: Ending = { ...noEnding, status: 'done' }

export function claimOf(change: Partial<TurnClaim> = {}): TurnClaim {
  return {
    turn_id: '00000000-0000-4000-8000-000000000001',
    user_id: '00000000-0000-4000-8000-000000000002',
    conversation_id: '00000000-0000-4000-8000-000000000003',
    contract_version: 1,
    fence: 4,
    attempts: 1,
    cancel_requested: false,
    input: { message: `put 2 milk ${someId}` },
    asked_at: '2026-11-22T10:00:00Z',
    opened_at: '2026-11-22T10:00:00Z',
    time_zone: 'Europe/Berlin',
    locale: 'en',
    tokens_today: 0,
    suggestions: [],
    hand_edits: [],
    state: {},
    calls: [],
    batches: [],
    ...change,
  }
}

const begun: TurnState = initialTurnState(
  { message: `put 2 milk ${someId}`, mode: 'plan', locale: 'en', ownLocale: 'en' },
  readConversationState({}),
)

/** A state in the middle of the first step of a routed turn. */
export const actingState: TurnState = {
  ...begun,
  node: 'act',
  understanding: plainUnderstanding(),
  route: { agent: 'larder', goal: 'put', complexity: 'low', context_needs: [] },
  agent: { domain: 'larder', version: 3 },
  plan: planOf('put 2 milk'),
  steps: planOf('put 2 milk').steps.map(startStep),
}

/** A running turn for one node, with the dependencies that the node may use. */
export function createTurnFixture(
  given: { claim?: Partial<TurnClaim>; model?: Model; askAgent?: AskAgent; agents?: Announcement[] } = {},
) {
  const agents = given.agents ?? [larder]
  const dependencies: TurnDependencies = {
    bus: createBus(createMemoryWire(), silentLogger),
    store: createMemoryTurns().store({ name: 'orchestrator', boot: 'first' }),
    model: given.model ?? createBrainModel({}),
    directory: {
      living: async () => agents,
      known: async () => agents,
      isLiving: (domain) => agents.some((agent) => agent.domain === domain),
      hasMore: async () => false,
      find: async (domain) => agents.find((agent) => agent.domain === domain),
      whenLost: () => new Promise(() => {}),
      stop: () => {},
    },
    askAgent: given.askAgent ?? (() => Promise.reject(new TypeError('No agent was to be asked.'))),
    apply: () => Promise.reject(new TypeError('Nothing was to be applied.')),
    signer: { turnToken: async (claims) => JSON.stringify(claims), serviceToken: async () => 'service' },
    limits: defaultLimits,
    logger: silentLogger,
  }
  const turn = createRunningTurn(claimOf(given.claim), new AbortController().signal, dependencies)
  return { turn, dependencies }
}

/** An agent that gives the same answer to everything and records what it was asked. */
export function answeringAgent(reply: unknown) {
  const asked: { verb: string; request: Record<string, unknown> }[] = []
  const askAgent = (async (verb: string, request: unknown) => {
    asked.push({ verb, request: request as Record<string, unknown> })
    return reply
  }) as unknown as AskAgent
  return { asked, askAgent }
}
