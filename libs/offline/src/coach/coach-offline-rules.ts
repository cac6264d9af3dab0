import {
  actSituationSchema,
  callTool,
  clarify,
  completeStep,
  planDirect,
  thinkSituationSchema,
} from '../agent-answers.ts'
import type { ActSituation, StepSketch, ThinkSituation } from '../agent-answers.ts'
import type { ActDecision, Plan } from '@alfred/contracts'
import { defineOfflineRule, type OfflineRules } from '@alfred/llm'
import { actOnRepetition } from './act-on-repetition.ts'
import { actOnStock } from './act-on-stock.ts'
import { followUp } from './follow-up.ts'
import { isToolIntent, isWrite, type Intent, type ToolIntent } from './coach-intent.ts'
import { readCoachMessage } from './read-coach-message.ts'

/** A decision holds at most twelve actions, the completion of the step being one. */
const CALLS_MAX = 11

const WHAT_I_UNDERSTAND =
  'Without a language model I understand simple English sentences about what you eat, such as "log two eggs for ' +
  'breakfast", "how am I doing today?", "set my protein goal to 120 g" or "which has more protein, cod or salmon?". ' +
  'What shall I do?'

/** What answers for the coach when there is no model. */
export const coachOfflineRules: OfflineRules = {
  'agents-coach/think': defineOfflineRule(thinkSituationSchema, think),
  'agents-coach/act': defineOfflineRule(actSituationSchema, act),
}

function think({ brief, replanBecause }: ThinkSituation): Plan {
  // The same rules would make the same plan again, so a plan that failed is told instead of repeated.
  if (replanBecause !== null) return clarify(`That did not work: ${replanBecause} What shall I do instead?`)
  const intents = readCoachMessage(brief)
  if (intents.length === 0) return clarify(WHAT_I_UNDERSTAND)
  const questions = intents.flatMap((intent) => (intent.tool === 'question' ? [intent.question] : []))
  if (questions.length > 0) return clarify(...questions)
  return planDirect(brief.route.goal, stepsFor(intents))
}

const KINDS: readonly { type: StepSketch['step_type']; takes: (intent: Intent) => boolean }[] = [
  {
    type: 'write',
    takes: (intent) => intent.tool === 'repeat_meal' || (isToolIntent(intent) && isWrite(intent)),
  },
  { type: 'read', takes: (intent) => isToolIntent(intent) && !isWrite(intent) },
  { type: 'analyze', takes: ({ tool }) => tool === 'compare_stock' },
]

function stepsFor(intents: readonly Intent[]): StepSketch[] {
  return KINDS.flatMap(({ type, takes }) => {
    const tools = intents.filter(takes).map(({ tool }) => tool)
    if (tools.length === 0) return []
    return [{ step_type: type, subdomain: subdomainOf(tools[0] ?? ''), description: describeStep(tools) }]
  })
}

function describeStep(tools: readonly Intent['tool'][]): string {
  return [...new Set(tools)].map((tool) => tool.replaceAll('_', ' ')).join(', ')
}

function subdomainOf(tool: string): string {
  if (/goal|workout/.test(tool)) return 'goals'
  return /log|history/.test(tool) ? 'diary' : 'nutrition'
}

function act(situation: ActSituation): ActDecision {
  const { brief, step, stepNumber, stepsTotal, thisStep } = situation
  const intents = readCoachMessage(brief)
  const stock = intents.find((intent) => intent.tool === 'compare_stock')
  if (step.step_type === 'analyze' && stock !== undefined)
    return actOnStock(stock.arguments.nutrient, thisStep)
  const repeated = intents.find((intent) => intent.tool === 'repeat_meal')
  if (step.step_type === 'write' && repeated !== undefined)
    return actOnRepetition(repeated.arguments, thisStep)
  const wanted = intents
    .filter(isToolIntent)
    .filter((intent) => isWrite(intent) === (step.step_type === 'write'))
  if (wanted.length === 0) return blocked()
  const { due, failed, question } = followUp(wanted, thisStep)
  if (question !== null) return askUser(question)
  if (due.length > 0) return callTools(due)
  const told = failed.flatMap((call) => call.facts).join(' ')
  if (failed.length >= wanted.length && stepNumber === stepsTotal) {
    return { actions: [{ action: 'fail', reason: 'every call of the step failed', user_message: told }] }
  }
  const summary = failed.length === 0 ? 'All done.' : `${failed.length} of ${wanted.length} failed: ${told}`
  return { actions: [completeStep(summary)] }
}

function askUser(question: string): ActDecision {
  return { actions: [{ action: 'ask_user', question, options: [], context: '' }] }
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
