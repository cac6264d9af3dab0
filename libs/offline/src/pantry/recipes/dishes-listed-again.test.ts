import { expect, test } from '@jest/globals'
import type { TurnBrief } from '@alfred/contracts'
import { readKitchen } from '../read-kitchen.ts'
import { briefOf } from '../testing/brief-of.ts'

const three =
  'From the cookbook: "Leek tart" (french, 50 minutes); "Leek pie" (british, 80 minutes); "Leek soup" (american, 30 minutes).'
const wish = 'any ideas for dinner with leeks'

type Said = readonly [message: string, response: string]

function callsAfter(said: readonly Said[], message: string, given: Partial<TurnBrief> = {}) {
  const recent_turns = said.map(([before, response], at) => ({
    turn: at + 1,
    message: before,
    response,
    facts: [],
  }))
  const brief = { ...briefOf(message), dashboard: { items: 3 }, recent_turns, ...given }
  return readKitchen(message, { ...brief, isResumed: false }).calls
}

const listed: Said = [wish, three]

test.each([
  'something else',
  'hmm nah, something else please',
  'Have you any others?',
  'any more?',
  'show me other ideas',
  'what else have you got',
  "None of these tickle my fancy, I'm afraid.",
  "I don't like these ones. You have more?",
  'got anything else?',
])('others than those that were listed are searched for: "%s"', (message) => {
  expect(callsAfter([listed], message)).toMatchObject([
    { tool: 'search_cookbook', arguments: { query: wish, skip: 3 } },
  ])
})

test('who wants others twice is shown neither the first nor the second ones again', () => {
  const more: Said = ['something else', three]
  expect(callsAfter([['show me cakes', three], listed, more], 'and any others?')).toMatchObject([
    { arguments: { query: wish, skip: 6 } },
  ])
})

test.each([
  ['any of them vegan?', 'vegan'],
  ['Ooh, those look nice! Any of them without cheese?', 'without cheese'],
  ['only the ones with potatoes please', 'with potatoes'],
  ['which of them are gluten free', 'gluten free'],
  ['quicker', 'quick'],
  ['hmm, have you got anything a bit lighter?', 'light'],
  ['something easier please', 'easy'],
  ['do you have one without cheese?', 'without cheese'],
])('those that were listed are narrowed: "%s"', (message, rest) => {
  expect(callsAfter([listed], message)).toMatchObject([
    { tool: 'search_cookbook', arguments: { query: `${wish}, ${rest}`, skip: null } },
  ])
})

test('others of a narrowed list keep what it was narrowed to', () => {
  const narrowed: Said = ['any of them vegan?', three]
  expect(callsAfter([listed, narrowed], 'any others?')).toMatchObject([
    { arguments: { query: `${wish}, vegan`, skip: 3 } },
  ])
})

test('a list that is narrowed after others were shown begins with its first dish', () => {
  const more: Said = ['I don’t like these ones', three]
  expect(callsAfter([listed, more], 'any of them vegan?')).toMatchObject([
    { arguments: { query: `${wish}, vegan`, skip: null } },
  ])
  expect(callsAfter([listed, more], 'something else')).toMatchObject([
    { arguments: { query: wish, skip: 6 } },
  ])
})

test('the question of another agent is left alone', () => {
  const route = { ...briefOf('').route, goal: 'what is in the fridge?' }
  const calls = callsAfter([listed], 'something else', { route })
  expect(calls.map(({ tool }) => tool)).not.toContain('search_cookbook')
})

test.each(['wait actually not leeks, carrots', 'no leeks, but carrots please'])(
  'one food takes the place of another: "%s"',
  (message) => {
    expect(callsAfter([listed], message)).toMatchObject([
      { tool: 'search_cookbook', arguments: { query: 'any ideas for dinner with carrots, no leeks' } },
    ])
  },
)

test.each([
  ['what was said before listed no dishes', [['hello', 'Hello.']], 'something else'],
  ['the dishes were listed some time ago', [listed, ['add milk', 'Added milk.']], 'something else'],
  ['it is about the list', [listed], 'is there anything else on the list?'],
  ['a food is not wanted that was not searched for', [listed], 'no milk, oat drink'],
] satisfies [string, Said[], string][])('no dishes are listed again where %s', (_, said, message) => {
  expect(callsAfter(said, message).filter(({ tool }) => tool === 'search_cookbook')).toEqual([])
})

test('what is said beside it and protects somebody is not passed over', () => {
  const [call] = callsAfter([listed], "I'm allergic to nuts. any of them without nuts?")
  expect(call).not.toMatchObject({ arguments: { query: `${wish}, without nuts` } })
})

test('what waits for an answer is not gone on with', () => {
  const pending = { kind: 'proposal', summary: 'at most 2000 kcal a day', data: {} } as const
  expect(callsAfter([listed], 'something else', { pending })).toEqual([])
})
