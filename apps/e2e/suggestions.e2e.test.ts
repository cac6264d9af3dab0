import { afterAll, beforeAll, expect } from '@jest/globals'
import { joinAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import type { ReadRow } from '@alfred/contracts'
import { testAtLength } from '@alfred/testing/at-length'
import { meet } from './conversation.ts'
import type { TestPerson } from './conversation.ts'

let alfred: TestAlfred
beforeAll(async () => {
  alfred = await joinAlfred('alerting')
})
afterAll(async () => {
  await alfred.stop()
})

type Row = ReadRow<'suggestions'>

/** Waits until the worker has noticed something of a kind. */
async function noticed(person: TestPerson, kind: string): Promise<Row> {
  for (let wait = 0; wait < 150; wait += 1) {
    const rows = (await person.client.read('suggestions', { where: { kind } })) as Row[]
    const [first] = rows.filter(({ status }) => status === 'open')
    if (first !== undefined) return first
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new TypeError(`Nothing of the kind ${kind} was noticed.`)
}

testAtLength(
  'what runs low is told within seconds, and a yes in the next conversation puts it on the list',
  async () => {
    const person = await meet(alfred, 'runs-low')
    await person.say('I always want at least 6 eggs')
    expect(await noticed(person, 'restock')).toMatchObject({
      reason: 'There is no egg left, and you always want 6.',
      request: 'put egg on the shopping list',
    })
    const hello = await person.say('hello', { conversationId: 'new' })
    expect(hello.response).toMatch(/By the way: .*Shall I put egg on the shopping list\?$/s)
    await person.say('yes')
    expect(await person.rows('shopping_items?select=food')).toEqual([{ food: 'egg' }])
  },
)

testAtLength(
  'a suggestion is carried out by its request, and never told of again when it is not wanted',
  async () => {
    const person = await meet(alfred, 'wants-no-rice')
    await person.say('I always want at least 1 kg of rice')
    const rice = await noticed(person, 'restock')
    expect(await person.client.answerSuggestion(rice.id, 'accept')).toMatchObject({
      status: 'accepted',
      request: 'put rice on the shopping list',
    })
    await person.say('put rice on the shopping list')
    expect(await person.rows('shopping_items?select=food')).toEqual([{ food: 'rice' }])
    await person.say('I always want at least 2 l of milk')
    await person.client.answerSuggestion((await noticed(person, 'restock')).id, 'never_kind')
    await person.say('I always want at least 3 onions')
    await new Promise((resolve) => setTimeout(resolve, 6_000))
    expect(await person.rows('suggestions?select=subject&status=eq.open')).toEqual([])
  },
)

testAtLength('nobody sees or answers what was noticed of somebody else', async () => {
  const [ann, bob] = await Promise.all([meet(alfred, 'noticed-ann'), meet(alfred, 'noticed-bob')])
  await ann.say('I always want at least 6 eggs')
  const { id } = await noticed(ann, 'restock')
  expect(await bob.client.read('suggestions')).toEqual([])
  await expect(bob.client.answerSuggestion(id, 'dismiss')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

testAtLength('a person puts off, lists and stops what is suggested by talking about it', async () => {
  const person = await meet(alfred, 'talks-back')
  await person.say('I always want at least 6 eggs')
  await noticed(person, 'restock')
  expect((await person.say('hello', { conversationId: 'new' })).response).toContain('By the way')
  expect((await person.say('not now')).response).toMatch(/^I will come back to it on /)
  expect(await person.rows('suggestions?select=status')).toEqual([{ status: 'snoozed' }])
  expect((await person.say('what have you noticed?')).response).toMatch(/nothing that I would suggest/)
  await person.say('I always want at least 2 l of milk')
  await noticed(person, 'restock')
  expect((await person.say('what have you noticed?')).response).toMatch(/milk left, and you always want 2 l/)
  expect((await person.say('stop telling me about milk')).response).toContain('"milk"')
  expect((await person.say('any suggestions?')).response).toMatch(/You want to hear no more of: "milk"/)
})

testAtLength('what was suggested by the way does not wait behind another request', async () => {
  const person = await meet(alfred, 'goes-on')
  await person.say('I always want at least 6 eggs')
  await noticed(person, 'restock')
  expect((await person.say('hello', { conversationId: 'new' })).response).toContain('Shall I put egg')
  expect((await person.say('what is in the fridge?')).response).not.toContain('Shall I')
  expect((await person.say('yes')).response).not.toMatch(/shopping list/)
  expect(await person.rows('shopping_items?select=food')).toEqual([])
})
