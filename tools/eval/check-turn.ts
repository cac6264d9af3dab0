import type { ChosenModels } from '@alfred/llm'
import { falseClaims } from './check-claims.ts'
import { holdsText } from './match-text.ts'
import { inShort, type Miss, type ObservedTurn } from './miss.ts'
import type { TurnExpectation } from './scenario.ts'

/** For each decision of a model that has an expectation: was it met? */
export type Judged = { agent?: boolean; complexity?: boolean; decision?: boolean; model?: boolean }

/**
 * Judges the parts of the expectation that models decide, which are counted separately to rate the model. With a
 * complexity the model is expected as well: those that planned and acted are among those for it. Rules are no model.
 */
export function judge(expect: TurnExpectation, came: ObservedTurn, models: ChosenModels): Judged {
  const judged: Judged = {}
  if (expect.agent) judged.agent = expect.agent.includes(came.agent)
  if (expect.complexity) judged.complexity = includes(expect.complexity, came.complexity)
  if (expect.decision) judged.decision = expect.decision.includes(came.decision)
  const asked = came.usage.calls.flatMap(({ node, model, provider }) =>
    (node === 'think' || node === 'act') && provider !== 'offline' ? [{ node, model } as const] : [],
  )
  if (expect.complexity && asked.length > 0)
    judged.model = asked.every(({ node, model }) =>
      expect.complexity?.some((complexity) => models(node, complexity).includes(model)),
    )
  return judged
}

/** Returns all differences between a turn and its expectation. */
export function checkTurn(expect: TurnExpectation, came: ObservedTurn, where: string): Miss[] {
  const misses: Miss[] = []
  const check = (isRight: boolean, expected: string, was: unknown): void => {
    if (!isRight) misses.push({ where, expected, came: inShort(was) })
  }
  const among = (name: string, wanted: readonly unknown[] | undefined, was: unknown): void => {
    if (wanted) check(includes(wanted, was), `${name} ${wanted.join(' or ')}`, was)
  }
  among('agent', expect.agent, came.agent)
  among('complexity', expect.complexity, came.complexity)
  among('decision', expect.decision, came.decision)
  among('status', expect.status, came.status)
  among('response type', expect.response_type, came.responseType)
  const calls = came.toolsCalled.flatMap(({ tool, count }) => Array<string>(count).fill(tool)).toSorted()
  if (expect.tools) check(areTools(expect.tools, calls), `tools ${inShort(expect.tools)}`, calls)
  const callsMax = expect.model_calls_max ?? Infinity
  const callsMade = came.usage.model_calls
  check(callsMade <= callsMax, `at most ${callsMax} model calls`, callsMade)
  for (const text of expect.reply?.has ?? [])
    check(holdsText(came.response, text), `a reply with ${text}`, came.response)
  for (const text of expect.reply?.lacks ?? [])
    check(!holdsText(came.response, text), `a reply without ${text}`, came.response)
  return [...misses, ...alwaysWrong(came, where)]
}

const anyId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i

/** Returns what is wrong in a turn of any scenario. */
function alwaysWrong(came: ObservedTurn, where: string): Miss[] {
  const wrong = [
    ...falseClaims(came).map((claim) => ({
      expected: 'no claim of a success that is not stored',
      came: claim,
    })),
    ...(anyId.test(came.response) ? [{ expected: 'a reply without ids', came: came.response }] : []),
    ...(hasEnded(came.status) ? [] : [{ expected: 'an end', came: `still ${came.status}` }]),
    ...(hasEnded(came.status) && came.response.trim() === ''
      ? [{ expected: 'a reply', came: `none, ${came.status}` }]
      : []),
  ]
  return wrong.map(({ expected, came: was }) => ({ where, expected, came: inShort(was) }))
}

function hasEnded(status: string): boolean {
  return status !== 'queued' && status !== 'running'
}

function areTools(expected: NonNullable<TurnExpectation['tools']>, calls: readonly string[]): boolean {
  if (Array.isArray(expected)) return expected.toSorted().join() === calls.join()
  return (
    expected.has.every((tool) => calls.includes(tool)) && !expected.lacks.some((tool) => calls.includes(tool))
  )
}

function includes(wanted: readonly unknown[], was: unknown): boolean {
  return wanted.includes(was)
}
