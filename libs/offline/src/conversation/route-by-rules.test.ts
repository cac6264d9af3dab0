import { describe, expect, test } from '@jest/globals'
import { routeByRules } from './route-by-rules.ts'
import { wordings as house } from './wordings.ts'

const agents = [
  {
    domain: 'larder',
    about: ['Keeps a larder.', 'stock what is there'],
    examples: ['put 2 milk in the larder', 'what is in the larder?', 'take 3 eggs'],
    harder_examples: [{ message: 'plan a feast for the week', complexity: 'high' as const }],
  },
  {
    domain: 'scales',
    about: ['Weighs things.'],
    examples: ['weigh 2 eggs', 'how heavy is the milk?'],
    harder_examples: [],
  },
]
const known = ['pantry', 'coach'].map((domain) => ({
  ...{ domain, about: [], examples: [], harder_examples: [] },
}))
const wordings = {
  larder: { routing: [{ pattern: '\\blarder\\b', points: 1 }], quick: [], constraints: [] },
  scales: { routing: [{ pattern: '\\b(?:weigh|heavy)\\b', points: 2 }], quick: [], constraints: [] },
}
const route = (message: string, change: { last_agent?: string; has_mention?: boolean } = {}) =>
  routeByRules({ message, agents, last_agent: null, has_mention: false, ...change }, wordings)

describe('a router without a model', () => {
  test.each([
    ['put 6 apples in the larder', 'larder'],
    ['take an egg', 'larder'],
    ['weigh the flour', 'scales'],
    ['how heavy is what is in the larder?', 'scales'],
  ])('sends "%s" to %s', (message, agent) => {
    expect(route(message).agent).toBe(agent)
  })

  test('takes the complexity of a message from the example that it resembles', () => {
    expect(route('plan a feast for Sunday')).toMatchObject({ agent: 'larder', complexity: 'high' })
    expect(route('take 2 eggs').complexity).toBe('low')
  })

  test('sends a first message that resembles nothing to the agent whose it rather is', () => {
    const cellar = {
      domain: 'cellar',
      about: ['Keeps wine.'],
      examples: ['put 6 bottles in the cellar'],
      harder_examples: [],
    }
    const situation = { agents: [cellar, ...known], last_agent: null, has_mention: false }
    expect(routeByRules({ ...situation, message: 'night x' }, house).agent).toBe('pantry')
    expect(
      routeByRules({ ...situation, message: '4 egg whites 2 whole, 80g oats, coffee blk' }, house).agent,
    ).toBe('coach')
  })

  test('sends a message that resembles nothing to the agent of the last turn', () => {
    expect(route('xyzzy', { last_agent: 'scales' }).agent).toBe('scales')
    expect(route('the second one', { last_agent: 'larder', has_mention: true }).agent).toBe('larder')
  })

  test('prefers a clear word over the topic of the last turn', () => {
    expect(route('weigh it', { last_agent: 'larder', has_mention: true }).agent).toBe('scales')
  })

  test('sends a message that names an agent without a wording of its own there, whatever else it speaks of', () => {
    const garden = {
      domain: 'garden',
      about: ['Notes.'],
      examples: ['garden note: sow'],
      harder_examples: [],
    }
    const situation = { agents: [...agents, garden], last_agent: null, has_mention: false }
    const message = 'please make a garden note that the eggs and the milk are for the fox'
    expect(routeByRules({ message, ...situation }, wordings).agent).toBe('garden')
    expect(routeByRules({ message: 'take 3 eggs', ...situation }, wordings).agent).toBe('larder')
  })

  test('knows an agent from elsewhere by the wording that it announces, and a message that is an example of it', () => {
    const wording = [
      { pattern: '\\bwater the\\b', points: 3 },
      { pattern: '(', points: 8 },
    ]
    const garden = {
      domain: 'garden',
      about: [],
      examples: ['weigh the pumpkin'],
      harder_examples: [],
      wording,
    }
    const situation = { agents: [...agents, garden], last_agent: null, has_mention: false }
    const agentFor = (message: string) => routeByRules({ message, ...situation }, wordings).agent
    expect(agentFor('water the beans in the larder')).toBe('garden')
    expect(agentFor('Weigh the pumpkin!')).toBe('garden')
    expect(agentFor('weigh the flour')).toBe('scales')
  })

  test('asks the trained reader where a message merely resembles an example of an agent that it does not know', () => {
    const cellar = { domain: 'cellar', about: [], examples: ['got the barolo out'], harder_examples: [] }
    const situation = { agents: [...known, cellar], last_agent: null, has_mention: false }
    const agentFor = (message: string) => routeByRules({ message, ...situation }, wordings).agent
    expect(agentFor('got the eggs')).toBe('pantry')
    expect(agentFor('got the barolo out')).toBe('cellar')
    expect(agentFor('got the eggs out of the cellar')).toBe('cellar')
  })

  test('leaves a correction with the agent whose action is corrected', () => {
    expect(route('make that 3', { last_agent: 'scales' }).agent).toBe('scales')
    expect(route('make that 3', { last_agent: 'larder' }).agent).toBe('larder')
    for (const domain of ['pantry', 'coach'])
      expect(
        routeByRules({ message: 'make that 3', agents: known, last_agent: domain, has_mention: false }, house)
          .agent,
      ).toBe(domain)
  })

  test('chooses no agent when there is none', () => {
    expect(
      routeByRules({ message: 'hello', agents: [], last_agent: null, has_mention: false }, wordings).agent,
    ).toBeNull()
  })

  test.each([
    ['take 2 eggs out', 'larder'],
    ['how heavy is the flour?', 'scales'],
  ])('recognises an agent without wordings by its examples: "%s" is for %s', (message, agent) => {
    expect(routeByRules({ message, agents, last_agent: null, has_mention: false }, {}).agent).toBe(agent)
  })
})

test.each(['can Mia eat pesto?', 'may my dad have grapefruit', 'is it ok for our neighbour to eat nuts'])(
  'what somebody may eat is for the pantry, whoever was spoken to last: "%s"',
  (message) => {
    const situation = { agents: known, last_agent: 'coach', has_mention: false }
    expect(routeByRules({ message, ...situation }, house).agent).toBe('pantry')
  },
)

test.each(['a slice of my rye bread weighs 40 g', 'my glass holds 350 ml'])(
  'what one of a measure holds is for the pantry, which keeps it: "%s"',
  (message) => {
    const situation = { agents: known, last_agent: null, has_mention: false }
    expect(routeByRules({ message, ...situation }, house).agent).toBe('pantry')
  },
)

test.each([
  ['list all of our suppers', 'pantry'],
  ['which breakfasts have we planned?', 'pantry'],
  ['what have we got altogether?', 'pantry'],
  ['how many lemons do we have in total', 'pantry'],
  ['which dinners did I log last week?', 'coach'],
])(
  'several meals are planned ones unless they were eaten, and all that there is is the stock: "%s" is for %s',
  (message, agent) => {
    const situation = { agents: known, last_agent: 'coach', has_mention: false }
    expect(routeByRules({ message, ...situation }, house).agent).toBe(agent)
  },
)

test.each([
  ['how are we doing for wine', 'pantry'],
  ['is there any beer in', 'pantry'],
  ['drank a beer with my lunch', 'coach'],
  ['put 2 bottles of lemonade in the fridge, for the barbecue', 'pantry'],
  ['drank two cokes with the pizza', 'coach'],
  ['we drank the riesling', 'cellar'],
  ['how many beers do we have', 'cellar'],
  ['is there any wine in the cellar', 'cellar'],
  ['drank the 2012 wine with the roast', 'cellar'],
])('a drink of every day is for the kitchen or the diary: "%s" is for %s', (message, agent) => {
  const wording = [
    { pattern: '\\b(?:wines?|beers?)\\b', points: 3 },
    { pattern: '\\b(?:drank|drinks?|bottles?)\\b.*\\b(?:with|for)\\b', points: 3 },
    { pattern: '\\b(?:riesling|cellar)\\b', points: 3 },
  ]
  const cellar = { domain: 'cellar', about: [], examples: [], harder_examples: [], wording }
  const situation = { agents: [...known, cellar], last_agent: null, has_mention: false }
  expect(routeByRules({ message, ...situation }, house).agent).toBe(agent)
})

test.each([
  ['make that two pies for me', 'coach'],
  ['no, make it three sausages please', 'coach'],
  ['make that 3 pies on the shopping list', 'pantry'],
])('a correction of what waits for a yes is of whoever offered it: "%s" is for %s', (message, agent) => {
  const situation = { agents: known, last_agent: 'coach', has_mention: false, is_offered: true }
  expect(routeByRules({ message, ...situation }, house).agent).toBe(agent)
})

test.each(['the beer was yesterday, not today', 'sorry, my wine was for lunch'])(
  'when something was that was just told of is put right by whoever was told: "%s"',
  (message) => {
    const wording = [{ pattern: '\\b(?:wines?|beers?)\\b', points: 3 }]
    const cellar = { domain: 'cellar', about: [], examples: [], harder_examples: [], wording }
    const situation = { agents: [...known, cellar], last_agent: 'coach', has_mention: false }
    expect(routeByRules({ message, ...situation }, house).agent).toBe('coach')
  },
)
