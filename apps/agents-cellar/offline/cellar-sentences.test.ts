import { describe, expect, test } from '@jest/globals'
import { readCellar } from './read-cellar.ts'

const nothing = { entities: [], understanding: { entity_mentions: [] }, answered: null } as never

/** What a message asks for: each call with what it tells, as far as that is something. */
function read(message: string): unknown[] {
  const { calls, wishes, unclear } = readCellar(message, nothing)
  const told = calls.map(({ tool, arguments: given }) => [
    tool,
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)),
  ])
  return [...told, ...wishes, ...unclear.map(({ question }) => question)]
}

describe('what is put in', () => {
  test.each([
    ['put 6 bottles of 2019 Barolo in the cellar', { name: 'Barolo', vintage: 2019, quantity: 6 }],
    ['Put six bottles of Barolo 2019 in the cellar.', { name: 'Barolo', vintage: 2019, quantity: 6 }],
    ['got two bottles of rioja, drink by 2028', { name: 'rioja', quantity: 2, drink_until: '2028' }],
    ['a case of IPA, 12 cans', { name: 'IPA', quantity: 12 }],
    ['I bought a case of Chianti', { name: 'Chianti', quantity: 12 }],
    ['we got a bottle of riesling as a gift', { name: 'riesling', quantity: 1 }],
    ['bought 3 bottles of Chablis yesterday', { name: 'Chablis', quantity: 3, bought_on: 'yesterday' }],
    [
      'add a magnum of Champagne to the wine fridge',
      { name: 'Champagne', quantity: 1, size_ml: 1500, place: 'wine fridge' },
    ],
    ['store 4 bottles of malbec in the garage', { name: 'malbec', quantity: 4, place: 'garage' }],
    [
      'add 2 bottles of Sauternes, drink between 2030 and 2045',
      { name: 'Sauternes', quantity: 2, drink_from: '2030', drink_until: '2045' },
    ],
    [
      'please add 6 cans of alcohol-free beer',
      { name: 'alcohol-free beer', quantity: 6, alcohol_free: true },
    ],
    [
      'two Barolos from 2023, keep until 2031',
      { name: 'Barolos', vintage: 2023, quantity: 2, drink_from: '2031' },
    ],
    [
      'stick 4 bottles of homebrew stout in the garage',
      { name: 'homebrew stout', quantity: 4, place: 'garage' },
    ],
    ['put a case of 24 lagers in the cellar', { name: 'lagers', quantity: 24 }],
    [
      'add 3 bottles of gavi 2023 to the cellar, shelf 2',
      { name: 'gavi', vintage: 2023, quantity: 3, place: 'shelf 2' },
    ],
    [
      'bought 2 cases of silvaner 2022 from Dr. Heger, drink between 2025 and 2030',
      {
        ...{ name: 'silvaner', producer: 'Dr. Heger', vintage: 2022, quantity: 24 },
        ...{ drink_from: '2025', drink_until: '2030' },
      },
    ],
    ['bought 6 x 330 ml cans of pale ale', { name: 'pale ale', quantity: 6, size_ml: 330 }],
  ])('"%s"', (message, given) => {
    expect(read(message)).toEqual([['add_bottle', given]])
  })

  test('several drinks of one sentence are several calls', () => {
    expect(read('bought 2 bottles of rioja and 3 bottles of malbec for the cellar')).toEqual([
      ['add_bottle', { name: 'rioja', quantity: 2 }],
      ['add_bottle', { name: 'malbec', quantity: 3 }],
    ])
  })

  test('a few are no number', () => {
    expect(read('put a few bottles of Vinho Verde from 2020 in the garage')).toEqual([
      'How many of Vinho Verde, exactly?',
    ])
  })

  test('how many are in a case of beer is asked', () => {
    expect(read('got a case of IPA')).toEqual(['How many are in that case of IPA?'])
  })
})

test.each(['or is that silly with bolognese', 'is that too heavy for fish', 'but was it worth it'])(
  '"%s" asks without a question mark and is no note',
  (message) => {
    expect(read(message)).not.toContainEqual(['note_bottle', expect.anything()])
  },
)

test.each([
  'the beer was yesterday, not today, my mistake',
  'the Barolo was only last night',
  'our port was on Sunday',
  'the prosecco was with dinner',
])('when a drink was drunk is no taste of it: "%s"', (message) => {
  expect(read(message)).not.toContainEqual(['note_bottle', expect.anything()])
})

test('less than nothing, and a number that is no vintage, are asked about', () => {
  expect(read('put -5 bottles of chianti 2015 in the cellar')).toEqual(['What do you mean by "-5"?'])
  expect(read('add 2 bottles of rioja 20199')).toEqual(['What do you mean by "20199"?'])
})

describe('what is asked', () => {
  test.each([
    ['what reds do I have?', 'list_bottles', { kind: 'wine', colour: 'red' }],
    ['which whites are in the cellar?', 'list_bottles', { kind: 'wine', colour: 'white' }],
    ['what beer do I have?', 'list_bottles', { kind: 'beer' }],
    ["what's in my cellar?", 'list_bottles', {}],
    ["what's in the wine fridge?", 'list_bottles', { place: 'wine fridge' }],
    ['show me my wines', 'list_bottles', { kind: 'wine' }],
    ['do we have any riesling left?', 'list_bottles', { name: 'riesling' }],
    ['how many bottles of rioja do I have?', 'list_bottles', { name: 'rioja' }],
    ['how many bottles are in the cellar?', 'list_bottles', {}],
    ['how many bottles do we have left of the malbec', 'list_bottles', { name: 'malbec' }],
    ['how many bottles do I have in total?', 'list_bottles', {}],
    ['is the Barolo ready?', 'list_bottles', { name: 'Barolo' }],
    ['can I open the 2016 Barolo yet?', 'list_bottles', { name: 'Barolo', vintage: 2016 }],
    ['when should I drink the Sauternes?', 'list_bottles', { name: 'Sauternes' }],
    ['what needs drinking this year?', 'list_bottles', { until: 'this year' }],
    ['which bottles should be drunk soon?', 'list_bottles', { readiness: 'soon' }],
    ['which bottles are ready to drink?', 'list_bottles', { readiness: 'ready' }],
    ['any beers left?', 'list_bottles', { kind: 'beer' }],
    ['has anything passed its best?', 'list_bottles', { readiness: 'past' }],
    ['which wines are past it?', 'list_bottles', { kind: 'wine', readiness: 'past' }],
    ['what should I keep longer?', 'list_bottles', { readiness: 'not_yet' }],
    ['what goes with roast lamb?', 'pair_bottle', { dish: 'roast lamb' }],
    ['what wine goes with roast lamb?', 'pair_bottle', { dish: 'roast lamb', kind: 'wine' }],
    ['which beer goes well with curry?', 'pair_bottle', { dish: 'curry', kind: 'beer' }],
    ['what should we drink with the salmon?', 'pair_bottle', { dish: 'salmon' }],
    ['a wine for blue cheese?', 'pair_bottle', { dish: 'blue cheese', kind: 'wine' }],
    ['what did I think of the Barolo?', 'list_bottle_notes', { name: 'Barolo' }],
    ['my tasting notes', 'list_bottle_notes', {}],
    ['show me my tasting notes on the rioja', 'list_bottle_notes', { name: 'rioja' }],
  ])('"%s"', (message, tool, given) => {
    expect(read(message)).toEqual([[tool, given]])
  })

  test.each([
    ['what should I open tonight?', { tool: 'suggest_bottle', day: 'today', kind: null }],
    ['which wine should we drink tonight?', { tool: 'suggest_bottle', day: 'today', kind: 'wine' }],
    ['which bottle should I open?', { tool: 'suggest_bottle', day: 'today', kind: null }],
    ["what goes with tonight's dinner?", { tool: 'pair_bottle', day: 'tonight', kind: null }],
    ["what wine goes with tomorrow's dinner?", { tool: 'pair_bottle', day: 'tomorrow', kind: 'wine' }],
    ['what should we drink with dinner tonight?', { tool: 'pair_bottle', day: 'today', kind: null }],
  ])('"%s" asks for what is planned', (message, wish) => {
    expect(read(message)).toEqual([wish])
  })
})

describe('what is taken out', () => {
  test.each([
    ['opened the Barolo', { name: 'Barolo', how: 'opened' }],
    ['I opened a bottle of rioja', { name: 'rioja', quantity: 1, how: 'opened' }],
    ['we drank the last two rieslings', { name: 'rieslings', quantity: 2, how: 'drunk' }],
    ['we drank the 2016 Barolo with dinner', { name: 'Barolo', vintage: 2016, how: 'drunk' }],
    ['gave away a bottle of chianti', { name: 'chianti', quantity: 1, how: 'given_away' }],
    ['I gave a bottle of chianti to Peter', { name: 'chianti', quantity: 1, how: 'given_away' }],
    ['I broke a bottle of the malbec', { name: 'malbec', quantity: 1, how: 'broken' }],
    ['we finished the port last night, lovely stuff', { name: 'port', how: 'drunk' }],
    ['drank all the cider', { name: 'cider', all: true, how: 'drunk' }],
    [
      'we drank two of the gavis last night with risotto, really nice',
      { name: 'gavis', quantity: 2, how: 'drunk' },
    ],
    ['opened one of the rieslings', { name: 'rieslings', quantity: 1, how: 'opened' }],
    ['drank a lager from the garage', { name: 'lager', quantity: 1, how: 'drunk', place: 'garage' }],
    ['remove the chianti from the cellar', { name: 'chianti', how: 'gone' }],
  ])('"%s"', (message, given) => {
    expect(read(message)).toEqual([['open_bottle', given]])
  })
})

test.each(['sorry it was the 2018 not the 2019', 'oops, it was the 2018'])(
  '"%s" is no taste of anything',
  (said) => {
    expect(read(said)).toEqual([])
  },
)

test.each([
  'the queue was mad',
  'was going to make a pie but the oven was broken',
  'the kids were tired',
  'two 600 ml bottles of water',
])('"%s" is of no drink of the cellar', (said) => {
  expect(read(said)).toEqual([])
})

describe('what was thought of it', () => {
  test.each([
    ['the Barolo was a bit tannic, 7 out of 10', { name: 'Barolo', note: 'a bit tannic', mark: 7 }],
    ['the riesling was lovely, 9/10', { name: 'riesling', note: 'lovely', mark: 9 }],
    ['note on the Barolo: cherries and tar', { name: 'Barolo', note: 'cherries and tar' }],
    ['I give the rioja 8.5 out of 10', { name: 'rioja', mark: 8.5 }],
    ['rate the Barolo 7/10', { name: 'Barolo', mark: 7 }],
  ])('"%s"', (message, given) => {
    expect(read(message)).toEqual([['note_bottle', given]])
  })

  test('what is told behind a drink is of that drink', () => {
    expect(read('Opened the Barolo. It was a bit tannic, 7 out of 10.')).toEqual([
      ['open_bottle', { name: 'Barolo', how: 'opened' }],
      ['note_bottle', { name: 'Barolo', note: 'a bit tannic', mark: 7 }],
    ])
  })
})

test('a mark may stand in a sentence of its own', () => {
  expect(read('Opened one of the Barolos, it was rather closed. 6/10')).toEqual([
    ['open_bottle', { name: 'Barolos', quantity: 1, how: 'opened' }],
    ['note_bottle', { name: 'Barolos', note: 'rather closed', mark: 6 }],
  ])
})

describe('what is moved and put right', () => {
  test.each([
    ['move the Barolo to the wine fridge', 'move_bottle', { name: 'Barolo', to: 'wine fridge' }],
    [
      'move two bottles of rioja from the cellar to the kitchen',
      'move_bottle',
      { name: 'rioja', quantity: 2, place: 'cellar', to: 'kitchen' },
    ],
    ['put the riesling in the fridge', 'move_bottle', { name: 'riesling', to: 'fridge' }],
    [
      'the Barolo is a 2018, not a 2019',
      'correct_bottle',
      { name: 'Barolo', vintage: 2019, new_vintage: 2018 },
    ],
    ['there are 5 bottles of the Barolo', 'correct_bottle', { name: 'Barolo', quantity: 5 }],
    ['drink the rioja by 2030', 'correct_bottle', { name: 'rioja', drink_until: '2030' }],
    ['keep the Barolo until 2029', 'correct_bottle', { name: 'Barolo', drink_from: '2029' }],
    [
      'rename the chianti to Chianti Classico',
      'correct_bottle',
      { name: 'chianti', new_name: 'Chianti Classico' },
    ],
    ['the Barolo is by Vietti', 'correct_bottle', { name: 'Barolo', producer: 'Vietti' }],
  ])('"%s"', (message, tool, given) => {
    expect(read(message)).toEqual([[tool, given]])
  })
})

test.each([
  'I bought two eggs',
  'put milk in the fridge',
  'what is a cellar?',
  'hello',
  '',
  'what is for dinner?',
  'x'.repeat(5_000),
])('"%s" asks for nothing here', (message) => {
  expect(read(message)).toEqual([])
})
