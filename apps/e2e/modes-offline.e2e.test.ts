// The modes without a model key: rules answer, and say what they cannot do.
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { collectReply } from '@alfred/client'
import type { ChatInput } from '@alfred/contracts'
import { joinAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import { meet } from './conversation.ts'
import type { TestPerson } from './conversation.ts'

let alfred: TestAlfred
beforeAll(async () => {
  alfred = await joinAlfred()
})
afterAll(() => alfred.stop())

async function say(person: TestPerson, input: ChatInput): Promise<string> {
  return (await collectReply(person.client.chat(input))).text
}

test('a recipe is created, saved, cooked step by step and updated with the changes', async () => {
  const person = await meet(alfred, 'cook without a key')
  expect(await say(person, { message: 'create a cod recipe', mode: 'create' })).toMatch(
    /generated, not saved/,
  )
  expect(await say(person, { message: 'save it' })).toMatch(/^Saved "/)
  const [recipe] = await person.rows<{ id: string; name: string }>(
    'recipes?select=id,name&user_id=not.is.null',
  )
  const cook_init = { recipe_id: recipe?.id ?? '' }
  const begun = await say(person, { message: '', mode: 'cook', cook_init })
  expect(begun).toContain(`Let us cook ${recipe?.name}. Set out:`)
  expect(begun).toContain('Step 1 of')
  expect(await say(person, { message: 'next', mode: 'cook' })).toMatch(/^Step 2 of/)
  // Another person asks for something else meanwhile.
  expect(await say(person, { message: 'add milk to my shopping list', mode: 'quick' })).toMatch(/milk/)
  expect(await say(person, { message: 'I used lime instead', mode: 'cook' })).toMatch(/without a model/)
  const left = await person.client.chat({ message: '__cook_exit__', mode: 'cook' })
  const events = []
  for await (const event of left) events.push(event)
  expect(events.map(({ type }) => type)).toEqual(['job_started', 'handoff', 'done'])
  expect(events[1]?.data).toMatchObject({ action: 'update', action_detail: expect.stringContaining('lime') })
  const { items } = await person.client.conversations.list()
  expect(items[0]).toMatchObject({ active_mode: 'plan', title: 'create a cod recipe' })
  // What was worth keeping is asked about, and a yes keeps it.
  await say(person, { message: 'yes' })
  expect(await person.rows('recipes?select=notes&notes=not.is.null&user_id=not.is.null')).toEqual([
    { notes: expect.stringContaining('lime instead') },
  ])
})

test('a quick turn makes one call or continues as a plan, and asks back like one', async () => {
  const person = await meet(alfred, 'hurried without a key')
  await say(person, { message: 'I bought 12 eggs' })
  expect(await say(person, { message: 'I used 3 eggs', mode: 'quick' })).toMatch(/9 left/)
  expect(await say(person, { message: 'what is in my fridge?', mode: 'quick' })).toMatch(/9 eggs/)
  expect(await say(person, { message: 'I used 1 egg and bought 2 l milk', mode: 'quick' })).toMatch(/milk/)
  expect(await person.rows('inventory_lots?select=food,quantity&order=food')).toEqual([
    { food: 'egg', quantity: 8 },
    { food: 'milk', quantity: 2 },
  ])
})

test('a brainstorm that suggests an allergen adds a warning', async () => {
  const person = await meet(alfred, 'allergic without a key')
  await say(person, { message: 'I bought 1 jar of peanut butter and 6 eggs' })
  await say(person, { message: "I'm allergic to peanuts" })
  const begun = await say(person, {
    message: 'something with peanut butter',
    mode: 'brainstorm',
    brainstorm_init: true,
  })
  expect(begun).toMatch(/Take care: .*peanut/)
  expect(await say(person, { message: 'and with eggs?', mode: 'brainstorm' })).not.toContain('Take care')
  expect((await person.client.conversations.list()).items[0]?.active_mode).toBe('brainstorm')
})
