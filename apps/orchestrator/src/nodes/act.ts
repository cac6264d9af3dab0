import { AlfredError } from '@alfred/contracts'
import { checkCalls } from '../turn/check-calls.ts'
import { briefOf } from '../turn/running-turn.ts'
import { currentStep } from '../turn/turn-state.ts'
import { agentOf, tellAbsence } from '../agents/agent-of.ts'
import type { NodeFunction } from '../turn/node-function.ts'

/** Asks the agent for its next decision in the current step and lets policy check it (spec S2.5). */
export const act: NodeFunction = async (turn, state, { askAgent, directory }) => {
  const agent = agentOf(state)
  const step = currentStep(state)
  if (!step) throw new AlfredError('INTERNAL', 'The plan has no step left.')
  if (state.decisionsInStep === 0) {
    turn.emitter.emit('progress', {
      type: 'step_started',
      node: 'act',
      step: step.step_id,
      message: step.description.slice(0, 200),
    })
  }
  const request = {
    brief: briefOf(turn, state),
    token: await turn.tokenFor(agent.domain),
    step,
    step_number: state.stepIndex + 1,
    steps_total: state.plan?.steps.length ?? 1,
    earlier_facts: state.facts.map(({ text }) => text),
    this_step: [...state.thisStep],
  }
  const { decision, model_calls } = await askAgent('act', request, {
    agent,
    signal: turn.signal,
    onAbsence: tellAbsence(turn, 'act'),
  })
  const announcement = await directory.find(agent.domain)
  if (!announcement) throw new AlfredError('UNAVAILABLE', 'The agent went away.')
  return { kind: 'decided', decision, ...checkCalls(decision, announcement, state.registry), model_calls }
}
