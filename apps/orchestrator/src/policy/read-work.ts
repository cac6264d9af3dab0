import type { Announcement, MessageReading, Route, Work } from '@alfred/contracts'
import { oneStep } from '../fold/without-plan.ts'
import type { Known } from '../memory/translate.ts'
import { withoutIds } from '../memory/without-ids.ts'
import type { ReadWork } from '../state/turn-record.ts'
import type { TurnState } from '../state/turn-state.ts'
import { writtenCalls } from '../state/written-calls.ts'
import { checkCalls } from './check-calls.ts'
import { decisionOfCalls } from './decision-of-calls.ts'
import { noneUnspoken } from './removes-unspoken.ts'
import { isSpokenOf, spokenIn } from './spoken.ts'
import { hasItsNumbers, mayWriteDirectly, namesItsThing } from './may-act-directly.ts'

/** How many parts of a message are worked at. */
const PARTS_MAX = 4
const GOAL_MAX = 400

type Given = {
  message: string
  agents: readonly Announcement[]
  known: Known & Pick<TurnState, 'answered' | 'changedBefore'>
}

/** The parts of a message as the living agents can do them; those of nobody are told by `leftOf`. */
export function readWork(reading: MessageReading, given: Given): ReadWork[] {
  const parts = partsOf(reading, given.agents)
  const direct = parts.map((part, index) => directOf(part, { ...given, reading, index }))
  // One call in doubt sends the whole message to Think, never a part of it (ruling R6).
  const isDoubtful = parts.some(({ work }, index) => work.calls.length > 0 && direct[index] === null)
  return parts.map(({ work, agent }, index) => ({
    agent: { domain: agent.domain, version: agent.version },
    route: routeTo(agent, work, given.agents),
    direct: isDoubtful ? null : (direct[index] ?? null),
  }))
}

/** The goals of the parts that are not worked at: there is no such agent, or there are too many of them. */
export function leftOf(reading: MessageReading, agents: readonly Announcement[]): string[] {
  const parts = new Set(partsOf(reading, agents).map(({ work }) => work))
  return reading.work.filter((work) => !parts.has(work)).map(goalOf)
}

type Part = { work: Work; agent: Announcement }

function partsOf(reading: MessageReading, agents: readonly Announcement[]): Part[] {
  return reading.work
    .flatMap((work) => {
      const agent = agentFor(work, agents)
      return agent ? [{ work, agent }] : []
    })
    .slice(0, PARTS_MAX)
}

/** The agent of a part: the one that is named, or the only one with a subdomain of that name, which a careless model writes. */
function agentFor({ agent: name }: Work, agents: readonly Announcement[]): Announcement | undefined {
  const wanted = name.trim().toLowerCase()
  const named = agents.find(({ domain }) => domain === wanted)
  const [only, ...others] = agents.filter(({ subdomains }) => subdomains.some((one) => one.name === wanted))
  return named ?? (others.length === 0 ? only : undefined)
}

/** The step and decision of a part whose calls code can let pass; null when the part is for Think. */
function directOf(
  { work, agent }: Part,
  { message, known, reading, index }: Given & { reading: MessageReading; index: number },
): ReadWork['direct'] {
  if (work.calls.length === 0) return null
  const decision = decisionOfCalls(work.calls)
  const tools = work.calls.map(({ tool }) => agent.tools.find(({ name, quick }) => quick && name === tool))
  const { calls, refused, writes } = checkCalls(decision, agent, { known, mayWrite: true })
  if (tools.includes(undefined) || refused.length > 0) return null
  const written = writtenCalls(decision)
  const spoken = spokenIn(
    { ...known, message },
    reading.mentions.map(({ ref }) => ref),
  )
  const isPlain = written.every((call, at) => {
    const tool = tools[at]
    if (tool === undefined || tool.kind === 'read') return true
    return (
      mayWriteDirectly(message) &&
      hasItsNumbers(call, message) &&
      namesItsThing(call, tool, reading) &&
      isSpokenOf(call, tool, spoken)
    )
  })
  if (!isPlain) return null
  const step = oneStep({
    step_id: `read_${index + 1}`,
    step_type: writes > 0 ? 'write' : 'read',
    subdomain: work.subdomain ?? '',
    description: goalOf(work),
  })
  return {
    step,
    decision: {
      step_id: step.step_id,
      decision,
      calls,
      refused: [],
      artifacts: [],
      refused_artifacts: [],
      writes,
      atomic: false,
      ...noneUnspoken,
      called: null,
    },
  }
}

function goalOf({ goal }: Work): string {
  return withoutIds(goal).slice(0, GOAL_MAX)
}

function routeTo(agent: Announcement, work: Work, agents: readonly Announcement[]): Route {
  const told = new Set(agents.flatMap(({ providers }) => providers.context.map(({ name }) => name)))
  return {
    agent: agent.domain,
    goal: goalOf(work),
    complexity: work.complexity,
    context_needs: work.context_needs.filter((need) => told.has(need)),
  }
}
