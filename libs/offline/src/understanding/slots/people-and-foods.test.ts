import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const preferences = [{ kind: 'dislike', value: 'olives', who: 'Nina' }]
const kept = { acts: [{ tool: 'remember_preference', kind: 'allergy', value: 'milk', who: 'Nina' }] }
const before = [{ say: "Nina can't have milk", ...kept }]

test.each<[string, object[]]>([
  [
    "my daughter Ida is allergic to kiwi and my brother doesn't like prawns",
    [
      { kind: 'allergy', value: 'kiwi', who: 'Ida' },
      { kind: 'dislike', value: 'prawns', who: 'brother' },
    ],
  ],
  [
    'my son Emil is allergic to celery and my sister hates anything bitter',
    [
      { kind: 'allergy', value: 'celery', who: 'Emil' },
      { kind: 'dislike', value: 'bitter', who: 'sister' },
    ],
  ],
  [
    'my uncle takes no pork and no beef',
    [
      { kind: 'dislike', value: 'pork', who: 'uncle' },
      { kind: 'dislike', value: 'beef', who: 'uncle' },
    ],
  ],
])('each food of %j is kept of the person it is told of', (message, likings) => {
  expect(filled('remember_preference', message)).toMatchObject(likings)
})

test.each<[string, object]>([
  ["my father in law can't have mustard", { kind: 'allergy', who: 'father in law' }],
  ["Rita's kid can't have lupin", { kind: 'allergy', who: "Rita's kid" }],
  ["my neighbour's husband reacts to sesame", { kind: 'allergy', who: "neighbour's husband" }],
  ["a mate of mine can't eat eggs, his name's Piet", { kind: 'allergy', value: 'eggs', who: 'Piet' }],
  ["she won't eat peas and milk gives her a rash", { kind: 'dislike', value: 'peas' }],
])('%j is kept of nobody else', (message, told) => {
  expect(filled('remember_preference', message)[0]).toMatchObject(told)
})

test('what gives somebody a rash is an allergy, whatever else they do not eat', () => {
  const all = filled('remember_preference', "my niece won't eat peas, and milk gives her a rash")
  expect(all).toContainEqual(expect.objectContaining({ kind: 'allergy', value: 'milk', who: 'niece' }))
})

test('who is not allergic has no allergy', () => {
  expect(filled('remember_preference', "my niece doesn't do lamb, she's not allergic")).toMatchObject([
    { kind: 'dislike', value: 'lamb', who: 'niece' },
  ])
})

test('more of the same sort is kept of the same person, and of nobody where another is named', () => {
  expect(filled('remember_preference', 'and hazelnuts too', { before })).toMatchObject([
    { kind: 'allergy', value: 'hazelnuts', who: 'Nina' },
  ])
  expect(JSON.stringify(filled('remember_preference', 'also Otto', { before }))).not.toContain('Nina')
})

test.each(['no meat on fridays', "we don't eat bread on sundays", 'soup every monday at ours'])(
  '%j is a habit and no liking',
  (message) => {
    expect(filled('remember_preference', message)).toMatchObject([{ kind: 'routine' }])
  },
)

test.each<[string, string]>([
  ['what is it that nina cannot eat', 'Nina'],
  ['ninas off what again', 'Nina'],
  ["what does nina's sister like", "nina's sister"],
])('%j asks for what is kept of whom it names', (message, who) => {
  expect(filled('list_preferences', message, { state: { preferences } })).toMatchObject([{ who }])
})

test.each<[string, number]>([
  ["we're five now, the lodger has come back", 5],
  ['always reckon on three', 3],
  ['servings go to six', 6],
])('%j tells how many there are to eat', (message, value) => {
  expect(filled('remember_preference', message)).toMatchObject([{ kind: 'servings', value }])
})

test('a word that begins a sentence is nobody', () => {
  const [told] = filled('list_preferences', 'is anybody vegan? Asking for the caterer')
  expect(told?.['who']).toBeUndefined()
})

test('what is told of two people is kept of each', () => {
  expect(filled('remember_preference', 'ines and oskar both hate kale')).toEqual([
    { tool: 'remember_preference', kind: 'dislike', value: 'kale', who: 'Ines' },
    { tool: 'remember_preference', kind: 'dislike', value: 'kale', who: 'Oskar' },
  ])
})
