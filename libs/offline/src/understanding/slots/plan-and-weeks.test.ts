import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

// The messages are of Friday the 20th of November 2026.

const dish = (day: string, meal: string, title: string) => ({ day, meal, title })
const plan = [
  dish('2026-11-20', 'dinner', 'mushroom stroganoff'),
  dish('2026-11-21', 'lunch', 'ramen'),
  dish('2026-11-22', 'dinner', 'nut loaf'),
]
const planned = { state: { plan } }

test.each<[string, object, object]>([
  ['swap stroganoff and the nut loaf', { day: '2026-11-20', meal: 'dinner' }, { day: '2026-11-22' }],
  ['the loaf and ramen change places', { day: '2026-11-21', meal: 'lunch' }, { day: '2026-11-22' }],
  ["thursday's lunch on wednesday and wednesday's on thursday", { day: 'thursday' }, { day: 'wednesday' }],
  ['ramen tonight, stroganoff tomorrow', { day: 'tonight', meal: 'dinner' }, { day: 'tomorrow' }],
  ['swap saturday lunch with the loaf', { day: 'saturday', meal: 'lunch' }, { day: '2026-11-22' }],
  ['swap tuesday and thursday', { day: 'tuesday' }, { day: 'thursday' }],
])(
  '%j swaps the planned meals that it names: dishes by their days, days as they are said',
  (message, a, b) => {
    expect(filled('swap_meals', message, planned)).toMatchObject([{ a, b }])
  },
)

test.each<[string, string, string]>([
  ['next week as last week', 'last week', 'next week'],
  ['next week can be like this one', 'this week', 'next week'],
  ['week 12 copied to week 14', 'week 12', 'week 14'],
  ['copy last week to this week', 'last week', 'this week'],
])('%j copies no later week to an earlier one', (message, from, to) => {
  expect(filled('copy_week', message)).toEqual([{ tool: 'copy_week', from, to }])
})

test('a meal that is told of one of several days is that of this day', () => {
  const [told] = filled('plan_meals', 'chilli monday, ramen tuesday, dumplings wednesday lunch')
  expect(told?.['meals']).toEqual([
    { day: 'monday', title: 'chilli' },
    { day: 'tuesday', title: 'ramen' },
    { day: 'wednesday', meal: 'lunch', title: 'dumplings' },
  ])
})

test('a planned meal moves to the part of the day that is told', () => {
  expect(filled('move_meal', 'move the nut loaf to monday at noon', planned)).toMatchObject([
    { from_day: '2026-11-22', to_day: 'monday', to_meal: 'lunch' },
  ])
})

test('a day that was said by mistake is not the one that a meal is moved from', () => {
  expect(filled('move_meal', 'put the nut loaf back to monday, no, tuesday', planned)).toMatchObject([
    { from_day: '2026-11-22', to_day: 'tuesday' },
  ])
})

test('a dish that stays is not the one that is taken off', () => {
  expect(filled('remove_meal', 'keep the ramen but take the nut loaf off', planned)).toMatchObject([
    { day: '2026-11-22', meal: 'dinner' },
  ])
})

test('what is missing for a dish on its day is bought for that meal', () => {
  expect(filled('add_missing_to_shopping', 'what we lack for the ramen on saturday', planned)).toEqual([
    { tool: 'add_missing_to_shopping', day: 'saturday', meal: 'lunch' },
  ])
})

test('what is missing for two recipes is bought for both', () => {
  const recipes = [{ name: 'pho' }, { name: 'gyoza' }]
  const calls = filled('add_missing_to_shopping', 'buy what is missing for pho and gyoza', {
    state: { recipes },
  })
  expect(calls.map(({ recipe }) => recipe)).toEqual(['pho', 'gyoza'])
})

test.each<[string, object]>([
  ['same lunch as monday', { meal: 'lunch', of_day: 'monday' }],
  ['copy my breakfast to tomorrow', { meal: 'breakfast', of_day: 'today', day: 'tomorrow' }],
  ['same dinner as today, for sunday', { meal: 'dinner', of_day: 'today', day: 'sunday' }],
])('%j repeats the meal of the day that it is like', (message, slots) => {
  expect(filled('repeat_meal', message)[0]).toMatchObject(slots)
})

test.each(['remind me later', 'set me a reminder', 'remind me about the thing'])(
  '%j tells no task',
  (message) => {
    expect(filled('add_task', message)[0]).toMatchObject({ what: null })
  },
)

test.each(['did it', 'done that one'])('%j tells no task that is done', (message) => {
  expect(filled('done_task', message)).toEqual([{ tool: 'done_task', what: null }])
})

const recipes = ['Noodle Bake', 'Beef Goulash']

test('a dish is called by the recipe of which it is the last word, and not by one that only begins with it', () => {
  expect(filled('plan_meals', 'goulash on friday', { state: { recipes } })).toMatchObject([
    { meals: [{ title: 'Beef Goulash' }] },
  ])
  expect(filled('plan_meals', 'noodles on friday', { state: { recipes } })).toMatchObject([
    { meals: [{ title: 'noodles' }] },
  ])
})

test.each(['we arent having the goulash today, instead pizza', 'drop the goulash today and do pizza'])(
  '%j plans the other dish alone',
  (message) => {
    const plan = [{ day: '2026-11-20', meal: 'dinner', title: 'Goulash' }]
    expect(filled('plan_meals', message, { state: { plan } })).toMatchObject([
      { meals: [{ day: 'today', title: 'pizza' }], replace: true },
    ])
  },
)

test('"just" and "like" are no part of a dish', () => {
  expect(filled('plan_meals', 'sunday just soup')).toMatchObject([{ meals: [{ title: 'soup' }] }])
})

test('"something" is no dish', () => {
  expect(filled('plan_meals', 'plan something for monday')).toMatchObject([{ meals: [{ title: null }] }])
})

test('christmas eve is a day in short as well', () => {
  expect(filled('add_task', 'remind me xmas eve to defrost the goose')).toMatchObject([{ day: 'xmas eve' }])
})

test('where a dish stands now is not where it goes', () => {
  const thursday = { state: { plan: [dish('2026-11-26', 'dinner', 'bean stew')] } }
  expect(
    filled('move_meal', 'the bean stew for thursday, could we have it on friday', thursday),
  ).toMatchObject([{ from_day: 'thursday', to_day: 'friday' }])
})

test('of two days of a reminder the one behind "on" is meant', () => {
  expect(
    filled('add_task', 'for saturday i need to take the goose out on the 20th, put that down'),
  ).toMatchObject([{ day: 'the 20th' }])
})

test('a day may be told by an ordinal in words', () => {
  expect(filled('correct_item', 'the quark is good until the ninth of december')).toMatchObject([
    { expires: 'the ninth of december' },
  ])
})

test('how a dish is put in the plan is no part of its name', () => {
  expect(filled('plan_meals', 'pencil in borscht for monday')).toMatchObject([
    { meals: [{ title: 'borscht' }] },
  ])
})

test('a day that stays as it is is not cleared', () => {
  const days = filled('remove_meal', 'clear saturday and sunday, friday stays').map(({ day }) => day)
  expect(days).not.toContain('friday')
})

test('a plan begins on the day behind "from", whatever other day is told', () => {
  expect(
    filled('generate_plan', 'this week is mad, plan cheap lunches from tomorrow until friday'),
  ).toMatchObject([{ from: 'tomorrow', until: 'friday' }])
})

test('a day that is left out does not end a plan', () => {
  const [call] = filled('generate_plan', 'dinners for next week but leave thursday')
  expect(call).toMatchObject({ from: 'next week', without_days: ['thursday'] })
  expect(call).not.toHaveProperty('until')
})

test('a reminder that tells a time alone lacks what it is of', () => {
  expect(filled('add_task', 'set me a reminder for 7')).toMatchObject([{ what: null }])
})

test('a week is named by a day and a month', () => {
  expect(filled('get_weekly_summary', 'show me the week of 9th march')).toMatchObject([{ day: '9th march' }])
})
