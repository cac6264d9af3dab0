import { expect, test } from '@jest/globals'
import { keeping, read, succeeded } from '../testing/turn-records.ts'
import { actingState, answeringAgent, createTurnFixture } from '../testing/turn-fixture.ts'
import { keep, KEEPING_ORDINAL } from './keep.ts'

const state = { ...actingState, node: 'keep' as const, understood: read({ keep: keeping }) }

test('Keep has the agent keep what was told, under a key that no decision has', async () => {
  const { asked, askAgent } = answeringAgent({ results: [succeeded()] })
  const { turn, dependencies } = createTurnFixture({ askAgent })
  turn.recorder.add(read({ keep: keeping }))
  const record = await keep(turn, state, dependencies)
  expect(record).toMatchObject({ kind: 'kept', results: [{ facts: ['Put milk.'] }] })
  expect(asked[0]).toMatchObject({
    verb: 'execute',
    request: {
      step: KEEPING_ORDINAL,
      records_from: 0,
      records: [{ kind: 'understood' }],
      calls: keeping?.calls,
    },
  })
  expect(turn.recorder.unstored().records).toEqual([])
})

test('Keep reads the rules anew, so that they hold for what is planned next', async () => {
  const { asked, askAgent } = answeringAgent({ results: [] })
  const { turn, dependencies } = createTurnFixture({ askAgent })
  await keep(turn, state, dependencies)
  expect(asked[1]).toMatchObject({ verb: 'context', request: { wants: ['constraints'] } })
})

test('Keep without anything to keep is an error', async () => {
  const { turn, dependencies } = createTurnFixture()
  await expect(keep(turn, actingState, dependencies)).rejects.toMatchObject({ code: 'INTERNAL' })
})
