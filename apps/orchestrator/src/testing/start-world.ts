import { createHash, randomUUID } from 'node:crypto'
import { setImmediate as nextTick, setTimeout as sleep } from 'node:timers/promises'
import { serveAgent } from '@alfred/agent-kit'
import type { AgentDependencies } from '@alfred/agent-kit'
import { AlfredError, chatCommands, isTerminal, subjects, turnNewsSchema } from '@alfred/contracts'
import type { Job, Suggestion, TurnEvent } from '@alfred/contracts'
import { createMemoryTurns } from '@alfred/db/testing'
import type { MemoryTurn, TurnWriter } from '@alfred/db/testing'
import type { TurnStore } from '@alfred/db/turns'
import type { Model, TextRequest } from '@alfred/llm'
import { createBus } from '@alfred/messaging'
import { createMemoryWire } from '@alfred/messaging/testing'
import { silentLogger } from '@alfred/observability'
import { createAgentDirectory } from '../agents/agent-directory.ts'
import { createAskAgent } from '../agents/ask-agent.ts'
import { handleChatCommands, handleOwnerReplay } from '../handlers/chat-handlers.ts'
import { createTurnRunner } from '../instance/turn-runner.ts'
import type { TokenSigner } from '../tokens/create-token-signer.ts'
import type { TurnDependencies } from '../running/running-turn.ts'
import { defaultLimits } from '../policy/limits.ts'
import type { Limits } from '../policy/limits.ts'
import { createBrainModel } from './brain.ts'
import type { Brain } from './brain.ts'
import { larderAgent, scalesAgent } from './fake-agents.ts'
import { createFakeKitchen } from './fake-kitchen.ts'
import type { FakeKitchen } from './fake-kitchen.ts'
import { connectProcess, never } from './process-wire.ts'
import type { ProcessWire } from './process-wire.ts'

/** A place just before or just after an effect, and in which process it is. */
export type Point = { index: number; label: string; process: 'orchestrator' | 'agent' }

export type WorldOptions = {
  brain?: Partial<Brain>
  limits?: Partial<Limits>
  /** Wraps the model of both processes, e.g. to make it fail. */
  model?: (model: Model) => Model
  /** Called at each point; true crashes the process there. */
  onPoint?: (point: Point, world: World) => boolean | Promise<boolean>
  hasAgent?: boolean
}

export type World = {
  readonly userId: string
  /** Sends a message, repeatedly until it was accepted. */
  say(message: string, input?: Record<string, unknown>): Promise<string>
  cancel(turnId: string): Promise<string>
  job(turnId: string): Promise<Job>
  /** Resolves when every turn has ended. */
  settle(): Promise<void>
  /** The events that a client received live, and those that it reads afterwards. */
  live(turnId: string): TurnEvent[]
  replay(turnId: string): Promise<TurnEvent[]>
  turns(): readonly MemoryTurn[]
  stock(): Record<string, number>
  dishes(): { name: string; foods: string[] }[]
  effects(): number
  /** Every call that reached the domain, with its person. */
  calls(): ReturnType<FakeKitchen['calls']>
  suggest(suggestion: Suggestion): void
  openSuggestions(): Suggestion[]
  startAgent(): void
  crashAgent(): void
  restartOrchestrator(): void
  /** Every prompt, as the variables it was made of. */
  readonly prompts: TextRequest[]
  readonly points: Point[]
  /** The commands that agents received: decision, call and tool of each, whichever process owned the turn. */
  readonly commands: ReadonlySet<string>
  stop(): void
}

type Process = { wire: ProcessWire; end(): void }
type Orchestrator = Process & { beat(): Promise<void> }
type Gate = <Result>(label: string, run: () => Result | Promise<Result>) => Promise<Result>

/** After so long without a point nothing is at work, so that looking at every tick would only burn the processor. */
const BUSY_MS = 10
const POLL_MS = 5
/** After so long without a point it is time for a beat. */
const STANDS_STILL_MS = 250

const tokenOf = (userId: string): string => `person ${userId}`
const verify = async (token: string) => ({ userId: token.slice('person '.length), expiresAt: Infinity })
const signer: TokenSigner = {
  turnToken: async (claims) => JSON.stringify(claims),
  serviceToken: async () => 'service',
}

/**
 * Orchestrator, agent and client on one in-memory broker: everything is real except the tables, the domain and the
 * model.
 */
export function startWorld(options: WorldOptions = {}): World {
  let clock = Date.parse('2026-11-22T10:00:00Z')
  let boot = 0
  const broker = createMemoryWire()
  const turns = createMemoryTurns(() => clock)
  const kitchen = createFakeKitchen()
  const userId = randomUUID()
  const prompts: TextRequest[] = []
  const points: Point[] = []
  const commands = new Set<string>()
  const told = new Map<string, TurnEvent[]>()
  const client = createBus(connectProcess(broker), silentLogger)
  let onCrash: () => void = () => {}
  let orchestrator: Orchestrator | undefined
  let agent: Process | undefined

  /** Wraps the effects of a process: before and after each there is a point at which it may crash. */
  const gateOf = (process: Point['process'], wire: ProcessWire): Gate => {
    const reach = async (label: string): Promise<void> => {
      if (wire.isCut()) return never()
      const point = { index: points.length, label, process }
      points.push(point)
      if (!(await options.onPoint?.(point, world))) return wire.isCut() ? never() : undefined
      if (process === 'agent') restartAgent()
      else world.restartOrchestrator()
      return never()
    }
    return async (label, run) => {
      await reach(`before ${label}`)
      const result = await run()
      await reach(`after ${label}`)
      return result
    }
  }
  const applyWith =
    (gate: Gate): TurnDependencies['apply'] =>
    ({ token, ...apply }) => {
      const writer = JSON.parse(token) as TurnWriter
      return gate('apply', () => turns.apply(writer, apply, kitchen.toolsOf(writer)))
    }
  const modelOf = (gate: Gate): Model => {
    const model = createBrainModel(options.brain ?? {})
    const inner = options.model?.(model) ?? model
    return {
      provider: inner.provider,
      generate: (request) => {
        prompts.push(request)
        return gate(`model ${request.node}`, () => inner.generate(request))
      },
      async *stream(request) {
        prompts.push(request)
        await gate('model reply', () => undefined)
        yield* inner.stream(request)
      },
    }
  }
  const startOrchestrator = (): void => {
    const wire = connectProcess(broker)
    const gate = gateOf('orchestrator', wire)
    const bus = createBus(wire, silentLogger)
    const store = gatedStore(turns.store({ name: 'orchestrator', boot: `boot-${(boot += 1)}` }), gate)
    const directory = createAgentDirectory(bus, { settledAt: 0 })
    const limits: Limits = { ...defaultLimits, ...options.limits }
    const ask = createAskAgent({ bus, directory, limits })
    const askAgent: typeof ask = (verb, request, how) => {
      const at = commandKey(request)
      if (at !== undefined) commands.add(at)
      return gate(`ask ${verb}`, () => ask(verb, request, how))
    }
    const runner = createTurnRunner(
      {
        ...{ bus, store, directory, askAgent, signer, limits },
        model: modelOf(gate),
        apply: applyWith(gate),
        logger: silentLogger,
      },
      handleOwnerReplay(bus, verify),
    )
    handleChatCommands({ bus, store, runner, verify, mayLogPrompts: () => true })
    const beat = async (): Promise<void> => {
      for (const claim of await store.beat({ leaseSeconds: 6, turnsMax: 32 })) runner.start(claim)
    }
    orchestrator = { wire, end: () => directory.stop(), beat }
    void beat()
  }
  const startAgent = (): void => {
    const wire = connectProcess(broker)
    const gate = gateOf('agent', wire)
    const bus = createBus(wire, silentLogger)
    const given: Omit<AgentDependencies, 'instanceName'> = {
      bus,
      model: modelOf(gate),
      apply: applyWith(gate),
    }
    const served = [larderAgent, scalesAgent].map((definition) =>
      serveAgent(definition, { ...given, instanceName: definition.domain }),
    )
    agent = { wire, end: () => served.forEach((one) => void one.stop()) }
  }
  const restartAgent = (): void => {
    world.crashAgent()
    startAgent()
  }
  const request = async (message: string, input: Record<string, unknown>, turnId: string): Promise<void> => {
    for (;;) {
      const crash = new Promise<'crash'>((resolve) => (onCrash = () => resolve('crash')))
      const body = { message, if_busy: 'queue', ...input }
      const submitted = client.request(chatCommands.submitTurn, {
        turn_id: turnId,
        token: tokenOf(userId),
        request_hash: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
        received_at: new Date(clock).toISOString(),
        body: body as { message: string },
      })
      submitted.catch(() => undefined)
      if ((await Promise.race([submitted, crash])) !== 'crash') return
    }
  }

  const world: World = {
    userId,
    prompts,
    points,
    commands,
    say: async (message, input = {}) => {
      clock += 1
      const turnId = randomUUID()
      const events: TurnEvent[] = []
      told.set(turnId, events)
      client.subscribe(
        subjects.turnEvents(turnId),
        turnNewsSchema,
        (news) => void events.push(...news.events),
      )
      await request(message, input, turnId)
      return turnId
    },
    cancel: async (turnId) => {
      const reply = await client.request(chatCommands.cancelTurn, {
        turn_id: turnId,
        token: tokenOf(userId),
      })
      return reply.outcome
    },
    job: (turnId) => client.request(chatCommands.getJob, { turn_id: turnId, token: tokenOf(userId) }),
    settle: async () => {
      const giveUpAt = Date.now() + 12_000
      let seen = { points: 0, at: Date.now() }
      while (turns.turns().some(({ status }) => !isTerminal(status))) {
        if (Date.now() > giveUpAt) throw new AlfredError('TIMEOUT', `Unsettled: ${describe(points)}`)
        // What moves is followed tick by tick; what waits for its time is waited for, which leaves the processor to others.
        await (Date.now() - seen.at < BUSY_MS ? nextTick() : sleep(POLL_MS))
        if (points.length > seen.points) seen = { points: points.length, at: Date.now() }
        if (Date.now() - seen.at < STANDS_STILL_MS) continue
        // Nothing moves: time for a beat, which takes over abandoned turns one by one.
        seen = { points: points.length, at: Date.now() }
        clock += 4_500
        await orchestrator?.beat()
      }
      // The last events are published after the commit.
      for (let tick = 0; tick < 5; tick += 1) await nextTick()
    },
    live: (turnId) => told.get(turnId) ?? [],
    replay: async (turnId) => {
      const question = { turn_id: turnId, token: tokenOf(userId), after: null }
      return (await client.request(chatCommands.replayTurn, question)).events
    },
    turns: () => turns.turns(),
    stock: () => kitchen.stockOf(userId),
    dishes: () => kitchen.dishesOf(userId),
    effects: () => kitchen.effects(),
    calls: () => kitchen.calls(),
    suggest: (suggestion) => turns.suggest(userId, suggestion),
    openSuggestions: () => turns.openSuggestions(userId),
    startAgent,
    crashAgent: () => {
      agent?.wire.cut()
      agent?.end()
    },
    restartOrchestrator: () => {
      orchestrator?.wire.cut()
      orchestrator?.end()
      // Longer than any pause between attempts, and than a queued turn waits for its own process.
      clock += 10_000
      startOrchestrator()
      onCrash()
    },
    stop: () => {
      for (const process of [orchestrator, agent]) {
        process?.wire.cut()
        process?.end()
      }
    },
  }
  if (options.hasAgent !== false) startAgent()
  startOrchestrator()
  return world
}

function gatedStore(store: TurnStore, gate: Gate): TurnStore {
  return {
    open: (turn) => gate('open', () => store.open(turn)),
    commit: (commit) => gate('commit', () => store.commit(commit)),
    checkpoint: (checkpoint) => gate('checkpoint', () => store.checkpoint(checkpoint)),
    // A crash in a beat is left to the next boot's beat: with a point of its own, it would crash forever.
    beat: (options) => store.beat(options),
    takeLost: (options) => store.takeLost(options),
    release: () => store.release(),
    cancel: (turnId, userId) => gate('cancel', () => store.cancel(turnId, userId)),
    read: (turnId, userId) => store.read(turnId, userId),
  }
}

function describe(points: readonly Point[]): string {
  return points
    .slice(-6)
    .map(({ label }) => label)
    .join(', ')
}

/** A decision to be carried out, without ids, so that it can be compared with another run's. */
function commandKey(request: object): string | undefined {
  if (!('calls' in request && 'step' in request && 'token' in request)) return undefined
  const { calls, step } = request as { calls: { call: number; tool: string }[]; step: number }
  return `${step}: ${calls.map(({ call, tool }) => `${call} ${tool}`).join(', ')}`
}
