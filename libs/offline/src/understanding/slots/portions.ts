import { marksIn, textOf, type Given } from './given.ts'

const PORTIONS: ReadonlySet<unknown> = new Set(['serving', 'bowl', 'plate', 'piece', 'slice'])

/** "A portion and a half", "2 plates and half". */
export function portionAndHalf(given: Given): number | undefined {
  const found =
    / (\d|a|one|two|three)? ?(?:portion|serving|plate|bowl|slice|piece|helping)s? and (?:a )?half /.exec(
      textOf(given),
    )
  if (found === null) return undefined
  const count = { two: 2, three: 3 }[found[1] ?? ''] ?? Number(found[1])
  return (Number.isFinite(count) ? count : 1) + 0.5
}

/** How many portions of a dish a part tells: "2 plates", "a slice". */
export function portionsOf(given: Given): number | undefined {
  const [number] = marksIn(given, 'number')
  const [unit] = marksIn(given, 'unit')
  return PORTIONS.has(unit?.value)
    ? Number(number?.value ?? 1)
    : number && unit === undefined
      ? Number(number.value)
      : undefined
}
