import { expect, test } from '@jest/globals'
import type { TurnBrief } from '@alfred/contracts'
import { withDishChosen } from './dish-chosen.ts'
import { briefOf } from '../testing/brief-of.ts'

const listed =
  'From the cookbook: "Leek tart" (french, 50 minutes, 4 missing: leek and 3 more); "Bean stew with kale" (italian, 40 minutes); "Kale soup" (american, 30 minutes, missing: mint, kale); "Tofu in tomato sauce" (vietnamese, 30 minutes).'
const inFull =
  'Leek tart, from the cookbook (serves 4, 50 minutes). Ingredients: 3 leeks. 1. Roll out the pastry.'

const turnsOf = (replies: readonly string[]): TurnBrief['recent_turns'] =>
  replies.map((response, at) => ({ turn: at + 1, message: 'and now?', response, facts: [] }))

function chooses(message: string, replies: readonly string[], given: Partial<TurnBrief> = {}): string {
  return withDishChosen({ ...briefOf(message), recent_turns: turnsOf(replies), ...given }).message
}

test.each([
  ["Let's go with the second one", 'show me the recipe for bean stew with kale'],
  ['ok, the last one sounds lovely', 'show me the recipe for tofu in tomato sauce'],
  ['I fancy number 3, please', 'show me the recipe for kale soup'],
  ['The tofu one looks good, write it down for me', 'show me the recipe for tofu in tomato sauce'],
  ["I'd like the third one. How do I make it?", 'show me the recipe for kale soup'],
  ['The first one sounds good, for Sunday', 'plan leek tart for sunday'],
  ['I like the first, plan it for Sunday lunch, we are 5', 'plan leek tart for 5 for sunday lunch'],
  ['put the second one on Monday', 'plan bean stew with kale for monday'],
  ['can you tell me a bit more about the last of these?', 'show me the recipe for tofu in tomato sauce'],
  ['put the one at the top down for Friday, we will be six', 'plan leek tart for 6 for friday'],
  ['please save the third one', 'copy the kale soup recipe from the cookbook'],
  ["let's go for the one with tofu", 'show me the recipe for tofu in tomato sauce'],
  ["let's have the one with mint", 'show me the recipe for kale soup'],
  ['which of those is done fastest', 'show me the recipe for kale soup'],
  ['The shortest one for Tuesday please', 'plan kale soup for tuesday'],
  ['is the 1st one very spicy?', 'show me the recipe for leek tart'],
  [
    'is the second one enough for ten people or do I have to double it',
    'show me the recipe for bean stew with kale',
  ],
  ['Number two, please, it reminds me of my grandmother', 'show me the recipe for bean stew with kale'],
  ['what would I still have to buy for the top one?', 'what is missing for leek tart?'],
  [
    'I would like the second one on Sunday, but for five people since my in-laws come',
    'plan bean stew with kale for 5 for sunday',
  ],
  ['ill make the first one', 'show me the recipe for leek tart'],
  ['ok the soup. Keep me the recipe for two persons', 'copy the kale soup recipe from the cookbook'],
  [
    "I like the number three. But I don't eat mushrooms.",
    "show me the recipe for kale soup. but i don't eat mushrooms.",
  ],
  ["the last one sounds good! We're vegan", "show me the recipe for tofu in tomato sauce. we're vegan"],
  ["I'll take the last one you said", 'show me the recipe for tofu in tomato sauce'],
])('a dish of those that were listed is chosen: %j', (message, meant) => {
  expect(chooses(message, [listed])).toBe(meant)
})

test.each([
  ['Perfect, keep that one', 'copy the leek tart recipe from the cookbook'],
  ["Great, let's have this tomorrow evening", 'plan leek tart for tomorrow evening'],
  ["Good, that's Saturday then", 'plan leek tart for saturday'],
  ["I'll make that recipe on Monday, just for me", 'plan leek tart for 1 for monday'],
  ['What do I need to buy for it?', 'what is missing for leek tart?'],
  ["put everything I haven't got for it on my list", 'add what is missing for leek tart to the list'],
  ['how long does it take?', 'show me the recipe for leek tart'],
  ['And what would I need to get in for it?', 'what is missing for leek tart?'],
  ['Do I have everything for it?', 'what is missing for leek tart?'],
  [
    'And what is missing for it, would you put that on my shopping list?',
    'add what is missing for leek tart to the list',
  ],
])('the dish that was told in full is meant by "this one": %j', (message, meant) => {
  expect(chooses(message, [listed, inFull, 'Leeks: about 2 weeks in the fridge.'])).toBe(meant)
})

test.each([
  ["what's missing?", 'what is missing for leek tart?'],
  ['Great, what do I need to buy?', 'what is missing for leek tart?'],
  ['Awesome. Do I have everything?', 'what is missing for leek tart?'],
  [
    'And what is missing, would you add that to my shopping list?',
    'add what is missing for leek tart to the list',
  ],
  ["ok and what haven't I got for that", 'what is missing for leek tart?'],
  ['put what I need to buy for it on the list', 'add what is missing for leek tart to the list'],
  ['what goes in it again?', 'show me the recipe for leek tart'],
  ['make that Friday', 'make that Friday'],
  ['keep it', 'keep it'],
  ['what do I have to do?', 'what do I have to do?'],
])('the dish that was just planned is meant: %j', (message, meant) => {
  expect(chooses(message, [inFull, 'Planned dinner on Thu 19 Nov: Leek tart.'])).toBe(meant)
})

test('what was told to be missing is put on the list by "that", and by no other words', () => {
  const lacking = ['Missing for Leek tart: 3 leeks; 2 eggs.']
  const added = 'add what is missing for leek tart to the list'
  expect(chooses('ok, put that on the list please', lacking)).toBe(added)
  expect(chooses('put them all on my shopping list', lacking)).toBe(added)
  for (const message of [
    'put the eggs on the list',
    "don't put that on the list",
    'put that on the list for Sunday',
  ])
    expect(chooses(message, lacking)).toBe(message)
  expect(chooses('put that on the list', ['In the fridge: 2 l milk.'])).toBe('put that on the list')
})

test('what is missing is asked of no dish where several were planned, or something else was told since', () => {
  const two = 'Planned dinner on Thu 19 Nov: Leek tart. Planned dinner on Fri 20 Nov: Kale soup.'
  for (const replies of [[two], [inFull, 'Put milk on the shopping list.'], [listed]])
    expect(chooses("what's missing?", replies)).toBe("what's missing?")
})

test.each([
  ['a word of two dishes', 'the kale one sounds good', [listed]],
  ['one of which the time is not told', 'the quickest one', [listed.replace('50 minutes', 'no time')]],
  ['an allergy beside it', 'the first one, my son is allergic to leeks', [listed]],
  ['what is told of the stock', "the first one, we're out of rice", [listed]],
  ['what is there for it', 'do I have leeks for the first one', [listed]],
  ['what is not wanted of it', 'number two, but not on a Monday', [listed]],
  ['a word of none', 'the chickpea one sounds good', [listed]],
  ['a word of the list that is of no dish', 'ok, the fridge. What is in it?', [listed]],
  ['a place behind the last', 'I like the fifth one', [listed]],
  ['what else is asked for', 'I like the first one, is there milk left?', [listed]],
  ['a list of the stock', 'I like the first one', ['In the fridge: 2 l milk; 3 eggs.']],
  ['"this one" behind a list', 'keep this one', [listed]],
  ['what is refused', "I don't want the first one", [listed]],
  ['what is refused for a day', 'no, not the second one for Sunday', [listed]],
  ['what is not to be saved', "don't save it", [inFull]],
  ['how long it keeps', 'how long does it keep?', [inFull]],
  ['whether it is good on a day', 'is that still good tomorrow?', [inFull]],
  ['how long something lasts', 'how long does it last?', [listed]],
  ['what is done first', 'can I see it first', [listed]],
  ['thanks for it', 'thanks, that looks great', [inFull]],
  ['another food', 'put milk on the list for it', [inFull]],
  ['another dish', 'save the lentil soup recipe instead of that', [inFull]],
  ['a list of some time ago', 'I like the first one', [listed, 'Done.', 'Done.', 'Done.']],
])('a message stays as it was said: %s', (_, message, replies) => {
  expect(chooses(message, replies)).toBe(message)
})

test('the dish that was chosen is meant, and not what "those" mentioned', () => {
  const entityOf = (ref: string, label: string): TurnBrief['entities'][number] => ({
    ...{ ref, type: 'recipe', label, note: null, status: 'external', tier: 'active' },
  })
  const entities = [entityOf('recipe_1', 'Leek tart'), entityOf('recipe_3', 'Kale soup')]
  const those: TurnBrief['understanding']['entity_mentions'][number] = {
    ...{ raw_text: 'those', entity_type: 'recipe', resolved_ref: 'recipe_1', candidates: [] },
    ...{ confidence: 'high', resolution: 'exact' },
  }
  const brief = { ...briefOf('which of those is the quickest?'), entities, recent_turns: turnsOf([listed]) }
  const mentioned = { ...brief, understanding: { ...brief.understanding, entity_mentions: [those] } }
  expect(withDishChosen(mentioned)).toMatchObject({
    message: 'show me the recipe for kale soup',
    understanding: { entity_mentions: [{ raw_text: 'kale soup', resolved_ref: 'recipe_3' }] },
  })
})

test('the goal of the route is what is meant as well, and the question of another agent is left alone', () => {
  const brief = { ...briefOf('Show me the second one'), recent_turns: turnsOf([listed]) }
  const meant = 'show me the recipe for bean stew with kale'
  expect(withDishChosen(brief)).toMatchObject({ message: meant, route: { goal: meant } })
  const asked = { ...brief, route: { ...brief.route, goal: 'what is in the fridge?' } }
  expect(withDishChosen(asked)).toBe(asked)
})

test('what waits for an answer, and a dish that was just made up, are chosen elsewhere', () => {
  const draft = { ref: 'gen_recipe_1', type: 'recipe', label: 'Leek soup', note: null } as const
  const entities: TurnBrief['entities'] = [{ ...draft, status: 'generated', tier: 'active' }]
  const pending = { kind: 'proposal', summary: 'at most 2000 kcal a day', data: {} } as const
  for (const given of [{ entities }, { pending }])
    expect(chooses('I like the first one', [listed], given)).toBe('I like the first one')
})

test('the day of which it was told what is missing is no dish', () => {
  expect(chooses('add it to the list', ['Missing for Thu 19 Nov: 400 g cod; 2 lemons.'])).toBe(
    'add it to the list',
  )
  expect(chooses('add it to the list', ['Missing for Leek tart: 3 leeks.'])).toContain('leek tart')
})
