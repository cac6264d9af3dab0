import { expect, test } from '@jest/globals'
import { actDecisionSchema, planSchema, recipeSchema, PASTED_RECIPE_GOAL } from '@alfred/contracts'
import type {
  ActDecision,
  BatchItem,
  Constraint,
  Plan,
  PlanStep,
  ShownCall,
  TurnBrief,
} from '@alfred/contracts'
import { createOfflineModel } from '@alfred/llm'
import { pantryOfflineRules } from './pantry-offline-rules.ts'
import { briefOf } from './testing/brief-of.ts'

const model = createOfflineModel(pantryOfflineRules)
const signal = new AbortController().signal
const asking = { variables: {}, complexity: 'low' as const, signal }

async function think(brief: TurnBrief, replanBecause: string | null = null): Promise<Plan> {
  const situation = { brief, replanBecause }
  const question = {
    ...asking,
    node: 'think' as const,
    prompt: 'agents-pantry/think',
    situation,
    schema: planSchema,
  }
  return (await model.generate(question)).output
}

type Progress = { thisStep?: ShownCall[]; batch?: BatchItem[]; artifacts?: object[] }

async function act(
  brief: TurnBrief,
  step: PlanStep | undefined,
  progress: Progress = {},
): Promise<ActDecision> {
  const started = (step?.batch?.items ?? []).map((item) => ({ ...item, ...pending }))
  const more = { thisStep: [], batch: started, artifacts: [], earlierFacts: [], ...progress }
  const situation = { brief, step, stepNumber: 1, stepsTotal: 1, ...more }
  const question = {
    ...asking,
    node: 'act' as const,
    prompt: 'agents-pantry/act',
    situation,
    schema: actDecisionSchema,
  }
  return (await model.generate(question)).output
}

const pending = { status: 'pending' as const, result: null, error: null, retryable: true }
const wish = (type: Constraint['type'], value: string): Constraint => ({
  type,
  field: '',
  value,
  confidence: 0.8,
})
const calls = ({ actions }: ActDecision) =>
  actions.flatMap((action) =>
    action.action === 'tool_call'
      ? [{ ...action, arguments: JSON.parse(action.arguments_json) as unknown }]
      : [],
  )
const recipesIn = ({ actions }: ActDecision) =>
  actions.flatMap((action) =>
    action.action === 'step_complete'
      ? action.artifacts.map(({ content_json }) => recipeSchema.parse(JSON.parse(content_json)))
      : [],
  )
const told = {
  profile: ['allergy: peanuts', 'servings: 2'],
  constraints: { permanent: [{ kind: 'allergy', value: 'peanuts' }], goal: null },
}

test('"create 3 cod recipes and save them" is a batch that is written and then saved by ref', async () => {
  const brief = briefOf('Create 3 cod recipes and save them')
  const plan = await think(brief)
  expect(plan.steps.map(({ step_type, batch }) => [step_type, batch?.total])).toEqual([
    ['generate', 3],
    ['write', 3],
  ])
  const recipes = recipesIn(await act(brief, plan.steps[0]))
  expect(recipes.map(({ name }) => name)).toEqual(plan.steps[0]?.batch?.items.map(({ label }) => label))
  expect(recipes.every(({ ingredients }) => ingredients.some(({ food }) => food === 'cod'))).toBe(true)
  const artifacts = (plan.steps[1]?.batch?.items ?? []).map(({ ref, label }) => ({
    ref,
    label,
    type: 'recipe',
    content: {},
    text: '',
  }))
  const saving = await act(brief, plan.steps[1], { artifacts })
  expect(calls(saving)).toMatchObject(
    ['gen_recipe_1', 'gen_recipe_2', 'gen_recipe_3'].map((ref) => ({
      tool: 'save_recipe',
      item: ref,
      arguments: { recipe: ref },
    })),
  )
})

test('a dish meets the wishes of all turns', async () => {
  const wishes = [
    wish('equipment', 'air fryer'),
    wish('ingredient_required', 'fish'),
    wish('ingredient_required', 'cod'),
    wish('ingredient_required', 'rice'),
    wish('ingredient_excluded', 'garlic'),
  ]
  const goal = { description: 'I want fish recipes', constraints: wishes }
  const brief = { ...briefOf('Make 3 variations'), constraints: { permanent: [], goal } }
  const plan = await think(brief)
  const recipes = recipesIn(await act(brief, plan.steps[0]))
  expect(recipes).toHaveLength(3)
  for (const recipe of recipes) {
    const foods = recipe.ingredients.map(({ food }) => food)
    expect(foods).toEqual(expect.arrayContaining(['cod', 'rice']))
    expect(foods).not.toContain('garlic')
    expect(recipe.steps.join(' ')).toContain('air fryer')
  }
})

test('"use cod" refines the recipes in play, and uses stock otherwise', async () => {
  const goal = { description: 'I want fish recipes', constraints: [] }
  const refined = await think({
    ...briefOf('Use cod, serve with rice'),
    constraints: { permanent: [], goal },
  })
  expect(refined.steps).toMatchObject([{ step_type: 'generate', batch: { total: 1 } }])
  expect((await think(briefOf('Use 2 eggs'))).steps).toMatchObject([
    { step_type: 'write', subdomain: 'inventory' },
  ])
})

const artifacts = ['gen_recipe_1', 'gen_recipe_2'].map((ref) => ({
  ref,
  type: 'recipe',
  label: `Dish ${ref.at(-1)}`,
}))
const mention = {
  raw_text: 'x',
  entity_type: 'recipe',
  resolved_ref: 'gen_recipe_2',
  candidates: [],
  confidence: 'high' as const,
  resolution: 'exact' as const,
}

test('saving takes the mentioned recipes, else all unsaved ones, else asks', async () => {
  const brief = { ...briefOf('save the second one'), artifacts }
  const understanding = { ...brief.understanding, entity_mentions: [mention] }
  expect((await think({ ...brief, understanding })).steps[0]?.batch?.items).toEqual([
    { ref: 'gen_recipe_2', label: 'Dish 2' },
  ])
  expect((await think({ ...brief, message: 'Save all 2' })).steps[0]?.batch?.total).toBe(2)
  expect((await think(brief)).clarification_questions).toEqual(['Which one shall I save: Dish 1 or Dish 2?'])
  expect((await think(briefOf('save them'))).decision).toBe('clarify')
})

test.each([
  ['make me a recipe', 'propose', 'clarify'],
  ['plan my week', 'propose', 'clarify'],
  ['I want fish recipes', 'propose', 'clarify'],
  ['help me with dinner', 'clarify', 'clarify'],
  ['use my saved recipes', 'clarify', 'clarify'],
  ["what's in my pantry?", 'plan_direct', 'plan_direct'],
  ['add eggs to shopping', 'plan_direct', 'plan_direct'],
])('"%s" leads to %s with a profile, to %s without', async (message, withProfile, without) => {
  const known = await think({ ...briefOf(message), ...told })
  expect(known.decision).toBe(withProfile)
  if (known.decision === 'propose') expect([2, 3, 4]).toContain(known.assumptions.length)
  expect((await think(briefOf(message))).decision).toBe(without)
})

test('a request for help asks whether it is for now, and goes on from either answer', async () => {
  const answered = {
    kind: 'question' as const,
    asked: 'Are you cooking now or planning ahead?',
    message: 'help me with dinner',
  }
  const [now, later] = await Promise.all(
    ['now', 'planning ahead'].map((answer) =>
      think({ ...briefOf(answer), answered: { ...answered, answer } }),
    ),
  )
  expect(now?.steps).toMatchObject([{ step_type: 'generate' }])
  expect(later?.steps).toMatchObject([{ step_type: 'write', subdomain: 'meals' }])
})

test.each([
  ['search the cookbook for egg', 'recipes'],
  ['show me the mapo tofu recipe', 'recipes'],
  ['what can I use instead of eggs?', 'foods'],
])('the request "%s" instead of an answer abandons the question', async (said, subdomain) => {
  const answered = {
    ...{ kind: 'question' as const, message: 'create 3 egg recipes', answer: said },
    asked: 'Without a language model I have no dish for egg. What shall it be?',
  }
  const plan = await think({ ...briefOf(said), answered })
  expect(plan.steps).toMatchObject([{ step_type: 'read', subdomain }])
})

test.each(['read it back to me', 'perfect, I will make it on Sunday'])(
  'who is asked what it shall be, and says "%s", gets no dish that nobody asked for',
  async (answer) => {
    const message = 'create 3 egg recipes'
    const asked = 'Without a language model I have no dish for egg. What shall it be?'
    const plan = await think({
      ...briefOf(answer),
      answered: { kind: 'question', message, answer, asked },
    })
    expect(plan.clarification_questions[0]).toContain('no dish for egg')
  },
)

const week = (answer: string): TurnBrief => ({
  ...briefOf(answer),
  ...told,
  answered: {
    kind: 'proposal',
    asked: 'I would plan 7 dinners. Sound good?',
    message: 'plan my week',
    answer,
  },
})
type Meals = { meals: { day: string; recipe: string | null; title: string | null }[] }

test('a week is planned without the excluded day, with a different dish each day, recipes first', async () => {
  const saved = {
    ref: 'ref_recipe_4',
    type: 'recipe',
    label: 'Pie',
    status: 'external' as const,
    tier: 'background' as const,
    note: null,
  }
  const brief = { ...week('yes, but no Wednesday'), entities: [saved] }
  const plan = await think(brief)
  const [call] = calls(await act(brief, plan.steps[0]))
  const { meals } = call?.arguments as Meals
  expect(meals.map(({ day }) => day)).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-26',
  ])
  expect(meals[0]).toMatchObject({ recipe: 'ref_recipe_4', title: null })
  expect(new Set(meals.map(({ title }) => title)).size).toBe(6)
})

test('a day with a meal is left as it is, and a refused recipe is replaced', async () => {
  const brief = week('yes')
  const plan = await think(brief)
  const refused = (fact: string, more: Partial<ShownCall> = {}): ShownCall => ({
    ...{ tool: 'plan_meals', arguments: {}, ok: false, facts: [fact], data: {} },
    ...more,
  })
  const taken = await act(brief, plan.steps[0], {
    thisStep: [
      refused('Dinner on Sat 21 Nov is planned already: Pie.', {
        ...{ code: 'MEAL_TAKEN', details: { meal: 'dinner', day: '2026-11-21', title: 'Pie' } },
      }),
    ],
  })
  expect((calls(taken)[0]?.arguments as Meals).meals.map(({ day }) => day)).not.toContain('2026-11-21')
  const hopeless = await act(brief, plan.steps[0], { thisStep: [refused('No.'), refused('Never.')] })
  expect(hopeless.actions).toMatchObject([{ action: 'fail', user_message: 'Never.' }])
})

test('a wish against an allergy is reported, and met without the allergen after a yes', async () => {
  const message = 'make 3 peanut recipes'
  const plan = await think({ ...briefOf(message), ...told })
  expect(plan.clarification_questions).toEqual([
    'I make nothing with peanut, because you are allergic to peanuts. Shall I make it without?',
  ])
  const answered = {
    kind: 'question' as const,
    asked: plan.clarification_questions[0] ?? '',
    message,
    answer: 'yes',
  }
  const again = await think({ ...briefOf('yes'), ...told, answered })
  expect(again.steps[0]?.batch?.total).toBe(3)
})

test('a preference in an answer applies at once and is remembered first', async () => {
  const answered = {
    kind: 'question' as const,
    asked: 'What kind of dish would you like?',
    message: 'make me a recipe',
    answer: "with rice, I'm vegan",
  }
  const brief = { ...briefOf("with rice, I'm vegan"), answered }
  const plan = await think(brief)
  expect(plan.steps).toMatchObject([{ subdomain: 'preferences' }, { step_type: 'generate' }])
  const [recipe] = recipesIn(await act(brief, plan.steps[1]))
  expect(JSON.stringify(recipe?.ingredients)).not.toMatch(/chicken|cod|honey|butter/)
})

test('a refused dish is made again without the named food', async () => {
  const brief = briefOf('create 2 chicken recipes')
  const plan = await think(brief)
  const fact = 'Honey Garlic Chicken was not kept: It contains honey (honey is animal), and you eat vegan.'
  const conflict = { food: 'honey', rule: { kind: 'diet', value: 'vegan' } }
  const thisStep = [
    {
      ...{ tool: 'generate', arguments: { item: 'gen_recipe_1' }, ok: false, facts: [fact], data: {} },
      ...{ code: 'ARTIFACT_REFUSED', details: { label: 'Honey Garlic Chicken', conflict } },
    },
  ]
  const recipes = recipesIn(await act(brief, plan.steps[0], { thisStep }))
  expect(recipes.some(({ ingredients }) => ingredients.some(({ food }) => food === 'honey'))).toBe(false)
})

test('a pasted recipe is parsed as it is, and one that cannot be parsed is not invented', async () => {
  const pasted = 'Soup\n\nIngredients:\n2 onions\n500 ml water\n\nMethod:\n1. Chop the onions.\n2. Boil them.'
  const item = { ref: 'gen_recipe_7', label: 'the pasted recipe', ...pending }
  const step = {
    ...(await think(briefOf('create 1 soup recipe'))).steps[0],
    batch: { total: 1, items: [item] },
  } as PlanStep
  const brief = (message: string) => ({
    ...briefOf(message),
    route: { ...briefOf('').route, goal: PASTED_RECIPE_GOAL },
  })
  const read = await act(brief(pasted), step, { batch: [item] })
  expect(recipesIn(read)).toMatchObject([
    { name: 'Soup', source: 'imported', steps: ['Chop the onions.', 'Boil them.'] },
  ])
  expect((await act(brief('1 kg\n2 kg'), step, { batch: [item] })).actions).toMatchObject([
    { action: 'fail' },
  ])
})

test('a question of another agent is read from the goal', async () => {
  const brief = briefOf('log what I ate')
  const plan = await think({ ...brief, route: { ...brief.route, goal: 'what do I have in stock?' } })
  expect(plan.steps).toMatchObject([{ step_type: 'read', subdomain: 'inventory' }])
})

test('many changes wait for a confirmation, few do not', async () => {
  const foods = 'milk, eggs, rice, flour, sugar, salt, pepper, butter, bread, cheese, apples'
  expect((await think(briefOf(`I bought ${foods}`))).steps[0]?.confirm).toBe(true)
  expect((await think(briefOf('I bought milk and eggs'))).steps[0]?.confirm).toBe(false)
})

test('a food that no template knows, or too many recipes, is reported instead of invented', async () => {
  const [cake, many] = await Promise.all(
    ['create a chocolate cake recipe', 'create 20 chicken recipes'].map((message) => think(briefOf(message))),
  )
  expect(cake?.clarification_questions[0]).toContain('no dish for chocolate cake')
  expect(many?.clarification_questions[0]).toContain('at most 8')
})

test('another main replaces the earlier one, and the side stays', async () => {
  const constraints = [wish('ingredient_required', 'chicken'), wish('ingredient_required', 'rice')]
  const goal = { description: 'create chicken recipes', constraints }
  const brief = { ...briefOf('create 3 cod recipes'), constraints: { permanent: [], goal } }
  const recipes = recipesIn(await act(brief, (await think(brief)).steps[0]))
  for (const { ingredients } of recipes) {
    const foods = ingredients.map(({ food }) => food)
    expect(foods).toEqual(expect.arrayContaining(['cod', 'rice']))
    expect(foods.join()).not.toContain('chicken')
  }
  expect(recipes).toHaveLength(3)
})

test('an allergy that is told beside something else is kept, or said not to be', async () => {
  const kept = await think(
    briefOf("My son Leo is allergic to peanuts, never ever suggest those for him. Also we've got 2 limes"),
  )
  expect(kept.steps.map(({ description }) => description)).toEqual(['remember person', 'correct item'])
  expect(kept.clarification_questions).toEqual([])
  const told = await think(briefOf('Leo gets awful hives, an allergy thing with peanuts. I bought 2 limes'))
  expect(told.steps.map(({ description }) => description)).toEqual(['remember person', 'add item'])
  const likely = await think(briefOf('Leo swells up, some allergy, it may be the nuts. I bought 2 limes'))
  expect(likely.steps.map(({ description }) => description)).toEqual(['remember person', 'add item'])
  const guessed = await think(
    briefOf("Mia goes all blotchy, an allergy they think, could be kiwi. we've got 3 lemons"),
  )
  expect(guessed.steps.map(({ description }) => description)).toEqual(['remember person', 'add item'])
  const muddled = await think(
    briefOf("an allergy it might be, blotchy after supper, Mia I mean, kiwi probably. we've got 3 lemons"),
  )
  expect(muddled.steps.map(({ description }) => description)).toEqual(['remember person', 'add item'])
  const lost = await think(briefOf("that allergy of hers, whatever it was after supper. we've got 3 lemons"))
  expect(lost.clarification_questions).toEqual([expect.stringMatching(/^I have not kept .* allergy/)])
})

test.each(['used some of the rice for a pudding', 'threw out some of the rice', 'I drank some of my milk'])(
  '%j asks how much, and takes nothing',
  async (message) => {
    const { steps, clarification_questions: asked } = await think(briefOf(message))
    expect(steps).toEqual([])
    expect(asked).toEqual([expect.stringMatching(/^How much (?:rice|milk), exactly\?$/)])
  },
)
