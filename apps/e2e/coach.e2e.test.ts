import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { joinAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import { meet } from './conversation.ts'

let alfred: TestAlfred
beforeAll(async () => {
  alfred = await joinAlfred()
})
afterAll(async () => {
  await alfred.stop()
})

type Entry = { food: string; quantity: number; meal: string | null; source: string }
const diaryQuery = 'food_log?select=food,quantity,meal,source&order=created_at'

describe('a coach without a model', () => {
  test('logs food after a confirmation, and compares the day with the goals', async () => {
    const person = await meet(alfred, 'eater')
    const proposed = await person.say('log two eggs for breakfast')
    expect(proposed.response).toContain('143 kcal, 12.6 g protein (USDA SR28). Shall I log it?')
    expect(proposed.pending).toMatchObject({
      kind: 'confirmation',
      data: { kind: 'food_log', meal: 'breakfast' },
    })
    expect(JSON.stringify(proposed.pending?.data)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/)
    expect(await person.rows<Entry>(diaryQuery)).toEqual([])
    expect((await person.say('yes')).response).toBe('Logged 2 eggs for breakfast: 143 kcal (USDA SR28).')
    expect(await person.rows<Entry>(diaryQuery)).toEqual([
      { food: 'egg', quantity: 2, meal: 'breakfast', source: expect.stringMatching(/^USDA SR28/) },
    ])
    expect((await person.say('set my protein goal to 120 g')).response).toContain('Shall I set it?')
    expect((await person.say('yes')).response).toContain('at least 120 g protein')
    const { response } = await person.say('how am I doing today?')
    expect(response).toContain('Today: 143 kcal')
    expect(response).toContain('Protein: 12.6 of 120 g, 107 g to go.')
  })

  test('corrects a pending proposal, and logs nothing after a no', async () => {
    const person = await meet(alfred, 'corrector')
    await person.say('I ate a banana and 200 g of yogurt for lunch')
    expect((await person.say('make it 2 bananas')).response).toContain(
      '2 bananas and 200 g yogurt for lunch today',
    )
    await person.say('no')
    expect(await person.rows<Entry>(diaryQuery)).toEqual([])
  })

  test('asks the pantry for the stock before it says what is rich in protein', async () => {
    const person = await meet(alfred, 'planner')
    await person.say('I bought 2 packs of salmon, a dozen eggs and 1 kg of rice')
    const { response } = await person.say('do I have something with protein for tonight?')
    expect(response).toMatch(
      /^Protein per 100 g: salmon [\d.]+ g, egg [\d.]+ g, cooked rice [\d.]+ g \(USDA SR28\)\.$/,
    )
  })

  test('leaves pantry messages to the pantry', async () => {
    const person = await meet(alfred, 'household')
    await person.say('I bought 6 eggs')
    expect((await person.say('I used 3 eggs')).response).toContain('3 left')
    expect((await person.say('I ate 2 eggs for breakfast')).response).toContain('Shall I log it?')
  })
})
