import { findUnit, type TurnBrief } from '@alfred/contracts'
import { readMealLabel } from '../../reading/meal-label.ts'
import type { Row, State } from '../things/situation.ts'

type Entity = TurnBrief['entities'][number]
type Home = 'stock' | 'list' | 'recipes' | 'plan' | 'diary'
type Sort = { home: Home; rowOf: (entity: Entity) => Row }

/** The rows of the person's things that a turn is told of, by where they stand. */
export function rowsOfEntities(entities: readonly Entity[]): Partial<Pick<State, Home>> {
  const rows = entities.flatMap((entity) => {
    const sort = SORTS[entity.type]
    return sort === undefined ? [] : [{ home: sort.home, row: sort.rowOf(entity) }]
  })
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ home }) => home)].map(([home, all]) => [home, all.map(({ row }) => row)]),
  )
}

const named = ({ label }: Entity): Row => ({ food: nameOf(label) })

const SORTS: Readonly<Record<string, Sort>> = {
  lot: { home: 'stock', rowOf: (entity) => ({ ...named(entity), ...amountIn(entity) }) },
  shopping_item: { home: 'list', rowOf: (entity) => ({ ...named(entity), ...amountIn(entity) }) },
  recipe: { home: 'recipes', rowOf: ({ label }) => ({ name: nameOf(label) }) },
  meal: { home: 'plan', rowOf: mealOf },
  food_entry: { home: 'diary', rowOf: eatenOf },
}

// What the database tells of a thing is told to models in words (kitchen_context); these are read again.

/** "planned for dinner on 2026-11-20" */
const PLANNED = /\bplanned for (?<meal>[a-z]+) on (?<day>\d{4}-\d\d-\d\d)/
/** When something was eaten, behind it in its label: "2 eggs for breakfast on 2026-11-20". */
const WHEN_EATEN = /(?: for (?<meal>[a-z]+))? on (?<day>\d{4}-\d\d-\d\d)$/
/** "contains: milk, 2 l, fridge, until 2026-11-20", "on the shopping list, 4 piece" */
const AMOUNT = /\b(?:contains: [^,]+|on the shopping list), (?<quantity>\d+(?:\.\d+)?)(?: (?<unit>[^,]+))?/

function mealOf({ label, note }: Entity): Row {
  return { title: nameOf(label), ...PLANNED.exec(note ?? '')?.groups, ...readMealLabel(label) }
}

function eatenOf({ label }: Entity): Row {
  const { meal, day } = WHEN_EATEN.exec(label)?.groups ?? {}
  const { name, quantity, unit } = partsOf(label)
  return {
    food: name,
    ...(quantity !== undefined && { quantity }),
    ...(unit !== undefined && { unit }),
    ...(meal !== undefined && { meal }),
    ...(day !== undefined && { day }),
  }
}

function amountIn({ note }: Entity): Row {
  const { quantity, unit } = AMOUNT.exec(note ?? '')?.groups ?? {}
  return quantity === undefined ? {} : { quantity: Number(quantity), ...(unit !== undefined && { unit }) }
}

/** What a label names, without its amount, its place and its day: "milk, 2 l (fridge)", "2 lb ground beef", "dinner on 2026-11-20: tacos". */
export function nameOf(label: string): string {
  return readMealLabel(label)?.title ?? partsOf(label).name
}

/** A label as its name and the amount before it. */
function partsOf(label: string): { name: string; quantity?: number; unit?: string } {
  const whole = (label.replace(WHEN_EATEN, '').split(/[,(:]/)[0] ?? label).trim()
  const amount = /^(\d+(?:\.\d+)?) ?/.exec(whole)
  if (amount === null) return { name: whole }
  const behind = whole.slice(amount[0].length)
  const quantity = Number(amount[1])
  const [word = '', ...rest] = behind.split(' ')
  const unit = findUnit(word)
  if (rest.length === 0 || (word !== 'x' && unit === undefined)) return { name: behind, quantity }
  const name = rest.join(' ').replace(/^of /, '')
  return unit === undefined ? { name, quantity } : { name, quantity, unit: word }
}
