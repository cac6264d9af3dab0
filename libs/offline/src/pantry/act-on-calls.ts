import { callTool, completeStep } from '../agent-answers.ts'
import { withoutEnding } from '@alfred/language'
import type { ActSituation } from '../agent-answers.ts'
import type { ActDecision, Action, ShownCall } from '@alfred/contracts'
import type { ToolIntent } from './kitchen-intent.ts'

/** A decision holds at most twelve actions, the completion of the step being one. */
const CALLS_MAX = 11
/** The tool under which the answer to a question of this step stands among its calls. */
const ASKED = 'ask_user'

/**
 * Makes the calls of a step one after the other. What was asked about is repeated with the answer, then the step
 * goes on with what is due.
 */
export function actOnCalls(
  { stepNumber, stepsTotal, thisStep }: ActSituation,
  wanted: readonly ToolIntent[],
): ActDecision {
  const made = thisStep.filter(({ tool }) => tool !== ASKED)
  const answers = thisStep.filter(({ tool }) => tool === ASKED)
  const isAnswered = thisStep.at(-1)?.tool === ASKED
  const again = isAnswered ? repeatWithAnswer(askedAbout(thisStep), answers.at(-1)) : null
  // Calls are answered in their order, so as many as are listed are behind us, failed ones included; those that
  // were made again count once.
  const repeated = answers.length - (isAnswered ? 1 : 0)
  const due = [...(again ? [again] : []), ...wanted.slice(made.length - repeated).map(callOf)]
  if (due.length > 0) return callTools(due)
  const failed = made.filter((call) => !call.ok).slice(repeated)
  const told = failed.flatMap((call) => call.facts).join(' ')
  if (failed.length === made.length - repeated && stepNumber === stepsTotal)
    return { actions: [{ action: 'fail', reason: 'every call of the step failed', user_message: told }] }
  const summary =
    failed.length === 0 ? 'All done.' : `${failed.length} of ${made.length - repeated} failed: ${told}`
  return { actions: [completeStep(summary)] }
}

type Call = { tool: string; arguments: Record<string, unknown> }

const callOf = ({ tool, arguments: given }: ToolIntent): Call => ({ tool, arguments: given })

/** The call that the last question was about: the first since the one before it that fitted several things. */
function askedAbout(thisStep: readonly ShownCall[]): ShownCall | undefined {
  const before = thisStep.slice(0, -1)
  const since = before.slice(before.findLastIndex(({ tool }) => tool === ASKED) + 1)
  const failed = since.filter(({ ok }) => !ok)
  return failed.find(({ code }) => code?.startsWith('AMBIGUOUS_')) ?? failed.at(-1)
}

/** The call that several things fitted, with the one that the person chose. */
function repeatWithAnswer(meant: ShownCall | undefined, asked: ShownCall | undefined): Call | null {
  const answer = asked?.data['answer']
  if (!meant || typeof answer !== 'string') return null
  const chosen = withoutEnding(answer.trim(), '.!')
    .replace(/^(?:i mean(?:t)? )?(?:the |my |our )?/i, '')
    .replace(/ (?:one|please|recipe)$/i, '')
  const field = ['food', 'name', 'value'].find((one) => typeof meant.arguments[one] === 'string')
  return field === undefined ? null : { tool: meant.tool, arguments: { ...meant.arguments, [field]: chosen } }
}

/** As many calls as a decision holds; the step is complete with the last of them. */
export function callTools(due: readonly Call[]): ActDecision {
  const calls: Action[] = due.slice(0, CALLS_MAX).map(({ tool, arguments: given }) => callTool(tool, given))
  const isLast = due.length <= CALLS_MAX
  return { actions: isLast ? [...calls, completeStep('All done.')] : calls }
}
