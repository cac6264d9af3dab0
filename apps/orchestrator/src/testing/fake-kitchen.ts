import { createHash } from 'node:crypto'
import type { ToolOutcome } from '@alfred/contracts'
import type { MemoryTools, TurnWriter } from '@alfred/db/testing'
import { z } from 'zod'
import { fakeTools } from './fake-agents.ts'

type Lot = { id: string; food: string; quantity: number }
type Dish = { id: string; name: string; foods: string[] }
type Offer = {
  id: string
  food: string
  quantity: number
  turnId: string
  status: 'open' | 'committed' | 'cancelled'
}
/** The stock before a turn first changed it. */
type Change = { turnId: string; before: Lot[] }
type Household = { lots: Lot[]; dishes: Dish[]; offers: Offer[]; changes: Change[] }

/** A domain with an end state that is easy to predict: amounts of food, dishes, offers. */
export type FakeKitchen = {
  toolsOf(writer: TurnWriter): MemoryTools
  /** A person's amounts, by food. */
  stockOf(userId: string): Record<string, number>
  dishesOf(userId: string): { name: string; foods: string[] }[]
  /** How many calls changed something, in all. */
  effects(): number
  /** Every call that reached the domain, with its person. */
  calls(): readonly { userId: string; tool: string; arguments: Record<string, unknown> }[]
}

type Call = Parameters<MemoryTools['run']>[0]

export function createFakeKitchen(): FakeKitchen {
  let households = new Map<string, Household>()
  let effects = 0
  const calls: ReturnType<FakeKitchen['calls']>[number][] = []
  const householdOf = (userId: string): Household => {
    const known = households.get(userId) ?? { lots: [], dishes: [], offers: [], changes: [] }
    households.set(userId, known)
    return known
  }
  const run = (writer: TurnWriter, call: Call): ToolOutcome => {
    calls.push({ userId: writer.userId, tool: call.tool, arguments: call.arguments })
    const before = structuredClone(householdOf(writer.userId))
    const outcome = runTool(householdOf(writer.userId), writer, call)
    if (!outcome.ok || outcome.entities.every(({ op }) => op === 'read')) return outcome
    effects += 1
    if (call.tool !== 'undo_changes') rememberChange(householdOf(writer.userId), before.lots, writer.turnId)
    return outcome
  }
  return {
    toolsOf: (writer) => ({
      run: (call) => run(writer, call),
      savepoint: () => {
        const before = { households: structuredClone(households), effects }
        return () => {
          households = before.households
          effects = before.effects
        }
      },
    }),
    stockOf: (userId) => Object.fromEntries(householdOf(userId).lots.map((lot) => [lot.food, lot.quantity])),
    dishesOf: (userId) => householdOf(userId).dishes.map(({ name, foods }) => ({ name, foods })),
    effects: () => effects,
    calls: () => calls,
  }
}

function runTool(household: Household, writer: TurnWriter, { tool, arguments: told }: Call): ToolOutcome {
  // The yes is told beside the arguments of a tool, as the database is told it. Nothing here changes many things.
  const { confirmed: _, ...args } = told
  switch (tool) {
    case 'undo_changes':
      return takeBack(household)
    case 'show_changes':
      return showLatest(household)
    case 'put':
      return put(household, writer, fakeTools.put.arguments.parse(args))
    case 'take':
      return take(household, fakeTools.take.arguments.parse(args))
    // Kept under a name of its own, so that a rule which is kept twice shows.
    case 'remember':
      return put(household, writer, { food: `no ${String(args['value'])}`, quantity: 1, note: null })
    case 'keep_dish':
      return keepDish(household, writer, args)
    case 'offer_put':
      return offerPut(household, writer, fakeTools.offer_put.arguments.parse(args))
    case 'commit_offer':
      return commitOffer(household, writer, String(args['offer']))
    case 'cancel_offer':
      return cancelOffer(household, String(args['offer']))
    default:
      return look(household)
  }
}

function rememberChange({ changes }: Household, before: Lot[], turnId: string): void {
  if (changes.at(-1)?.turnId !== turnId) changes.push({ turnId, before })
}

/** The stock before the latest turn that changed it. */
function takeBack(household: Household): ToolOutcome {
  const latest = household.changes.pop()
  if (!latest) return refused('NOTHING_TO_UNDO', 'There is nothing to take back.')
  const undone = changesSince(household, latest.before)
  household.lots = latest.before
  return {
    ok: true,
    entities: undone.map(({ id, label, op }) => ({
      ...lotEntity({ id, food: label, quantity: 0 }),
      op: op === 'created' ? ('deleted' as const) : op,
    })),
    data: { request: null, undone },
  }
}

function showLatest(household: Household): ToolOutcome {
  const latest = household.changes.at(-1)
  const data =
    latest === undefined
      ? { changes: [] }
      : { source: latest.turnId, changes: changesSince(household, latest.before), changed_since: [] }
  return { ok: true, entities: [], data }
}

function changesSince({ lots }: Household, before: readonly Lot[]) {
  return lots
    .filter(({ id, quantity }) => before.find((lot) => lot.id === id)?.quantity !== quantity)
    .map((lot) => {
      const known = before.find(({ id }) => id === lot.id)
      const columns = (quantity: number | undefined) => (quantity === undefined ? null : { quantity })
      const op = known ? ('updated' as const) : ('created' as const)
      const entity = { entity_type: 'lot', id: lot.id, label: lot.food, place: 'stock', op }
      return { ...entity, before: columns(known?.quantity), after: columns(lot.quantity) }
    })
}

function put(
  { lots }: Household,
  { userId }: TurnWriter,
  args: z.infer<typeof fakeTools.put.arguments>,
): ToolOutcome {
  const known = lots.find((lot) => lot.food === args.food)
  const lot = known ?? { id: idOf(`${userId} ${args.food}`), food: args.food, quantity: 0 }
  if (!known) lots.push(lot)
  lot.quantity += args.quantity
  return done(lot, { op: known ? 'updated' : 'created', told: `${args.quantity} ${lot.food}` })
}

function take({ lots }: Household, args: z.infer<typeof fakeTools.take.arguments>): ToolOutcome {
  if (args.food === 'thing') return ambiguous
  const lot = lots.find(({ id, food: name }) => (args.item ? id === args.item : name === args.food))
  if (!lot || lot.quantity < args.quantity)
    return refused('NOT_ENOUGH', `There is not enough ${args.food ?? 'of that'}.`)
  lot.quantity -= args.quantity
  return done(lot, { op: 'updated', told: `${args.quantity} ${lot.food}` })
}

const ambiguous: ToolOutcome = {
  ok: false,
  error: { code: 'AMBIGUOUS_THING', message: 'Which thing?', retryable: false, options: ['milk', 'egg'] },
}

function look({ lots }: Household): ToolOutcome {
  return {
    ok: true,
    entities: lots.map((lot) => ({ ...lotEntity(lot), op: 'read' as const })),
    data: { told: `${lots.length} foods`, ids: lots.map(({ id }) => id) },
  }
}

const dishSchema = z.object({ name: z.string(), foods: z.array(z.string()) })

function keepDish({ dishes }: Household, { userId }: TurnWriter, args: Call['arguments']): ToolOutcome {
  const { name, foods } = dishSchema.parse(args['content'])
  if (foods.includes('fault')) return refused('BROKEN', `${name} cannot be kept.`)
  const dish = { id: idOf(`${userId} dish ${name} ${dishes.length}`), name, foods }
  dishes.push(dish)
  const entity = { type: 'dish', id: dish.id, label: name, source: 'generated' as const }
  return {
    ok: true,
    entities: [{ ...entity, op: 'created' }],
    data: { told: `${name} of ${foods.join(', ')}` },
  }
}

function offerPut(
  { offers }: Household,
  { userId, turnId }: TurnWriter,
  { food, quantity }: z.infer<typeof fakeTools.offer_put.arguments>,
): ToolOutcome {
  const offer: Offer = {
    id: idOf(`${userId} offer ${offers.length}`),
    food,
    quantity,
    turnId,
    status: 'open',
  }
  offers.push(offer)
  const call = (tool: string) => ({ tool, arguments: { offer: offer.id } })
  return {
    ok: true,
    entities: [],
    data: { told: `${quantity} ${food}?` },
    pending: {
      kind: 'confirmation',
      version: 1,
      summary: `Put ${quantity} ${food}?`,
      data: { food, quantity },
      options: [],
      confirm: call('commit_offer'),
      cancel: call('cancel_offer'),
      edit: null,
      joins: offers.some((one) => one !== offer && one.turnId === turnId && one.status === 'open'),
    },
  }
}

function commitOffer(household: Household, writer: TurnWriter, id: string): ToolOutcome {
  const offer = household.offers.find((one) => one.id === id)
  if (offer?.status !== 'open') return refused('OFFER_CLOSED', 'That is no longer open.')
  if (offer.turnId === writer.turnId) return refused('OFFER_UNSEEN', 'Nobody has seen that yet.')
  offer.status = 'committed'
  return put(household, writer, { food: offer.food, quantity: offer.quantity, note: null })
}

function cancelOffer({ offers }: Household, id: string): ToolOutcome {
  const offer = offers.find((one) => one.id === id)
  if (offer?.status === 'open') offer.status = 'cancelled'
  return { ok: true, entities: [], data: { told: 'left' } }
}

function done(lot: Lot, { op, told }: { op: 'created' | 'updated'; told: string }): ToolOutcome {
  // The id is in the data on purpose: whatever a domain returns, no prompt may show it.
  return { ok: true, entities: [{ ...lotEntity(lot), op }], data: { told, lot_id: lot.id } }
}

function lotEntity({ id, food: label }: Lot) {
  return { type: 'lot', id, label, source: 'db_lookup' as const }
}

function refused(code: string, message: string): ToolOutcome {
  return { ok: false, error: { code, message, retryable: false } }
}

function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
