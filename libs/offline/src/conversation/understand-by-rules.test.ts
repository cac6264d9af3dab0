import { describe, expect, test } from '@jest/globals'
import { understandByRules } from './understand-by-rules.ts'
import type { Wording } from './wordings.ts'

type Situation = Parameters<typeof understandByRules>[0]

const constraints: Wording['constraints'] = [
  { pattern: '\\buse (?<value>[a-z]+)', type: 'ingredient_required', field: '', overrides: false },
  { pattern: '\\bactually, (?<value>[a-z]+)', type: 'ingredient_required', field: '', overrides: true },
  { pattern: '^i want (?<value>[a-z ]+)', type: 'goal', field: '', overrides: false },
]
const quick = [{ pattern: '^look$', tool: 'look', arguments: {} }]
const examples = [
  '2 eggs for breakfast',
  'I bought 2 litres of milk',
  'show me the list',
  "what's in my fridge?",
  'plan my week',
]
const agent = (domain: string) => ({ domain, about: [], examples, harder_examples: [], keeps: [] })
const agents = [agent('larder')]
const understand = (message: string, change: Partial<Situation> = {}) =>
  understandByRules(
    {
      message,
      ...{ entities: [], recent_turns: [], pending: null, mode: 'plan', last_agent: null, agents },
      ...change,
    },
    { larder: { routing: [], quick, constraints } },
  )

type Pending = NonNullable<Situation['pending']>
const waiting = (kind: Pending['kind'], waits_for: Pending['waits_for'], of: Partial<Pending> = {}) => ({
  pending: { kind, waits_for, summary: 'How much?', message: 'add milk', ...of },
})

describe('without a model, a message', () => {
  test('asks for one call only in a quick turn and only of a known agent', () => {
    expect(understand('look', { mode: 'quick' }).work).toMatchObject([
      { agent: 'larder', calls: [{ tool: 'look', arguments_json: '{}' }] },
    ])
    expect(understand('look').work).toMatchObject([{ agent: 'larder', calls: [] }])
    const others: Partial<Situation> = { mode: 'quick', agents: [agent('scales')] }
    expect(understand('look', others).work).toMatchObject([{ agent: 'scales', calls: [] }])
  })

  test('sets the constraints and the goal that it words', () => {
    expect(understand('use cod and use rice').constraint_snapshot.new_constraints).toMatchObject([
      { type: 'ingredient_required', value: 'cod' },
      { type: 'ingredient_required', value: 'rice' },
    ])
    expect(understand('Actually, salmon').constraint_snapshot.override_constraints).toMatchObject([
      { value: 'salmon' },
    ])
    expect(understand('I want fish recipes').constraint_snapshot.goal_update).toBe('I want fish recipes')
    expect(understand('I bought milk').constraint_snapshot.source_phrases).toEqual([])
  })

  test.each(['never mind', 'forget those and make chicken', 'forget it', "let's start over"])(
    'resets the context if it is "%s"',
    (message) => {
      expect(understand(message)).toMatchObject({
        constraint_snapshot: { reset_goal: true },
        entity_curation: { clear_all: true },
      })
    },
  )

  test('is refused where it is unsafe, whatever waits', () => {
    const pending = waiting('question', 'request')
    const { small_talk, work } = understand('plan raw chicken tartare for sunday', pending)
    expect(small_talk).toContain('I cannot judge that safely')
    expect(work).toEqual([])
    expect(understand('plan chicken pie for sunday', pending).small_talk).toBeNull()
  })

  test.each(["forget that I'm allergic to nuts", 'forget the milk', 'do not forget the eggs'])(
    'resets nothing if it is "%s"',
    (message) => {
      expect(understand(message).entity_curation.clear_all).toBe(false)
    },
  )
})

describe('the reply to a proposal', () => {
  const pending = waiting('proposal', 'plan')
  test.each([
    ['yes', 'confirms'],
    ['no thanks', 'declines'],
    ['yes, but no Wednesday', 'corrects'],
    ['yes please, italian', 'corrects'],
    ['make it for 4', 'corrects'],
    ['use cod', 'corrects'],
    ['ok, show me the list', 'unrelated'],
    ["what's in my fridge?", 'unrelated'],
    ['I bought 6 eggs', 'unrelated'],
  ])('in "%s" is of the kind "%s"', (message, reply) => {
    expect(understand(message, pending).pending_reply).toBe(reply)
  })
})

test.each(['the other shelf', 'make it for 4', 'I bought 6 eggs'])(
  'what Alfred suggested as meant is not answered by "%s"',
  (message) => {
    const pending = waiting('question', 'request')
    expect(understand(message, pending).pending_reply).toBe('unrelated')
  },
)

test.each([
  ['save it as another one', 'answers'],
  ['keep both', 'answers'],
  ['log a banana', 'unrelated'],
])('of several things to choose from, "%s" is of the kind "%s"', (message, reply) => {
  const pending = waiting('disambiguation', 'step')
  expect(understand(message, pending).pending_reply).toBe(reply)
})

describe('the reply to a question', () => {
  const pending = waiting('question', 'step')
  test.each([
    ['500 g', 'answers'],
    ['the oat one', 'answers'],
    ['yes, the big one', 'answers'],
    ['I bought 6 eggs', 'unrelated'],
    ['made the turkey chili tonight', 'unrelated'],
    ['just cooked the cod pie for 4', 'unrelated'],
    ['calories in an egg', 'unrelated'],
    ['what goes with lamb', 'unrelated'],
    ['find me a soup', 'unrelated'],
    ['plan something else', 'unrelated'],
    ['use the big one', 'answers'],
    ['which ones are there?', 'unrelated'],
    ['lovely idea. put some chickpeas on my list', 'unrelated'],
    ['put it on the list', 'answers'],
  ])('in "%s" is of the kind "%s"', (message, reply) => {
    expect(understand(message, pending).pending_reply).toBe(reply)
  })
})

describe('the reply to the question which food is meant', () => {
  const asked = waiting('question', 'step', {
    summary: "Which food do you mean by 'half doz eggs'?",
    message: 'picked up half doz eggs and a kilo of chick peas',
    asks: [{ slot: 'food', about: 'half doz eggs', tool: 'add_item' }],
  })
  test.each([
    ['eggs', 'answers'],
    ['rice and beans', 'answers'],
    ['six eggs', 'answers'],
    ['the brown ones from the farm', 'answers'],
    ['ines and oskar both hate kale', 'unrelated'],
    ['mum is allergic to nuts', 'unrelated'],
    ['tick off the bread', 'unrelated'],
    ['do we have any butter left', 'unrelated'],
    ['never mind those, how much butter is left', 'unrelated'],
    ['bought cream', 'unrelated'],
  ])('in "%s" is of the kind "%s"', (message, reply) => {
    expect(understand(message, asked).pending_reply).toBe(reply)
  })
})

describe('without a model, a message for two agents', () => {
  const of = (domain: string, ...own: string[]) => ({ ...agent(domain), examples: own })
  const known: Partial<Situation> = {
    agents: [
      of('pantry', 'put rice on the shopping list', 'what is in the fridge?'),
      of('coach', 'log 2 eggs', 'I had toast for breakfast'),
    ],
  }
  const goalsOf = (message: string, change: Partial<Situation> = {}): string[] =>
    understand(message, { ...known, ...change }).work.map(({ agent: name, goal }) => `${name}: ${goal}`)

  test('is given to each in its own words, in the order of the message', () => {
    expect(goalsOf('I had a pear and put pears on the shopping list')).toEqual([
      'coach: I had a pear',
      'pantry: put pears on the shopping list',
    ])
  })

  test('is given to one of them as a whole where it may answer a question', () => {
    const message = 'I had a pear and put pears on the shopping list'
    expect(goalsOf(message, waiting('question', 'plan'))).toHaveLength(1)
    expect(goalsOf(message, waiting('confirmation', 'calls'))).toHaveLength(2)
  })

  test('is given to one alone where only one is there', () => {
    const [pantry] = known.agents ?? []
    const alone = { agents: pantry === undefined ? [] : [pantry] }
    expect(goalsOf('I had a pear and put pears on the shopping list', alone)).toHaveLength(1)
  })
})

test.each([
  ['Not bad. How much protein is left for supper?', 'unrelated'],
  ["Only joking. I'd like to know: what did I have yesterday?", 'unrelated'],
  ['only two, ok?', 'answers'],
])('a question behind a remark answers no question: "%s" %s', (message, reply) => {
  const pending = waiting('question', 'step', { asks: [{ slot: 'amount', about: 'gnocchi', tool: null }] })
  expect(understand(message, pending).pending_reply).toBe(reply)
})
