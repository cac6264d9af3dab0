import { expect, test } from '@jest/globals'
import { turnTraceSchema } from '@alfred/contracts'
import { scenarios } from './all-scenarios.ts'
import { play } from './play.ts'

test('the trace of a turn whose process died at its end has the times of both owners', async () => {
  const scenario = scenarios.find(({ messages }) => messages.length === 1)
  if (!scenario) throw new Error('There is no scenario of one message.')
  let crashes = 0
  const { world } = await play(scenario, {
    limits: { unrecordedModelTimeMs: 0 },
    onPoint: ({ label }) => label === 'before commit' && crashes++ === 0,
  })
  const { steps, attempts } = turnTraceSchema.parse(world.turns()[0]?.outcome.trace)
  expect(attempts).toBe(2)
  expect(new Set(steps.map(({ fence }) => fence))).toEqual(new Set([1, 2]))
  expect(steps.filter((step) => step.began_ms === null || step.duration_ms === null)).toEqual([])
})
