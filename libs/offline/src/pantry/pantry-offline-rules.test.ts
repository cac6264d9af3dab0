import { expect, test } from '@jest/globals'
import {
  actDecisionSchema,
  inventoryTools,
  planSchema,
  type ActDecision,
  type InventoryTool,
  type Plan,
  type PlanStep,
  type ShownCall,
} from '@alfred/contracts'
import { createOfflineModel, type ModelNode } from '@alfred/llm'
import type { z } from 'zod'
import { pantryOfflineRules } from './pantry-offline-rules.ts'
import { briefOf } from './testing/brief-of.ts'

const model = createOfflineModel(pantryOfflineRules)

type Question<Output> = { node: ModelNode; situation: unknown; schema: z.ZodType<Output> }

async function answer<Output>({ node, situation, schema }: Question<Output>): Promise<Output> {
  const prompt = `agents-pantry/${node}`
  const signal = new AbortController().signal
  return (await model.generate({ node, prompt, variables: {}, situation, schema, complexity: 'low', signal }))
    .output
}

function think(
  message: string,
  replanBecause: string | null = null,
  brief = briefOf(message),
): Promise<Plan> {
  const situation = { brief, dashboard: {}, replanBecause }
  return answer({ node: 'think', situation, schema: planSchema })
}

type Progress = { thisStep?: ShownCall[]; stepNumber?: number; stepsTotal?: number }

function act(message: string, step: PlanStep | undefined, progress: Progress = {}): Promise<ActDecision> {
  const situation = {
    brief: briefOf(message),
    step,
    stepNumber: 1,
    stepsTotal: 1,
    earlierFacts: [],
    batch: [],
    artifacts: [],
    thisStep: [],
    ...progress,
  }
  return answer({ node: 'act', situation, schema: actDecisionSchema })
}

const shown = (ok: boolean, fact: string): ShownCall => ({
  tool: 'use_item',
  arguments: {},
  ok,
  facts: [fact],
  data: {},
})

test('the pantry rules plan all writes in one step and the reads after it', async () => {
  const plan = await think("What's in the fridge? I bought milk and I used 3 eggs.")
  expect(plan.decision).toBe('plan_direct')
  expect(plan.steps).toMatchObject([
    { step_id: 'step_1', step_type: 'write', group: 0, subdomain: 'inventory' },
    { step_id: 'step_2', step_type: 'read', group: 1 },
  ])
})

test('it is asked before an allergy goes of which nobody says whose it is', async () => {
  const plan = await think('forget about the lupin allergy')
  expect(plan.steps).toMatchObject([{ confirm: true, description: 'forget the allergy to lupin' }])
  const own = await think('forget about my lupin allergy')
  expect(own.steps).toMatchObject([{ confirm: false }])
})

test('what is told of an unusual name in small letters is kept after a yes', async () => {
  const plan = await think("taavi can't have pistachios either")
  expect(plan.steps).toMatchObject([
    { confirm: true, description: 'remember of Taavi: allergic to pistachios' },
  ])
  const alone = await think('Mira (kosher), Todd (no shellfish!!)')
  expect(alone.steps).toMatchObject([{ confirm: false }])
})

test('the pantry rules ask instead of guessing, and do nothing before the answer', async () => {
  const plan = await think('I used 3 eggs and some flour')
  expect(plan).toMatchObject({ decision: 'clarify', steps: [] })
  expect(plan.clarification_questions).toEqual(['Before I do anything: How much flour, exactly?'])
})

test.each(['hello', '', 'Ich habe Milch gekauft', '🥛', 'what is the capital of France?'])(
  'the pantry rules answer %j with what they can do',
  async (message) => {
    const plan = await think(message)
    expect(plan.decision).toBe('clarify')
    expect(plan.clarification_questions).toHaveLength(1)
    expect(plan.clarification_questions[0]).toContain('sentences about your kitchen, recipes')
  },
)

test('the pantry rules offer no source that a reply cited as a recipe', async () => {
  const message = 'take the quinoa and the peppers out'
  const response =
    'Pepper: 26 kcal per 100 g (USDA SR28). It keeps 1 to 2 weeks in the fridge (USDA FoodKeeper).'
  const turn = { turn: 1, message: 'how long do peppers keep?', response, facts: [] }
  const plan = await think(message, null, { ...briefOf(message), recent_turns: [turn] })
  expect(plan.clarification_questions.join()).not.toMatch(/USDA|SR28/)
})

test('the pantry rules do not repeat a plan that failed', async () => {
  const plan = await think('I used 3 eggs', 'There are no eggs in stock.')
  expect(plan).toMatchObject({ decision: 'clarify' })
  expect(plan.clarification_questions[0]).toContain('There are no eggs in stock.')
})

test('the pantry rules call the tools of a step with valid arguments, then complete it', async () => {
  const message = 'I bought 2 l of milk that expires on Friday and a dozen eggs. What do I have?'
  const plan = await think(message)
  const { actions } = await act(message, plan.steps[0])
  expect(actions.map(({ action }) => action)).toEqual(['tool_call', 'tool_call', 'step_complete'])
  for (const action of actions) {
    if (action.action !== 'tool_call') continue
    const tool = action.tool as InventoryTool
    expect(inventoryTools[tool].arguments.safeParse(JSON.parse(action.arguments_json)).success).toBe(true)
  }
  const read = await act(message, plan.steps[1])
  expect(read.actions).toMatchObject([
    { action: 'tool_call', tool: 'list_items' },
    { action: 'step_complete' },
  ])
})

test('the pantry rules report a failed call and do not repeat it', async () => {
  const message = 'I used 3 eggs and 2 l of milk'
  const step = (await think(message)).steps[0]
  const missing = 'There is no milk in stock.'
  const some = await act(message, step, { thisStep: [shown(true, 'Used 3 eggs.'), shown(false, missing)] })
  expect(some.actions).toMatchObject([
    { action: 'step_complete', result_summary: `1 of 2 failed: ${missing}` },
  ])
  const thisStep = [shown(false, 'There are no eggs in stock.'), shown(false, missing)]
  const all = await act(message, step, { thisStep })
  expect(all.actions).toMatchObject([
    { action: 'fail', user_message: `There are no eggs in stock. ${missing}` },
  ])
  const early = await act(message, step, { thisStep, stepsTotal: 2 })
  expect(early.actions).toMatchObject([{ action: 'step_complete' }])
})

test('the pantry rules complete a step whose calls all succeeded', async () => {
  const message = 'I used 3 eggs'
  const step = (await think(message)).steps[0]
  const done = await act(message, step, { thisStep: [shown(true, 'Used 3 eggs.')] })
  expect(done.actions).toMatchObject([{ action: 'step_complete' }])
})

test('the pantry rules spread a long list over several decisions without losing or repeating a food', async () => {
  const foods =
    'apples pears plums figs dates limes lemons kiwis mangos leeks onions carrots radishes turnips'.split(' ')
  const message = `I bought ${foods.map((food) => `2 ${food}`).join(', ')}`
  const step = (await think(message)).steps[0]
  const first = await act(message, step)
  expect(first.actions).toHaveLength(11)
  const second = await act(message, step, { thisStep: first.actions.map(() => shown(true, 'Added.')) })
  const named = [...first.actions, ...second.actions].flatMap((action) =>
    action.action === 'tool_call' ? [JSON.parse(action.arguments_json).food] : [],
  )
  expect(named).toEqual(foods)
  expect(second.actions.at(-1)).toMatchObject({ action: 'step_complete' })
})

test('the pantry rules report a step in which they find nothing to do', async () => {
  const step = (await think("what's in my fridge?")).steps[0]
  const { actions } = await act('I used 3 eggs', step)
  expect(actions).toMatchObject([{ action: 'blocked', reason_code: 'PLAN_INVALID' }])
})

test('the pantry rules answer another agent by its goal, not by the message to that agent', async () => {
  const brief = briefOf('do I have something with protein for tonight?')
  const situation = {
    brief: { ...brief, route: { ...brief.route, goal: 'what do I have in stock?' } },
    replanBecause: null,
  }
  const [step] = (await answer({ node: 'think', situation, schema: planSchema })).steps
  const acting = {
    ...situation,
    step,
    stepNumber: 1,
    stepsTotal: 1,
    earlierFacts: [],
    thisStep: [],
    batch: [],
    artifacts: [],
  }
  const { actions } = await answer({ node: 'act', situation: acting, schema: actDecisionSchema })
  expect(actions[0]).toMatchObject({ tool: 'list_items', arguments_json: '{"location":null,"food":null}' })
})

test('the pantry rules write no recipe from a URL, even without a plan', async () => {
  const generate = {
    step_id: 'step_1',
    step_type: 'generate' as const,
    subdomain: 'recipes',
    group: 0,
    complexity: null,
    batch: null,
    confirm: false,
    description: 'write what was asked for',
  }
  const { actions } = await act('the recipe from https://example.com/leek-soup', generate)
  expect(actions).toMatchObject([
    { action: 'ask_user', question: expect.stringContaining('Of a page I read its recipe alone') },
  ])
})

test('what is clear is done, and a part that was not understood is told and waits for nothing', async () => {
  const plan = await think('I bought 6 eggs. The fridge door wobbles a lot')
  expect(plan).toMatchObject({ decision: 'plan_direct', steps: [{ description: 'add item' }] })
  expect(plan.clarification_questions).toEqual([
    'I did not understand "the fridge door wobbles a lot": say it in other words.',
  ])
  expect(plan.asks).toBeUndefined()
})

test('a part that was not understood and may change the others is asked about before anything is done', async () => {
  const plan = await think('I bought 6 eggs. Actually the fridge door took some')
  expect(plan).toMatchObject({ decision: 'clarify', steps: [] })
})
