import { AlfredError, asOneLine, withModelCalls } from '@alfred/contracts'
import type { Announcement, ModelCall } from '@alfred/contracts'
import { stepsAtWork } from '../fold/steps.ts'
import { artifactsOf } from '../memory/artifacts.ts'
import { briefOf } from '../telling/brief-of.ts'
import { namedByLabel } from '../telling/named-by-label.ts'
import { workedTurn } from '../running/running-turn.ts'
import { unspokenIn } from '../policy/removes-unspoken.ts'
import { checkCalls } from '../policy/check-calls.ts'
import { agentOf, tellAbsence } from '../agents/agent-of.ts'
import { awaitedAgent } from '../agents/awaited-agent.ts'
import type { NodeFunction } from '../running/node-function.ts'
import type { RunningTurn, TurnDependencies } from '../running/running-turn.ts'
import type { StepDecision } from '../state/turn-record.ts'
import type { StepState, TurnState } from '../state/turn-state.ts'

/**
 * Asks the agent for the next decision of every active step in parallel (spec S2.4), and has policy check the calls
 * of each decision (spec S2.5). @throws AlfredError UNAVAILABLE when the agent stays away.
 */
export const act: NodeFunction = async (turn, state, dependencies) => {
  const agent = agentOf(state)
  // One model call is kept for the reply; steps that do not fit into this round wait for the next.
  const room = dependencies.limits.modelCallsMax[state.mode] - 1 - state.modelCalls.length
  const steps = stepsAtWork(state.steps).slice(0, Math.max(room, 1))
  if (steps.length === 0) throw new AlfredError('INTERNAL', 'The plan has no step left.')
  const onAbsence = tellAbsence(turn, state, 'act')
  const announcement = await awaitedAgent(agent.domain, { ...dependencies, signal: turn.signal, onAbsence })
  const made = await allDecided(
    steps.map((step) => decideStep(turn, state, { step, announcement, dependencies })),
  )
  return {
    kind: 'decided',
    decisions: made.map(({ decision }) => decision),
    model_calls: made.flatMap(({ model_calls }) => model_calls),
  }
}

type Decided = { decision: StepDecision; model_calls: ModelCall[] }

/** Waits for all steps; when one fails, its error tells what the others took as well. */
async function allDecided(steps: readonly Promise<Decided>[]): Promise<Decided[]> {
  const settled = await Promise.allSettled(steps)
  const made = settled.flatMap((step) => (step.status === 'fulfilled' ? [step.value] : []))
  const failed = settled.find((step) => step.status === 'rejected')
  if (failed)
    throw withModelCalls(
      failed.reason,
      made.flatMap(({ model_calls }) => model_calls),
    )
  return made
}

type Deciding = { step: StepState; announcement: Announcement; dependencies: TurnDependencies }

async function decideStep(
  turn: RunningTurn,
  state: TurnState,
  { step: current, announcement, dependencies }: Deciding,
): Promise<Decided> {
  const { step } = current
  if (current.decisions === 0) {
    turn.emitter.emit('progress', {
      type: 'step_started',
      node: 'act',
      step: step.step_id,
      message: asOneLine(namedByLabel(step.description, state)).slice(0, 200),
    })
  }
  const agent = agentOf(state)
  const request = {
    turn: workedTurn(turn),
    brief: briefOf(turn, state),
    token: await turn.tokenFor(agent.domain),
    step,
    step_number: state.steps.indexOf(current) + 1,
    steps_total: state.steps.length,
    earlier_facts: [
      ...state.facts.map(({ text }) => text),
      ...state.findings.map((text) => `Weighed up by an earlier step, not looked up: ${text}`),
    ],
    this_step: [...current.thisStep],
    batch: [...current.batch],
    artifacts: artifactsOf(state.artifacts, current.batch),
  }
  const reply = await dependencies.askAgent('act', request, {
    agent,
    signal: turn.signal,
    onAbsence: tellAbsence(turn, state, 'act'),
  })
  const policy = { known: state, mayWrite: step.step_type === 'write' }
  const called = reply.decision.actions.find(({ action }) => action === 'call_agent')
  const helper =
    called?.action === 'call_agent' && called.target_agent !== agent.domain
      ? (await dependencies.directory.known()).find(({ domain }) => domain === called.target_agent)
      : undefined
  const subdomain = announcement.subdomains.find(({ name }) => name === step.subdomain)
  return {
    decision: {
      step_id: step.step_id,
      decision: reply.decision,
      ...checkCalls(reply.decision, announcement, policy),
      ...unspokenIn(reply.decision, announcement, state),
      artifacts: step.step_type === 'generate' ? reply.artifacts : [],
      refused_artifacts: reply.refused_artifacts,
      atomic: current.batch.length > 0 && subdomain?.batch_policy === 'all_or_nothing',
      called: helper ? { domain: helper.domain, version: helper.version } : null,
    },
    model_calls: reply.model_calls,
  }
}
