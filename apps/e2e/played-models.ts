import type { FakeAnswer, FakeRequest } from '@alfred/llm/testing'
import { plainReading, said } from './kitchen-brain.ts'
import { playedMessages, seed, use, type PlayedCall, type PlayedMessage } from './played-messages.ts'

export const playedModels = ['strong', 'careless', 'lying'] as const
export type PlayedModel = (typeof playedModels)[number]

type Asked = Pick<FakeRequest, 'prompt' | 'input'>

const byText = new Map([seed, ...playedMessages].map((message) => [message.says, message]))
const written = (calls: readonly PlayedCall[]) =>
  calls.map(([tool, given]) => ({ tool, arguments_json: JSON.stringify(given) }))

/** Answers every prompt as this model would; a message that nobody wrote is an error. */
export function answerAs(model: PlayedModel, { prompt, input }: Asked): FakeAnswer {
  const message = byText.get(said(input))
  if (message === undefined) return { http: { status: 404, message: 'no such message' } }
  const played = message === seed ? 'strong' : model
  const calls = played === 'careless' ? callsOfAnother(message, input) : message.calls
  if (prompt === 'orchestrator/understand') return { json: readingOf(played, message, { calls, input }) }
  if (prompt.endsWith('/think')) return { json: planOf(calls) }
  if (prompt.endsWith('/act'))
    return { json: { actions: [...actionsOf(calls), { action: 'step_complete', result_summary: 'done' }] } }
  return { text: replyOf(played, message, input) }
}

/** A careless model takes the milk for whatever was used, and names its row. */
function callsOfAnother({ calls }: PlayedMessage, input: string): readonly PlayedCall[] {
  const ref = refOf('milk', input)
  return calls.map((call) => (call[0] === 'use_item' ? use('milk', Number(call[1]['quantity']), ref) : call))
}

function refOf(label: string, input: string): string | null {
  return new RegExp(`\\| (lot_\\d+) \\| lot \\| ${label} `).exec(input)?.[1] ?? null
}

type Reading = { calls: readonly PlayedCall[]; input: string }

function readingOf(model: PlayedModel, message: PlayedMessage, { calls, input }: Reading) {
  const { language, claim } = message
  if (model === 'lying') return { ...plainReading, language, small_talk: claim, work: [] }
  const own = plainReading.work.map((work) => ({ ...work, calls: written(calls) }))
  if (model === 'strong') return { ...plainReading, language, work: own }
  const ref = refOf('milk', input)
  const ghost = { agent: 'butler', subdomain: null, goal: 'polish lot_1', calls: [] }
  return {
    ...{ ...plainReading, language },
    mentions: ref === null ? [] : [{ raw_text: message.says.slice(0, 40), ref, candidates: [] }],
    work: own.flatMap((work) => [
      { ...work, agent: 'inventory' },
      { ...work, ...ghost },
    ]),
  }
}

function planOf(calls: readonly PlayedCall[]) {
  const step = { step_id: 'step_1', step_type: 'write', subdomain: 'inventory', group: 0, complexity: null }
  return {
    ...{ decision: 'plan_direct', goal: 'keep the stock', proposal_message: null, assumptions: [] },
    clarification_questions: [],
    steps: [{ ...step, batch: null, description: 'do what lot_1 needs' }],
    first_calls: written(calls).map((call) => ({ step_id: 'step_1', ...call })),
  }
}

function actionsOf(calls: readonly PlayedCall[]) {
  return written(calls).map((call) => ({ action: 'tool_call', ...call }))
}

function replyOf(model: PlayedModel, { claim }: PlayedMessage, input: string): string {
  const facts = (/<facts>([\s\S]*?)<\/facts>/.exec(input)?.[1] ?? '').trim().replace(/^- /gm, '')
  if (model === 'strong') return facts
  if (model === 'lying') return claim
  return `${facts} ${facts} I also looked after lot_1 for you. ${claim}`
}
