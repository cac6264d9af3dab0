import {
  actSituationSchema,
  callTool,
  clarify,
  completeStep,
  planDirect,
  thinkSituationSchema,
} from '@alfred/agent-kit'
import type { ActSituation, StepSketch, ThinkSituation } from '@alfred/agent-kit'
import type { ActDecision, Plan } from '@alfred/contracts'
import { defineOfflineRule, type OfflineRules } from '@alfred/llm'
import { isToolIntent, isWrite, type Intent, type ToolIntent } from './kitchen-intent.ts'
import { parseKitchenMessage } from './parse-kitchen-message.ts'

/** A decision holds at most twelve actions, the completion of the step being one. */
const CALLS_MAX = 11

const WHAT_I_UNDERSTAND =
  'Without a language model I understand simple English sentences about your stock, such as "I bought 2 l of milk that ' +
  'expires on Friday", "I used 3 eggs", "move the chicken to the freezer", "what is in the fridge?" or "what expires this ' +
  'week?". What shall I do?'

/** What answers for the pantry agent when there is no model. */
export const pantryOfflineRules: OfflineRules = {
  'agents-pantry/think': defineOfflineRule(thinkSituationSchema, think),
  'agents-pantry/act': defineOfflineRule(actSituationSchema, act),
}

function think({ brief, replanBecause }: ThinkSituation): Plan {
  // The same rules would make the same plan again, so a plan that failed is told instead of repeated.
  if (replanBecause !== null) return clarify(`That did not work: ${replanBecause} What shall I do instead?`)
  const intents = readBrief(brief)
  if (intents.length === 0) return clarify(WHAT_I_UNDERSTAND)
  const calls = intents.filter(isToolIntent)
  const questions = intents.flatMap((intent) => (intent.tool === 'question' ? [intent.question] : []))
  if (questions.length > 0) {
    const [first = '', ...others] = questions
    return clarify(calls.length === 0 ? first : `Before I do anything: ${first}`, ...others)
  }
  const writes = calls.filter(isWrite)
  const reads = calls.filter((call) => !isWrite(call))
  const kinds = [
    ...(writes.length > 0 ? [{ type: 'write' as const, calls: writes }] : []),
    ...(reads.length > 0 ? [{ type: 'read' as const, calls: reads }] : []),
  ]
  return planDirect(
    brief.route.goal,
    kinds.map(({ type, calls: wanted }) => stepOf(type, wanted)),
  )
}

/** Another agent asks with its goal, and the message was meant for that one; of a person's the goal is the beginning. */
function readBrief({ message, route }: ThinkSituation['brief']): Intent[] {
  const asked = message.startsWith(route.goal) ? [] : parseKitchenMessage(route.goal)
  return asked.length > 0 ? asked : parseKitchenMessage(message)
}

function stepOf(type: 'read' | 'write', calls: readonly ToolIntent[]): StepSketch {
  return {
    step_type: type,
    subdomain: 'inventory',
    description: [...new Set(calls.map(({ tool }) => tool.replaceAll('_', ' ')))].join(', '),
  }
}

function act({ brief, step, stepNumber, stepsTotal, thisStep }: ActSituation): ActDecision {
  const wanted = readBrief(brief)
    .filter(isToolIntent)
    .filter((intent) => isWrite(intent) === (step.step_type === 'write'))
  if (wanted.length === 0) return blocked()
  // Calls are answered in their order, so as many as are listed are behind us, failed ones included.
  const due = wanted.slice(thisStep.length)
  if (due.length > 0) return callTools(due)
  const failed = thisStep.filter((call) => !call.ok)
  const told = failed.flatMap((call) => call.facts).join(' ')
  if (failed.length === thisStep.length && stepNumber === stepsTotal) {
    return { actions: [{ action: 'fail', reason: 'every call of the step failed', user_message: told }] }
  }
  const summary = failed.length === 0 ? 'All done.' : `${failed.length} of ${thisStep.length} failed: ${told}`
  return { actions: [completeStep(summary)] }
}

function callTools(due: readonly ToolIntent[]): ActDecision {
  const calls = due.slice(0, CALLS_MAX).map(({ tool, arguments: given }) => callTool(tool, given))
  const isLast = due.length <= CALLS_MAX
  return { actions: isLast ? [...calls, completeStep('All done.')] : calls }
}

function blocked(): ActDecision {
  const details = 'The offline rules find nothing to do in this step.'
  return { actions: [{ action: 'blocked', reason_code: 'PLAN_INVALID', details, suggested_next: 'replan' }] }
}
