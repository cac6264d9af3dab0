import { callTool, completeStep } from '../agent-answers.ts'
import { weekdayPattern } from '../reading/day-words.ts'
import { placeNamed, placePattern } from '../reading/place-words.ts'
import { withoutEnding } from '@alfred/language'
import { z } from 'zod'
import { dishesAnswered } from './recipes/dish-answered.ts'
import { sizeSaid } from './stock/read-pack-sizes.ts'
import type { ActSituation } from '../agent-answers.ts'
import type { ActDecision, Action, ShownCall } from '@alfred/contracts'
import type { ToolIntent } from './kitchen-intent.ts'

/** A decision holds at most twelve actions; one of them completes the step. */
const CALLS_MAX = 11
/** The tool name under which the person's answer to a question of this step is listed. */
const ASKED = 'ask_user'

/**
 * Makes the calls of a step in order. A call that led to a question is repeated with the answer, then the step
 * continues.
 */
export function actOnCalls(
  { stepNumber, stepsTotal, thisStep }: ActSituation,
  wanted: readonly ToolIntent[],
): ActDecision {
  const made = thisStep.filter((call, at) => call.tool !== ASKED && !isAnswerKept(thisStep, at))
  const answers = thisStep.filter(({ tool }) => tool === ASKED)
  const isAnswered = thisStep.at(-1)?.tool === ASKED
  const again = isAnswered ? repeatWithAnswer(askedAbout(thisStep), answers.at(-1)) : []
  // Calls are listed in their order, so that many are done, including failed ones; repeated calls count once.
  const repeated = answers.length - (isAnswered ? 1 : 0)
  const due = [...again, ...wanted.slice(made.length - repeated).map(callOf)]
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

/**
 * The call that the last question was about: the first ambiguous failure since the previous question, else the last
 * failure.
 */
function askedAbout(thisStep: readonly ShownCall[]): ShownCall | undefined {
  const before = thisStep.slice(0, -1)
  const since = before.slice(before.findLastIndex(({ tool }) => tool === ASKED) + 1)
  const failed = since.filter(({ ok }) => !ok)
  return failed.find(({ code }) => code?.startsWith('AMBIGUOUS_')) ?? failed.at(-1)
}

/** Is it the answer itself that is remembered, before the call that asked is made again? */
function isAnswerKept(thisStep: readonly ShownCall[], at: number): boolean {
  return thisStep[at]?.tool === 'set_pack_size' && thisStep[at - 1]?.tool === ASKED
}

const packAsked = z.object({ food: z.string(), unit: z.string() })

/** Repeats the ambiguous call with what the person answered. None when there is none, or the answer tells nothing. */
function repeatWithAnswer(meant: ShownCall | undefined, asked: ShownCall | undefined): Call[] {
  const answer = asked?.data['answer']
  if (!meant || typeof answer !== 'string') return []
  const repeated = { tool: meant.tool, arguments: meant.arguments }
  if (meant.code === 'AMBIGUOUS_PACK') {
    const size = sizeSaid(answer, packAsked.parse(meant.details))
    return size === undefined ? [] : [{ tool: 'set_pack_size', arguments: size }, repeated]
  }
  const chosen = withoutEnding(answer.trim(), '.!')
    .replace(/^(?:i mean(?:t)? )?(?:the |my |our )?/i, '')
    .replace(/ (?:one|please|recipe)$/i, '')
  if (meant.code === 'AMBIGUOUS_DISH') return dishesAnswered(meant, chosen)
  const lot = meant.code === 'AMBIGUOUS_LOT' ? lotSaid(meant.tool, chosen) : null
  if (lot !== null) return [{ tool: meant.tool, arguments: { ...meant.arguments, ...lot } }]
  const field = ['food', 'name', 'value', 'what'].find((one) => typeof meant.arguments[one] === 'string')
  return field === undefined ? [] : [{ tool: meant.tool, arguments: { ...meant.arguments, [field]: chosen } }]
}

const EVERY = /^(?:all|both|every|everything)\b/i
const PLACE = new RegExp(`\\b(?:${placePattern})\\b`, 'i')
const DAY = new RegExp(
  `(?:\\b(?:until|till|from|of|by|on|with|before|for) )?(?<day>(?:next |this |last )?(?:today|tomorrow|yesterday|${weekdayPattern}|(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: \\d{1,2})?|\\d{4}-\\d{2}-\\d{2}))\\b`,
  'i',
)

/** Which of several lots an answer means: all of them, those in a place, or the one of a day. Null when it says none. */
function lotSaid(tool: string, answer: string): Record<string, unknown> | null {
  if (tool === 'discard_item' && EVERY.test(answer)) return { all: true }
  const day = DAY.exec(answer)?.groups?.['day']
  if (tool === 'discard_item' && day !== undefined) return { expires: day }
  const place = PLACE.exec(answer)?.[0]
  return place === undefined ? null : { location: placeNamed(place) }
}

/** A decision with as many of the calls as it can hold; with the last of them it completes the step. */
export function callTools(due: readonly Call[]): ActDecision {
  const calls: Action[] = due.slice(0, CALLS_MAX).map(({ tool, arguments: given }) => callTool(tool, given))
  const isLast = due.length <= CALLS_MAX
  return { actions: isLast ? [...calls, completeStep('All done.')] : calls }
}
