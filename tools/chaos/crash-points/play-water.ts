import { collectReply, createClient } from '@alfred/client'
import type { FakeAnswer, FakeBrain } from '@alfred/llm/testing'
import { toLine } from '../errors.ts'
import type { Scenario } from './scenario.ts'

const ML = 250
/** As with the eggs, each answer of the model asks for another amount. */
const ML_PER_ANSWER = 1_000

const pattern = /\[water-(\d+)\] log \d+ ml of water/

/** A turn that logs water in the coach's diary. */
export const water: Scenario = {
  name: 'a turn that logs water',
  play: async (stack, number) => {
    const token = await stack.keys.signPersonToken({ name: `water-${number}` })
    const client = createClient({ baseUrl: stack.url, token, backoffMs: 20 })
    const message = `[water-${number}] log ${ML} ml of water`
    try {
      const { done } = await collectReply(client.chat({ message, conversation_id: 'new' }))
      const [entries, changes] = await Promise.all([
        stack.readRows<{ quantity: number }>('food_log?select=quantity', token),
        stack.readRows('audit_log?select=id', token),
      ])
      const right = entries.filter(({ quantity }) => quantity % ML_PER_ANSWER === ML)
      return [
        done?.status === 'done' ? '' : `ended as ${done?.status}`,
        entries.length === 1 && right.length === 1 ? '' : `the diary holds ${JSON.stringify(entries)}`,
        changes.length === 1 ? '' : `${changes.length} changes instead of one`,
      ].filter((problem) => problem !== '')
    } catch (error) {
      return [`the client gave up: ${toLine(error)}`]
    }
  },
}

/** The model for that turn; all other prompts are passed to another model. */
export function createWaterModel(other: FakeBrain): FakeBrain {
  const asked = new Map<string, number>()
  return (request) => {
    const number = pattern.exec(request.input)?.[1]
    if (number === undefined) return other(request)
    const time = asked.get(`${request.prompt} ${number}`) ?? 0
    asked.set(`${request.prompt} ${number}`, time + 1)
    if (request.prompt === 'agents-coach/act') return { json: { actions: act(ML + time * ML_PER_ANSWER) } }
    return answers[request.prompt] ?? { http: { status: 404, message: `no script for ${request.prompt}` } }
  }
}

const act = (ml: number): object[] => [
  { action: 'tool_call', tool: 'log_water', arguments_json: JSON.stringify({ ml, day: null }) },
  { action: 'step_complete', result_summary: 'logged' },
]

const answers: Record<string, FakeAnswer> = {
  'orchestrator/understand': {
    json: {
      mentions: [],
      constraint_snapshot: {
        new_constraints: [],
        override_constraints: [],
        reset_goal: false,
        goal_update: null,
        source_phrases: [],
      },
      work: [
        {
          agent: 'coach',
          subdomain: null,
          goal: 'log water',
          complexity: 'low',
          context_needs: [],
          calls: [],
        },
      ],
    },
  },
  'agents-coach/think': {
    json: {
      decision: 'plan_direct',
      goal: 'log water',
      steps: [
        {
          step_id: 'step_1',
          step_type: 'write',
          subdomain: 'diary',
          group: 0,
          complexity: null,
          batch: null,
          description: 'log it',
        },
      ],
      proposal_message: null,
      assumptions: [],
      clarification_questions: [],
    },
  },
  'orchestrator/reply': { text: 'Logged.', deltas: 1 },
}
