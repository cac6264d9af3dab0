import { randomUUID } from 'node:crypto'
import {
  AlfredError,
  agentCommands,
  agentDiscoverySchema,
  announcementSchema,
  isTimeZone,
  subjectPatterns,
  subjects,
} from '@alfred/contracts'
import type { Announcement } from '@alfred/contracts'
import type { Bus } from '@alfred/messaging'
import { z } from 'zod'
import type { AgentDefinition } from './agent-definition.ts'
import type { AgentDependencies } from './agent-dependencies.ts'
import { answerAct } from './answer-act.ts'
import { answerContext } from './answer-context.ts'
import { answerExecute } from './answer-execute.ts'
import { answerPlan } from './answer-plan.ts'
import { followCancellations } from './turns-at-work.ts'

const HEARTBEAT_MS = 1_000
/** How long (ms) a request may be worked on where no setting says so, as in tests. */
const WORK_MS = 57_000

/** Serves an agent: answers context, plan, act and execute in a queue group, in its version and those that it answers too, and announces itself. */
export function serveAgent(
  agent: AgentDefinition,
  dependencies: AgentDependencies,
): { stop(): Promise<void> } {
  const { bus } = dependencies
  const queue = subjectPatterns.agentQueue(agent.domain)
  const thinking = {
    model: dependencies.model,
    atWork: followCancellations(bus, dependencies.workMs ?? WORK_MS),
  }
  const commands = [agent.version, ...(agent.answersToo ?? [])].flatMap((version) => [
    bus.handle(
      { ...agentCommands.context, queue, subject: subjects.agentContext(agent.domain, version) },
      async (request) => answerContext(agent, inKnownZone(request)),
    ),
    bus.handle(
      { ...agentCommands.plan, queue, subject: subjects.agentPlan(agent.domain, version) },
      async (request) => answerPlan(agent, thinking, inKnownZone(request)),
    ),
    bus.handle(
      { ...agentCommands.act, queue, subject: subjects.agentAct(agent.domain, version) },
      async (request) => answerAct(agent, thinking, inKnownZone(request)),
    ),
    bus.handle(
      { ...agentCommands.execute, queue, subject: subjects.agentExecute(agent.domain, version) },
      async (request) => answerExecute(agent, dependencies, inKnownZone(request)),
    ),
  ])
  const announcing = announce(announcementOf(agent, dependencies.instanceName), bus)
  return {
    stop: async () => {
      announcing.stop()
      thinking.atWork.stop()
      for (const command of commands) command.unsubscribe()
      await bus.drain()
    },
  }
}

/**
 * Refuses an unknown time zone with MESSAGE_INVALID: days are resolved in it, and an unknown one would fail later.
 */
function inKnownZone<Request extends { brief: { time_zone: string } }>(request: Request): Request {
  if (isTimeZone(request.brief.time_zone)) return request
  throw new AlfredError('MESSAGE_INVALID', 'The request breaks its contract: brief.time_zone is not known.')
}

/** Announces the agent on start, on request, after a reconnect and once a second; says goodbye on stop. */
function announce(announcement: Announcement, bus: Bus): { stop(): void } {
  const subject = subjects.agentAnnouncement(announcement.domain)
  const say = (stopping: boolean): void =>
    bus.publish(subject, announcementSchema, { ...announcement, stopping })
  const discovery = bus.subscribe(subjects.agentDiscovery, agentDiscoverySchema, () => say(false))
  const heartbeat = setInterval(() => say(false), HEARTBEAT_MS)
  bus.onReconnect(() => say(false))
  say(false)
  return {
    stop: () => {
      clearInterval(heartbeat)
      discovery.unsubscribe()
      say(true)
    },
  }
}

function announcementOf(agent: AgentDefinition, instanceName: string): Announcement {
  return {
    domain: agent.domain,
    version: agent.version,
    instance: `${instanceName}:${randomUUID().slice(0, 8)}`,
    description: agent.description,
    persona: agent.persona ?? '',
    subdomains: agent.subdomains.map(({ batchPolicy = 'partial', ...subdomain }) => ({
      ...subdomain,
      batch_policy: batchPolicy,
    })),
    examples: agent.examples,
    harder_examples: agent.harderExamples ?? [],
    wording: agent.wording ?? [],
    tools: Object.entries(agent.tools).map(([name, tool]) => ({
      name,
      kind: tool.kind,
      caller: tool.caller ?? 'model',
      quick: tool.isQuick ?? false,
      removes: tool.isRemoving ?? false,
      touches: [...(tool.touches ?? [])],
      description: tool.description,
      arguments_schema: { ...z.toJSONSchema(tool.arguments) },
    })),
    artifacts: Object.entries(agent.artifacts ?? {}).map(([type, { description, subdomain }]) => ({
      type,
      description,
      subdomain,
    })),
    providers: providersOf(agent),
    stopping: false,
  }
}

function providersOf({ providers = {}, rules }: AgentDefinition): Announcement['providers'] {
  const { dashboard, constraints, background, context, details, fastPaths, keeps } = providers
  return {
    dashboard: dashboard ?? false,
    constraints: constraints ?? false,
    background: background ?? false,
    context: context ?? [],
    fast_paths: fastPaths ?? [],
    keeps: keeps ?? null,
    details: details ?? [],
    rules: rules !== undefined,
  }
}
