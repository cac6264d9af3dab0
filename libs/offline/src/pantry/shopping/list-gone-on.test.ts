import { expect, test } from '@jest/globals'
import { parseKitchenMessage } from '../parse-kitchen-message.ts'
import { listGoneOn } from './list-gone-on.ts'
import { briefOf } from '../testing/brief-of.ts'

type Said = readonly (readonly [message: string, response: string])[]

const turnsOf = (said: Said) =>
  said.map(([message, response], at) => ({ turn: at + 1, message, response, facts: [] }))
const inShort = (intent: { tool: string }): string =>
  'arguments' in intent
    ? [
        intent.tool,
        ...Object.values(intent.arguments as Record<string, unknown>).filter((value) => value !== null),
      ].join(' ')
    : intent.tool

const goneOn = (message: string, said: Said): string[] | undefined =>
  listGoneOn(message, { recent_turns: turnsOf(said) })?.map(inShort)

const shown = [['read me the list', 'To buy: 2 l milk; vegetable stock; 3 lemons.']] as const
const put = [
  ['add 5 pears, flour and rum to the list', 'Put 5 pears, flour and rum on the shopping list.'],
] as const
const tubs = [['put skyr on', 'Put 2 tubs of skyr on the shopping list.']] as const

test.each([
  ['4 then', put, ['set_shopping pears 4']],
  ['make it 3 tubs', tubs, ['set_shopping skyr 3 tub']],
  [
    'three will do',
    [...put, ['how many pears do I need for a tart', 'Pear (fruit).']] as const,
    ['set_shopping pears 3'],
  ],
  [
    'ok put 2 kilo',
    [...put, ['how much flour for two cakes', 'No recipe.']] as const,
    ['set_shopping flour 2 kg'],
  ],
  ['pears are fine, leave the rum off', put, ['remove_from_shopping rum']],
  [
    'rapeseeds fine leave the olive off',
    [
      [
        'got it all except the olive oil',
        'Checked ham off the shopping list. To buy: olive oil. Added 1 ham.',
      ],
    ] as const,
    ['remove_from_shopping olive oil'],
  ],
  ['leave the milk off', shown, ['remove_from_shopping milk']],
  ['ooh and matches', put, ['add_to_shopping matches']],
  ['oh, plus kitchen roll and a lighter', put, ['add_to_shopping kitchen roll', 'add_to_shopping lighter 1']],
  [
    'ooh and candles',
    [
      ['bin it and add it', 'Threw away 1 loaf of bread; none left. Put bread on the shopping list.'],
    ] as const,
    ['add_to_shopping candles'],
  ],
  ['batteries as well please', put, ['add_to_shopping batteries']],
  ['also shaving foam', put, ['add_to_shopping shaving foam']],
  ['and 2 packs of wipes too', put, ['add_to_shopping wipes 2 pack']],
  ['and ciders, 8 of them', put, ['add_to_shopping ciders 8']],
  ['take off the broth, we still have some', shown, ['remove_from_shopping vegetable stock']],
  ['swap the milk for oat', shown, ['remove_from_shopping milk', 'add_to_shopping oat milk 2 l']],
  [
    'We do not need the lemons. And change the milk to soy, 3 packs',
    shown,
    ['remove_from_shopping lemons', 'remove_from_shopping milk', 'add_to_shopping soy milk 3 pack'],
  ],
])('%j goes on with the list', (message, said, calls) => {
  expect(goneOn(message, said)).toEqual(calls)
})

test.each([
  ['4 then', [['what is in?', 'In the fridge: 6 eggs.']] as const],
  ['3 people then', put],
  ['4', put],
  ['take off the broth', put],
  ['get rid of the milk', [['hi', 'In the fridge: 2 l milk.']] as const],
  ['change the milk to 3 l', shown],
  ['is it 3 then?', put],
  ['and thanks', put],
  ["and that's it", put],
  ['and tomorrow', put],
  ['also dinner', put],
  ['and I had eggs', put],
  ['and matches', shown],
  ['me too', put],
  ['and plan pie for friday', put],
])('%j is not read by it', (message, said) => {
  expect(goneOn(message, said)).toBeUndefined()
})

test('what was thrown away is bought again', () => {
  const brief = {
    ...briefOf('x'),
    recent_turns: turnsOf([['it is off', 'Threw away 500 g natural yogurt; none left.']]),
  }
  expect(
    parseKitchenMessage('please buy another one, and a lime and some mint.', brief).map(inShort),
  ).toEqual([...['add_to_shopping natural yogurt 500 g', 'add_to_shopping lime 1', 'add_to_shopping mint']])
})

test('an amount without its food is asked about, and no other food gets it', () => {
  const read = parseKitchenMessage('put another 3 kilos on the list, and a bag of peas')
  expect(read.map(inShort)).toEqual(['add_to_shopping peas 1 bag', 'question'])
  expect(read.at(-1)).toMatchObject({ question: '3 kilos of what?' })
})
