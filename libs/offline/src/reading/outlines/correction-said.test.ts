import { expect, test } from '@jest/globals'
import { correctionSaid } from './correction-said.ts'
import type { ToldThing } from './told-thing.ts'
import { toldByWords } from './told-by-words.ts'

const bought = (...names: string[]): ToldThing[] =>
  names.map((name) => ({ name, quantity: 2, unit: 'can', place: 'pantry' }))
const planned = (name: string): ToldThing[] => [{ name, day: '2026-11-20' }]

test.each([
  ['hang about, those are mackerel', ['tuna'], 'mackerel'],
  ['my daughter tells me its actually cod lol', ['haddock'], 'cod'],
  ['meant ginger!!', ['garlic'], 'ginger'],
  ['the sticker on it says goat cheese', ['feta'], 'goat cheese'],
  ['it was never tuna. salmon.', ['tuna'], 'salmon'],
  ['turkey mince and not beef mince, sorry', ['beef mince'], 'turkey mince'],
  ['Plums it is', ['peaches'], 'Plums'],
  ['would you mind changing that to orzo?', ['risotto'], undefined],
  ['please swap the peaches for plums', ['peaches'], 'plums'],
  ['*oregano', ['basil'], 'oregano'],
  ['oregano* haha', ['basil'], 'oregano'],
  ['creme fraiche it should be, for the sauce', ['cream'], 'creme fraiche'],
  ['s/basil/oregano/', ['basil'], 'oregano'],
] as const)('"%s" behind %j says that it was another food', (message, told, food) => {
  const corrected = correctionSaid(message, bought(...told))
  expect(corrected?.food).toBe(food?.toLowerCase())
  expect(corrected?.isSure).toBe(food === undefined ? undefined : true)
})

test('the food that is named, or is called alike, is the one that was wrong', () => {
  expect(correctionSaid('the leek is a spring onion', bought('carrots', 'leek'))).toMatchObject({ told: 1 })
  expect(correctionSaid('I typed parsnips', bought('eggs', 'parsley'))).toMatchObject({ told: 1 })
  expect(correctionSaid('those were plums', bought('eggs', 'peaches'))).toBeUndefined()
})

test.each([
  ['not beef, lamb', 'beef stew', 'lamb stew'],
  ["it's apricot I bought", 'cherry jam', 'apricot jam'],
  ['wrong ones, the white ones', 'red onions', 'white onions'],
  ['it was wholemeal', 'plain flour', 'wholemeal flour'],
  ["let's say green ones instead", 'red lentils', 'green lentils'],
  ['that was orange', 'apple juice', 'orange juice'],
])('"%s" behind "%s" is %s', (message, told, food) => {
  expect(correctionSaid(message, bought(told))).toMatchObject({ food })
})

test.each([
  ['sorry, half asleep. muesli', 'porridge'],
  ['oops wait figs', 'dates'],
  ['ah no... marmalade', 'honey'],
])('a food alone in "%s" may be meant in the place of %s, which is not sure', (message, told) => {
  expect(correctionSaid(message, bought(told))).toMatchObject({ told: 0, isSure: false })
})

test.each([
  ['limes would have been nicer'],
  ['got some sardines as well'],
  ['do tuna and sardines keep the same time?'],
  ['the lemons looked awful today'],
  ['haddock was dearer'],
  ['my mum used to make moussaka'],
  ['maybe it was cod'],
  ['those were sardines we had last week'],
  ['and 3 limes'],
  ['it is for the lasagne'],
  ['what is that in ounces'],
  ['actually pears would be nice too'],
  ['we prefer salmon'],
  ['they were on offer'],
  ['they were big ones'],
  ["it wasn't ham, it was salmon"],
])('"%s" puts nothing right', (message) => {
  expect(correctionSaid(message, bought('tuna'))).toBeUndefined()
})

test.each([
  ['six not two', { quantity: 6, unit: null }],
  ['label says 350 g', { quantity: 350, unit: 'g' }],
  ['2?? meant 12', { quantity: 12, unit: null }],
  ['well, 5. I had miscounted', { quantity: 5, unit: null }],
  ['found more so eight all in', { quantity: 8, unit: null }],
  ['opened the box and its only 9', { quantity: 9, unit: null }],
  ['5 sorry, there was one more', { quantity: 5, unit: null }],
  ['its the 2 litre one actually', { quantity: 2, unit: 'l' }],
  ['four eggs, counted again', { quantity: 4, unit: null }],
])('"%s" says another amount', (message, amount) => {
  expect(correctionSaid(message, bought('eggs'))).toEqual({ told: 0, amount, isSure: true })
})

test.each([
  ['another 3 underneath'],
  ['two were smashed'],
  ['2 of them went off'],
  ['if it was 3 that would do'],
])('"%s" says no other amount of what was told', (message) => {
  expect(correctionSaid(message, bought('eggs'))).toBeUndefined()
})

test('another place, another day, and an amount with a place are put right', () => {
  expect(correctionSaid('freezer!!!', bought('peas'))).toMatchObject({ place: 'freezer' })
  expect(correctionSaid('they went in the fridge', bought('rolls'))).toMatchObject({ place: 'fridge' })
  expect(correctionSaid('is there room in the freezer?', bought('peas'))).toBeUndefined()
  expect(correctionSaid('no, thursday', planned('curry'))).toMatchObject({ day: 'thursday' })
  expect(correctionSaid('scratch that. moussaka, and make it thursday', planned('curry'))).toMatchObject({
    food: 'moussaka',
    day: 'thursday',
  })
  expect(correctionSaid('1 litre, and fridge actually', bought('juice'))).toMatchObject({
    amount: { quantity: 1, unit: 'l' },
    place: 'fridge',
  })
})

test('one of several that was not there is told', () => {
  const told = bought('leeks', 'celery')
  expect(correctionSaid('they had no celery', told)).toMatchObject({ told: 1, isGone: true })
  expect(correctionSaid('the leeks are still on the bus', told)).toBeUndefined()
  expect(correctionSaid('scrub the celery', told)).toMatchObject({ told: 1, isGone: true })
  expect(correctionSaid('scrub the celery', bought('celery'))).toBeUndefined()
})

test('a food that was told earlier is put right itself, and takes the place of none', () => {
  const earlier = ['there are 3 leeks and some feta']
  expect(correctionSaid("sorry, it's actually 4 leeks", bought('carrots'), earlier)?.food).toBeUndefined()
  expect(correctionSaid('not carrots, leeks', bought('carrots'), earlier)).toMatchObject({ food: 'leeks' })
})

test('what a message told is found by its words', () => {
  expect(toldByWords('put 2 tins of tuna and some rice in the cupboard')).toEqual([
    { name: 'tuna', quantity: 2, unit: 'can', place: 'pantry', day: null },
    { name: 'rice', place: 'pantry', day: null },
  ])
})
