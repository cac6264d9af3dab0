import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isToolIntent, type Intent } from './kitchen-intent.ts'
import { readSentences } from '../testing/read-sentences.ts'
import { parseKitchenMessage } from './parse-kitchen-message.ts'
import { briefOf } from './testing/brief-of.ts'
import { pantryTools } from '@alfred/contracts'

const sentences = readSentences(
  ...[
    'kitchen',
    'recipe',
    'plan',
    'tasks',
    'memory',
    'suggestion',
    'spoken',
    'stock',
    'heard',
    'everyday',
    'people',
  ].map((name) => new URL(`sentences/${name}-sentences.yaml`, import.meta.url)),
)

/** Writes a call as the rows of the table do: "use_item food=eggs quantity=3". */
function inShort(intent: Intent): string {
  if (intent.tool === 'question') return `ask: ${intent.question}`
  if (intent.tool === 'plan_meals')
    return intent.arguments.meals
      .map(({ day, meal, title, servings, beside }) =>
        [
          `plan_meals ${day} ${meal} ${title}`,
          ...(servings === null ? [] : [`for ${servings}`]),
          ...(beside === true ? ['beside'] : []),
        ].join(' '),
      )
      .join(' ')
  const { tool: _tool, request, text: _text, ...told } = { request: '', text: '', ...intent }
  const name = intent.tool === 'request' ? `request: ${request}` : intent.tool
  const given = Object.entries('arguments' in told ? told.arguments : told)
  // An edit of a recipe has five lists, of which most are empty.
  const isEdit = intent.tool === 'edit_recipe'
  const kept = given.filter(
    ([field, value]) =>
      value !== null && value !== '' && !(isEdit && sayValue(value) === '') && !(field === 'saves' && !value),
  )
  return [name, ...kept.map(([field, value]) => `${field}=${sayValue(value)}`)].join(' ')
}

/** What holds for somebody is a list: "allergy peanuts + diet vegan". */
function sayValue(value: unknown): string {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.values(value)
      .filter((one) => one !== null)
      .join(' ')
  if (!Array.isArray(value) || value.some((one) => typeof one !== 'object')) return String(value)
  return value
    .map((one: object) =>
      Object.values(one)
        .filter((part) => part !== null)
        .join(' '),
    )
    .join(' + ')
}

const allAreValid = (intents: readonly Intent[]): boolean =>
  intents
    .filter(isToolIntent)
    .every(({ tool, arguments: given }) => pantryTools[tool].arguments.safeParse(given).success)

test.each(sentences.understood)('parseKitchenMessage understands %j', (sentence, ...calls) => {
  const intents = parseKitchenMessage(sentence)
  expect(intents.map(inShort)).toEqual(calls)
  expect(allAreValid(intents)).toBe(true)
})

test.each(sentences.unclear)('parseKitchenMessage asks back about %j', (sentence) => {
  expect(parseKitchenMessage(sentence).map(inShort)).toContainEqual(expect.stringMatching(/^ask: .*\?$/))
})

test.each(sentences.foreign)('parseKitchenMessage finds nothing in %j', (sentence) => {
  expect(parseKitchenMessage(sentence)).toEqual([])
})

test('parseKitchenMessage finds nothing in an empty or an endless message', () => {
  expect(parseKitchenMessage('')).toEqual([])
  expect(parseKitchenMessage(' \n\t ')).toEqual([])
  expect(parseKitchenMessage('I bought 2 eggs and '.repeat(800))).toEqual([])
})

test('the table of sentences has enough rows', () => {
  expect(Object.values(sentences).flat().length).toBeGreaterThan(300)
})

test('parseKitchenMessage never throws, and never returns a call that its contract refuses', () => {
  const words = [
    'I bought',
    'used',
    'the',
    'eggs',
    '2',
    '1/0',
    ',',
    '.',
    'and',
    'in the fridge',
    'expires',
    'friday',
    'throw',
    'it',
    'to',
    '½',
    'of',
    '💥',
    "don't",
    'allergic to',
    'make',
    'recipes',
    'plan',
    'shopping list',
    '?',
  ]
  const message = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom(...words)).map((all) => all.join(' ')),
  )
  fc.assert(
    fc.property(message, (said) => allAreValid(parseKitchenMessage(said))),
    { numRuns: 1_000 },
  )
})

test.each([
  ['I bought 1,000 g potatoes', 'add_item food=potatoes quantity=1000 unit=g'],
  ['I bought 1 000 g potatoes', 'add_item food=potatoes quantity=1000 unit=g'],
  ['I bought 1.000 g potatoes', 'add_item food=potatoes quantity=1000 unit=g'],
  ['I bought 1,000,000 g potatoes', 'add_item food=potatoes quantity=1000000 unit=g'],
  ['I bought 1,5 l milk', 'add_item food=milk quantity=1.5 unit=l'],
  ['I bought ½ cucumber', 'add_item food=cucumber quantity=0.5'],
  ['add 1,000 g potatoes to my shopping list', 'add_to_shopping food=potatoes quantity=1000 unit=g'],
])('parseKitchenMessage reads the one amount in %j', (sentence, call) => {
  expect(parseKitchenMessage(sentence).map(inShort)).toEqual([call])
})

test.each([
  ...['I bought infinity eggs', 'I bought NaN eggs', 'add 1e9 eggs', 'I bought -3 eggs', 'I bought 0 eggs'],
  ...['I bought 99999999999999999999 eggs', 'put infinity eggs on my shopping list', 'I have -3 eggs'],
  ...['I used 1e9 eggs', 'I threw away infinity eggs'],
])('parseKitchenMessage changes nothing for %j and says what an amount is', (sentence) => {
  const intents = parseKitchenMessage(sentence)
  expect(intents.filter(isToolIntent)).toEqual([])
  expect(intents.map(inShort).join(' ')).toContain('is no amount that I can keep')
})

test.each([
  'create a recipe like https://example.com/soup',
  'add https://example.com/milk to my shopping list',
  'I bought http://example.com/eggs',
  'find recipes like ftp://example.com/soup',
])('parseKitchenMessage reads no page for %j and says what it reads pages for', (sentence) => {
  expect(parseKitchenMessage(sentence)).toEqual([
    { tool: 'question', question: expect.stringMatching(/^Of a page I read its recipe alone/) },
  ])
})

test.each([
  [
    'pregnant',
    'forget_fact about=pregnant',
    ["remembered (told by them, 2026-11-20): I'm pregnant, 14 weeks"],
  ],
  ['pregnant', 'forget_preference kind=routine value=pregnant', ['routine: pregnant']],
])('"I\'m no longer %s" leads to %s, wherever it is kept', (what, call, profile) => {
  const said = `I'm no longer ${what}`
  expect(parseKitchenMessage(said, { ...briefOf(said), profile }).map(inShort)).toEqual([call])
})
