import { Agent } from 'node:http'
import { startFakeOpenAi } from '@alfred/llm/testing'
import type { FakeAnswer, FakeBrain, FakeRequest } from '@alfred/llm/testing'
import { startBenchStack, type BenchStack } from './bench-stack.ts'
import { fillHousehold } from './household/fill-household.ts'
import { personOf } from './person-of.ts'
import { runTurn } from './run-turn.ts'
import { createScriptedBrain, delays } from './scripted-brain.ts'

/** What a prompt takes, in tokens of four characters; `stable` is what it begins with for everybody. */
export type PromptSize = { prompt: string; tokens: number; stable: number }

const CHARACTERS_PER_TOKEN = 4
const history = [
  'I bought 2 eggs. I used 1 egg.',
  'I bought 2 eggs and used one of them for pancakes.',
  'Please put 2 eggs into the fridge, and take one out again.',
  'There are 2 more eggs from my neighbour, and I had 1 for breakfast.',
  'I bought 2 eggs, and 1 of the old eggs is used up.',
]
const planned = 'cook with what I have'
const people = [
  { name: 'one', lots: 30, recipes: 10, says: `What can I ${planned} tonight, for two and without dairy?` },
  { name: 'another', lots: 12, recipes: 4, says: `Tell me what to ${planned} on Friday.` },
] as const

/**
 * Measures the prompts of a plan of one step in a kitchen with 30 lots and 10 recipes, behind five turns. What the same
 * prompts of somebody else begin with as well is what a provider can keep.
 */
export async function measurePrompts(): Promise<PromptSize[]> {
  const fake = await startFakeOpenAi(createPlanningBrain())
  const stack = await startBenchStack({ openAiUrl: fake.url, others: ['agents-coach'] })
  try {
    const asked: (readonly FakeRequest[])[] = []
    for (const person of people) {
      const before = await livingWith(stack, fake, person)
      asked.push(fake.requests.slice(before))
    }
    const [measured = [], compared = []] = asked
    return measured.map((request) => sizeOf(request, compared))
  } finally {
    await stack.stop()
    await fake.close()
  }
}

type Person = (typeof people)[number]

/** Has a person live with Alfred for some turns, the planned one last; gives how many requests were made before that. */
async function livingWith(
  stack: BenchStack,
  fake: { readonly requests: readonly FakeRequest[] },
  { name, lots, recipes, says }: Person,
): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const token = await stack.keys.signPersonToken({ name: `prompts-${name}` })
  const client = await stack.database.postgres.connect()
  const send = async (message: string): Promise<void> => {
    const { status } = await runTurn(stack.gatewayUrl, { token, agent, body: { message } })
    if (status !== 'done') throw new Error(`"${message}" ended as ${status}.`)
  }
  try {
    for (const [index, message] of history.entries()) {
      await send(message)
      if (index === 0)
        await fillHousehold(client, personOf(token), { name, lots, recipes, meals: 5, diary: 0 })
    }
    const before = fake.requests.length
    await send(says)
    return before
  } finally {
    agent.destroy()
    await client.end()
  }
}

function sizeOf(request: FakeRequest, compared: readonly FakeRequest[]): PromptSize {
  const other = compared.find(({ prompt }) => prompt === request.prompt)
  const [text, otherText] = [textOf(request), other ? textOf(other) : '']
  const shared = [...text].findIndex((character, index) => character !== otherText[index])
  return {
    prompt: request.prompt,
    tokens: Math.round(text.length / CHARACTERS_PER_TOKEN),
    stable: Math.round((shared < 0 ? text.length : shared) / CHARACTERS_PER_TOKEN),
  }
}

const textOf = ({ instructions, input }: FakeRequest): string => `${instructions}\n${input}`

export function renderPrompts(sizes: readonly PromptSize[]): string {
  const sum = (name: 'tokens' | 'stable'): number => sizes.reduce((all, size) => all + size[name], 0)
  const whole = { prompt: 'in all', tokens: sum('tokens'), stable: sum('stable') }
  return [
    '| prompt | tokens in | stable prefix | share |',
    '|---|---|---|---|',
    ...[...sizes, whole].map(
      ({ prompt, tokens, stable }) =>
        `| ${[prompt, tokens, stable, `${Math.round((stable / tokens) * 100)} %`].join(' | ')} |`,
    ),
  ].join('\n')
}

/** The scripted model, which also plans one look into the cookbook. */
function createPlanningBrain(): FakeBrain {
  const scripted = createScriptedBrain(() => delays['zero'] ?? { name: 'zero', firstTokenMs: 0, tokenMs: 0 })
  return (request) => {
    const message = /<message>([\s\S]*?)<\/message>/.exec(request.input)?.[1] ?? ''
    return (message.includes(planned) ? planning[request.prompt] : undefined) ?? scripted(request)
  }
}

const search = {
  ...{ query: null, foods: [], cuisine: null, course: null, diet: null, max_minutes: null },
  ...{ without: ['dairy'], from_stock: true },
}
const goal = 'find a dish of what is in stock, without dairy'
const planning: Readonly<Record<string, FakeAnswer>> = {
  'orchestrator/understand': {
    json: {
      mentions: [],
      constraint_snapshot: {
        ...{ new_constraints: [], override_constraints: [], reset_goal: false, goal_update: null },
        source_phrases: [],
      },
      work: [
        {
          ...{ agent: 'pantry', subdomain: 'recipes', goal, complexity: 'low', calls: [] },
          context_needs: ['inventory', 'recipes'],
        },
      ],
    },
  },
  'agents-pantry/think': {
    json: {
      ...{ decision: 'plan_direct', goal, proposal_message: null, assumptions: [] },
      clarification_questions: [],
      steps: [
        {
          ...{ step_id: 'step_1', step_type: 'read', subdomain: 'recipes', group: 0, complexity: null },
          ...{ batch: null, description: goal },
        },
      ],
      first_calls: [{ step_id: 'step_1', tool: 'search_cookbook', arguments_json: JSON.stringify(search) }],
    },
  },
  'agents-pantry/act': { json: { actions: [{ action: 'step_complete', result_summary: 'found' }] } },
}
