import { plainWordsOf } from '../words/plain-words.ts'
import { foodsBefore, textOf, type Given } from './given.ts'

// "The first one", "the last two": which of what was named or shown in a row just before.

const ORDINAL =
  / (?:(?:the|those|these|that) (?<named>first|second|third|last)|(?<bare>first|second|third|last) ones?) (?:(?<count>two|three|2|3) )?/
const COUNT: Readonly<Record<string, number>> = { two: 2, three: 3, 2: 2, 3: 3 }
const PLACE: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2 }
/** "Used the last one" is about the last piece of something. */
const USES_UP = / (?:used|use|ate|eaten|had|drank|finished|gone|opened|left) /

/** Does a part tell by its place in a row what is meant? */
export const isOrdinal = (given: Given): boolean => ORDINAL.test(textOf(given))

/** The ones of a row that a part tells by their place: "scratch the second". None where it tells no place that is there. */
export function pickedFrom(row: readonly string[], given: Given): readonly string[] {
  const text = textOf(given)
  const { named, bare, count: counted = '' } = ORDINAL.exec(text)?.groups ?? {}
  const ordinal = named ?? bare ?? ''
  if (row.length < 2 || ordinal === '' || (ordinal === 'last' && USES_UP.test(text))) return []
  const count = COUNT[counted] ?? 1
  if (ordinal === 'last') return count > row.length ? [] : row.slice(-count)
  const at = PLACE[ordinal] ?? 0
  return row.slice(at, at + count)
}

/** The foods that were named in a row just before: those of the last calls, or those that the last reply shows of what is kept or listed. */
export function foodsInRow(given: Given): readonly string[] {
  const { state, before } = given.situation
  const last = before.at(-1)
  const told = foodsBefore(given)
  if (last === undefined || last.acts.filter(({ food }) => typeof food === 'string').length > 1) return told
  const named = (row: (typeof state.list)[number]): string => String(typeof row === 'string' ? row : row.food)
  if (last.acts.some(({ tool }) => tool === 'list_shopping')) return state.list.map(named)
  const shown = plainWordsOf(last.reply ?? '').join(' ')
  return [...new Set([...state.list, ...state.stock].map(named))]
    .map((food) => ({ food, at: ` ${shown} `.indexOf(` ${plainWordsOf(food).join(' ')} `) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ food }) => food)
}
