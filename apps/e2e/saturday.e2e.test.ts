// One Saturday, from the plan of the week to what is left over: what is bought, stored, cooked, eaten and planned again is one loop,
// by chat and by hand, and the cooking can be taken back whole.
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { joinAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import { meet } from './conversation.ts'
import type { TestPerson } from './conversation.ts'

let alfred: TestAlfred
let cook: TestPerson
let conversationId: string
beforeAll(async () => {
  alfred = await joinAlfred()
  cook = await meet(alfred, 'who cooks on Saturday')
})
afterAll(() => alfred.stop())

async function say(message: string) {
  const turn = await cook.say(message, conversationId === undefined ? {} : { conversationId })
  conversationId = turn.conversation_id
  return turn
}

/** Says something, and yes to what is proposed. */
async function sayAndConfirm(message: string) {
  await say(message)
  return say('yes')
}

const stock = () =>
  cook.rows<{ food: string; quantity: number; unit: string; location: string; due_on: string | null }>(
    'inventory_lots?select=food,quantity,unit,location,due_on&order=food',
  )
const list = () =>
  cook.rows<{ food: string; quantity: number; checked: boolean }>(
    'shopping_items?select=food,quantity,checked&order=food',
  )
const amounts = (rows: readonly { food: string; quantity: number }[]) =>
  Object.fromEntries(rows.map(({ food, quantity }) => [food, quantity]))

/** Grams of each food in the stew for four, and what USDA SR28 tells of 100 g of it: energy (kcal) and protein (g). */
const STEW = [
  { grams: 600, kcal: 82, protein: 17.81 }, // Cod, Atlantic, raw (15015)
  { grams: 800, kcal: 77, protein: 2.05 }, // Potatoes, flesh and skin, raw (11352)
  { grams: 2 * 110, kcal: 40, protein: 1.1 }, // Onions, raw (11282), of medium size
  { grams: 2 * 13.5, kcal: 884, protein: 0 }, // Oil, olive (4053): 30 ml are two tablespoons of 13.5 g
]
const ofServing = (figure: 'kcal' | 'protein'): number =>
  STEW.reduce((sum, food) => sum + (food.grams * food[figure]) / 100, 0) / 4

test('a Saturday goes from the plan over the shop and the stove to the diary and what is left', async () => {
  await say('Nora is allergic to milk')
  await sayAndConfirm('set my protein goal to 100 g')
  await sayAndConfirm('Save my fish pie: serves 4, 400 g cod, 1 kg potatoes, 200 ml milk, 50 g butter')
  await sayAndConfirm('Save my cod stew: serves 4, 600 g cod, 800 g potatoes, 2 onions, 30 ml olive oil')

  // The guest must not have milk, which the pie has and the stew has not.
  expect((await say('plan fish pie for dinner on Saturday, Nora is coming')).response).toContain('Nora: milk')
  await say('plan cod stew for dinner on Saturday, Nora is coming')
  expect(await cook.client.read('meal_plan')).toMatchObject([{ meal: 'dinner', title: 'cod stew' }])

  // What the plan lacks is asked for, put on the list, and asked for twice it stands there once.
  expect((await say('what do I need to buy for that?')).response).toContain('600 g cod')
  await say('put it all on the list')
  await say('add everything we need for this week to the list')
  expect(amounts(await list())).toEqual({ cod: 600, potato: 800, onion: 2, 'olive oil': 30 })

  // In the shop: all but the oil, of which there is some; the rest is ticked off by hand.
  await say('I have 500 ml olive oil in the pantry')
  const bought = await say('back from the shop. got everything except the onions, they were out')
  expect(bought.response).toContain('600 g cod')
  await cook.client.edit('bought', { food: 'onion', quantity: 3, unit: 'piece', today: '2026-11-21' })
  expect((await list()).every(({ checked }) => checked)).toBe(true)
  const before = await stock()
  expect(amounts(before)).toMatchObject({ cod: 600, potato: 800, onion: 3 })
  expect(before.every(({ food, due_on }) => food === 'olive oil' || due_on !== null)).toBe(true)

  // Dinner for four.
  const cooking = await say("I cooked Saturday's dinner for four, with Nora, and there are two portions left")
  expect(cooking.response).toContain('Cooked "cod stew" (4 servings)')
  expect(cooking.response).not.toContain('Not in stock')
  const after = await stock()
  expect(amounts(after)).toEqual({ 'cod stew': 2, onion: 1, 'olive oil': 470 })
  expect(after.find(({ food }) => food === 'cod stew')).toMatchObject({
    location: 'fridge',
    due_on: expect.any(String),
  })
  expect(await cook.client.read('cooking')).toMatchObject([
    { title: 'cod stew', servings: 4, planned_meal: expect.any(String) },
  ])
  expect((await say('what do I need to buy for this week?')).response).not.toContain('cod;')

  // What was eaten is right to the gram, and so is what is left of the goal.
  await say('I had one portion')
  await say('yes')
  const [entry] = await cook.rows<{ food: string; nutrients: Record<string, number> }>(
    'food_log?select=food,nutrients',
  )
  expect(entry?.nutrients['calories']).toBeCloseTo(ofServing('kcal'), 0)
  expect(entry?.nutrients['protein_g']).toBeCloseTo(ofServing('protein'), 1)
  const left = (100 - ofServing('protein')).toFixed(1)
  expect((await say('how am I doing today?')).response).toContain(`${left} g to go`)

  // What is left is planned, and nothing is to be bought for it.
  await say('plan leftover cod stew for lunch on Sunday')
  expect((await say('what do I need to buy for this week?')).response).not.toContain('leftover')

  // The cooking is taken back whole, by hand, and nothing else is.
  await cook.client.undo(cooking.job_id)
  expect(await stock()).toEqual(before)
  expect(await cook.client.read('cooking')).toEqual([])
  expect(await cook.client.read('diary')).toHaveLength(1)
  expect(await cook.client.read('meal_plan')).toHaveLength(2)
})
