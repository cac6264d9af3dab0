import { asOneLine, changeSchema, changesSchema } from '@alfred/contracts'
import type { Change, ToolOutcome } from '@alfred/contracts'
import { z } from 'zod'
import { readShortAnswer, sayFood } from '@alfred/language'

/** How many changes are named; the rest is counted. */
const NAMED_MAX = 12

const shownSchema = changesSchema
  .partial()
  .extend({ changes: z.array(changeSchema), request: z.string().nullish() })
const undoneSchema = z.object({
  request: z.string().nullish(),
  undone: z.array(changeSchema),
  undoes: z.string().nullish(),
})

/** The sentences about shown or undone changes, made from the stored rows alone (ruling R11). */
export function tellChanges(tool: 'show_changes' | 'undo_changes', outcome: ToolOutcome): string[] {
  if (!outcome.ok) return [outcome.error.message]
  return tool === 'undo_changes' ? tellUndone(outcome.data) : tellShown(outcome.data)
}

function tellUndone(data: Record<string, unknown>): string[] {
  const { request, undone, undoes } = undoneSchema.parse(data)
  return [`I took back ${undoes ? 'the undo' : requestWords(request)}: ${list(undone, takenBack)}.`]
}

function tellShown(data: Record<string, unknown>): string[] {
  const shown = shownSchema.parse(data)
  if (shown.changes.length === 0) return ['I have changed nothing for you lately.']
  const did = shown.undoes ? 'took an earlier change back' : 'changed this'
  const made = `Last, ${requestWords(shown.request)} ${did}: ${list(shown.changes, madeWords)}.`
  const since = shown.changed_since ?? []
  if (shown.undone_by) return [made, 'That was taken back since.']
  if (since.length > 0)
    return [made, `It cannot be taken back as it is: there were later changes to ${since.join(', ')}.`]
  return [made, shown.undoes ? 'Say "redo" to have it again.' : 'Say "undo that" to take it back.']
}

function requestWords(request: string | null | undefined): string {
  if (!request) return 'an earlier request'
  return readShortAnswer(request) === 'confirm'
    ? 'what you had said yes to'
    : `your request "${asOneLine(request)}"`
}

function list(changes: readonly Change[], tell: (change: Change) => string): string {
  const named = changes.slice(0, NAMED_MAX).map(tell)
  const more = changes.length - named.length
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join('; ')
}

function madeWords(change: Change): string {
  const { op, label, place, before, after } = change
  if (op === 'created') return `added ${thing(label, after)} to your ${place}`
  if (op === 'deleted') return `removed ${thing(label, before)} from your ${place}`
  return `changed ${label} in your ${place}${difference(change, (from, to) => `${from} to ${to}`)}`
}

function takenBack(change: Change): string {
  const { op, label, place, before, after } = change
  if (op === 'created') return `${thing(label, after)} ${isOrAre(label, after)} no longer in your ${place}`
  if (op === 'deleted') return `${thing(label, before)} ${isOrAre(label, before)} back in your ${place}`
  return `${label} in your ${place} is as before${difference(change, (from, to) => `${from} instead of ${to}`)}`
}

/** The words for an entity: its label with its amount ("6 eggs"), other columns behind it. */
function thing(label: string, columns: Change['before']): string {
  const { quantity, unit, target, checked: _, ...others } = columns ?? {}
  const counted = typeof quantity === 'number' ? count(quantity, unit, label) : label
  const aim = isSaid(target) ? [[target, unit].filter(isSaid).map(words).join(' ')] : []
  const rest = [...Object.values(others).filter(isSaid).map(words), ...aim]
  return counted + (rest.length > 0 ? ` (${rest.join(', ')})` : '')
}

function count(quantity: number, unit: unknown, label: string): string {
  return sayFood(quantity, typeof unit === 'string' ? unit : 'piece', label)
}

/** "6 eggs are", "2 packs of flour are", but "2 l milk is". */
function isOrAre(label: string, columns: Change['before']): 'is' | 'are' {
  const { quantity, unit } = columns ?? {}
  if (typeof quantity !== 'number') return 'is'
  const named = (number: number): string => count(number, unit, label).replace(/^\S+ /, '')
  return named(quantity) === named(1) ? 'is' : 'are'
}

function difference({ before, after }: Change, tell: (from: string, to: string) => string): string {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changed = columns.filter((column) => words(before?.[column]) !== words(after?.[column]))
  if (changed.length === 0) return ''
  const told = changed.map(
    (column) =>
      `${column.replace(/_on$/, '').replaceAll('_', ' ')} ${tell(words(before?.[column]), words(after?.[column]))}`,
  )
  return ` (${told.join(', ')})`
}

function isSaid(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}

function words(value: unknown): string {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  return isSaid(value) ? String(value) : 'none'
}
