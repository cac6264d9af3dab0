// Twenty messages in four languages, read by a strong, a careless and a lying model: what is stored and what is said. In
// `npm test` each of them reads a third of the messages.
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { shareOf } from '@alfred/contracts/testing'
import { startFakeOpenAi } from '@alfred/llm/testing'
import type { FakeOpenAi } from '@alfred/llm/testing'
import { borrowAlfred } from '@alfred/testing'
import type { BorrowedAlfred } from '@alfred/testing'
import { meet, type TestPerson } from './conversation.ts'
import { playedMessages, seed, type PlayedMessage } from './played-messages.ts'
import { answerAs, playedModels, type PlayedModel } from './played-models.ts'

let fake: FakeOpenAi
let alfred: BorrowedAlfred
let model: PlayedModel = 'strong'
beforeAll(async () => {
  alfred = await borrowAlfred('modelled')
  fake = await startFakeOpenAi((request) => answerAs(model, request), { port: alfred.modelPort })
})
afterAll(async () => {
  await fake.close()
  await alfred.stop()
})

type Row = { food: string; quantity: number | null }

/** What a person has in stock and on the list, by food. */
async function storedOf(person: TestPerson): Promise<Record<string, number | null>> {
  const lots = await person.rows<Row>('inventory_lots?select=food,quantity')
  const lines = await person.rows<Row>('shopping_items?select=food,quantity')
  return Object.fromEntries([
    ...lots.map(({ food, quantity }) => [food, quantity]),
    ...lines.map(({ food, quantity }) => [`to buy: ${food}`, quantity]),
  ])
}

/** What is stored once the calls of a message were made. */
function after(
  before: Record<string, number | null>,
  { calls }: PlayedMessage,
): Record<string, number | null> {
  const stored = { ...before }
  for (const [tool, { food, quantity }] of calls) {
    const name = tool === 'add_to_shopping' ? `to buy: ${String(food)}` : String(food)
    const amount = tool === 'use_item' ? -Number(quantity) : Number(quantity)
    stored[name] = quantity === null ? null : (stored[name] ?? 0) + amount
  }
  return stored
}

/** What a person is told, be it the reply or an error. */
async function answerTo(person: TestPerson, says: string): Promise<{ response: string; status: string }> {
  let told = { response: '', status: '' }
  for await (const { type, data } of person.client.chat({ message: says, time_zone: 'Europe/Berlin' })) {
    if (type === 'done') told = data
    if (type === 'error') told = { response: data.error, status: 'failed' }
  }
  return told
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** Amounts by food as text, whatever the order in which the rows came. */
const inOrder = (stored: Record<string, number | null>): string =>
  JSON.stringify(Object.entries(stored).toSorted(([one], [other]) => one.localeCompare(other)))

/** What is wrong with how a turn ended; nothing for most. */
async function faultsOf(played: PlayedModel, message: PlayedMessage, name: string): Promise<string[]> {
  const person = await meet(alfred, name)
  model = 'strong'
  await person.say(seed.says)
  const before = await storedOf(person)
  model = played
  const { response, status } = await answerTo(person, message.says)
  const stored = inOrder(await storedOf(person))
  const sentences = sentencesOf(response)
  const isUse = message.calls.some(([tool]) => tool === 'use_item')
  const isDone = stored === inOrder(after(before, message))
  const isUntouched = stored === inOrder(before)
  const mayDo = played === 'strong' || (played === 'careless' && !isUse)
  return [
    ...(mayDo && !isDone ? [`not done: ${stored}`] : []),
    ...(!mayDo && !isUntouched ? [`changed: ${stored}`] : []),
    ...(/\b[a-z]+_\d+\b/.test(response) ? ['names a ref'] : []),
    ...(new Set(sentences).size < sentences.length ? ['says a sentence twice'] : []),
    ...(played !== 'strong' && sentencesOf(message.claim).some((claim) => response.includes(claim))
      ? ['claims what was not done']
      : []),
    ...(played === 'careless' && !/polish/.test(response) ? ['is silent on what nobody did'] : []),
    ...(response === '' ? ['says nothing'] : []),
    ...(played === 'careless' && isUse && status !== 'blocked' ? [`did not ask: ${status}`] : []),
  ].map((fault) => `${message.says}: ${fault} (${response.replaceAll('\n', ' ')})`)
}

test.each(playedModels)(
  'a %s model stores what was said or nothing, and the reply tells which',
  async (played) => {
    const faults: string[] = []
    const own = shareOf(playedMessages, playedModels.length, playedModels.indexOf(played))
    for (const [index, message] of own.entries())
      faults.push(...(await faultsOf(played, message, `${played} ${index}`)))
    expect(faults).toEqual([])
  },
)
