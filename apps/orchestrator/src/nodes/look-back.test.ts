import { expect, test } from '@jest/globals'
import { AlfredError } from '@alfred/contracts'
import type { ToolOutcome } from '@alfred/contracts'
import { DatabaseError } from '@alfred/db'
import type { Apply } from '@alfred/db/apply'
import { afterLookingBack } from '../fold/after-looking-back.ts'
import { register } from '../memory/registry.ts'
import { actingState, createTurnFixture } from '../testing/turn-fixture.ts'
import type { TurnState } from '../state/turn-state.ts'
import { lookBack } from './look-back.ts'

const source = '2476ee9e-5d36-4a3f-9a3e-0d6f9f6f2b10'
const eggs = 'b4d7f0a2-0f5e-4c0e-9d0e-5a1f0c2b7e11'
const rice = 'b4d7f0a2-0f5e-4c0e-9d0e-5a1f0c2b7e12'
const asked: TurnState = {
  ...actingState,
  node: 'look_back',
  lookBack: { tool: 'undo_changes', arguments: { source } },
}
const change = { entity_type: 'lot', place: 'stock', before: null, after: null }
const undone: ToolOutcome = {
  ok: true,
  entities: [
    { type: 'lot', id: eggs, label: 'egg', source: 'db_lookup', op: 'deleted' },
    { type: 'lot', id: rice, label: 'rice', source: 'db_lookup', op: 'created' },
  ],
  data: {
    request: 'I bought eggs',
    undone: [
      { ...change, id: eggs, label: 'egg', op: 'created' },
      { ...change, id: rice, label: 'rice', op: 'deleted' },
    ],
  },
}

test('a look back is applied as a call of the turn, for no agent, with the unstored records and events', async () => {
  const { turn, dependencies } = createTurnFixture()
  const applied: Apply[] = []
  turn.recorder.add({ kind: 'received', path: { to: 'understand' } })
  const record = await lookBack(turn, asked, {
    ...dependencies,
    apply: async (apply) => {
      applied.push(apply)
      return [undone]
    },
  })
  expect(record).toEqual({ kind: 'looked_back', outcome: undone })
  expect(applied).toMatchObject([
    {
      ...{ step: 1, firstRecord: 0, records: [{ kind: 'received' }] },
      calls: [{ call: 1, tool: 'undo_changes', arguments: { source } }],
    },
  ])
  expect(JSON.parse(applied[0]?.token ?? '')).toMatchObject({ domain: 'alfred', turnId: turn.claim.turn_id })
  expect(turn.recorder.unstored().records).toEqual([])
})

test('a look back stops when another owner has the turn, and passes on other errors', async () => {
  const { turn, dependencies } = createTurnFixture()
  const failing = (error: DatabaseError) =>
    lookBack(turn, asked, { ...dependencies, apply: () => Promise.reject(error) })
  const stale = new DatabaseError('stale', new AlfredError('STALE', 'Taken.'))
  await expect(failing(stale)).rejects.toMatchObject({ name: 'AlfredError', code: 'STALE' })
  const away = new DatabaseError('unknown', new AlfredError('UNAVAILABLE', 'Away.'))
  await expect(failing(away)).rejects.toBe(away)
  await expect(lookBack(turn, { ...asked, lookBack: null }, dependencies)).rejects.toMatchObject({
    code: 'INTERNAL',
  })
})

test('after a look back a removed entity has no ref, and a restored one has a ref', () => {
  const known = register(asked.registry, { type: 'lot', id: eggs, label: 'egg' })
  const after = afterLookingBack({ ...asked, registry: known.registry }, undone)
  expect(after).toMatchObject({
    node: 'reply',
    ending: { status: 'done' },
    toolsCalled: ['undo_changes'],
    changes: [
      { op: 'deleted', entity: { ref: known.ref, label: 'egg' } },
      { op: 'created', entity: { label: 'rice' } },
    ],
  })
  expect(after.facts.map(({ text }) => text)).toEqual([
    'I took back your request "I bought eggs": egg is no longer in your stock; rice is back in your stock.',
  ])
  expect(JSON.stringify(after.registry)).not.toContain(eggs)
  expect(JSON.stringify(after.registry)).toContain(rice)
})

test('a refused look back ends the turn with the reason', () => {
  const error = { code: 'CHANGED_SINCE', message: 'There were later changes to it: milk.', retryable: false }
  expect(afterLookingBack(asked, { ok: false, error })).toMatchObject({
    ending: { status: 'failed', error },
    changes: [],
  })
})
