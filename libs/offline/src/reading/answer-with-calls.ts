import type { ActDecision, ShownCall } from '@alfred/contracts'
import type { OfflineRules } from '@alfred/llm'
import { callTool, clarify, completeStep, planDirect } from '../agent-answers.ts'
import type { ActSituation, StepSketch } from '../agent-answers.ts'
import { answerPrompts, nothingToDo } from './answer-prompts.ts'
import type { Question } from './intent.ts'
import { mentionsIn } from './reading.ts'
import type { Situation } from './reading.ts'

/** A call that a message asks for. */
export type PlainCall = {
  tool: string
  arguments: Record<string, unknown>
  kind: 'read' | 'write'
  subdomain: string
}

type Answering = {
  prompts: { think: string; act: string }
  /** The calls that a message asks for, or questions about what it leaves open; none when it says nothing that is known here. */
  read(message: string, situation: Situation): readonly (PlainCall | Question)[]
  /** The answer when nothing was understood. */
  help: string
}

/**
 * The rules of an agent whose messages each ask for some calls and nothing else: what writes is one step, what reads is another, and a
 * call that was refused is told. An agent that decides more makes its rules with `answerPrompts`.
 */
export function answerWithCalls({ prompts, read, help }: Answering): OfflineRules {
  return answerPrompts<PlainCall, never>({
    prompts,
    help,
    read: (message, situation) => {
      const said = read(message, situation)
      return {
        calls: said.filter((one): one is PlainCall => 'kind' in one),
        unclear: said.filter((one): one is Question => !('kind' in one)),
        ...{ wishes: [], mentions: mentionsIn(situation), text: message },
        isAnswer: situation.answered !== null,
      }
    },
    plan: ({ calls, unclear }, brief) =>
      unclear.length > 0 ? clarify(...unclear) : planDirect(brief.route.goal, stepsOfCalls(calls)),
    act: (situation, { calls }) => carryOut(situation, calls),
  })
}

/** The steps of some calls: what writes is one, what reads is another. */
export function stepsOfCalls(calls: readonly PlainCall[]): StepSketch[] {
  return (['write', 'read'] as const).flatMap((kind) => {
    const own = calls.filter((call) => call.kind === kind)
    const [first] = own
    if (first === undefined) return []
    const description = own.map(({ tool }) => tool.replaceAll('_', ' ')).join(', ')
    return [{ step_type: kind, subdomain: first.subdomain, description }]
  })
}

function carryOut({ step, thisStep }: ActSituation, calls: readonly PlainCall[]): ActDecision {
  const wanted = callsOfStep(calls, step)
  if (wanted.length === 0) return nothingToDo()
  const done = thisStep.filter(({ tool }) => wanted.some((call) => call.tool === tool))
  return done.length > 0 ? concludeCalls(done) : makeCalls(wanted)
}

/** The calls that a step is for. */
export function callsOfStep(
  calls: readonly PlainCall[],
  step: Pick<ActSituation['step'], 'step_type'>,
): PlainCall[] {
  return calls.filter(({ kind }) => (kind === 'write') === (step.step_type === 'write'))
}

/** Makes calls, with which the step is complete where none is refused. */
export function makeCalls(calls: readonly PlainCall[]): ActDecision {
  return { actions: [...calls.map((call) => callTool(call.tool, call.arguments)), completeStep('All done.')] }
}

/** A step that was not complete with its calls has one that was refused: that is told, in the words of its facts. */
export function concludeCalls(done: readonly ShownCall[]): ActDecision {
  const refused = done.filter(({ ok }) => !ok)
  const told = refused.flatMap(({ facts }) => facts).join(' ')
  if (refused.length === 0) return { actions: [completeStep('All done.')] }
  if (refused.length < done.length)
    return { actions: [completeStep(`${refused.length} of ${done.length} failed: ${told}`)] }
  return failWith(told)
}

/** Ends a step with what its person is told instead. */
export function failWith(told: string): ActDecision {
  return { actions: [{ action: 'fail', reason: 'what was asked for could not be done', user_message: told }] }
}
