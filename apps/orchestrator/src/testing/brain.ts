import { messageReadingSchema } from '@alfred/contracts'
import type {
  Action,
  Artifact,
  BatchItem,
  MessageReading,
  Plan,
  PlanStep,
  ShownCall,
  TurnBrief,
} from '@alfred/contracts'
import { createOfflineModel } from '@alfred/llm'
import type { Model, OfflineRules } from '@alfred/llm'
import { conversationRules } from '@alfred/offline/conversation'

export type ThinkSituation = { brief: TurnBrief; replanBecause: string | null }
export type ActSituation = {
  brief: TurnBrief
  step: Pick<PlanStep, 'step_id' | 'step_type' | 'description'>
  stepNumber: number
  thisStep: ShownCall[]
  batch: BatchItem[]
  artifacts: Artifact[]
}

/** What a test's models decide: pure functions, so that a process that takes a turn over decides the same. */
export type Brain = {
  think(situation: ThinkSituation): Plan
  act(situation: ActSituation): Action[]
  /** Changes what the rules read from a message. */
  read?(reading: MessageReading): MessageReading
}

type Sketch = string | (Pick<PlanStep, 'description'> & Partial<PlanStep>)

/** Steps that write, one after the other, unless a sketch says otherwise. */
export function planOf(...sketches: Sketch[]): Plan {
  return {
    decision: 'plan_direct',
    goal: 'as asked',
    steps: sketches.map((sketch, index) => ({
      step_id: `step_${index + 1}`,
      step_type: 'write',
      subdomain: 'stock',
      group: index,
      complexity: null,
      batch: null,
      confirm: false,
      ...(typeof sketch === 'string' ? { description: sketch } : sketch),
    })),
    proposal_message: null,
    assumptions: [],
    clarification_questions: [],
  }
}

export function callOf(tool: string, args: Record<string, unknown>): Action {
  return { action: 'tool_call', tool, arguments_json: JSON.stringify(args), item: null }
}

export const stepComplete: Action = { action: 'step_complete', result_summary: 'done', artifacts: [] }

/** A step that ends with dishes made: item of the batch (or null) and the foods in each. */
export function made(...dishes: { item: string | null; name: string; foods: string[] }[]): Action {
  return {
    action: 'step_complete',
    result_summary: 'made',
    artifacts: dishes.map(({ item, name, foods }) => ({
      item,
      type: 'dish',
      label: name,
      content_json: JSON.stringify({ name, foods }),
    })),
  }
}

/** Parses "put 2 milk and take 1 egg and look" into its calls. */
export function callsIn(text: string): Action[] {
  return text.split(' and ').flatMap((clause): Action[] => {
    const [tool = '', quantity, ...food] = clause.trim().split(' ')
    if (tool === 'look') return [callOf('look', {})]
    if (tool !== 'put' && tool !== 'take') return []
    return [callOf(tool, { food: food.join(' '), quantity: Number(quantity) })]
  })
}

/** One step that does everything in the message, in one decision. */
export const plainBrain: Brain = {
  think: ({ brief }) => planOf(brief.message),
  act: ({ step, thisStep }) =>
    thisStep.length > 0 ? [stepComplete] : [...callsIn(step.description), stepComplete],
}

/** How the simplest messages to the test agent are worded. */
const larderWishes = [
  { pattern: '^look$', tool: 'look', arguments: {} },
  {
    pattern: '^(?<tool>put) (?<quantity>\\d+) (?<food>\\w+)$',
    tool: 'put',
    arguments: { food: '$food', quantity: '$quantity', note: null },
  },
  {
    pattern: '^take (?<quantity>\\d+) (?<food>\\w+)$',
    tool: 'take',
    arguments: { food: '$food', item: null, quantity: '$quantity' },
  },
]

/** A model of the orchestrator's own offline rules and a brain. */
export function createBrainModel(brain: Partial<Brain>): Model {
  const { think, act, read = (reading: MessageReading) => reading } = { ...plainBrain, ...brain }
  const known = conversationRules({ larder: { routing: [], quick: larderWishes, constraints: [] } })
  const rules: OfflineRules = {
    ...known,
    'orchestrator/understand': (situation) =>
      read(messageReadingSchema.parse(known['orchestrator/understand']?.(situation))),
    'agents-pantry/think': (situation) => think(situation as ThinkSituation),
    'agents-pantry/act': (situation) => ({ actions: act(situation as ActSituation) }),
  }
  return createOfflineModel(rules)
}
