import type { FakeAnswer, FakeBrain, FakeRequest } from '@alfred/llm/testing'
import { ADDS_PER_ANSWER, readTask, USES_PER_ANSWER } from './task.ts'
import type { Task } from './task.ts'

const REPLY_PIECES = 16
const FIRST_TOKEN_MS = 40
const TOKEN_MS = 4

/**
 * Creates a scripted model that follows the message, but answers differently whenever it gets the same request again.
 */
export function createFickleModel(): FakeBrain {
  const asked = new Map<string, number>()
  /** How often this was requested before. */
  const count = (key: string): number => {
    const before = asked.get(key) ?? 0
    asked.set(key, before + 1)
    return before
  }
  return (request) => {
    const task = readTask(messageIn(request.input))
    if (task === undefined) return { http: { status: 404, message: `no task in ${request.prompt}` } }
    const answer = answers[request.prompt]?.(task, request, count)
    return answer ?? { http: { status: 404, message: `no script for ${request.prompt}` } }
  }
}

type Count = (key: string) => number
type Answer = (task: Task, request: FakeRequest, count: Count) => FakeAnswer

const messageIn = (input: string): string => /<message>([\s\S]*?)<\/message>/.exec(input)?.[1]?.trim() ?? ''

const answers: Record<string, Answer> = {
  'orchestrator/understand': () => ({
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
          agent: 'pantry',
          subdomain: null,
          goal: 'note the eggs',
          complexity: 'low',
          context_needs: [],
          calls: [],
        },
      ],
    },
  }),
  'agents-pantry/think': ({ steps }) => ({
    json: {
      decision: 'plan_direct',
      goal: 'note the eggs',
      steps: steps === 1 ? [step(1, 'add-and-use')] : [step(1, 'only-add'), step(2, 'only-use')],
      proposal_message: null,
      assumptions: [],
      clarification_questions: [],
    },
  }),
  'agents-pantry/act': act,
  'orchestrator/reply': (task, _request, count) => {
    const time = count(`${task.label} reply`)
    const words = Array.from({ length: REPLY_PIECES }, (_, index) => `${task.label}:${time}:${index} 🥚 `)
    return {
      text: words.join(''),
      deltas: REPLY_PIECES,
      firstDeltaDelayMs: FIRST_TOKEN_MS,
      deltaDelayMs: TOKEN_MS,
    }
  },
}

function step(number: number, description: string): Record<string, unknown> {
  return {
    step_id: `step_${number}`,
    step_type: 'write',
    subdomain: 'inventory',
    group: number - 1,
    complexity: null,
    batch: null,
    description,
  }
}

function act(task: Task, { input }: FakeRequest, count: Count): FakeAnswer {
  const wanted = ['add-and-use', 'only-add', 'only-use'].find((name) => input.includes(name)) ?? 'add-and-use'
  const time = count(`${task.label} ${wanted}`)
  const amounts = {
    add: task.adds + time * ADDS_PER_ANSWER,
    use: task.uses + time * USES_PER_ANSWER,
  }
  const calls = [
    ...(wanted === 'only-use' ? [] : [add(amounts.add)]),
    ...(wanted === 'only-add' ? [] : [use(amounts.use)]),
  ]
  const done = { action: 'step_complete', result_summary: 'noted' }
  return { json: { actions: [...calls, done] }, firstDeltaDelayMs: FIRST_TOKEN_MS }
}

const add = (quantity: number) =>
  toolCall('add_item', {
    food: 'eggs',
    quantity,
    unit: 'piece',
    location: 'fridge',
    expires: null,
    opened: null,
  })
const use = (quantity: number) =>
  toolCall('use_item', { food: 'eggs', item: null, quantity, unit: 'piece', location: null })

function toolCall(tool: string, args: Record<string, unknown>): Record<string, unknown> {
  return { action: 'tool_call', tool, arguments_json: JSON.stringify(args) }
}
