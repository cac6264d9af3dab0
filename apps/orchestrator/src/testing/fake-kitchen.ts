import { createHash } from 'node:crypto'
import type { AgentDefinition } from '@alfred/agent-kit'
import type { ToolCall, ToolOutcome } from '@alfred/contracts'
import type { TurnWriter } from '@alfred/db/testing'
import { z } from 'zod'

type Lot = { id: string; food: string; quantity: number }

/** A domain small enough to know its end state by heart: food and how much of it. */
export type FakeKitchen = {
  runTool(writer: TurnWriter, call: ToolCall): ToolOutcome
  /** What a person has, by food. */
  stockOf(userId: string): Record<string, number>
  /** How often a call changed something, in all. */
  effects(): number
}

const food = z.string().min(1).max(40)
const quantity = z.number().positive()

const tools = {
  put: {
    kind: 'write',
    description: 'Puts food away.',
    arguments: z.strictObject({ food, quantity, note: z.string().nullable() }),
  },
  take: {
    kind: 'write',
    description: 'Takes food, by name or by ref.',
    arguments: z.strictObject({ food: food.nullable(), item: z.string().nullable(), quantity }),
  },
  look: { kind: 'read', description: 'Lists what is there.', arguments: z.strictObject({}) },
} as const satisfies AgentDefinition['tools']

export const fakeKitchenAgent: AgentDefinition = {
  domain: 'larder',
  version: 1,
  description: 'Keeps a larder.',
  subdomains: [{ name: 'stock', description: 'what is there' }],
  examples: ['put 2 milk', 'take 3 egg', 'look'],
  tools,
  prompts: { think: 'agents-pantry/think', act: 'agents-pantry/act' },
  readDashboard: async () => ({ items: 3 }),
  prepareArguments: (_tool, args) => ({ ok: true, arguments: args }),
  describeResult: (tool, outcome) =>
    outcome.ok ? [`${tool}: ${String(outcome.data['told'])}.`] : [outcome.error.message],
}

export function createFakeKitchen(): FakeKitchen {
  const lots = new Map<string, Lot[]>()
  let effects = 0
  const lotsOf = (userId: string): Lot[] => {
    const known = lots.get(userId) ?? []
    lots.set(userId, known)
    return known
  }
  const put = (userId: string, args: z.infer<typeof tools.put.arguments>): ToolOutcome => {
    const known = lotsOf(userId).find((lot) => lot.food === args.food)
    const lot = known ?? { id: idOf(`${userId} ${args.food}`), food: args.food, quantity: 0 }
    if (!known) lotsOf(userId).push(lot)
    lot.quantity += args.quantity
    effects += 1
    return done(lot, { op: known ? 'updated' : 'created', told: `${args.quantity} ${lot.food}` })
  }
  const take = (userId: string, args: z.infer<typeof tools.take.arguments>): ToolOutcome => {
    const lot = lotsOf(userId).find(({ id, food: name }) =>
      args.item ? id === args.item : name === args.food,
    )
    if (!lot || lot.quantity < args.quantity) return refused(`There is not enough ${args.food ?? 'of that'}.`)
    lot.quantity -= args.quantity
    effects += 1
    return done(lot, { op: 'updated', told: `${args.quantity} ${lot.food}` })
  }
  const look = (userId: string): ToolOutcome => ({
    ok: true,
    entities: lotsOf(userId).map((lot) => ({ ...entityOf(lot), op: 'read' as const })),
    data: { told: `${lotsOf(userId).length} foods`, ids: lotsOf(userId).map(({ id }) => id) },
  })
  return {
    runTool: ({ userId }, { tool, arguments: args }) => {
      if (tool === 'put') return put(userId, tools.put.arguments.parse(args))
      if (tool === 'take') return take(userId, tools.take.arguments.parse(args))
      return look(userId)
    },
    stockOf: (userId) => Object.fromEntries(lotsOf(userId).map((lot) => [lot.food, lot.quantity])),
    effects: () => effects,
  }
}

function done(lot: Lot, { op, told }: { op: 'created' | 'updated'; told: string }): ToolOutcome {
  // The id stands in the data on purpose: whatever a domain returns, no prompt may show it.
  return { ok: true, entities: [{ ...entityOf(lot), op }], data: { told, lot_id: lot.id } }
}

function entityOf({ id, food: label }: Lot) {
  return { type: 'lot', id, label, source: 'db_lookup' as const }
}

function refused(message: string): ToolOutcome {
  return { ok: false, error: { code: 'NOT_ENOUGH', message, retryable: false } }
}

function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
