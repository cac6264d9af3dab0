import { describe, expect, test } from '@jest/globals'
import { AlfredError } from '@alfred/contracts'
import type { ErrorCode } from '@alfred/contracts'
import type { GatheredStore, ToldTurn } from '@alfred/db/proactive'
import { createOfflineModel } from '@alfred/llm'
import type { Model } from '@alfred/llm'
import { silentLogger } from '@alfred/observability'
import { memoryOfflineRules } from '@alfred/offline/memory'
import { gatherMemories, mayTell, toMemory } from './gather-memories.ts'

const model = createOfflineModel(memoryOfflineRules)

/** A store in memory: each turn is given until it was kept, as the database does. */
function storeOf(turns: ToldTurn[], keep?: GatheredStore['keep']) {
  const kept = new Map<string, readonly Record<string, unknown>[]>()
  const store: GatheredStore = {
    toldTurns: async (limit) => turns.filter(({ turn_id }) => !kept.has(turn_id)).slice(0, limit),
    keep:
      keep ??
      (async (turnId, memories) => {
        kept.set(turnId, memories)
        return memories.length
      }),
  }
  return { store, kept }
}
const turn = (id: number, message: string, tools: string[] = []): ToldTurn => ({
  ...{ turn_id: `turn-${id}`, message, tools, locale: 'en-GB', today: '2026-11-25' },
})

/** The rules, but for a message at which they fail with this error; with the messages that were asked about. */
function modelThatFails(message: string, code: ErrorCode) {
  const asked: unknown[] = []
  const failing: Model = {
    ...model,
    generate: async (request) => {
      const { message: said } = request.variables as { message: string }
      asked.push(said)
      if (said === message) throw new AlfredError(code, 'It fails.')
      return model.generate(request)
    },
  }
  return { failing, asked }
}

describe('a run', () => {
  test('keeps what is told in passing, and looks at each turn once', async () => {
    const { store, kept } = storeOf([
      turn(1, 'I bought 6 eggs. My oven runs hot.', ['add_item']),
      turn(2, 'what is in my fridge?'),
      ...Array.from({ length: 120 }, (_, index) => turn(index + 3, 'I bought milk')),
    ])
    await gatherMemories({ store, model, logger: silentLogger })
    expect(kept.size).toBe(122)
    expect([...kept.values()].flat()).toMatchObject([
      { text: 'My oven runs hot', subject: 'oven', subject_key: 'oven run', kind: 'fact', confidence: 0.7 },
    ])
  })

  test('goes on where a turn fails, and does not ask for it again', async () => {
    const asked: string[] = []
    const { store } = storeOf([turn(1, 'my oven runs hot'), turn(2, 'I work nights')], async (turnId) => {
      asked.push(turnId)
      throw new TypeError('The database is away.')
    })
    await gatherMemories({ store, model, logger: silentLogger })
    expect(asked).toEqual(['turn-1', 'turn-2'])
  })

  test('asks a model once about a turn that it fails at, and goes on with the others', async () => {
    const { store, kept } = storeOf([turn(1, 'my oven runs hot'), turn(2, 'I work nights')])
    const { failing, asked } = modelThatFails('my oven runs hot', 'MODEL_OUTPUT_INVALID')
    await gatherMemories({ store, model: failing, logger: silentLogger })
    await gatherMemories({ store, model: failing, logger: silentLogger })
    expect(asked).toEqual(['my oven runs hot', 'I work nights'])
    expect(kept.get('turn-1')).toEqual([])
    expect(kept.get('turn-2')).toHaveLength(1)
  })

  test.each(['MODEL_UNAVAILABLE', 'MODEL_QUOTA_EXHAUSTED'] as const)(
    'ends where the model is away (%s), and the next one goes on there',
    async (code) => {
      const { store, kept } = storeOf([turn(1, 'my oven runs hot'), turn(2, 'I work nights')])
      const { failing, asked } = modelThatFails('my oven runs hot', code)
      await gatherMemories({ store, model: failing, logger: silentLogger })
      expect(asked).toEqual(['my oven runs hot'])
      await gatherMemories({ store, model, logger: silentLogger })
      expect(kept.size).toBe(2)
    },
  )
})

test.each([
  ['my oven runs hot', ['add_item'], true],
  ['my oven runs hot', ['remember_fact'], false],
  ["I don't like olives much", ['remember_preference'], false],
  ['do I work nights?', [], false],
  ['thanks', [], false],
  [`Pie\n2 eggs\n1 l milk\nOur oven runs hot.\nMix.\nBake.\nServe.`, [], false],
  ['my oven runs hot '.repeat(100), [], false],
])('"%s" after %j may tell something: %s', (message, tools, may) => {
  expect(mayTell({ message, tools })).toBe(may)
})

test('what is no sentence is left out', () => {
  const one = { kind: 'fact' as const, subject: null, keywords: null }
  expect(toMemory({ ...one, text: '  ' })).toEqual([])
  expect(toMemory({ ...one, text: 'x'.repeat(501) })).toEqual([])
})
