import { randomUUID } from 'node:crypto'
import { testTurnStore } from './conformance.ts'
import { createMemoryTurns } from './testing.ts'

testTurnStore('memory', async () => {
  let now = Date.parse('2026-11-22T10:00:00Z')
  let stock = new Map<string, number>()
  const keyOf = (userId: string, food: unknown): string => `${userId} ${String(food)}`
  let turns = createMemoryTurns(() => now)
  return {
    store: (instance) => turns.store(instance),
    apply: async (writer, apply) =>
      turns.apply(writer, apply, {
        run: ({ tool, arguments: { food } }) => {
          if (tool !== 'put')
            return { ok: false, error: { code: 'NONE', message: 'None.', retryable: false } }
          stock.set(keyOf(writer.userId, food), (stock.get(keyOf(writer.userId, food)) ?? 0) + 1)
          return { ok: true, entities: [], data: {} }
        },
        savepoint: () => {
          const before = new Map(stock)
          return () => (stock = before)
        },
      }),
    goodCall: (food) => ({ tool: 'put', arguments: { food, amount: 1 } }),
    badCall: (food) => ({ tool: 'take', arguments: { food } }),
    stockOf: async (userId, food) => stock.get(keyOf(userId, food)) ?? 0,
    suggest: async (userId, id) =>
      turns.suggest(userId, { id, kind: 'expiry', reason: 'Milk expires.', action: 'Use it.' }),
    openSuggestionsOf: async (userId) => turns.openSuggestions(userId).length,
    editByHand: async (userId, food) => {
      const id = randomUUID()
      turns.editByHand(userId, { entity_type: 'lot', id, label: food, op: 'created' })
      return id
    },
    conversations: () => turns.conversations,
    pass: async (seconds) => {
      now += seconds * 1_000
    },
    clear: async () => {
      turns = createMemoryTurns(() => now)
    },
    stop: async () => {},
  }
})
