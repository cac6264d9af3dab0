import { asOneLine, changeSchema, changesSchema, findNutrient } from '@alfred/contracts'
import type { Change, ToolOutcome } from '@alfred/contracts'
import { z } from 'zod'
import { readShortAnswer } from '@alfred/language'
import { termsFor } from '@alfred/language/wording'
import type { Terms } from '@alfred/language/wording'
import { foodTypes } from '../words/food-types.ts'
import { wordsFor } from '../words/words-for.ts'
import type { ToldChange, TurnWords } from '../words/words.ts'

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

type Saying = { words: TurnWords['changes']; terms: Terms }

/**
 * The sentences about shown or undone changes in the language of the locale, made from the stored rows alone (ruling
 * R11).
 */
export function tellChanges(
  tool: 'show_changes' | 'undo_changes',
  outcome: ToolOutcome,
  locale: string,
): string[] {
  if (!outcome.ok) return [outcome.error.message]
  const saying = { words: wordsFor(locale).changes, terms: termsFor(locale) }
  return tool === 'undo_changes' ? tellUndone(outcome.data, saying) : tellShown(outcome.data, saying)
}

function tellUndone(data: Record<string, unknown>, saying: Saying): string[] {
  const { words } = saying
  const { request, undone, undoes } = undoneSchema.parse(data)
  const what = undoes ? words.theUndo : requestWords(request, words)
  const { undone: sayUndone, insteadOf } = words
  return [words.tookBack(what, list(undone, saying, { say: sayUndone, differ: insteadOf }))]
}

function tellShown(data: Record<string, unknown>, saying: Saying): string[] {
  const { words } = saying
  const shown = shownSchema.parse(data)
  if (shown.changes.length === 0) return [words.nothingLately]
  const { made: sayMade, changed } = words
  const told = list(shown.changes, saying, { say: sayMade, differ: changed })
  const made = words.last(requestWords(shown.request, words), told, Boolean(shown.undoes))
  const since = shown.changed_since ?? []
  if (shown.undone_by) return [made, words.takenBackSince]
  if (shown.forgotten) return [made]
  if (since.length > 0) return [made, words.cannotTakeBack(since.map(saying.terms.name))]
  return [made, shown.undoes ? words.howToRedo : words.howToUndo]
}

function requestWords(request: string | null | undefined, words: TurnWords['changes']): string {
  if (!request) return words.earlierRequest
  return readShortAnswer(request) === 'confirm' ? words.yourYes : words.request(asOneLine(request))
}

type Telling = Pick<TurnWords['changes'], 'made'>['made']
type How = { say: Telling; differ: (from: string, to: string) => string }

function list(changes: readonly Change[], saying: Saying, { say, differ }: How): string {
  const named = changes.slice(0, NAMED_MAX).map((change) => say[change.op](told(change, saying, differ)))
  const more = changes.length - named.length
  return [...named, ...(more > 0 ? [saying.words.more(more)] : [])].join('; ')
}

function told(change: Change, saying: Saying, differ: How['differ']): ToldChange {
  const { op, place, before, after } = change
  if (op === 'updated')
    return {
      thing: nameOf(change, saying.terms),
      isMany: false,
      place,
      difference: difference(change, saying, differ),
    }
  const columns = op === 'created' ? after : before
  const counted = count(change, columns, saying.terms)
  return {
    thing: `${counted?.(amountOf(columns)) ?? nameOf(change, saying.terms)}${asides(columns, saying)}`,
    isMany: counted !== null && isMany(counted, amountOf(columns)),
    place,
    difference: '',
  }
}

/** What a thing is called: a food, a nutrient and what is remembered have names in each language. */
function nameOf({ entity_type: type, label, before, after }: Change, terms: Terms): string {
  if (type === 'nutrition_goal') {
    const nutrient = findNutrient(label)
    return nutrient === undefined ? label : terms.nutrient(nutrient)
  }
  if (type === 'body_measure') return terms.measure(label)
  if (type === 'preference') return terms.kept(String((after ?? before)?.['kind']), label)
  return foodTypes.has(type) ? terms.name(label) : label
}

/** Says an amount of the thing ("6 eggs"); null when it has none. */
function count(
  { label }: Change,
  columns: Change['before'],
  terms: Terms,
): ((quantity: number) => string) | null {
  const { quantity, unit } = columns ?? {}
  if (typeof quantity !== 'number') return null
  return (number) => terms.food(number, typeof unit === 'string' ? unit : 'piece', label)
}

function amountOf(columns: Change['before']): number {
  return Number(columns?.['quantity'] ?? 1)
}

/** "6 eggs" and "2 packs of flour" are many, but "2 l milk" is one. */
function isMany(counted: (quantity: number) => string, quantity: number): boolean {
  const named = (number: number): string => counted(number).replace(/^\S+ /, '')
  return named(quantity) !== named(1)
}

/** What else is told of a thing, in brackets: " (fridge)", " (goal, 120 g)". */
function asides(columns: Change['before'], { words, terms }: Saying): string {
  const { quantity: _quantity, unit, target, checked: _checked, ...others } = columns ?? {}
  const aim = typeof target === 'number' ? [terms.amount(target, String(unit ?? 'piece'))] : []
  const rest = Object.entries(others).flatMap(([column, value]) =>
    isSaid(value) ? [words.value(column, value)] : [],
  )
  const all = [...rest, ...aim]
  return all.length > 0 ? ` (${all.join(', ')})` : ''
}

function difference({ before, after }: Change, { words }: Saying, differ: How['differ']): string {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const said = (row: Change['before'], column: string): string =>
    words.value(column, isSaid(row?.[column]) ? row?.[column] : null)
  const changed = columns.filter((column) => said(before, column) !== said(after, column))
  if (changed.length === 0) return ''
  const differences = changed.map(
    (column) => `${words.column(column)} ${differ(said(before, column), said(after, column))}`,
  )
  return ` (${differences.join(', ')})`
}

function isSaid(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}
