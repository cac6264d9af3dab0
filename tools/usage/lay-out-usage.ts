import type { PersonLine } from '@alfred/db/usage'
import { sumTaken } from '@alfred/contracts'
import type { Taken } from '@alfred/contracts'

const heads = ['person', 'day', 'model', 'calls', 'tokens in', 'cached', 'tokens out', 'dollars'] as const
/** From this column on there are numbers, which stand below each other by their ends. */
const FIRST_NUMBER = 3

/** The lines of a table, with the sum below them. */
export function layOutUsage(lines: readonly PersonLine[]): string[] {
  if (lines.length === 0) return ['No model was asked in these days.']
  const rows = [
    [...heads],
    ...lines.map((line) => [line.user_id, line.day, line.model, ...numbersOf(line)]),
    ['all', '', '', ...numbersOf(sumTaken(lines))],
  ]
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const table = rows.map((row) =>
    row
      .map((cell, column) =>
        column < FIRST_NUMBER ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  const isUnknown = lines.some(({ cost_known }) => !cost_known)
  return isUnknown ? [...table, '+ and what has no known price: MODEL_PRICES may tell it'] : table
}

function numbersOf(taken: Taken): string[] {
  const { model_calls, input_tokens, cached_tokens, output_tokens, cost_usd, cost_known } = taken
  return [
    ...[model_calls, input_tokens, cached_tokens, output_tokens].map(String),
    `${cost_usd.toFixed(4)}${cost_known ? ' ' : '+'}`,
  ]
}
