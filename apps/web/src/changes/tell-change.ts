import { isKeyOf, type Change } from '@alfred/contracts'
import { tellAmount } from '../alfred/tell-amount.ts'
import { tellDay } from '../alfred/tell-days.ts'

const verbs = { created: 'Added', updated: 'Changed', deleted: 'Removed' } as const

/** What was done with some things, those of which the same was done together: "Added milk, eggs", "Removed rice". */
export function tellThings(labels: readonly string[], ops: readonly string[]): string[] {
  const verbOf = (place: number): string => {
    const op = ops[place] ?? ''
    return isKeyOf(verbs, op) ? `${verbs[op]} ` : ''
  }
  const done = labels.map((label, place) => ({ label, verb: verbOf(place) }))
  return [...Map.groupBy(done, ({ verb }) => verb)].map(
    ([verb, things]) => `${verb}${things.map(({ label }) => label).join(', ')}`,
  )
}

/** One change in a line: "Added milk, 2 l (stock)". */
export function tellChange({ op, label, place, before, after }: Change): string {
  const was = tellColumns(before)
  const is = tellColumns(after)
  const amounts = op === 'updated' && was !== '' && is !== '' && was !== is ? `${was} → ${is}` : is || was
  return `${verbs[op]} ${label}${amounts === '' ? '' : `, ${amounts}`} (${place})`
}

/** What of a row tells one state from another: its amount, its day, whether it is ticked. */
function tellColumns(columns: Record<string, unknown> | null): string {
  if (columns === null) return ''
  const { quantity, unit, day, meal, checked } = columns
  const parts = [
    typeof quantity === 'number' ? tellAmount(quantity, typeof unit === 'string' ? unit : null) : '',
    typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? tellDay(day) : '',
    typeof meal === 'string' ? meal : '',
    checked === true ? 'ticked' : '',
  ]
  return parts.filter((part) => part !== '').join(', ')
}
