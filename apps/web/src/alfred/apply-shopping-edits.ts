import type { ReadRow } from '@alfred/contracts'
import type { Outgoing, OutgoingEdit } from './outbox.ts'

export type ShoppingLine = ReadRow<'shopping'> & {
  /** Whether it is only known here so far. */
  isWaiting?: boolean
}

type Apply = (
  lines: readonly ShoppingLine[],
  given: Readonly<Record<string, unknown>>,
  key: string,
) => ShoppingLine[]

/** What each change by hand makes of the list, as far as it can be told without the gateway. */
const appliers: Readonly<Record<string, Apply>> = {
  check_off: (lines, given) =>
    lines.map((line) => (isMeant(line, given) ? { ...line, checked: true, isWaiting: true } : line)),
  remove_from_shopping: (lines, given) => lines.filter((line) => !isMeant(line, given)),
  set_shopping: (lines, given) =>
    lines.map((line) =>
      isMeant(line, given) ? { ...line, quantity: Number(given['quantity']), isWaiting: true } : line,
    ),
  clear_shopping: (lines, given) =>
    given['only_checked'] === true ? lines.filter(({ checked }) => !checked) : [],
  bought_list: (lines) => lines.map((line) => ({ ...line, checked: true, isWaiting: true })),
  add_to_shopping: (lines, given, key) => [...lines, newLine(given, key)],
}

/** The list as it will be once all that waits was done. */
export function applyShoppingEdits(
  rows: readonly ShoppingLine[],
  waiting: readonly Outgoing[],
): ShoppingLine[] {
  const edits = waiting.filter((entry): entry is OutgoingEdit => entry.kind === 'edit')
  return edits.reduce<ShoppingLine[]>(
    (lines, { tool, given, key }) => appliers[tool]?.(lines, given, key) ?? lines,
    [...rows],
  )
}

function isMeant(line: ShoppingLine, given: Readonly<Record<string, unknown>>): boolean {
  if (line.checked) return false
  return given['item'] === undefined ? line.food === given['food'] : line.id === given['item']
}

function newLine({ food, quantity, unit }: Readonly<Record<string, unknown>>, key: string): ShoppingLine {
  const now = new Date().toISOString()
  return {
    ...{ id: key, food: String(food), note: null, checked: false, created_at: now, updated_at: now },
    quantity: typeof quantity === 'number' ? quantity : null,
    unit: typeof unit === 'string' ? unit : null,
    isWaiting: true,
  }
}
