import { expect, test } from '@jest/globals'
import { play } from './play.ts'
import type { Scenario } from './scenarios.ts'
import type { World } from './start-world.ts'

const scenario: Scenario = {
  name: 'interrupted',
  messages: ['put 2 milk and 3 egg'],
  expected: { statuses: [], stock: {}, effects: 0, responses: [] },
}
const interrupt = { if_busy: 'interrupt' }

/** Interrupts the first turn at one point. */
async function interruptAt(point: number, crashAt?: string) {
  let second: string | undefined
  let crashes = 0
  const { world, jobs } = await play(scenario, {
    onPoint: async ({ index, label }, at) => {
      if (index === point && at.turns().length === 1 && second === undefined) {
        second = 'said'
        second = await at.say('put 4 salt', interrupt)
      }
      const isCrash = second !== undefined && label === crashAt && crashes === 0
      crashes += isCrash ? 1 : 0
      return isCrash
    },
  })
  return { world, first: jobs[0], second, crashes }
}

function statusOf(world: World, turnId: string): string | undefined {
  return world.turns().find(({ id }) => id === turnId)?.status
}

test('a message that interrupts at any point ends the turn before it and is answered once', async () => {
  const points = (await play(scenario)).world.points.length
  const ends = new Set<string>()
  for (let point = 1; point < points; point += 1) {
    const { world, first, second } = await interruptAt(point)
    if (second === undefined) continue
    expect(statusOf(world, second)).toBe('done')
    expect(world.stock()['salt']).toBe(4)
    ends.add(first?.status ?? '')
    if (first?.status === 'cancelled') expect(first.response).toMatch(/^Stopped\./)
  }
  expect([...ends].toSorted()).toEqual(['cancelled', 'done'])
})

test('a crash of the interrupting process loses neither the end of the old turn nor the new message', async () => {
  for (const place of ['after open', 'before commit', 'after commit']) {
    const { world, first, crashes } = await interruptAt(6, place)
    expect(crashes).toBe(1)
    expect(first?.status).toBe('cancelled')
    expect(world.stock()).toMatchObject({ salt: 4 })
    expect(world.turns().map(({ status }) => status)).toEqual(['cancelled', 'done'])
  }
})
