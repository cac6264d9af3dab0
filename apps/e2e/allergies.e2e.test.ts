import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { preferenceKindSchema } from '@alfred/contracts'
import { isAtLength, shareOf } from '@alfred/contracts/testing'
import { startFakeOpenAi } from '@alfred/llm/testing'
import type { FakeBrain, FakeOpenAi } from '@alfred/llm/testing'
import { borrowAlfred } from '@alfred/testing'
import type { BorrowedAlfred } from '@alfred/testing'
import { createAllergyBrain } from './allergy-brain.ts'
import { manners, ofManner, readAllergyScenarios } from './allergy-scenario.ts'
import type { AllergyScenario, Manner } from './allergy-scenario.ts'
import { meet } from './conversation.ts'
import type { TestPerson } from './conversation.ts'

const scenarios = readAllergyScenarios()
let brain: FakeBrain
let fake: FakeOpenAi
let alfred: BorrowedAlfred
beforeAll(async () => {
  alfred = await borrowAlfred('modelled')
  fake = await startFakeOpenAi((request) => brain(request), { port: alfred.modelPort })
})
afterAll(async () => {
  await fake.close()
  await alfred.stop()
})

/** Under which names the foods come that must not be offered. */
const foods: Readonly<Record<string, RegExp>> = {
  peanut: /peanut|satay|groundnut|erdn(?:u|ü|ue)ss|cacahu/i,
  massaman: /massaman|peanut/i,
  meat: /beef|pork|bacon|chicken|\bham\b|lamb|turkey|duck|sausage|veal|chorizo|pollo|jamón/i,
  pork: /pork|bacon|\bham\b|chorizo|prosciutto/i,
  gluten:
    /(?<!(?:rice|glass|corn|chickpea|buckwheat|oat|potato|gluten-free) )(?<!rice)(?:\bflour|pasta|bread|noodles|spaghetti|couscous|wheat|barley|bruschetta|soy sauce)/i,
  milk: /(?<!(?:coconut|oat|soy|almond|rice|peanut|nut|cocoa|vegan|plant) )\b(?:milk|cream|butter|yogurt|buttermilk)\b|cheese|cheddar|parmesan|feta|mozzarella|ricotta|\blait\b|fromage|sahne|käse/i,
  cheese: /cheese|cheddar|parmesan|feta|mozzarella|ricotta|omelette/i,
  butter: /(?<!(?:peanut|nut|vegan) )\bbutter\b|(?<!(?:oat|coconut|vegan|soy) )\bcream\b/i,
  shellfish: /shrimp|prawn|lobster|scampi|crab|mussel|clam|squid/i,
  fish: /\bfish\b|salmon|\bcod\b|tuna|anchov|sea bream|sea bass|haddock/i,
  soy: /\bsoy\b|tofu|tempeh|edamame|miso/i,
  sesame: /sesame|tahini|hummus/i,
  nut: /walnut|hazelnut|almond|cashew|pistachio|pecan|pesto|nueces/i,
  walnut: /walnut|hazelnut|almond|cashew|pistachio|pecan/i,
  egg: /(?<!(?:vegan) )\beggs?\b|omelette|mayonnaise/i,
}

/** A sentence that tells what must not be is no offer. */
const isWarning =
  /allerg|your rules|mind your|you eat|you want no|goes? against|not? (?:done|planned)|nicht vereinbar mit|incompatible avec|no es compatible con|^(?:achtung|attention|cuidado),/i

type Rows = {
  kept: string[][]
  planned: { title: string; note: string | null }[]
  recipes: { name: string; recipe_ingredients: { food: string }[] }[]
  stored: string[]
  listed: string[]
}

async function readRows({ rows }: TestPerson): Promise<Rows> {
  const [preferences, planned, recipes, lots, lines] = await Promise.all([
    rows<{ kind: string; value_key: string }>('preferences?select=kind,value_key&order=kind,value_key'),
    rows<Rows['planned'][number]>('meal_plan_entries?select=title,note&order=title'),
    rows<Rows['recipes'][number]>('recipes?select=name,recipe_ingredients(food)&user_id=not.is.null'),
    rows<{ food: string }>('inventory_lots?select=food&order=food'),
    rows<{ food: string }>('shopping_items?select=food&order=food'),
  ])
  const kept = preferences.map(({ kind, value_key: key }) => [kind, key])
  return {
    kept,
    planned,
    recipes,
    stored: lots.map(({ food }) => food),
    listed: lines.map(({ food }) => food),
  }
}

type Outcome = { responses: string[]; rows: Rows; found: string }

/** Plays a scenario as a new person; `found` are the foods of all recipes of the cookbook that replies name. */
async function play(scenario: AllergyScenario, manner: Manner): Promise<Outcome> {
  const person = await meet(alfred, `${manner} ${scenario.kind}: ${scenario.name}`)
  for (const food of scenario.stock)
    expect(await person.client.edit('add_item', { food, quantity: 1 })).toMatchObject({ ok: true })
  for (const [kind, value] of scenario.holds)
    expect(
      await person.client.edit('remember_preference', { kind: preferenceKindSchema.parse(kind), value }),
    ).toMatchObject({ ok: true })
  const responses: string[] = []
  let open = ''
  let conversationId: string | undefined
  for (const { says } of scenario.turns) {
    let last = ''
    const input = { message: says, mode: scenario.mode, time_zone: 'Europe/Berlin' }
    const events = person.client.chat({
      ...input,
      ...(conversationId !== undefined && { conversation_id: conversationId }),
    })
    for await (const event of events) {
      if (event.type === 'job_started') conversationId = event.data.conversation_id
      if (event.type === 'done') {
        const summary = event.data.pending?.summary ?? ''
        last = summary === open ? event.data.response : `${event.data.response}\n${summary}`
        open = summary
      }
      if (event.type === 'error') last = `error: ${JSON.stringify(event.data)}`
    }
    responses.push(last)
  }
  const names = responses.flatMap((text) => [...text.matchAll(/"([^"]{3,120})" \(/g)].map(([, name]) => name))
  const found = await Promise.all(
    [...new Set(names)].map((name) =>
      person.rows(
        `recipes?select=name,recipe_ingredients(food)&user_id=is.null&name=eq.${encodeURIComponent(name ?? '')}`,
      ),
    ),
  )
  return { responses, rows: await readRows(person), found: JSON.stringify(found) }
}

/** What is not as it must be, in words; nothing when all is. */
function faultsOf(scenario: AllergyScenario, manner: Manner, { responses, rows, found }: Outcome): string[] {
  const faults: string[] = []
  const hold = (what: string, is: unknown, wanted: unknown): void => {
    if (JSON.stringify(is) !== JSON.stringify(wanted))
      faults.push(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(wanted)}`)
  }
  hold('kept', rows.kept, scenario.kept)
  hold(
    'saved',
    rows.recipes.map(({ name }) => name),
    ofManner(scenario.saved, manner),
  )
  hold(
    'planned',
    rows.planned.map(({ title }) => title),
    ofManner(scenario.planned, manner),
  )
  if (scenario.stored !== null) hold('stored', rows.stored, ofManner(scenario.stored, manner))
  if (scenario.listed !== null) hold('listed', rows.listed, ofManner(scenario.listed, manner))
  const never = scenario.never === null ? null : foods[scenario.never]
  if (never === undefined) faults.push(`There is no list of foods for ${scenario.never}.`)
  if (never) {
    const sentences = responses.slice(toldAt(scenario)).flatMap((text) => text.split(/(?<=[.!?])\s+|\n|; /))
    const bad = sentences.filter((sentence) => never.test(sentence) && !isWarning.test(sentence))
    faults.push(...bad.map((sentence) => `said: ${sentence}`))
    for (const text of [JSON.stringify([rows.planned, rows.recipes]), found])
      if (never.test(text)) faults.push(`offered: ${never.exec(text)?.[0]} in ${text.slice(0, 300)}`)
  }
  const last = responses.at(-1) ?? ''
  if (scenario.warns !== null && !new RegExp(scenario.warns, 'i').test(last))
    faults.push(`no warning: ${last}`)
  if (responses.some((text) => /^error:|^\s*$/.test(text))) faults.push(`failed: ${responses.join(' | ')}`)
  return faults
}

/** The turn from which on something holds. */
function toldAt({ holds, turns }: AllergyScenario): number {
  return holds.length > 0
    ? 0
    : turns.findIndex(({ told = [], excludes = [] }) => told.length + excludes.length > 0)
}

/** How many conversations go on side by side. */
const SIDE_BY_SIDE = 6

/**
 * One of so many conversations is tried by `npm test`: a careless model does the most that must not be done. Each kind has
 * four conversations or more.
 */
const partOf: Readonly<Record<Manner, number>> = { strong: 4, careless: 3, deaf: 4 }

async function playAll(manner: Manner): Promise<Record<string, string[]>> {
  const heard = scenarios.filter(({ needs_reading: needed }) => manner !== 'deaf' || needed === null)
  const chosen = shareOf(heard, partOf[manner], manners.indexOf(manner))
  brain = createAllergyBrain(scenarios, manner)
  const faults: Record<string, string[]> = {}
  const queue = chosen.values()
  const work = async (): Promise<void> => {
    for (const scenario of queue) {
      const outcome = await play(scenario, manner)
      const found = faultsOf(scenario, manner, outcome)
      if (found.length > 0) faults[`${scenario.kind}: ${scenario.name}`] = [...found, ...outcome.responses]
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  return faults
}

/** A careless model does the most that must not be done: it alone is tried where there is no time for all. */
const tried: readonly Manner[] = isAtLength ? manners : ['careless']

describe('what a person must not have is neither planned, found, written nor praised', () => {
  test.each(tried)('by a %s model', async (manner) => {
    expect(await playAll(manner)).toEqual({})
  })
})
