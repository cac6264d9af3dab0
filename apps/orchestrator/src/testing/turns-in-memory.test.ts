import { beforeAll, describe, expect, test } from '@jest/globals'
import { compareEventIds, isFinalEvent } from '@alfred/contracts'
import { loadPrompts } from '@alfred/llm'
import type { Prompts } from '@alfred/llm'
import { play } from './play.ts'
import { replyText } from './reply-text.ts'
import { scenarios } from './all-scenarios.ts'

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i

let prompts: Prompts
beforeAll(async () => {
  prompts = await loadPrompts()
})

describe.each(scenarios)('a turn with $name', (scenario) => {
  const { expected } = scenario

  test('ends as expected, once, and reports what it did', async () => {
    const { world, jobs } = await play(scenario)
    expect(jobs.map(({ status }) => status)).toEqual(expected.statuses)
    expect(jobs.map(({ response }) => response)).toEqual(expected.responses)
    expect(world.stock()).toEqual(expected.stock)
    expect(world.dishes().map(({ name }) => name)).toEqual(expected.dishes ?? [])
    expect(world.effects()).toBe(expected.effects)
    expect(world.openSuggestions()).toEqual([])
  })

  test('publishes its events in order without a gap, and text that equals the stored response', async () => {
    const { world, turnIds, jobs, replays } = await play(scenario)
    for (const [index, turnId] of turnIds.entries()) {
      const live = world.live(turnId)
      const numbers = live.map(({ id }) => Number(id.split('.')[1]))
      expect(numbers).toEqual(numbers.map((_, at) => at + 1))
      expect(live.filter(isFinalEvent)).toEqual(live.slice(-1))
      expect(replyText(live)).toBe(jobs[index]?.response)
      expect(replyText(replays[index] ?? [])).toBe(jobs[index]?.response)
      expect(replays[index]).toEqual(replays[index]?.toSorted((a, b) => compareEventIds(a.id, b.id)))
    }
  })

  test('shows no id in any prompt', async () => {
    const { world } = await play(scenario)
    expect(world.prompts.length).toBeGreaterThanOrEqual(1)
    for (const { prompt, variables } of world.prompts) {
      const { input } = prompts.render(prompt, variables)
      expect(input).not.toMatch(uuid)
    }
  })
})
