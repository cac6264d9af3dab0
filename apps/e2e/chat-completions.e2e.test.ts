// A server as people run it at home: Chat Completions and JSON mode, one model, no prices, and answers of a small
// model.
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startFakeOpenAi } from '@alfred/llm/testing'
import type { FakeOpenAi } from '@alfred/llm/testing'
import { startAlfred } from '@alfred/testing'
import type { TestAlfred } from '@alfred/testing'
import { describeAtLength } from '@alfred/testing/at-length'
import { meet, nextWeekday } from './conversation.ts'
import { createKitchenBrain } from './kitchen-brain.ts'
import { startCollector } from './start-collector.ts'
import type { Collector } from './start-collector.ts'
import { testTraces, toldTo } from './traces.ts'

const brain = createKitchenBrain()
const model = 'qwen3:14b'
let fake: FakeOpenAi
let collector: Collector
let alfred: TestAlfred
beforeAll(async () => {
  collector = await startCollector()
  fake = await startFakeOpenAi((request) => brain.answer(request), {
    ...{ doors: ['chat'], forms: ['json'], models: [model] },
  })
  alfred = await startAlfred({
    ...toldTo(collector),
    ...{
      OPENAI_BASE_URL: fake.url,
      OPENAI_API_KEY: 'canary-key',
      MODEL_OVERRIDES: JSON.stringify({ '*': model }),
    },
  })
})
afterAll(async () => {
  await fake.close()
  await alfred.stop()
  collector.close()
})

const lotQuery = 'inventory_lots?select=food,quantity,unit,location,expires_on&order=food'

describeAtLength('the same kitchen with a model behind Chat Completions', () => {
  test('has the main conversation, and the database agrees', async () => {
    const person = await meet(alfred, 'main')
    await person.say(
      'I bought 2 litres of milk that expires on Friday and a dozen eggs, put them in the fridge',
    )
    expect((await person.say("what's in my fridge?")).response).toMatch(/12 eggs.*2 l milk/s)
    expect((await person.say('I used 3 eggs')).response).toMatch(/9 left/)
    const last = await person.say('what expires this week?')
    expect(last.response).toMatch(/milk/)
    // The form that the server refused was a question of its own, but no answer to repair.
    expect(last.usage).toMatchObject({ model_calls: 4, repairs: 0, cost_usd: 0, cost_known: false })
    expect(last.usage.input_tokens).toBeGreaterThan(0)
    expect(await person.rows(lotQuery)).toEqual([
      { food: 'egg', quantity: 9, unit: 'piece', location: 'fridge', expires_on: null },
      { food: 'milk', quantity: 2, unit: 'l', location: 'fridge', expires_on: nextWeekday('Fri') },
    ])
    expect(new Set(fake.requests.map(({ door }) => door))).toEqual(new Set(['chat']))
  })

  test('is answered although the model fences, talks, thinks aloud, is cut off, refuses and says nothing', async () => {
    const person = await meet(alfred, 'patient')
    const wrapped = (prompt: string, wrap: (json: string) => string): void => {
      const { json } = brain.answer({ prompt, input: '<message>I bought a dozen eggs</message>' })
      brain.failNext(prompt, [{ text: wrap(JSON.stringify(json)) }])
    }
    wrapped('orchestrator/understand', (json) => `<think>Eggs?</think>\n\`\`\`json\n${json}\n\`\`\``)
    wrapped('agents-pantry/act', (json) => `Of course! ${json} Is there anything else?`)
    brain.failNext('agents-pantry/think', [{ text: '{"decision":', incomplete: 'max_output_tokens' }])
    brain.failNext('orchestrator/reply', [{ text: ' ' }])
    const { response, usage } = await person.say('I bought a dozen eggs')
    expect(response).toMatch(/12 eggs/)
    // Only what was cut off and what was empty was asked for again.
    expect(usage).toMatchObject({ model_calls: 4, repairs: 2 })
    brain.failNext('orchestrator/understand', [{ refusal: 'I will not.' }])
    expect((await person.say("what's in my fridge?")).response).toMatch(/12 eggs/)
  })

  test.each([
    ['MODEL_KEY_REFUSED', 401, /does not accept the key/],
    ['MODEL_QUOTA_EXHAUSTED', 402, /used up what it may spend/],
    ['MODEL_UNKNOWN', 404, /no model of the name/],
  ])(
    'tells %s in a plain sentence, and the operator what the server said',
    async (code, status, sentence) => {
      const person = await meet(alfred, code)
      const message = 'That model cannot be had with canary-key-0123456789.'
      brain.failNext('orchestrator/understand', [{ http: { status, message } }])
      await expect(person.say('I bought a dozen eggs')).rejects.toThrow(code)
      const job = (await person.client.listJobs({ limit: 1 })).items[0]
      expect((await person.client.getJob(job?.job_id ?? '')).error).toMatchObject({
        code,
        retryable: true,
        message: expect.stringMatching(sentence),
      })
      const line = (await alfred.readLogs()).split('\n').find((text) => text.includes(`"code":"${code}"`))
      expect(line).toContain(`"status":${status}`)
      expect(line).toContain('That model cannot be had')
      expect(await alfred.readLogs()).not.toContain('canary-key')
    },
  )
})

testTraces(() => ({ alfred, collector }))
