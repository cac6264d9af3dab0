import { UNREADABLE_ENTRY } from '@alfred/contracts'
import type { KitchenRows } from '@alfred/db/kitchen'
import { sayNumber } from '@alfred/language'

type Kind = keyof KitchenRows
type Row<Name extends Kind> = NonNullable<KitchenRows[Name][number]>

const LENGTH_MAX = 400

/** Says one row of each kind in a line for planning, with its days as YYYY-MM-DD. */
const sayRow: { [Name in Kind]: (row: Row<Name>) => string } = {
  inventory: ({ location, expires_on: told, estimated_on: estimated, ...amount }) => {
    const until = estimated === undefined ? told : `about ${estimated}`
    return [sayAmountOf(amount), location, ...(until === null ? [] : [`until ${until}`])].join(', ')
  },
  recipes: ({ name, cuisine, minutes, foods }) =>
    [
      name,
      ...(cuisine === null ? [] : [cuisine]),
      ...(minutes === null ? [] : [`${minutes} minutes`]),
      ...(foods.length === 0 ? [] : [`with ${foods.join(', ')}`]),
    ].join(', '),
  meals: ({ day, meal, title }) => `${day} ${meal}: ${title}`,
  shopping: sayAmountOf,
}

/** The rows of one kind as lines for planning; none for a kind that the database does not know. */
export function sayRows(rows: KitchenRows, kind: string): string[] {
  return isKind(rows, kind) ? linesOf(rows, kind) : []
}

function linesOf<Name extends Kind>(rows: KitchenRows, kind: Name): string[] {
  const found: readonly (Row<Name> | null)[] = rows[kind]
  return found.map((row) => (row === null ? UNREADABLE_ENTRY : sayRow[kind](row).slice(0, LENGTH_MAX)))
}

function isKind(rows: KitchenRows, kind: string): kind is Kind {
  return Object.hasOwn(rows, kind)
}

/** "2 l milk", "6 egg", "salt": the name stays as it is, so that a plan can name it. */
function sayAmountOf({ food, quantity, unit }: Row<'shopping'>): string {
  const counted = quantity === null ? [] : [sayNumber(quantity)]
  return [...counted, ...(unit === null || unit === 'piece' ? [] : [unit]), food].join(' ')
}
