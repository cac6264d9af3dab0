import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { PendingAnswer } from '@alfred/contracts'
import { joinAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import { meet } from './conversation.ts'
import type { TestPerson } from './conversation.ts'

let alfred: TestAlfred
beforeAll(async () => {
  alfred = await joinAlfred()
})
afterAll(async () => {
  await alfred.stop()
})

const diary = 'food_log?select=food,quantity,meal'
const eggs = [{ food: 'egg', quantity: 2, meal: 'breakfast' }]

async function answer(person: TestPerson, body: PendingAnswer, key: string = crypto.randomUUID()) {
  const response = await fetch(`${alfred.url}/api/chat/stream`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${person.token}`,
      'idempotency-key': key,
    },
    body: JSON.stringify({ message: '', answer: body }),
  })
  return response.text()
}

describe('a pending question or proposal', () => {
  test('is answered through the API once, however often the answer is sent', async () => {
    const person = await meet(alfred, 'wire')
    const { pending, response_type: type } = await person.say('log two eggs for breakfast')
    expect(type).toBe('confirmation')
    expect(await person.rows(diary)).toEqual([])
    const yes = { pending_id: pending?.id ?? '', version: pending?.version ?? 0, action: 'confirm' as const }
    await Promise.all(Array.from({ length: 5 }, () => answer(person, yes, 'one-answer')))
    expect(await person.rows(diary)).toEqual(eggs)
    // Another request with the same answer finds nothing pending any more.
    expect(await answer(person, yes)).toContain('no longer open')
    expect(await person.rows(diary)).toEqual(eggs)
  })

  test('cannot be answered with another version, by another person, or after it was cancelled', async () => {
    const [ann, bob] = await Promise.all([meet(alfred, 'versions'), meet(alfred, 'somebody else')])
    const { pending } = await ann.say('log two eggs for breakfast')
    const yes = { pending_id: pending?.id ?? '', version: 1, action: 'confirm' as const }
    expect(await answer(ann, { ...yes, version: 9 })).toContain('no longer open')
    expect(await answer(bob, yes)).toContain('no longer open')
    await answer(ann, { ...yes, action: 'cancel' })
    expect(await answer(ann, yes)).toContain('no longer open')
    expect(await ann.rows(diary)).toEqual([])
    expect(await bob.rows(diary)).toEqual([])
  })

  test('is changed by an edit, which is shown again before a confirmation', async () => {
    const person = await meet(alfred, 'editor')
    const first = await person.say('log two eggs for breakfast')
    const { id = '', version = 0 } = first.pending ?? {}
    const stream = await answer(person, { pending_id: id, version, action: 'edit', edits: { quantity: 3 } })
    expect(stream).toMatch(/3 eggs/)
    expect(await person.rows(diary)).toEqual([])
    const { pending } = await person.client.getJob(/"job_id":"([^"]+)"/.exec(stream)?.[1] ?? '')
    expect(pending?.version).toBe(2)
    await person.say('yes')
    expect(await person.rows(diary)).toEqual([{ food: 'egg', quantity: 3, meal: 'breakfast' }])
  })

  test('is not confirmed by a yes that was sent before it was shown', async () => {
    const person = await meet(alfred, 'hasty')
    // The first message is still being processed when the second one is accepted, which queues behind it.
    const [offer, early] = await Promise.all([
      person.say('log two eggs for breakfast'),
      new Promise((resolve) => setTimeout(resolve, 15)).then(() => person.say('yes')),
    ])
    expect(offer.response_type).toBe('confirmation')
    expect(early.response).toMatch(/before I had asked|nothing waiting/)
    expect(await person.rows(diary)).toEqual([])
    await person.say('yes')
    expect(await person.rows(diary)).toEqual(eggs)
  })

  test('is kept apart from what is asked meanwhile', async () => {
    const person = await meet(alfred, 'wanderer')
    await person.say('log two eggs for breakfast')
    const between = await person.say('I bought 6 apples')
    expect(between).toMatchObject({ status: 'done', response_type: 'message' })
    expect(between.pending?.kind).toBe('confirmation')
    const said = await person.say('yes please')
    expect(said.usage.model_calls).toBe(0)
    expect(await person.rows(diary)).toEqual(eggs)
    expect(await person.rows('inventory_lots?select=food,quantity')).toEqual([{ food: 'apple', quantity: 6 }])
    const [ledger] = await person.rows<{ ledger: { agent: string } }>(
      'turns?select=ledger&order=created_at&limit=1',
    )
    expect(ledger?.ledger).toMatchObject({ agent: 'coach', decision: 'plan_direct' })
  })
})

describe('a message that no rule reads', () => {
  test('is answered by what it may mean, and a yes does that', async () => {
    const person = await meet(alfred, 'unclear')
    const asked = await person.say('lasagne friday or thereabouts')
    expect(asked.response).toMatch(/Did you mean/)
    expect(asked.pending?.options.map(({ label }) => label)).toContain('plan lasagne for friday')
    expect(await person.rows('meal_plan_entries?select=title')).toEqual([])
    await person.say('yes')
    expect(await person.rows('meal_plan_entries?select=title')).toEqual([{ title: 'lasagne' }])
  })

  test('leaves nothing open for what is said next, and a choice does what was chosen', async () => {
    const person = await meet(alfred, 'unclear-too')
    const unclear = 'hardly any loo roll'
    expect(await person.say(unclear)).toMatchObject({ pending: { kind: 'disambiguation' } })
    const next = await person.say('I bought 6 apples')
    expect(next).toMatchObject({ status: 'done', pending: null })
    expect(await person.rows('inventory_lots?select=food,quantity')).toEqual([{ food: 'apple', quantity: 6 }])
    const chooser = await meet(alfred, 'choosing')
    const { pending } = await chooser.say(unclear)
    expect(pending?.options.map(({ label }) => label)).toContain('add loo roll to the shopping list')
    await chooser.say('add loo roll to the shopping list')
    expect(await chooser.rows('shopping_items?select=food')).toEqual([{ food: 'loo roll' }])
  })
})
