import type { ActDecision, Plan, TurnBrief } from '@alfred/contracts'
import type { OfflineRules } from '@alfred/llm'
import { askUser, callTool, clarify, completeStep, planDirect } from '../agent-answers.ts'
import type { ActSituation, StepSketch } from '../agent-answers.ts'
import { answerPrompts, nothingToDo } from '../reading/answer-prompts.ts'
import { isBeside } from '../reading/intent.ts'
import { actOnGoals } from './act-on-goals.ts'
import { actOnStock } from './act-on-stock.ts'
import { isWrite, isToolIntent } from './coach-intent.ts'
import type { ToolIntent, Wish } from './coach-intent.ts'
import { followUp } from './follow-up.ts'
import { readCoach } from './read-coach.ts'
import type { Reading } from './read-coach.ts'

/** A decision holds at most twelve actions; one of them completes the step. */
const CALLS_MAX = 11

// It names no food: a question is held against the person's rules, and one that names what somebody must not have would not be asked.
const WHAT_I_UNDERSTAND =
  'Without a language model I understand simple English sentences about what you eat, such as "what did I eat yesterday?", ' +
  '"how am I doing today?", "set my protein goal to 120 g" or "what are my goals?". What shall I do?'

/** The rules that answer for the coach when there is no model. */
export const coachOfflineRules: OfflineRules = answerPrompts({
  prompts: { think: 'agents-coach/think', act: 'agents-coach/act' },
  read: readCoach,
  help: WHAT_I_UNDERSTAND,
  plan: planFor,
  act,
})

function planFor({ calls, wishes, unclear }: Reading, brief: TurnBrief): Plan {
  const steps = stepsFor([...calls, ...wishes])
  if (steps.length > 0 && unclear.length > 0 && unclear.every(isBeside))
    return planDirect(
      brief.route.goal,
      steps,
      unclear.map(({ question }) => question),
    )
  if (unclear.length > 0) return clarify(...unclear)
  return planDirect(brief.route.goal, steps)
}

const KINDS: readonly { type: StepSketch['step_type']; takes: (intent: ToolIntent | Wish) => boolean }[] = [
  {
    type: 'write',
    takes: (intent) => (isToolIntent(intent) ? isWrite(intent) : intent.tool === 'recommend_goals'),
  },
  { type: 'read', takes: (intent) => isToolIntent(intent) && !isWrite(intent) },
  { type: 'analyze', takes: ({ tool }) => tool === 'compare_stock' },
]

function stepsFor(intents: readonly (ToolIntent | Wish)[]): StepSketch[] {
  return KINDS.flatMap(({ type, takes }) => {
    const tools = intents.filter(takes).map(({ tool }) => tool)
    if (tools.length === 0) return []
    return [{ step_type: type, subdomain: subdomainOf(tools[0] ?? ''), description: describeStep(tools) }]
  })
}

function describeStep(tools: readonly (ToolIntent | Wish)['tool'][]): string {
  return [...new Set(tools)].map((tool) => tool.replaceAll('_', ' ')).join(', ')
}

function subdomainOf(tool: string): string {
  if (/goal|workout|body/.test(tool)) return 'goals'
  return /log|history|repeat|favourite/.test(tool) ? 'diary' : 'nutrition'
}

function act(
  { step, stepNumber, stepsTotal, thisStep }: ActSituation,
  { calls, wishes }: Reading,
): ActDecision {
  const stock = wishes.find((intent) => intent.tool === 'compare_stock')
  if (step.step_type === 'analyze' && stock !== undefined)
    return actOnStock(stock.arguments.nutrient, thisStep)
  const goals = wishes.find((intent) => intent.tool === 'recommend_goals')
  if (step.step_type === 'write' && goals !== undefined) return actOnGoals(goals.arguments, thisStep)
  const wanted = calls.filter((call) => isWrite(call) === (step.step_type === 'write'))
  if (wanted.length === 0) return nothingToDo()
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

function callTools(due: readonly ToolIntent[]): ActDecision {
  const calls = due.slice(0, CALLS_MAX).map(({ tool, arguments: given }) => callTool(tool, given))
  const isLast = due.length <= CALLS_MAX
  return { actions: isLast ? [...calls, completeStep('All done.')] : calls }
}
