import { plainWordsOf } from '../words/plain-words.ts'
import type { Act, Row, Situation } from './situation.ts'

/** Where a thing of the person stands. */
export type Home = 'stock' | 'list' | 'recipes' | 'plan' | 'diary' | 'preferences' | 'open' | 'before'

/** Something that the person has or that was spoken of, by the name it has there. */
export type OwnThing = { home: Home; name: string; words: string[]; row: Row }

/** Everything that the person has and what was spoken of last. */
export function ownThings({ state, open, before }: Situation): OwnThing[] {
  const rows = (['stock', 'list', 'recipes', 'plan', 'diary', 'preferences'] as const).flatMap((home) =>
    state[home].map((row) => thingOf(home, typeof row === 'string' ? { name: row } : row)),
  )
  const waiting = [...(open?.acts ?? []), ...(open?.of ? [open.of] : [])].flatMap((act) =>
    thingsOfAct(act).map((name) => thingOf('open', { name })),
  )
  const spoken = (before.at(-1)?.acts ?? []).flatMap((act) =>
    thingsOfAct(act).map((name) => thingOf('before', { name })),
  )
  return [...rows, ...waiting, ...spoken].filter(({ words }) => words.length > 0)
}

function thingOf(home: Home, row: Row): OwnThing {
  const name = nameOfRow(row)
  return { home, name, words: plainWordsOf(name), row }
}

/** What a row is called: a food, a dish, a recipe or what is kept of somebody. */
export function nameOfRow(row: Row): string {
  return String(row.food ?? row.title ?? row.name ?? row['value'] ?? '')
}

/** The names of foods, recipes and dishes in an act. */
export function thingsOfAct(act: Act): string[] {
  const { food, name, recipe, title, value, ingredient, items, foods, without, meals, swap } = act as Record<
    string,
    unknown
  >
  const nested = [...listOf(items), ...listOf(meals)].flatMap((each) =>
    isRecord(each) ? [each['food'], each['title']] : [],
  )
  const swapped = isRecord(swap) ? [swap['from'], swap['to']] : []
  const all: unknown[] = [
    food,
    name,
    recipe,
    title,
    value,
    ingredient,
    ...listOf(foods),
    ...listOf(without),
    ...nested,
    ...swapped,
  ]
  return all.filter((each): each is string => typeof each === 'string' && each !== '')
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
