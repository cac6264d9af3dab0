import { randomUUID } from 'node:crypto'
import type { ReachableFunction } from './list-functions.ts'

const fill = (part: string, size: number): string => part.repeat(Math.ceil(size / part.length)).slice(0, size)

/** Texts that are expensive to process: many short words, one long one, names, patterns, lists and negations. */
export const texts: { name: string; of(size: number): string }[] = [
  { name: 'short words', of: (size) => fill('a b ', size) },
  { name: 'one letter', of: (size) => fill('a', size) },
  { name: 'digits', of: (size) => fill('7', size) },
  { name: 'foods', of: (size) => fill('milk egg red apple ', size) },
  { name: 'a list that is left out', of: (size) => fill('without milk or egg and ', size) },
  { name: 'claims', of: (size) => fill('vegan dairy free cheese ', size) },
  { name: 'words that nobody knows', of: (size) => unknownWords(size) },
  { name: 'patterns', of: (size) => fill('%_', size) },
  { name: 'blanks', of: (size) => fill(' ', size) },
]

function unknownWords(size: number): string {
  const words: string[] = []
  for (let index = 0, length = 0; length < size; index += 1) {
    const word = `q${index.toString(26).replaceAll(/\d/g, (digit) => 'qwrtzpsdfg'.charAt(Number(digit)))}xo`
    words.push(word)
    length += word.length + 1
  }
  return words.join(' ').slice(0, size)
}

const small: Readonly<Record<string, () => unknown>> = {
  uuid: () => randomUUID(),
  integer: () => 1,
  bigint: () => 1,
  numeric: () => 1,
  boolean: () => false,
  date: () => '2026-11-22',
  'timestamp with time zone': () => '2026-11-22T10:00:00Z',
  'integer[]': () => [],
  // A row of a table, for a function that is a column of it.
  shopping_items: () => null,
}
const big = new Set(['text', 'text[]', 'jsonb', 'uuid[]'])

/**
 * Can each argument of the function be generated here? Row types come from the database, where they are bounded
 * already.
 */
export function canBeBig({ arguments: args }: ReachableFunction): boolean {
  return args.every(({ type }) => big.has(type) || type in small)
}

/** Generates an argument with about as many characters as wanted. */
export function bigArgument(
  { type, name }: { type: string; name: string },
  text: string,
  size: number,
): unknown {
  if (type === 'text') return text
  if (type === 'text[]') return name === 'p_texts' ? [text] : splitInto(text, 40)
  if (type === 'uuid[]') return Array.from({ length: Math.ceil(size / 37) }, () => randomUUID())
  if (type === 'jsonb') return JSON.stringify(deep(text, size))
  return small[type]?.()
}

/** Splits a text into a list of parts that are each short enough to be accepted. */
function splitInto(text: string, length: number): string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  )
}

/**
 * Large values of every kind under every name that a tool reads: a text, a list of texts, of rows, and nested values.
 */
function deep(text: string, size: number): Record<string, unknown> {
  const part = text.slice(0, size / 16)
  const short = text.slice(0, 400)
  const list = splitInto(part, 100).slice(0, 180)
  const rows = list.map((food) => ({
    ...{ food, quantity: 1, unit: 'g', note: food, original: food },
    preparation: food,
    day: '2026-11-22',
    meal: 'lunch',
    title: food,
  }))
  const today = {
    today: '2026-11-22',
    day: '2026-11-22',
    from: '2026-11-01',
    until: '2026-11-22',
    now: '2026-11-22T10:00:00Z',
  }
  return {
    ...{
      food: short,
      name: short,
      query: short,
      title: short,
      value: short,
      unit: 'g',
      category: short,
      ingredient: short,
    },
    ...{
      new_name: short,
      cuisine: short,
      notes: part,
      kind: 'like',
      location: 'fridge',
      to: 'pantry',
      quantity: 1,
      ...today,
    },
    ...{
      foods: list.slice(0, 40),
      items: rows.slice(0, 40),
      meals: rows.slice(0, 28),
      goals: [],
      nutrients: {},
      from_stock: false,
    },
    payload: {
      name: short,
      description: part.slice(0, 2_000),
      notes: part.slice(0, 4_000),
      ingredients: rows.slice(0, 60),
      steps: list.map((step) => step.repeat(4)),
    },
  }
}
