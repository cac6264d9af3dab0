import type { FakeAnswer, FakeBrain } from '@alfred/llm/testing'
import { plainReading, said } from './kitchen-brain.ts'
import { playedBy } from './allergy-scenario.ts'
import type { AllergyScenario, AllergyTurn, Does, Manner, Played } from './allergy-scenario.ts'

type Call = [tool: string, args: Record<string, unknown>]
type Playing = { turn: AllergyTurn; played: Played; input: string }

/** A model that plays scenarios in one manner. It knows the turn by the message in the prompt. */
export function createAllergyBrain(scenarios: readonly AllergyScenario[], manner: Manner): FakeBrain {
  const turns = new Map(
    scenarios.flatMap((one) => one.turns.map((turn) => [turn.shown ?? turn.says, turn] as const)),
  )
  return ({ prompt, input }) => {
    // A step that goes on is shown the message that it was planned for, and the answer beside it.
    const answer = /\nThe answer to it: "?(.*?)"?\n/.exec(input)?.[1] ?? ''
    const turn = turns.get(answer) ?? turns.get(said(input))
    const [room, node] = prompt.split('/')
    const play = room === 'orchestrator' ? own[node ?? ''] : agents[node ?? '']
    if (!turn || !play) return { http: { status: 404, message: `no answer for ${prompt}: ${said(input)}` } }
    return play({ turn, played: playedBy(turn, manner), input })
  }
}

const own: Record<string, (playing: Playing) => FakeAnswer> = {
  understand: ({ turn, played: { told = [], excludes = [], small_talk: smallTalk = null } }) => ({
    json: {
      ...plainReading,
      language: turn.language,
      told_of_person: told.map(([kind, value, words]) => ({ kind, value, said: words ?? turn.says })),
      constraint_snapshot: {
        ...plainReading.constraint_snapshot,
        new_constraints: excludes.map((value) => ({
          ...{ type: 'ingredient_excluded', field: '', value, confidence: 0.9 },
        })),
        goal_update: excludes.length > 0 ? 'a dinner' : null,
      },
      pending_reply: turn.answers,
      small_talk: smallTalk,
      work:
        turn.agent === null
          ? []
          : plainReading.work.map((work) => ({ ...work, agent: turn.agent, goal: turn.says, calls: [] })),
    },
  }),
  reply: ({ played, input }) => {
    const facts = /<facts>([\s\S]*?)<\/facts>/.exec(input)?.[1]?.trim().replace(/^- /gm, '') ?? ''
    return { text: `${played.is_mute ? '' : facts}\n${played.reply ?? ''}` }
  },
}

const agents: Record<string, (playing: Playing) => FakeAnswer> = {
  think: ({ turn, played: { does = {} } }) => ({ json: planOf(turn, does) }),
  act: ({ played: { does = {} } }) => ({ json: { actions: actionsOf(does) } }),
}

const noPlan = { proposal_message: null, assumptions: [], clarification_questions: [], steps: [] }

function planOf({ says, agent }: AllergyTurn, does: Does): object {
  const plan = { ...noPlan, goal: says }
  if (does.asks !== undefined) return { ...plan, decision: 'clarify', clarification_questions: [does.asks] }
  if (does.proposes !== undefined) return { ...plan, decision: 'propose', proposal_message: does.proposes }
  const writes = does.writes !== undefined
  const step = {
    ...{ step_id: 'step_1', group: 0, complexity: null, description: 'do it' },
    step_type: writes ? 'generate' : isLook(does) ? 'read' : 'write',
    subdomain: agent === 'coach' ? 'tracking' : subdomainOf(does),
    batch: writes ? { total: 1, items: [{ ref: 'gen_recipe_1', label: 'a recipe' }] } : null,
  }
  return { ...plan, decision: 'plan_direct', steps: [step] }
}

function isLook({ search, calls = [] }: Does): boolean {
  return search !== undefined || calls.some(([tool]) => /^(?:list|find|show|pair|substitute)_/.test(tool))
}

function subdomainOf({ plan, stores, buys, asks_within, calls = [] }: Does): string {
  const [tool = ''] = calls[0] ?? []
  if (plan !== undefined || asks_within !== undefined || /meal/.test(tool)) return 'meals'
  if (/preference/.test(tool)) return 'preferences'
  if (buys !== undefined) return 'shopping'
  return stores !== undefined || /items/.test(tool) ? 'inventory' : 'recipes'
}

function actionsOf(does: Does): object[] {
  const { asks_within: question, options = [] } = does
  if (question !== undefined) return [{ action: 'ask_user', question, options, context: '' }]
  const done = { action: 'step_complete', result_summary: 'done', artifacts: artifactsOf(does) }
  const calls = callsOf(does).map(([tool, args]) => ({
    ...{ action: 'tool_call', tool, arguments: args, item: null },
  }))
  return [...calls, done]
}

function callsOf(does: Does): Call[] {
  const { plan, day = 'tomorrow', note = null, search, foods = [], stores, buys, eats, calls = [] } = does
  const { quantity = 1, unit = null } = does
  const meals = [{ day, meal: 'dinner', recipe: null, title: plan, note }]
  const searched = { query: search, foods, cuisine: null, course: null, diet: null, max_minutes: null }
  const lot = { food: stores, quantity, unit, location: null, expires: null, opened: null }
  const items = [{ food: eats, quantity, unit, nutrients: null, source: null, meal: null }]
  return [
    ...(plan === undefined ? [] : [['plan_meals', { meals, replace: false, without: [] }] satisfies Call]),
    ...(search === undefined
      ? []
      : [['search_cookbook', { ...searched, without: [], from_stock: false }] satisfies Call]),
    ...(stores === undefined ? [] : [['add_item', lot] satisfies Call]),
    ...(buys === undefined
      ? []
      : [['add_to_shopping', { food: buys, quantity: null, unit: null }] satisfies Call]),
    ...(eats === undefined ? [] : [['propose_food_log', { items, meal: null, day: null }] satisfies Call]),
    ...calls,
  ]
}

function artifactsOf({ writes, foods = [], step = 'Cook all of it.' }: Does): object[] {
  if (writes === undefined) return []
  const amount = { quantity: 100, unit: 'g', preparation: null, optional: false, note: null }
  const recipe = {
    ...{ name: writes, description: null, cuisine: null, course: 'main', difficulty: 'easy', servings: 2 },
    ...{ prep_minutes: 5, cook_minutes: 10, tags: [], notes: null, source: 'generated' },
    ingredients: foods.map((food) => ({ food, ...amount })),
    steps: [step],
  }
  return [{ item: 'gen_recipe_1', type: 'recipe', label: writes, content: recipe }]
}
