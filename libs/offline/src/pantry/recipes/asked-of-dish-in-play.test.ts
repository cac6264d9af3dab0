import { expect, test } from '@jest/globals'
import { askedOfDishInPlay } from './asked-of-dish-in-play.ts'
import { briefOf } from '../testing/brief-of.ts'

type Said = readonly (readonly [message: string, response: string])[]

/** The calls of a message behind others, in short. */
function asked(message: string, said: Said): string[] | undefined {
  const recent_turns = said.map(([before, response], at) => ({
    turn: at + 1,
    message: before,
    response,
    facts: [],
  }))
  return askedOfDishInPlay({ ...briefOf(message), recent_turns })?.map(({ tool, arguments: told }) =>
    [tool, ...Object.values(told).filter((value) => value !== null)].join(' '),
  )
}

const lacking = [
  [
    'what do I need for the lamb hotpot?',
    'Missing for lamb hotpot: 600 g lamb shoulder; 300 ml lamb stock; 2 tsp thyme. In stock: 3 carrots.',
  ],
] as const
const planned = [
  ['lamb hotpot for 5 on sunday', 'Planned dinner on Sun 22 Nov: lamb hotpot (for 5).'],
] as const
const plannedAlone = [['lamb hotpot on sunday', 'Planned dinner on Sun 22 Nov: lamb hotpot.']] as const

test.each([
  ['just the lamb, I make the stock', ['add_to_shopping lamb shoulder 600 g']],
  [
    'put the thyme and the stock on the list',
    ['add_to_shopping thyme 2 tsp', 'add_to_shopping lamb stock 300 ml'],
  ],
  [
    'everything except the thyme, I grow that. On the list please',
    ['add_to_shopping lamb shoulder 600 g', 'add_to_shopping lamb stock 300 ml'],
  ],
  ["Ok, I've got thyme and lamb stock. Put the rest on the list.", ['add_to_shopping lamb shoulder 600 g']],
  ['bung the missing bits on the shopping list', ['add_missing_to_shopping lamb hotpot']],
  ['lovely, made it. Take the carrots off', ['cook_recipe lamb hotpot']],
  ['what if we make half, just me and my husband', ['list_missing lamb hotpot 2']],
])('of what is missing some is put on the list: %j', (message, calls) => {
  expect(asked(message, lacking)).toEqual(calls)
})

test.each([
  ['ok what would I need', ['list_missing lamb hotpot 5']],
  ['what else do we need to buy for it?', ['list_missing lamb hotpot 5']],
  ['Do the shopping for that please', ['add_missing_to_shopping lamb hotpot 5']],
  [
    'please put it on the list together with the other ingredients',
    ['add_missing_to_shopping lamb hotpot 5'],
  ],
  ['and how much lamb should we get?', ['show_recipe lamb hotpot 5']],
  ['how much lamb is that for eight people?', ['show_recipe lamb hotpot 8']],
])('what is asked of the dish that was planned is for as many: %j', (message, calls) => {
  expect(asked(message, planned)).toEqual(calls)
})

test.each([
  ['there will be seven of us', ['set_meal_servings 2026-11-22 dinner lamb hotpot 7']],
  ['the hotpot. 4 people', ['set_meal_servings 2026-11-22 dinner lamb hotpot 4']],
])('for how many it is is told behind the plan: %j', (message, calls) => {
  expect(asked(message, plannedAlone)).toEqual(calls)
})

test('what was asked for so many is put on the list for as many', () => {
  const halved = [
    ...lacking,
    ['what if we make half, only me and my wife', 'Missing for lamb hotpot: 300 g lamb shoulder.'],
  ] as const
  expect(asked("chuck what's missing on the list", halved)).toEqual(['add_missing_to_shopping lamb hotpot 2'])
  const cooked = [['made it', 'Cooked "lamb hotpot" (4 servings). Taken from stock: 3 carrots.']] as const
  expect(asked("double that for saturday, what'd I need", cooked)).toEqual(['list_missing lamb hotpot 8'])
})

test.each([
  ['put the milk on the list', lacking],
  ['only the beef, we had the rest', lacking],
  ['just the lamb and plan it for friday', lacking],
  ['how much lamb have I got?', lacking],
  ['what do I need to do tomorrow?', planned],
  ['the curry. six of us', plannedAlone],
  ["what's missing?", [['hi', 'In the fridge: 6 eggs.']] as const],
  ['what if I make half?', lacking],
  [
    'put everything we need for it on the list',
    [
      ['plan them', 'Planned dinner on Thu 19 Nov: cod pie. Planned dinner on Fri 20 Nov: leek soup.'],
    ] as const,
  ],
  ['put everything we need for it on the list', [['and?', 'Missing for Thu 19 Nov: 400 g cod.']] as const],
])('%j asks nothing of the dish', (message, said) => {
  expect(asked(message, said)).toBeUndefined()
})
