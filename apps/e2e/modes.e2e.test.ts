import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ChatInput, Job, TurnEvent } from '@alfred/contracts'
import { startFakeOpenAi } from '@alfred/llm/testing'
import type { FakeOpenAi } from '@alfred/llm/testing'
import { borrowAlfred } from '@alfred/testing'
import type { BorrowedAlfred } from '@alfred/testing'
import { meet } from './conversation.ts'
import type { TestPerson } from './conversation.ts'
import { createSessionBrain } from './session-brain.ts'

const brain = createSessionBrain()
let fake: FakeOpenAi
let alfred: BorrowedAlfred
beforeAll(async () => {
  alfred = await borrowAlfred('modelled')
  fake = await startFakeOpenAi((request) => brain.answer(request), { port: alfred.modelPort })
})
afterAll(async () => {
  await fake.close()
  await alfred.stop()
})

type Told = { events: TurnEvent[]; shape: string[]; job: Job; asked: string[]; response: string }

/** Sends a request and returns its events, the job, and the prompts that it used. */
async function tell(person: TestPerson, input: ChatInput): Promise<Told> {
  const before = fake.requests.length
  const events: TurnEvent[] = []
  for await (const event of person.client.chat(input)) events.push(event)
  const types = events.map(({ type }) => type)
  const first = events[0]
  const job = await person.client.getJob(first?.type === 'job_started' ? first.data.job_id : '')
  return {
    events,
    shape: types.filter((type, index) => type !== types[index - 1]),
    job,
    // What was told before is gathered by the worker in its own time, for nobody's turn.
    asked: fake.requests
      .slice(before)
      .map(({ prompt }) => prompt.split('/')[1] ?? '')
      .filter((step) => step !== 'gather'),
    response: job.response ?? '',
  }
}

/** Creates a person with a saved soup recipe. */
async function withSoup(name: string): Promise<{ person: TestPerson; recipeId: string }> {
  const person = await meet(alfred, name)
  await tell(person, { message: 'a leek soup', mode: 'create' })
  await tell(person, { message: 'save the soup' })
  const [recipe] = await person.rows<{ id: string }>('recipes?select=id&user_id=not.is.null')
  return { person, recipeId: recipe?.id ?? '' }
}

const lastAsked = (prompt: string) => fake.requests.findLast((request) => request.prompt === prompt)

describe('cooking', () => {
  test('starts with a recipe, continues in messages and ends with a handoff that the next plan knows', async () => {
    const { person, recipeId } = await withSoup('cook')
    const begun = await tell(person, {
      message: '',
      mode: 'cook',
      cook_init: { recipe_id: recipeId, notes: 'halving the recipe' },
    })
    expect(begun.shape).toEqual(['job_started', 'chunk', 'done'])
    expect(begun.asked).toEqual(['cook'])
    const { input, body, instructions } = lastAsked('orchestrator/cook') ?? {}
    for (const part of [
      '# Leek Soup',
      'Cuisine: French.',
      '- 2 leeks, sliced',
      '1. Sweat the leeks',
      'halving the recipe',
    ])
      expect(input).toContain(part)
    expect(input).not.toContain(recipeId)
    expect(body).toMatchObject({ model: 'gpt-4.1-mini', temperature: 0.4 })
    expect(instructions).toContain('Two or three sentences at most.')

    const chat = await tell(person, { message: 'Is the oil hot enough? I took cream.', mode: 'cook' })
    expect(chat.shape).toEqual(['job_started', 'chunk', 'done'])
    expect(chat.asked).toEqual(['cook'])
    expect(chat.response).toContain('gentle sizzle')

    const left = await tell(person, { message: '__cook_exit__', mode: 'cook' })
    expect(left.shape).toEqual(['job_started', 'handoff', 'done'])
    expect(left.asked).toEqual(['handoff'])
    expect(lastAsked('orchestrator/handoff')?.body).toMatchObject({ model: 'gpt-4.1-mini', temperature: 0.3 })
    expect(left.job.handoff).toMatchObject({
      action: 'update',
      action_detail: 'Use cream instead of butter.',
    })

    await tell(person, { message: "what's in my fridge?" })
    expect(lastAsked('orchestrator/understand')?.input).toContain('Cook session: Leek Soup')
    expect(lastAsked('orchestrator/understand')?.input).toContain('cream instead of butter')
  })

  test('leaves no trace when there is nothing to keep, and the planning context stays as it was', async () => {
    const { person, recipeId } = await withSoup('tidy')
    const before = await tell(person, { message: "what's in my fridge?" })
    await tell(person, { message: '', mode: 'cook', cook_init: { recipe_id: recipeId } })
    await tell(person, { message: 'How long?', mode: 'cook' })
    const left = await tell(person, { message: '__cook_exit__', mode: 'cook' })
    expect(left.job.handoff?.action).toBe('close')
    const after = await tell(person, { message: "what's in my fridge?" })
    expect(lastAsked('orchestrator/understand')?.input).not.toMatch(/How long|Cook session/)
    expect(after.response).toBe(before.response)
  })

  test("does not start with a missing recipe, another person's recipe, or an invalid id", async () => {
    const { recipeId } = await withSoup('owner')
    const person = await meet(alfred, 'stranger')
    for (const id of [recipeId, '6f9619ff-8b86-4011-b42d-00c04fc964ff', 'uuid-here']) {
      const told = await tell(person, { message: '', mode: 'cook', cook_init: { recipe_id: id } })
      expect(told.shape).toEqual(['job_started', 'error'])
      expect(told.job.error).toEqual({
        code: 'RECIPE_NOT_FOUND',
        message: 'There is no such recipe. Nothing is being cooked.',
        retryable: false,
      })
      expect(told.asked).toEqual([])
    }
    const chat = await tell(person, { message: 'next', mode: 'cook' })
    expect(chat.job.error?.code).toBe('NO_SESSION')
  })
})

describe('a brainstorm', () => {
  test("starts with the kitchen's context, continues in messages and ends with ideas to save", async () => {
    const person = await meet(alfred, 'dreamer')
    await tell(person, { message: 'I bought a dozen eggs' })
    const begun = await tell(person, {
      message: 'I want to riff on pasta ideas',
      mode: 'brainstorm',
      brainstorm_init: true,
    })
    expect(begun.shape).toEqual(['job_started', 'chunk', 'done'])
    expect(begun.asked).toEqual(['brainstorm'])
    expect(lastAsked('orchestrator/brainstorm')?.input).toContain('12 egg')
    expect(lastAsked('orchestrator/brainstorm')?.body).toMatchObject({
      model: 'gpt-4.1-mini',
      temperature: 0.6,
    })
    const chat = await tell(person, { message: 'What about a carbonara with miso?', mode: 'brainstorm' })
    expect(chat.asked).toEqual(['brainstorm'])
    expect(lastAsked('orchestrator/brainstorm')?.input).toContain('riff on pasta ideas')
    const left = await tell(person, { message: '__brainstorm_exit__', mode: 'brainstorm' })
    expect(left.shape).toEqual(['job_started', 'handoff', 'done'])
    expect(left.job.handoff?.action).toBe('save')
    // The messages changed nothing.
    expect(await person.rows('inventory_lots?select=food')).toEqual([{ food: 'egg' }])
    expect(await person.rows('recipes?select=id&user_id=not.is.null')).toEqual([])
  })
})

describe('a failure in a session', () => {
  const broken = { http: { status: 400, message: 'no' } }

  test('during a turn is reported to the client, and the session stays open', async () => {
    const person = await meet(alfred, 'unlucky cook')
    await tell(person, { message: 'green pasta', mode: 'brainstorm', brainstorm_init: true })
    brain.always('orchestrator/brainstorm', broken)
    const failed = await tell(person, { message: 'with peas?', mode: 'brainstorm' })
    brain.always('orchestrator/brainstorm', null)
    expect(failed.shape).toEqual(['job_started', 'error'])
    expect(failed.job).toMatchObject({
      status: 'failed',
      error: { code: 'MODEL_UNAVAILABLE', retryable: true },
    })
    expect((await tell(person, { message: 'with peas?', mode: 'brainstorm' })).job.status).toBe('done')
  })

  test('during the handoff is reported to the client, who may try again', async () => {
    const person = await meet(alfred, 'unlucky leaver')
    await tell(person, { message: 'green pasta', mode: 'brainstorm', brainstorm_init: true })
    brain.always('orchestrator/handoff', broken)
    const failed = await tell(person, { message: '__brainstorm_exit__', mode: 'brainstorm' })
    brain.always('orchestrator/handoff', null)
    expect(failed.shape).toEqual(['job_started', 'error'])
    const left = await tell(person, { message: '__brainstorm_exit__', mode: 'brainstorm' })
    expect(left.shape).toEqual(['job_started', 'handoff', 'done'])
  })

  test('a client that leaves during a stream finds the whole answer in the job', async () => {
    const person = await meet(alfred, 'leaver')
    brain.always('orchestrator/brainstorm', {
      text: 'slowly, word by word, the idea grows',
      deltas: 7,
      deltaDelayMs: 60,
    })
    const controller = new AbortController()
    let jobId = ''
    const reading = (async () => {
      const input = { message: 'peas', mode: 'brainstorm' as const, brainstorm_init: true }
      for await (const event of person.client.chat(input, { signal: controller.signal })) {
        if (event.type === 'job_started') jobId = event.data.job_id
        if (event.type === 'chunk') controller.abort()
      }
    })()
    await expect(reading).rejects.toThrow()
    let job = await person.client.getJob(jobId)
    while (job.status === 'running') job = await person.client.getJob(jobId)
    brain.always('orchestrator/brainstorm', null)
    expect(job).toMatchObject({ status: 'done', response: 'slowly, word by word, the idea grows' })
  })
})

describe('a working mode', () => {
  test('answers a simple question with one model call', async () => {
    const person = await meet(alfred, 'hurried')
    await tell(person, { message: 'I bought a dozen eggs' })
    const told = await tell(person, { message: "what's in my fridge quickly?", mode: 'quick' })
    expect(told.asked).toEqual(['understand'])
    expect(told.job.usage?.model_calls).toBe(1)
    expect(told.shape.slice(-3)).toEqual(['chunk', 'context_updated', 'done'])
    expect(told.response).toMatch(/12 eggs/)
    expect(lastAsked('orchestrator/understand')?.input).toContain(
      '- list_items(location?: LOCATION, food?) (read)',
    )
  })

  test('escalates to a plan, and says so, when one call is not enough', async () => {
    const person = await meet(alfred, 'hopeful')
    const told = await tell(person, { message: 'I bought a dozen eggs', mode: 'quick' })
    expect(told.asked).toEqual(['understand', 'think', 'act', 'reply'])
    expect(told.events).toContainEqual(
      expect.objectContaining({ type: 'progress', data: expect.objectContaining({ type: 'escalated' }) }),
    )
    expect(told.response).toMatch(/12 eggs/)
  })

  test('creates with two model calls what a later turn saves', async () => {
    const person = await meet(alfred, 'creator')
    const told = await tell(person, { message: 'a leek soup', mode: 'create' })
    expect(told.asked).toEqual(['understand', 'act'])
    expect(told.job.usage?.model_calls).toBe(2)
    expect(await person.rows('recipes?select=name&user_id=not.is.null')).toEqual([])
    await tell(person, { message: 'save the soup' })
    expect(await person.rows('recipes?select=name&user_id=not.is.null')).toEqual([{ name: 'Leek Soup' }])
  })
})

test('prompts and answers are logged only for a turn that asks for it', async () => {
  const person = await meet(alfred, 'curious')
  const folder = join(alfred.home, 'prompt-logs')
  const silent = await tell(person, { message: 'I bought a dozen eggs' })
  const last = silent.events.at(-1)
  expect(last?.type === 'done' && last.data.log_dir).toBeNull()
  const told = await tell(person, { message: "what's in my fridge?", log_prompts: true })
  expect(told.events.at(-1)).toMatchObject({ data: { log_dir: told.job.job_id } })
  expect(await readdir(folder)).toEqual([told.job.job_id])
  const files = await readdir(join(folder, told.job.job_id))
  expect(files.map((file) => file.replace(/^.*Z-/, '')).toSorted()).toEqual([
    'agents-pantry-act.md',
    'agents-pantry-think.md',
    'orchestrator-reply.md',
    'orchestrator-understand.md',
  ])
})

describe('a cancel', () => {
  test.each([
    ['an agent plans', 'agents-pantry/think'],
    ['the reply is written', 'orchestrator/reply'],
  ])(
    'during %s closes the connection to the model, and nothing is recorded after it',
    async (_title, prompt) => {
      const person = await meet(alfred, `canceller of ${prompt}`)
      brain.always(prompt, { text: 'never heard to its end', deltas: 4, deltaDelayMs: 5_000 })
      const asked = fake.requests.length
      const client = person.client.chat({ message: 'I bought a dozen eggs' })
      let jobId = ''
      const events: TurnEvent[] = []
      const reading = (async () => {
        for await (const event of client) {
          events.push(event)
          if (event.type === 'job_started') jobId = event.data.job_id
        }
      })()
      const open = () => fake.requests.slice(asked).find((request) => request.prompt === prompt)
      while (!open()) await new Promise((resolve) => setTimeout(resolve, 20))
      expect(await person.client.cancel(jobId)).toMatchObject({ outcome: 'cancelled' })
      expect(await open()?.closed).toBe('aborted')
      brain.always(prompt, null)
      await reading
      expect(events.at(-1)).toMatchObject({ type: 'done', data: { status: 'cancelled' } })
      const changes = `audit_log?select=id&table_name=eq.inventory_lots&turn_id=eq.${jobId}`
      const recorded = await person.rows(changes)
      await new Promise((resolve) => setTimeout(resolve, 500))
      expect(await person.rows(changes)).toEqual(recorded)
      expect(recorded).toHaveLength(prompt.includes('think') ? 0 : 1)
    },
  )
})
