import { styleText } from 'node:util'
import { isReadable } from '@alfred/client'
import type { Client } from '@alfred/client'
import type { ReadFilters, ReadName, ReadRow } from '@alfred/contracts'
import { daysOf, type Options } from './config.ts'
import { layOutTable } from './lay-out-table.ts'
import { printableLine } from './printable.ts'

/** Rows as a command shows them: for programs as they are, for people in columns. */
export type Shown = { rows: readonly object[]; text: string }
/** What a command that shows rows is given; `today` is a day of the person's own calendar. */
export type Showing = { client: Client; options: Options; today: string; hasColours: boolean }

const PAGE = 1_000
const ROWS_MAX = 10_000

/** All rows of a read, page by page. */
async function allRows<Name extends ReadName>(
  client: Client,
  name: Name,
  where: ReadFilters<Name> = {} as ReadFilters<Name>,
): Promise<ReadRow<Name>[]> {
  const rows: ReadRow<Name>[] = []
  for (let offset = 0; offset < ROWS_MAX; offset += PAGE) {
    const page = await client.read(name, { where, limit: PAGE, offset })
    rows.push(...page.filter(isReadable))
    if (page.length < PAGE) break
  }
  return rows
}

const amountOf = (quantity: number | null, unit: string | null): string =>
  quantity === null ? '' : `${quantity}${unit === null || unit === 'piece' ? '' : ` ${unit}`}`
const cell = (text: string | null | undefined): string => printableLine(text ?? '')

/** The day that is so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

export async function showStock({ client, options, today, hasColours }: Showing): Promise<Shown> {
  const place = options.values['place'] as ReadRow<'inventory'>['location'] | undefined
  const rows = await allRows(client, 'inventory', place === undefined ? {} : { location: place })
  const soon = dayAfter(today, 2)
  const day = (due: string | null | undefined): string => {
    const style =
      due === null || due === undefined || !hasColours
        ? undefined
        : due < today
          ? 'red'
          : due <= soon
            ? 'yellow'
            : undefined
    return style === undefined ? (due ?? '') : styleText(style, due ?? '', { validateStream: false })
  }
  const lines = rows.map((lot) => [
    ...[cell(lot.food), amountOf(lot.quantity, lot.unit), lot.location],
    day(lot.due_on ?? lot.expires_on),
  ])
  return shown(rows, { head: ['food', 'amount', 'place', 'until'], lines, none: 'Nothing is in stock.' })
}

export async function showList({ client }: Showing): Promise<Shown> {
  const rows = await allRows(client, 'shopping')
  const sorted = rows.toSorted(
    (one, other) =>
      Number(one.checked) - Number(other.checked) ||
      (one.aisle ?? '').localeCompare(other.aisle ?? '') ||
      one.food.localeCompare(other.food),
  )
  const lines = sorted.map((line) => [
    ...[line.checked ? '☑' : '☐', cell(line.food), amountOf(line.quantity, line.unit)],
    ...[cell(line.aisle), cell(line.note)],
  ])
  return shown(sorted, { head: ['', 'food', 'amount', 'aisle', 'note'], lines, none: 'The list is empty.' })
}

export async function showPlan({ client, options, today }: Showing): Promise<Shown> {
  const until = dayAfter(today, daysOf(options, 7) - 1)
  const rows = await allRows(client, 'meal_plan', { day: { from: today, until } })
  const lines = rows.map((dish) => [
    ...[`${weekday(dish.day)} ${dish.day}`, dish.meal, cell(dish.title)],
    dish.servings === null || dish.servings === undefined ? '' : `for ${dish.servings}`,
  ])
  return shown(rows, { head: ['day', 'meal', 'dish', ''], lines, none: `Nothing is planned until ${until}.` })
}

export async function showDiary({ client, options, today }: Showing): Promise<Shown> {
  const from = dayAfter(today, 1 - daysOf(options, 1))
  const rows = await allRows(client, 'diary', { logged_on: { from, until: today } })
  const figure = (entry: { nutrients: Record<string, number> }, name: string, digits = 0): string =>
    entry.nutrients[name]?.toFixed(digits) ?? '?'
  const lines = rows.map((entry) => [
    ...[entry.logged_on, entry.meal ?? '', cell(entry.food), amountOf(entry.quantity, entry.unit)],
    ...[figure(entry, 'calories'), figure(entry, 'protein_g', 1), cell(entry.source)],
  ])
  const days = [...Map.groupBy(rows, ({ logged_on }) => logged_on)]
  const sums = days.map(([day, entries]) => {
    const sum = (name: string): number =>
      entries.reduce((total, { nutrients }) => total + (nutrients[name] ?? 0), 0)
    return `${day}: ${sum('calories').toFixed(0)} kcal, ${sum('protein_g').toFixed(1)} g protein`
  })
  const head = ['day', 'meal', 'food', 'amount', 'kcal', 'protein g', 'source']
  const told = shown(rows, { head, lines, none: 'Nothing was logged.' })
  return rows.length === 0 ? told : { ...told, text: `${told.text}\n\n${sums.join('\n')}` }
}

export async function showChanges({ client }: Showing): Promise<Shown> {
  const { items } = await client.listChanges({ limit: 20 })
  const lines = items.map(({ changed_at, kind, request, count, labels, undone_by }) => [
    ...[changed_at.slice(0, 16).replace('T', ' '), kind],
    `${labels.map(printableLine).join(', ')}${count > labels.length ? ` and ${count - labels.length} more` : ''}`,
    ...[
      request === null ? '' : `"${printableLine(request).slice(0, 60)}"`,
      undone_by === null ? '' : 'taken back',
    ],
  ])
  return shown(items, {
    head: ['when (UTC)', 'by', 'what', 'asked', ''],
    lines,
    none: 'Nothing was changed.',
  })
}

function weekday(day: string): string {
  return new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

function shown(
  rows: readonly object[],
  { head, lines, none }: { head: string[]; lines: string[][]; none: string },
): Shown {
  return { rows, text: rows.length === 0 ? none : layOutTable(head, lines) }
}
