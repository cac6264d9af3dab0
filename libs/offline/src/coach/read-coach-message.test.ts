import { expect, test } from '@jest/globals'
import { nutritionTools } from '@alfred/contracts'
import fc from 'fast-check'
import { isToolIntent, type Intent } from './coach-intent.ts'
import { readSentences } from '../testing/read-sentences.ts'
import { readCoachMessage, type Said } from './read-coach-message.ts'

const sentences = readSentences(
  ...['coach', 'clumsy'].map((name) => new URL(`${name}-sentences.yaml`, import.meta.url)),
)

const read = (message: string, more: Partial<Said> = {}): Intent[] =>
  readCoachMessage({ message, answered: null, pending: null, entities: [], recent_turns: [], ...more })

/** Writes a call as the rows of the table do: "propose_food_log 2 eggs + 200 g yogurt meal=lunch". */
function inShort(intent: Intent): string {
  if (intent.tool === 'question') return `ask: ${intent.question}`
  const told = Object.entries(intent.arguments).flatMap(([name, value]: [string, unknown]) => {
    if (value === null) return []
    if (name === 'foods') return [(value as string[]).join('|')]
    return name === 'items' ? [(value as Item[]).map(sayItem).join(' + ')] : [`${name}=${String(value)}`]
  })
  return [intent.tool, ...told].join(' ')
}

type Item = {
  food: string
  quantity: number
  unit: string | null
  nutrients: { calories: number } | null
  source: string | null
  meal: string | null
}

function sayItem({ food, quantity, unit, nutrients, source, meal }: Item): string {
  const figures = nutrients === null ? [] : [`(${nutrients.calories} kcal ${source})`]
  return [
    quantity,
    ...(unit === null ? [] : [unit]),
    food,
    ...figures,
    ...(meal === null ? [] : [`@${meal}`]),
  ].join(' ')
}

const allAreValid = (intents: readonly Intent[]): boolean =>
  intents
    .filter(isToolIntent)
    .every(({ tool, arguments: given }) => nutritionTools[tool].arguments.safeParse(given).success)

test.each(sentences.understood)('readCoachMessage understands %j', (sentence, ...calls) => {
  const intents = read(sentence)
  expect(intents.map(inShort)).toEqual(calls)
  expect(allAreValid(intents)).toBe(true)
})

test.each(sentences.unclear)('readCoachMessage asks back about %j', (sentence) => {
  expect(read(sentence).map(inShort)).toContainEqual(expect.stringMatching(/^ask: .*\?$/))
})

test.each(sentences.foreign)('readCoachMessage finds nothing in %j', (sentence) => {
  expect(read(sentence)).toEqual([])
})

const item = { food: 'egg', quantity: 2, unit: 'piece', source: 'USDA SR28', nutrients: { calories: 143 } }
const waiting = (items: object[]): NonNullable<Said['pending']> => ({
  kind: 'confirmation',
  summary: '2 eggs for breakfast today',
  data: { kind: 'food_log', day: '2026-11-20', meal: 'breakfast', items, totals: {} },
})

const unchanged = { item: null, food: null, quantity: null, unit: null, nutrients: null, remove: null }
const kept = { changes: [], add: null, meal: null, day: null }
const changed = (...changes: object[]) => ({
  ...kept,
  changes: changes.map((change) => ({ ...unchanged, ...change })),
})

test.each([
  ['make it 3 eggs', changed({ quantity: 3, unit: 'piece' })],
  ['no, make it 3', changed({ quantity: 3 })],
  ['no wait, 150 g', changed({ quantity: 150, unit: 'g' })],
  ['actually 150 g', changed({ quantity: 150, unit: 'g' })],
  ['it was lunch', { ...kept, meal: 'lunch' }],
  ['for dinner instead', { ...kept, meal: 'dinner' }],
  ['that was yesterday', { ...kept, day: 'yesterday' }],
  ['make that three eggs for me', changed({ quantity: 3, unit: 'piece' })],
  ['make it 2 bananas', changed({ food: 'bananas', quantity: 2, unit: 'piece' })],
  ['it had 300 kcal', changed({ nutrients: { calories: 300 } })],
  ['swap the egg for tofu', changed({ food: 'tofu' })],
])('readCoachMessage takes %j for a correction of the pending proposal', (sentence, given) => {
  expect(read(sentence, { pending: waiting([item]) })).toEqual([
    { tool: 'change_proposal', arguments: given },
  ])
})

test.each([
  ['I had a coffee', 'propose_food_log'],
  ['i also ate 2 bananas', 'change_proposal'],
  ['no, I had a coffee', 'change_proposal'],
  ['I had 3 eggs', 'change_proposal'],
])('readCoachMessage replaces what waits by no food that "%s" tells of anew', (sentence, tool) => {
  const [call] = read(sentence, { pending: waiting([item]) })
  expect(call?.tool).toBe(tool)
})

test('what comes to foods of several meals is of the meal that was told last', () => {
  const pending = waiting([item, { ...item, food: 'rye bread', meal: 'lunch' }])
  const [call] = read('and an apple', { pending })
  expect(call).toMatchObject({ arguments: { add: [{ food: 'apple', meal: 'lunch' }] } })
})

test('readCoachMessage corrects the named one of several foods, and asks when it cannot tell which', () => {
  const pending = waiting([item, { ...item, food: 'banana', quantity: 1 }])
  expect(read('make it 3 eggs', { pending })).toEqual([
    { tool: 'change_proposal', arguments: changed({ item: 'egg', quantity: 3, unit: 'piece' }) },
  ])
  expect(read('make it 3', { pending })).toEqual([])
  expect(read('it had 300 kcal', { pending })).toEqual([])
  expect(read('make it 3 eggs')).toEqual([])
})

const black = { ...unchanged, item: 'white coffee', food: 'black coffee' }
const slices = { ...unchanged, item: 'toast', quantity: 3, unit: 'slice' }
test.each([
  ['no wait it was 3 slices and the coffee was black', [slices, black]],
  ['it was 3 slices', [slices]],
  ['oops, the coffee was without milk', [{ ...black, food: 'coffee without milk' }]],
  ['replace the white coffee with black tea', [{ ...black, food: 'black tea' }]],
  ['the coffee was good', undefined],
  ['it was 3', undefined],
])('readCoachMessage corrects each part that %j tells of several foods', (sentence, changes) => {
  const toast = { ...item, food: 'toast', unit: 'slice' }
  const pending = waiting([toast, { ...item, food: 'white coffee', quantity: 1, unit: 'cup' }])
  expect(read(sentence, { pending })).toEqual(
    changes === undefined ? [] : [{ tool: 'change_proposal', arguments: { ...kept, changes } }],
  )
})

const out = (...foods: string[]) => changed(...foods.map((food) => ({ item: food, remove: true })))
const more = (...foods: object[]) => ({
  ...kept,
  add: foods.map((food) => ({
    unit: null,
    nutrients: null,
    source: null,
    alcohol_g: null,
    meal: null,
    ...food,
  })),
})

test.each([
  ['without the toast', out('toast')],
  ['ok but without the coffee', out('white coffee')],
  ['leave out the toast and the coffee', out('toast', 'white coffee')],
  ['take the toast off that', out('toast')],
  ["I didn't have the toast", out('toast')],
  ['remove the jam', out('jam')],
  ['and a brownie too', more({ food: 'brownie', quantity: 1 })],
  [
    'add 2 eggs and 10 g of butter',
    more({ food: 'eggs', quantity: 2 }, { food: 'butter', quantity: 10, unit: 'g' }),
  ],
  [
    'add a biscuit with 80 kcal',
    more({ food: 'biscuit', quantity: 1, nutrients: { calories: 80 }, source: 'stated' }),
  ],
  ['I also had an apple for lunch', more({ food: 'apple', quantity: 1, meal: 'lunch' })],
  ['tea instead of the white coffee', changed({ item: 'white coffee', food: 'tea' })],
])('readCoachMessage changes what waits by %j', (sentence, given) => {
  const toast = { ...item, food: 'toast', unit: 'slice' }
  const pending = waiting([toast, { ...item, food: 'white coffee', quantity: 1, unit: 'cup' }])
  expect(read(sentence, { pending })).toEqual([{ tool: 'change_proposal', arguments: given }])
})

test.each(['add milk to my shopping list', 'no jam', 'and I bought milk', 'not lunch'])(
  'readCoachMessage adds nothing to what waits by %j, and takes nothing out of it',
  (sentence) => {
    const pending = waiting([item, { ...item, food: 'banana', quantity: 1 }])
    const calls = read(sentence, { pending }).filter(({ tool }) => tool === 'change_proposal')
    expect(calls).toEqual([])
  },
)

test('readCoachMessage asks of which food calories are that are added', () => {
  expect(read('add 200 kcal', { pending: waiting([item]) })).toMatchObject([
    { tool: 'question', question: expect.stringContaining('Of which food are the 200 kcal?') },
  ])
})

test.each(['set me to 2100 calories', 'I want to lose a bit of weight, set me to 2100 calories a day'])(
  'readCoachMessage sets the calories of a day by "%s"',
  (message) => {
    expect(read(message)).toMatchObject([
      { tool: 'update_user_goal', arguments: { nutrient: 'calories', target: 2100 } },
    ])
  },
)

test('readCoachMessage corrects a pending goal', () => {
  const data = { kind: 'goal_update', goals: [{ nutrient: 'protein_g', kind: 'goal', target: 120 }] }
  const pending = { kind: 'confirmation' as const, summary: 'protein', data }
  expect(read('make it 130 g', { pending }).map(inShort)).toEqual([
    'update_user_goal nutrient=protein_g kind=goal target=130',
  ])
})

test('readCoachMessage puts an answer into the message that was asked about', () => {
  const answered = (message: string, food: string, answer: string) => {
    const asks = [{ slot: 'amount', about: food, tool: null }]
    return read(answer, { answered: { kind: 'question', asked: '', asks, message, answer } }).map(inShort)
  }
  const rice = 'propose_food_log 150 g rice meal=lunch'
  expect(answered('log some rice for lunch', 'rice', '150 g')).toEqual([rice])
  expect(answered('log some rice for lunch', 'rice', '150 g of rice')).toEqual([rice])
  expect(answered('I ate a few grapes', 'grapes', '12')).toEqual(['propose_food_log 12 grapes'])
  expect(answered('I had cereal for breakfast', 'cereal', 'a bowl')).toEqual([
    'propose_food_log 1 bowl cereal meal=breakfast',
  ])
  expect(answered('log some rice', 'rice', 'how am I doing?')).toEqual(['get_today_progress'])
})

test('readCoachMessage deletes the mentioned entry when there is only one', () => {
  const entry = {
    ref: 'food_entry_1',
    type: 'food_entry',
    label: '2 eggs',
    status: 'saved' as const,
    tier: 'active' as const,
    note: null,
  }
  expect(read('delete that entry', { entities: [entry] }).map(inShort)).toEqual([
    'delete_food_log entry=food_entry_1',
  ])
  expect(
    read('delete that entry', { entities: [entry, { ...entry, ref: 'food_entry_2' }] }).map(inShort),
  ).toEqual(['delete_food_log'])
})

test('readCoachMessage finds nothing in an empty or an endless message', () => {
  expect(read('')).toEqual([])
  expect(read(' \n\t ')).toEqual([])
  expect(read('I ate 2 eggs and '.repeat(800))).toEqual([])
})

test('the table of sentences has enough rows', () => {
  expect(Object.values(sentences).flat().length).toBeGreaterThan(180)
})

test('readCoachMessage never throws, and never returns a call that its contract refuses', () => {
  const words = [
    'I ate',
    'log',
    'the',
    'eggs',
    '2',
    '0',
    '1/0',
    ',',
    '.',
    'and',
    'for lunch',
    'yesterday',
    'goal',
    'protein',
    'set my',
    'to',
    '½',
    'of',
    '💥',
    "don't",
    '?',
    'g',
    'water',
    'calories',
    '999999999',
  ]
  const message = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom(...words)).map((all) => all.join(' ')),
  )
  fc.assert(
    fc.property(message, (said) => allAreValid(read(said))),
    { numRuns: 1_000 },
  )
})

test.each(['infinity eggs', '1e9 eggs', '-3 eggs', '0 eggs', '99999999999999999999 eggs', 'nan eggs'])(
  'readCoachMessage logs nothing for "%s" and says what an amount is',
  (eaten) => {
    const intents = read(`I ate ${eaten} for lunch`)
    expect(intents).toMatchObject([
      { tool: 'question', question: expect.stringContaining('is no amount that I can keep') },
    ])
  },
)

test('readCoachMessage logs a thousand grams however they are written', () => {
  for (const written of ['1,000 g', '1 000 g', '1.000 g', "1'000 g"])
    expect(read(`I ate ${written} potatoes`)).toMatchObject([
      { arguments: { items: [{ food: 'potatoes', quantity: 1_000, unit: 'g' }] } },
    ])
})

test('readCoachMessage does not take the URL of a page for a food', () => {
  for (const said of ['log https://example.com/soup for lunch', 'calories in www.example.com/cake'])
    expect(read(said)).toMatchObject([
      { tool: 'question', question: expect.stringContaining('Of a page I read its recipe alone') },
    ])
})

const inPlay = (type: string, label: string) => ({
  ...{ ref: `ref_${type}_1`, type, label, status: 'external' as const, tier: 'active' as const, note: null },
})

test.each([
  ['I ate two portions of it', 'propose_recipe_log name=cod pie servings=2'],
  ['had 1.5 servings for lunch', 'propose_recipe_log name=cod pie servings=1.5 meal=lunch'],
  ['I had one bowl of soup', 'propose_recipe_log name=soup servings=1'],
])('"%s" behind a dish that was cooked: %s', (message, means) => {
  const soup = { ...inPlay('lot', 'onion'), ref: 'ref_lot_1' }
  for (const dish of [inPlay('recipe', 'cod pie'), inPlay('meal', 'dinner on 2026-11-28: cod pie')])
    expect(read(message, { entities: [dish, soup] }).map(inShort)).toEqual([means])
})

test('the name of a dish in play is one name, whatever stands in it', () => {
  const entities = [inPlay('recipe', 'Pad thai with shrimp (quick)')]
  expect(read('I ate 2 portions of it', { entities }).map(inShort)).toEqual([
    'propose_recipe_log name=pad thai with shrimp quick servings=2',
  ])
})

test('servings of what nobody named lead to a question, and are no food', () => {
  expect(read('I ate 2 servings').map(inShort)).toEqual(['ask: Which food do you mean by "2 servings"?'])
  expect(read('I ate 2 servings of it').map(inShort)).toEqual(['ask: Which food do you mean by "it"?'])
})

test('readCoachMessage takes another number of a dish that waits for its servings', () => {
  const data = {
    kind: 'recipe_log',
    day: '2026-11-20',
    meal: null,
    items: [{ food: 'fish pie', quantity: 1 }],
  }
  const pending = { kind: 'confirmation' as const, summary: '1 serving of fish pie', data }
  expect(read('make that two fish pies for me', { pending }).map(inShort)).toEqual([
    'propose_recipe_log name=fish pie servings=2 day=2026-11-20',
  ])
})
