import { expect, test } from '@jest/globals'
import { actDecisionSchema, planSchema } from '@alfred/contracts'
import type { ActDecision, BatchItem, PlanStep, ShownCall, TurnBrief } from '@alfred/contracts'
import { createOfflineModel } from '@alfred/llm'
import { pantryOfflineRules } from './pantry-offline-rules.ts'
import { briefOf } from './testing/brief-of.ts'

const model = createOfflineModel(pantryOfflineRules)
const asking = { variables: {}, complexity: 'low' as const, signal: new AbortController().signal }

async function think(brief: TurnBrief) {
  const situation = { brief, replanBecause: null }
  const prompt = 'agents-pantry/think'
  return (await model.generate({ ...asking, node: 'think', prompt, situation, schema: planSchema })).output
}

type Progress = { thisStep?: ShownCall[]; batch?: BatchItem[] }

async function act(brief: TurnBrief, { thisStep = [], batch }: Progress = {}, at = 0): Promise<ActDecision> {
  const step = (await think(brief)).steps[at] as PlanStep
  const started = (step.batch?.items ?? []).map((item) => ({ ...item, ...pending }))
  const more = { stepNumber: 1, stepsTotal: 1, artifacts: [], earlierFacts: [] }
  const situation = { brief, step, thisStep, batch: batch ?? started, ...more }
  const prompt = 'agents-pantry/act'
  return (await model.generate({ ...asking, node: 'act', prompt, situation, schema: actDecisionSchema }))
    .output
}

const pending = { status: 'pending' as const, result: null, error: null, retryable: true }
const shown = (call: Partial<ShownCall>): ShownCall => ({
  tool: 'generate',
  arguments: {},
  ok: true,
  facts: [],
  data: {},
  ...call,
})
const answer = (question: string, said: string): ShownCall =>
  shown({ tool: 'ask_user', arguments: { question }, data: { answer: said } })
const callsIn = ({ actions }: ActDecision) =>
  actions.flatMap((action) =>
    action.action === 'tool_call' ? [[action.tool, JSON.parse(action.arguments_json) as object]] : [],
  )

test('the size of a pack that was asked about is kept, and the call that asked is made again', async () => {
  const which = 'How much flour is in one pack, in g for example?'
  const brief = briefOf('I used 100 g of flour and 2 eggs')
  const details = { food: 'flour', unit: 'pack', asked: 'g' }
  const flour = shown({
    ...{ tool: 'use_item', arguments: { food: 'flour', quantity: 100 }, ok: false },
    ...{ facts: [which], code: 'AMBIGUOUS_PACK', details },
  })
  const eggs = shown({ tool: 'use_item', arguments: { food: 'eggs', quantity: 2 } })
  for (const said of ['500 g', "It's 500 g.", 'a pack of flour is 500 g', 'about 500 g']) {
    const again = await act(brief, { thisStep: [flour, eggs, answer(which, said)] })
    expect(callsIn(again)).toEqual([
      ['set_pack_size', { food: 'flour', unit: 'pack', quantity: 500, size_unit: 'g' }],
      ['use_item', { food: 'flour', quantity: 100 }],
    ])
  }
  const kept = shown({ tool: 'set_pack_size', arguments: details })
  const used = shown({ tool: 'use_item', arguments: { food: 'flour' } })
  const finished = await act(brief, { thisStep: [flour, eggs, answer(which, '500 g'), kept, used] })
  expect(finished.actions).toMatchObject([{ action: 'step_complete', result_summary: 'All done.' }])
})

test('a call that was asked about is made with the answer, and then the rest', async () => {
  const which = 'Which milk do you mean: almond milk or oat milk?'
  const brief = briefOf('throw away the eggs and the milk')
  const eggs = shown({ tool: 'discard_item', arguments: { food: 'eggs' } })
  const refused = { ok: false, facts: [which], code: 'AMBIGUOUS_LOT' }
  const milk = shown({ tool: 'discard_item', arguments: { food: 'milk' }, ...refused })
  const again = await act(brief, { thisStep: [eggs, milk, answer(which, 'the oat milk')] })
  expect(callsIn(again)).toEqual([['discard_item', { food: 'oat milk' }]])
  const early = await act(brief, { thisStep: [milk, answer(which, 'oat milk, please'.split(',')[0] ?? '')] })
  expect(callsIn(early)).toMatchObject([
    ['discard_item', { food: 'oat milk' }],
    ['discard_item', { food: 'milk' }],
  ])
  const done = shown({ tool: 'discard_item', arguments: { food: 'oat milk' } })
  const finished = await act(brief, { thisStep: [eggs, milk, answer(which, 'oat milk'), done] })
  expect(finished.actions).toMatchObject([{ action: 'step_complete', result_summary: 'All done.' }])
})

const dictated = 'Save this recipe: Walnut pesto. 100 g walnuts, 50 ml oil. Blend the walnuts with the oil.'
const refusal =
  'Walnut pesto was not kept: It contains walnuts (walnuts contains nuts), and you are allergic to nuts.'

test('a dictated recipe is parsed, and saved only after a confirmation', async () => {
  const { steps } = await think(briefOf(dictated))
  expect(steps.map(({ step_type, confirm }) => [step_type, confirm])).toEqual([
    ['generate', false],
    ['write', true],
  ])
  const [read] = (await act(briefOf(dictated))).actions
  expect(JSON.stringify(read)).toContain('dictated')
})

test('a dictated recipe that breaks a rule leads to a question naming the food, and is saved only without it', async () => {
  const conflict = { food: 'walnuts', rule: { kind: 'allergy', value: 'nuts' } }
  const details = { label: 'Walnut pesto', conflict }
  const refused = shown({ ok: false, facts: [refusal], code: 'ARTIFACT_REFUSED', details })
  const [asked] = (await act(briefOf(dictated), { thisStep: [refused] })).actions
  expect(asked).toMatchObject({ action: 'ask_user' })
  expect(JSON.stringify(asked)).toContain('What shall take the place of walnuts?')
  const [yes] = (await act(briefOf(dictated), { thisStep: [refused, answer('?', 'yes')] })).actions
  expect(yes).toMatchObject({ action: 'fail', user_message: `${refusal} I have saved nothing.` })
  const instead = await act(briefOf(dictated), { thisStep: [refused, answer('?', 'sunflower seeds')] })
  expect(JSON.stringify(instead)).toContain('Blend the sunflower seeds')
  expect(JSON.stringify(instead)).not.toMatch(/walnut/i)
})

test('a dictated recipe whose refusal was stored in words alone is saved without the food all the same', async () => {
  const stored = shown({ ok: false, facts: [refusal] })
  const instead = await act(briefOf(dictated), { thisStep: [stored, answer('?', 'sunflower seeds')] })
  expect(JSON.stringify(instead)).toContain('Blend the sunflower seeds')
})

test('a pasted shopping list is shown and waits for a confirmation', async () => {
  const { steps } = await think(briefOf('Shopping list:\nmilk\n6 eggs'))
  expect(steps).toMatchObject([{ confirm: true, description: 'put on the shopping list: milk, eggs' }])
})

test('shopping for a recipe is one call, which knows the stock and the list', async () => {
  const brief = briefOf('put what I need for the tomato pasta on my shopping list')
  expect(callsIn(await act(brief))).toMatchObject([['add_missing_to_shopping', { name: 'tomato pasta' }]])
})

const turn = (message: string) => ({ message, response: '', facts: [] })

test.each([
  ['add 2 l of milk to the shopping list', 'and butter', 'add_to_shopping', { food: 'butter' }],
  ['put eggs in the fridge', 'also 2 lemons', 'add_item', { food: 'lemons', location: 'fridge' }],
  ['throw away the ham', 'and the cheese too', 'discard_item', { food: 'cheese' }],
  ['do I have eggs?', 'and milk?', 'list_items', { food: 'milk' }],
  [
    'I cooked the turkey chili',
    'there are 2 servings left over',
    'add_item',
    { food: 'turkey chili', quantity: 2, unit: 'serving', location: 'fridge' },
  ],
  [
    'made the turkey chili tonight',
    'we have two portions left',
    'add_item',
    { food: 'turkey chili', quantity: 2 },
  ],
])('after "%s", "%s" asks for more of the same', async (before, message, ...call) => {
  const brief = { ...briefOf(message), recent_turns: [turn(before)] }
  expect(callsIn(await act(brief))).toMatchObject([call])
})

test('a continuation after several requests, or after none, leads to a question', async () => {
  for (const before of ['I bought milk and used 2 eggs', 'hello']) {
    const brief = { ...briefOf('and butter'), recent_turns: [turn(before)] }
    expect((await think(brief)).decision).toBe('clarify')
  }
})

const entity = (ref: string, type: string, label: string) => ({
  ...{ ref, type, label, status: 'external' as const, tier: 'active' as const, note: null },
})

function pointingAt(message: string, entities: TurnBrief['entities']): TurnBrief {
  const brief = briefOf(message)
  const entity_mentions = entities.map(({ ref, type, label }) => ({
    ...{ raw_text: label, entity_type: type, resolved_ref: ref, candidates: [] },
    confidence: 'high' as const,
    resolution: 'exact' as const,
  }))
  return { ...brief, entities, understanding: { ...brief.understanding, entity_mentions } }
}

test.each([
  ['actually move it to the freezer', 'move_item', { food: 'salmon', to: 'freezer' }],
  ['put them in the freezer', 'move_item', { food: 'salmon', to: 'freezer' }],
  ['how much of it is left?', 'list_items', { food: 'salmon' }],
  ['get rid of it', 'discard_item', { food: 'salmon' }],
])('"%s" is about the food of an earlier turn', async (message, tool, args) => {
  const brief = pointingAt(message, [entity('ref_lot_1', 'lot', 'salmon')])
  expect(callsIn(await act(brief))).toMatchObject([[tool, args]])
})

test.each([
  ['I cooked it for four', 4, null],
  ['we made that for six people tonight', 6, null],
  ['I just cooked it', null, null],
  ['I cooked it for four, and there are two portions left', 4, 2],
  ['we cooked it for 4 with 1 serving left over', 4, 1],
  ['I cooked it for four, 2 portions left', 4, 2],
])(
  '"%s" cooks the dish of the meal that was planned in an earlier turn',
  async (message, servings, leftovers) => {
    const brief = pointingAt(message, [entity('ref_meal_1', 'meal', 'dinner on 2026-11-28: Cod pie')])
    expect(callsIn(await act(brief))).toMatchObject([
      ['cook_recipe', { recipe: null, name: null, planned: { item: 'ref_meal_1' }, servings, leftovers }],
    ])
  },
)

test('"I made it" cooks nothing where no dish was spoken of', async () => {
  expect((await think(briefOf('I made it'))).steps).toEqual([])
})

test('a question that comes instead of an answer is not taken for one', async () => {
  const asked = 'Which foods do you love?'
  const pending = { kind: 'question' as const, summary: asked, data: {}, message: 'plan my week' }
  const before = { message: 'plan my week', response: asked, facts: [] }
  const said = async (message: string) =>
    (await think({ ...briefOf(message), pending, recent_turns: [before] })).steps.map(
      ({ description }) => description,
    )
  expect(await said('on sundays we are out')).toEqual(['plan 6 dinners'])
  expect(await said('will it rain on saturday?')).toEqual([])
})

test('"that recipe" is the only one in play, and leads to a question when there are two', async () => {
  const message = 'plan that recipe for dinner on Saturday'
  const pie = entity('ref_recipe_1', 'recipe', 'Cod pie')
  const one = { ...briefOf(message), entities: [pie, entity('ref_lot_1', 'lot', 'milk')] }
  expect(callsIn(await act(one))).toMatchObject([['plan_meals', { meals: [{ recipe: 'ref_recipe_1' }] }]])
  const two = { ...one, entities: [pie, entity('ref_recipe_2', 'recipe', 'Soup')] }
  expect((await think(two)).clarification_questions).toEqual(['Which recipe do you mean?'])
})

test("a dish of one's own that is to be saved is asked for, and what goes into it completes it", async () => {
  const message = 'Save my turkey chili'
  const asked = (await think(briefOf(message))).clarification_questions
  expect(asked).toEqual([expect.stringContaining('what goes into turkey chili')])
  const answer = '1 lb ground turkey, 1 can beans and 2 tomatoes'
  const answered = { kind: 'question' as const, asked: asked[0] ?? '', message, answer }
  const plan = await think({ ...briefOf(answer), answered })
  expect(plan.steps.map(({ step_type }) => step_type)).toEqual(['generate', 'write'])
})

test('where there is no recipe to save that is said, and nothing waits for an answer', async () => {
  const plan = await think(briefOf('save that one'))
  expect(plan.clarification_questions).toEqual([
    expect.stringContaining('There is no recipe that is not saved yet. Ask for one'),
  ])
  expect(plan.asks).toEqual([{ slot: 'message', about: null, tool: null }])
})

test('an empty kitchen leads to a question', async () => {
  const brief = { ...briefOf('what can I make?'), dashboard: { items: 0, recipes: 0 } }
  expect((await think(brief)).decision).toBe('clarify')
})

test('"that allergy" is the only allergy', async () => {
  const constraints = { permanent: [{ kind: 'allergy', value: 'peanuts' }], goal: null }
  const brief = { ...briefOf('forget that allergy'), constraints }
  expect(callsIn(await act(brief))).toEqual([
    ['forget_preference', { kind: 'allergy', value: 'peanuts', item: null }],
  ])
})

test('a yes is not a food: the question stays open and nothing is changed', async () => {
  const message = 'put bits and bobs for you on my list'
  const asked = 'Which food do you mean by "bobs for you"?'
  const asks = [{ slot: 'food', about: 'bobs for you', tool: null }]
  const answered = { kind: 'question' as const, asked, asks, message, answer: 'yes' }
  expect((await think({ ...briefOf('yes'), answered })).steps).toEqual([])
})
